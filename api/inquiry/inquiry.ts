/** A buyer's request for a quote: it is validated, sent as a message, and stored in the batch of that message. */
import type { QuoteMark } from '../../contract/chat/shapes.ts';
import type { Inquiry, InquiryInput, InquiryTerms } from '../../contract/quote/inquiry.ts';
import { type CreatedFor, quotedKind, sellingSide } from '../../contract/quote/seller.ts';
import { namedPlace } from '../lookup/named-place.ts';
import { isoTime } from '../platform/clock.ts';
import type { Caller } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type InquiryRow, inquiryStatement } from './store.ts';
import { inquiryText } from './text.ts';

/** Goods or freight, according to the chat's subject. @throws Refusal BAD_INPUT */
function requireKind(createdFor: CreatedFor, { goods, freight }: InquiryInput): void {
  const kind = quotedKind(createdFor);
  const [name, other] = kind === 'freight' || (kind === 'either' && goods === undefined) ? ['freight', 'goods'] : ['goods', 'freight'];
  const given: Record<string, unknown> = { goods, freight };
  if (given[other ?? ''] !== undefined) throw new Refusal('BAD_INPUT', { fields: { [`inquiry.${other}`]: 'UNKNOWN_FIELD' } });
  if (given[name ?? ''] === undefined) throw new Refusal('BAD_INPUT', { fields: { [`inquiry.${name}`]: 'REQUIRED' } });
}

/** @throws Refusal BAD_INPUT */
async function named(db: D1DatabaseSession, { goods, freight }: InquiryInput): Promise<InquiryTerms> {
  if (goods !== undefined) {
    const { place, ...rest } = goods;
    return { goods: { ...rest, ...(place && { place: await namedPlace(db, 'inquiry.goods.place', place) }) } };
  }
  if (freight === undefined) return {};
  const { from, to, ...rest } = freight;
  return {
    freight: {
      ...rest,
      from: await namedPlace(db, 'inquiry.freight.from', from),
      to: await namedPlace(db, 'inquiry.freight.to', to),
    },
  };
}

/** An inquiry's statements and texts for the batch of its message. */
export interface ValidInquiry {
  id: string;
  text: string;
  mark: QuoteMark;
  /** @param chatId of the inquiry @param sellerUserId main account of the other side */
  statement: (chatId: string, sellerUserId: string) => D1PreparedStatement;
}

/** @param note free text in addition to the fields @throws Refusal BAD_INPUT */
export async function validateInquiry(
  db: D1DatabaseSession,
  caller: Caller,
  { createdFor, inquiry, note }: { createdFor: CreatedFor; inquiry: InquiryInput; note: string },
  now: number,
): Promise<ValidInquiry> {
  requireKind(createdFor, inquiry);
  const terms = await named(db, inquiry);
  const id = newId();
  return {
    id,
    text: inquiryText(terms, note),
    mark: { id, revision: 0, event: 'asked' },
    statement: (chatId, sellerUserId) =>
      inquiryStatement(db, { id, chatId, askerUserId: caller.masterUserId, sellerUserId, authorUserId: caller.userId, terms, note }, now),
  };
}

/** Sellers do not request quotes for their own offers. @throws Refusal NOT_FOUND */
export function requireBuyer(createdFor: CreatedFor, isStarter: boolean): void {
  if ((sellingSide(createdFor) === 'from') === isStarter) throw new Refusal('NOT_FOUND', { fields: { inquiry: 'INVALID' } });
}

export const inquiryOf = (caller: Caller, { id, asker_user_id, terms, note, created_at }: InquiryRow): Inquiry => ({
  id,
  isOwn: asker_user_id === caller.masterUserId,
  terms: JSON.parse(terms) as InquiryTerms,
  note,
  dtAskedAt: isoTime(created_at),
});
