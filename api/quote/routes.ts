import { upperCase } from '../../contract/text/letter-case.ts';
import {
  acceptQuote,
  askForQuote,
  declineQuote,
  getProForma,
  getQuotesOfChat,
  getQuotesOfRequest,
  sendQuote,
  verifyProForma,
  withdrawQuote,
} from '../../contract/quote/calls.ts';
import type { Quote } from '../../contract/quote/shapes.ts';
import { contactsSeen } from '../chat/contact/seen.ts';
import { requireChat } from '../chat/store.ts';
import { type Caller, type Deps, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { titleOf } from '../platform/text/title.ts';
import { inquiryOf } from '../inquiry/inquiry.ts';
import { findInquiry, listInquiries } from '../inquiry/store.ts';
import { ask } from './ask.ts';
import { accept, decline, withdraw } from './decide.ts';
import { verifyCode, proFormaOf } from './pro-forma.ts';
import { findByNumber, findProForma } from './pro-forma-store.ts';
import { sendQuoteOnce } from './send-quote.ts';
import { findQuote, findRequestNames, listRevisions, listOpen, type QuoteRow } from './store.ts';
import { quotesOf } from './views.ts';

/** A revision after a write. */
async function shown({ id }: { id: string }, { caller, deps }: { caller: Caller; deps: Deps }): Promise<{ quote: Quote }> {
  const row = await findQuote(deps.db, caller.masterUserId, id);
  const [quote] = row === null ? [] : await quotesOf(deps, caller, [row]);
  if (quote === undefined) throw new Refusal('NOT_FOUND');
  return { quote };
}

/** The chats of quotes, and when they were sent. */
const sentIn = (rows: readonly QuoteRow[]) => rows.map(({ chat_id, created_at }) => [chat_id, created_at] as const);

export const quoteRoutes: readonly Route[] = [
  on(sendQuote, sendQuoteOnce, shown),
  on(withdrawQuote, withdraw, shown),
  on(acceptQuote, accept, shown),
  on(declineQuote, decline, shown),
  on(askForQuote, ask, async ({ id }, { caller, deps }) => {
    const row = await findInquiry(deps.db, caller.masterUserId, id);
    if (row === null) throw new Refusal('NOT_FOUND');
    return { inquiry: inquiryOf(caller, row) };
  }),
  on(getQuotesOfRequest, async ({ query: { requestId, page = 1 }, caller, deps }) => {
    const request = await findRequestNames(deps.db, caller.masterUserId, requestId);
    if (request === null) throw new Refusal('NOT_FOUND');
    const { rows, hasMore } = await listOpen(deps.db, caller.masterUserId, requestId, page);
    await contactsSeen(deps, caller.masterUserId, sentIn(rows));
    const title = titleOf(request.names, caller.language, request.name);
    return { requestName: request.name, title, quotes: await quotesOf(deps, caller, rows), hasMore };
  }),
  on(getQuotesOfChat, async ({ query: { chatId }, caller, deps }) => {
    await requireChat(deps.db, caller, chatId);
    const [revisions, inquiries] = await Promise.all([listRevisions(deps.db, chatId), listInquiries(deps.db, chatId)]);
    await contactsSeen(deps, caller.masterUserId, sentIn(revisions));
    return { quotes: await quotesOf(deps, caller, revisions), inquiries: inquiries.map((row) => inquiryOf(caller, row)) };
  }),
  on(getProForma, async ({ query: { id }, caller, deps: { db, env } }) => {
    const row = await findProForma(db, caller.masterUserId, id);
    if (row === null) throw new Refusal('NOT_FOUND');
    return { proForma: await proFormaOf(env, row, caller.language) };
  }),
  on(verifyProForma, async ({ query: { number, code }, deps: { db, env } }) => {
    return verifyCode(env, await findByNumber(db, upperCase(number.trim(), 'en')), code);
  }),
];
