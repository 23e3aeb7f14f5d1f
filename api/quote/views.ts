/** Converts quotes to the format of the calls, for both sides. */
import { bankDetailsIn, type CheckedText } from '../../contract/bank-details/mention.ts';
import type { BankMark } from '../../contract/bank-details/shapes.ts';
import { quoteTexts } from '../../contract/bank-details/texts.ts';
import { totalOf } from '../../contract/quote/amounts.ts';
import { sellingSide } from '../../contract/quote/seller.ts';
import type { Quote, QuoteTerms } from '../../contract/quote/shapes.ts';
import { listUnable } from '../chat/safety/own-address-store.ts';
import { isoTime } from '../platform/clock.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import type { QuoteRow } from './store.ts';

/** Whether a quote has expired; this is computed and never stored. */
export const isOver = ({ state, valid_until }: Pick<QuoteRow, 'state' | 'valid_until'>, now: number): boolean =>
  state === 'sent' && valid_until <= now;

export const termsOf = ({ terms }: Pick<QuoteRow, 'terms'>): QuoteTerms => JSON.parse(terms) as QuoteTerms;

/** The mark of a quote. Quotes that are older than stored marks get at least `first` if they contain details. */
export const markOf = (mark: BankMark, texts: readonly CheckedText[]): BankMark =>
  mark ?? (bankDetailsIn(texts).length > 0 ? 'first' : null);

/** The company that sells in the quote's chat. */
const sellerOf = (row: Pick<QuoteRow, 'created_for' | 'from_company_id' | 'to_company_id'>): string =>
  sellingSide(row.created_for) === 'from' ? row.from_company_id : row.to_company_id;

export async function quotesOf({ clock, db }: Pick<Deps, 'clock' | 'db'>, caller: Caller, rows: readonly QuoteRow[]): Promise<Quote[]> {
  const now = clock.now();
  const companyIds = rows.flatMap(({ from_company_id, to_company_id }) => [from_company_id, to_company_id]);
  const unable = await listUnable(db, [...new Set(companyIds)]);
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    chatId: row.chat_id,
    requestId: row.request_id,
    isCounter: row.company_id !== sellerOf(row),
    companyId: row.company_id,
    companyName: row.company_name,
    isOwn: row.sender_user_id === caller.masterUserId,
    state: isOver(row, now) ? 'expired' : row.state,
    terms: termsOf(row),
    total: totalOf(termsOf(row)),
    dtSentAt: isoTime(row.created_at),
    dtDecidedAt: row.decided_at === null ? '' : isoTime(row.decided_at),
    declined: row.decline_reason === null ? null : { reason: row.decline_reason, note: row.decline_note ?? '' },
    proFormaNumber: row.pro_forma_number,
    followsRevision: row.follows_revision,
    mayAgree: !unable.has(row.from_company_id) && !unable.has(row.to_company_id),
    bankDetails: markOf(row.bank_mark, quoteTexts(termsOf(row))),
  }));
}
