import { quoteTexts } from '../../contract/bank-details/texts.ts';
import type { sendQuote } from '../../contract/quote/calls.ts';
import type { QuoteMark } from '../../contract/chat/shapes.ts';
import { quotedKind, sellingSide } from '../../contract/quote/seller.ts';
import type { QuoteTermsInput } from '../../contract/quote/shapes.ts';
import { isValidEnd } from '../../contract/quote/fields.ts';
import { validUntilEnd } from '../../contract/request/rules.ts';
import { checkDocument } from '../chat/safety/seen-before.ts';
import { send } from '../chat/sending.ts';
import { limitMessages, requirePartiesOfChat } from '../chat/rules.ts';
import { type ChatRow, requireChat } from '../chat/store.ts';
import type { BodyOf } from '../../contract/wire/call.ts';
import { requireFresh } from '../platform/http/call-checks.ts';
import { type Context, done } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isStarter } from './ask.ts';
import { namedTerms } from './places.ts';
import { findLastRevision, type LastRevision, quoteStatements, readGivenAccounts } from './store.ts';
import { quoteText } from './text.ts';

/** Goods or freight, according to the chat's subject. @throws Refusal BAD_INPUT */
function termsFor(
  { created_for }: ChatRow,
  { goods, freight }: BodyOf<typeof sendQuote>,
  now: number,
): QuoteTermsInput & { validUntil: string } {
  const kind = quotedKind(created_for);
  const isFreight = kind === 'freight' || (kind === 'either' && goods === undefined && freight !== undefined);
  const [name, other] = isFreight ? (['freight', 'goods'] as const) : (['goods', 'freight'] as const);
  const terms = { goods, freight };
  if (terms[other] !== undefined) throw new Refusal('BAD_INPUT', { fields: { [other]: 'UNKNOWN_FIELD' } });
  const { validUntil } = terms[name] ?? {};
  if (validUntil === undefined) throw new Refusal('BAD_INPUT', { fields: { [name]: 'REQUIRED' } });
  if (!isValidEnd(validUntil, now)) throw new Refusal('BAD_INPUT', { fields: { [`${name}.validUntil`]: 'INVALID_DATE' } });
  return { ...terms, validUntil };
}

/**
 * An accepted quote is never revised. The seller can quote a further order, if the call says that it knows of the acceptance.
 * @returns the accepted quote before this one
 * @throws Refusal ALREADY_DECIDED
 */
function followedBy(last: LastRevision | null, isSeller: boolean, known: string | undefined): string | null {
  if (last?.state !== 'accepted') return last?.follows ?? null;
  if (!isSeller || known !== last.id) throw new Refusal('ALREADY_DECIDED');
  return last.id;
}

export async function sendQuoteOnce({ body, caller, deps, operationKey }: Context<typeof sendQuote>) {
  const { db, clock } = deps;
  const now = clock.now();
  const chat = await requireChat(db, caller, body.chatId);
  const isSeller = (sellingSide(chat.created_for) === 'from') === isStarter(chat);
  const last = await findLastRevision(db, chat.id);
  // Buyers answer a quote; before the first one they can only request it.
  if (!isSeller && last === null) throw new Refusal('NOT_FOUND', { fields: { chatId: 'INVALID' } });
  if (body.seenRevision !== undefined && body.seenRevision !== (last?.revision ?? 0)) throw new Refusal('STALE_VERSION');
  const follows = followedBy(last, isSeller, body.follows);
  const { validUntil, ...terms } = termsFor(chat, body, now);
  // Only the seller writes bank details.
  for (const name of ['goods', 'freight'] as const)
    if (!isSeller && terms[name]?.bank !== undefined) throw new Refusal('BAD_INPUT', { fields: { [`${name}.bank`]: 'UNKNOWN_FIELD' } });
  // A stolen session must not be enough to replace the bank account to which a buyer pays.
  if (terms.goods?.bank !== undefined || terms.freight?.bank !== undefined) requireFresh(caller);
  const named = await namedTerms(db, terms);
  await limitMessages(db, caller, now);
  requirePartiesOfChat(chat, now);
  const id = newId();
  const revision = (last?.revision ?? 0) + 1;
  const mark: QuoteMark = { id, revision, event: isSeller ? 'sent' : 'countered' };
  const written = [{ companyId: chat.own_company_id, texts: quoteTexts(named) }];
  const checked = await checkDocument(deps, chat, written, () => readGivenAccounts(db, chat.id));
  const rows = quoteStatements(
    db,
    {
      id,
      revision,
      follows,
      chatId: chat.id,
      requestId: chat.request_id,
      companyId: chat.own_company_id,
      senderUserId: caller.masterUserId,
      receiverUserId: chat.other_user_id,
      authorUserId: caller.userId,
      terms: named,
      bankMark: checked.bankMark,
      validUntil: validUntilEnd(validUntil),
    },
    now,
  );
  const sent = done('QUOTE_SENT', 'The quote was sent.', { id });
  const message = {
    text: quoteText(mark, terms),
    quote: mark,
    attachedTexts: written,
    ...checked,
    shownPrice: body.shownPrice,
    operationKey,
  };
  await send(deps, caller, chat, message, sent, rows);
  return sent;
}
