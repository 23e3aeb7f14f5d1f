import { sha256 } from '../../contract/wire/ids.ts';
import type { Deps } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findTicket, type TicketRow } from './attempt-store.ts';

/**
 * Reads a ticket with one of these outcomes. The caller has to use it up in the batch that it permits.
 * @throws Refusal IDENTITY_EXPIRED, whatever is wrong with it
 */
export async function requireTicket(
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  ticket: string,
  ...outcomes: readonly TicketRow['outcome'][]
): Promise<TicketRow> {
  const row = await findTicket(env.DB.withSession('first-primary'), await sha256(ticket), clock.now());
  if (row === null || !outcomes.includes(row.outcome)) throw new Refusal('IDENTITY_EXPIRED');
  return row;
}
