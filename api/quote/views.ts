/** Rows of quotes as both sides read them. */
import { totalOf } from '../../contract/quote/amounts.ts';
import type { Quote, QuoteTerms } from '../../contract/quote/shapes.ts';
import { isoTime } from '../platform/clock.ts';
import type { Caller, Deps } from '../platform/handler.ts';
import type { QuoteRow } from './store.ts';

/** What has run out does so by the clock; nobody writes it. */
export const isOver = ({ state, valid_until }: Pick<QuoteRow, 'state' | 'valid_until'>, now: number): boolean =>
  state === 'sent' && valid_until <= now;

export const termsOf = ({ terms }: Pick<QuoteRow, 'terms'>): QuoteTerms => JSON.parse(terms) as QuoteTerms;

export function quotesOf({ clock }: Pick<Deps, 'clock'>, caller: Caller, rows: readonly QuoteRow[]): Quote[] {
  const now = clock.now();
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    chatId: row.chat_id,
    requestId: row.request_id,
    companyId: row.company_id,
    companyName: row.company_name,
    isOwn: row.sender_user_id === caller.masterUserId,
    state: isOver(row, now) ? 'expired' : row.state,
    terms: termsOf(row),
    total: totalOf(termsOf(row)),
    dtSentAt: isoTime(row.created_at),
    dtDecidedAt: row.decided_at === null ? '' : isoTime(row.decided_at),
    proFormaNumber: row.pro_forma_number,
  }));
}
