/** The buying side asks for a quote: in its chat, or with the chat's first message (api/chat/create-chat.ts). */
import type { askForQuote } from '../../contract/quote/calls.ts';
import type { Inquiry, InquiryInput, InquiryTerms } from '../../contract/quote/inquiry.ts';
import type { QuoteMark } from '../../contract/chat/shapes.ts';
import { type CreatedFor, quotedKind, sellingSide } from '../../contract/quote/seller.ts';
import { limitMessages, requirePartiesOfChat } from '../chat/rules.ts';
import { send } from '../chat/sending.ts';
import { type ChatRow, requireChat } from '../chat/store.ts';
import { isoTime } from '../platform/clock.ts';
import { type Caller, type Context, done } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import { type InquiryRow, inquiryStatement } from './inquiry-store.ts';
import { namedInquiry } from './places.ts';
import { inquiryText } from './text.ts';

/** Goods or freight, as the chat's subject has it. @throws Refusal BAD_INPUT */
function requireKind(createdFor: CreatedFor, { goods, freight }: InquiryInput): void {
  const kind = quotedKind(createdFor);
  const [name, other] = kind === 'freight' || (kind === 'either' && goods === undefined) ? ['freight', 'goods'] : ['goods', 'freight'];
  const given: Record<string, unknown> = { goods, freight };
  if (given[other ?? ''] !== undefined) throw new Refusal('BAD_INPUT', { fields: { [`inquiry.${other}`]: 'UNKNOWN_FIELD' } });
  if (given[name ?? ''] === undefined) throw new Refusal('BAD_INPUT', { fields: { [`inquiry.${name}`]: 'REQUIRED' } });
}

/** What an inquiry brings into the batch of its message. */
export interface Asked {
  id: string;
  text: string;
  mark: QuoteMark;
  /** @param chatId in which it is asked @param sellerUserId main account of the other side */
  statement: (chatId: string, sellerUserId: string) => D1PreparedStatement;
}

/** @param note what was written beside the fields @throws Refusal BAD_INPUT */
export async function judgeInquiry(
  db: D1DatabaseSession,
  caller: Caller,
  { createdFor, inquiry, note }: { createdFor: CreatedFor; inquiry: InquiryInput; note: string },
  now: number,
): Promise<Asked> {
  requireKind(createdFor, inquiry);
  const terms = await namedInquiry(db, inquiry);
  const id = newId();
  return {
    id,
    text: inquiryText(terms, note),
    mark: { id, revision: 0, event: 'asked' },
    statement: (chatId, sellerUserId) =>
      inquiryStatement(db, { id, chatId, askerUserId: caller.masterUserId, sellerUserId, authorUserId: caller.userId, terms, note }, now),
  };
}

/** Nobody asks where they sell themselves. @throws Refusal NOT_FOUND */
export function requireBuyer(createdFor: CreatedFor, isStarter: boolean): void {
  if ((sellingSide(createdFor) === 'from') === isStarter) throw new Refusal('NOT_FOUND', { fields: { inquiry: 'INVALID' } });
}

export const isStarter = ({ own_company_id, from_company_id }: ChatRow): boolean => own_company_id === from_company_id;

export async function ask({ body, caller, deps, operationKey }: Context<typeof askForQuote>) {
  const { db, clock } = deps;
  const now = clock.now();
  const chat = await requireChat(db, caller, body.chatId);
  requireBuyer(chat.created_for, isStarter(chat));
  const asked = await judgeInquiry(db, caller, { createdFor: chat.created_for, inquiry: body.inquiry, note: body.text ?? '' }, now);
  await limitMessages(db, caller, now);
  requirePartiesOfChat(chat);
  const sent = done('QUOTE_ASKED', 'The quote was asked for.', { id: asked.id });
  const message = { text: asked.text, quote: asked.mark, shownPrice: body.shownPrice, operationKey };
  await send(deps, caller, chat, message, sent, [asked.statement(chat.id, chat.other_user_id)]);
  return sent;
}

export const inquiryOf = (caller: Caller, { id, asker_user_id, terms, note, created_at }: InquiryRow): Inquiry => ({
  id,
  isOwn: asker_user_id === caller.masterUserId,
  terms: JSON.parse(terms) as InquiryTerms,
  note,
  dtAskedAt: isoTime(created_at),
});
