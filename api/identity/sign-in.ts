/** Signing in with a connected account at a provider. */
import type { loginWithIdentity } from '../../contract/identity/calls.ts';
import { changedStatement } from '../platform/db/guard.ts';
import type { Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { beginSession } from '../session/begin.ts';
import { takeTicketStatement } from './attempt-store.ts';
import { hasSecondFactor, useIdentityStatement } from './store.ts';
import { requireTicket } from './ticket.ts';

/** A provider is a first factor only: it leads around no second one. */
async function requireNoSecondFactor(db: D1DatabaseSession, userId: string): Promise<void> {
  if (await hasSecondFactor(db, userId)) throw new Refusal('SECOND_FACTOR_NEEDED');
}

export const signIn: Handler<typeof loginWithIdentity> = async ({ body, deps }) => {
  const { db, clock } = deps;
  const ticket = await requireTicket(deps, body.ticket, 'known');
  const userId = ticket.user_id ?? '';
  await requireNoSecondFactor(db, userId);
  return beginSession(deps, {
    userId,
    source: body.source,
    proof: [
      takeTicketStatement(db, ticket),
      changedStatement(db),
      useIdentityStatement(db, userId, ticket, clock.now()),
      changedStatement(db),
    ],
    after: [],
    refusedAs: 'IDENTITY_EXPIRED',
  });
};
