/** Ends a quote or a counter-offer: its sender withdraws it, or its receiver accepts or declines it. */
import type { acceptQuote, declineQuote, withdrawQuote } from '../../contract/quote/calls.ts';
import { actingStatement } from '../account/acting-store.ts';
import { isFirst } from '../chat/contact/paying.ts';
import { limitMessages, requirePartiesOfChat, sendingFaultOf } from '../chat/rules.ts';
import { send } from '../chat/sending.ts';
import { requireChat } from '../chat/store.ts';
import { type Caller, type Context, done } from '../platform/http/handler.ts';
import { Refusal, refusalOfConstraint } from '../platform/http/refusal.ts';
import { makeProForma } from './pro-forma.ts';
import { proFormaStatements } from './pro-forma-store.ts';
import { decideStatement, declineStatement, findQuote, type QuoteRow } from './store.ts';
import { quoteText } from './text.ts';
import { isOver, termsOf } from './views.ts';

async function requireQuote(
  db: D1DatabaseSession,
  caller: Caller,
  id: string,
  side: 'sender_user_id' | 'receiver_user_id',
): Promise<QuoteRow> {
  const row = await findQuote(db, caller.masterUserId, id);
  if (row === null || row[side] !== caller.masterUserId) throw new Refusal('NOT_FOUND');
  return row;
}

/** Withdrawal is free of charge. If its message would be charged or refused, the quote is withdrawn without a message. */
export async function withdraw({ body, caller, deps, operationKey }: Context<typeof withdrawQuote>) {
  const { commit, db, clock } = deps;
  const row = await requireQuote(db, caller, body.id, 'sender_user_id');
  const withdrawn = done('QUOTE_WITHDRAWN', 'The quote was withdrawn.', { id: row.id });
  if (row.state === 'withdrawn') return commit([], withdrawn);
  const chat = await requireChat(db, caller, row.chat_id);
  const now = clock.now();
  const decided = decideStatement(db, row.id, 'withdrawn', now);
  if (sendingFaultOf(chat, now) !== null || isFirst(chat)) return commit([decided], withdrawn);
  const mark = { id: row.id, revision: row.revision, event: 'withdrawn' } as const;
  await send(deps, caller, chat, { text: quoteText(mark, termsOf(row)), quote: mark, operationKey }, withdrawn, [decided]);
  return withdrawn;
}

/** Accepts once, also in repeated calls; the batch creates the pro-forma too. */
export async function accept({ body, caller, deps, operationKey }: Context<typeof acceptQuote>) {
  const { commit, db, clock } = deps;
  const row = await requireQuote(db, caller, body.id, 'receiver_user_id');
  const accepted = done('QUOTE_ACCEPTED', 'The quote was accepted.', { id: row.id });
  if (row.state === 'accepted') return commit([], accepted);
  if (row.state !== 'sent') throw new Refusal('STALE_VERSION');
  const now = clock.now();
  if (isOver(row, now)) throw new Refusal('QUOTE_EXPIRED');
  const chat = await requireChat(db, caller, row.chat_id);
  await limitMessages(db, caller, now);
  requirePartiesOfChat(chat, now);
  const { proForma, written, checked } = await makeProForma(deps, row, chat, now);
  const mark = { id: row.id, revision: row.revision, event: 'accepted' } as const;
  try {
    const { shownPrice } = body;
    const sending = { text: quoteText(mark, termsOf(row)), quote: mark, attachedTexts: written, ...checked, shownPrice, operationKey };
    await send(deps, caller, chat, sending, accepted, [decideStatement(db, row.id, 'accepted', now), ...proFormaStatements(db, proForma)]);
  } catch (error) {
    // Another call of this side was faster, with the same effect.
    if (refusalOfConstraint(error)?.code !== 'ALREADY_DECIDED') throw error;
    return commit([], accepted);
  }
  return accepted;
}

/**
 * Declines once, free of charge and if need be without a message, as {@link withdraw}; a repetition with another reason changes nothing. A
 * suspended company cannot.
 */
export async function decline({ body, caller, deps, operationKey }: Context<typeof declineQuote>) {
  const { commit, db, clock } = deps;
  const row = await requireQuote(db, caller, body.id, 'receiver_user_id');
  const declined = done('QUOTE_DECLINED', 'The quote was declined.', { id: row.id });
  if (row.state === 'declined') return commit([], declined);
  if (row.state !== 'sent') throw new Refusal(row.state === 'accepted' ? 'ALREADY_DECIDED' : 'STALE_VERSION');
  const now = clock.now();
  if (isOver(row, now)) throw new Refusal('QUOTE_EXPIRED');
  const chat = await requireChat(db, caller, row.chat_id);
  await limitMessages(db, caller, now);
  const { reason, note = '' } = body;
  const declining = declineStatement(db, row.id, { reason, note }, now);
  if (chat.own_is_suspended === 1) throw new Refusal('COMPANY_SUSPENDED');
  if (sendingFaultOf(chat, now) !== null || isFirst(chat)) return commit([actingStatement(db, chat.own_company_id), declining], declined);
  const mark = { id: row.id, revision: row.revision, event: 'declined' } as const;
  const message = { text: quoteText(mark, termsOf(row), note), quote: mark, operationKey };
  await send(deps, caller, chat, message, declined, [declining]);
  return declined;
}
