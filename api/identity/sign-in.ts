/**
 * Sign-in with a connected account at a provider, which is a first factor like a password. The provider may sign people in without asking
 * them, so this is no fresh proof, except with a code or for people who have no other proof here.
 */
import type { loginWithIdentity } from '../../contract/identity/calls.ts';
import { hasPassword } from '../account/account-store.ts';
import { changedStatement } from '../platform/db/guard.ts';
import type { Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { beginAfterFirstFactor } from '../auth/begin-after-first-factor.ts';
import { findById } from '../second-factor/person-store.ts';
import { takeTicketStatement } from './attempt-store.ts';
import { useIdentityStatement } from './store.ts';
import { requireTicket } from './ticket.ts';

export const signIn: Handler<typeof loginWithIdentity> = async ({ body, deps }) => {
  const { db, clock } = deps;
  const { source, trustTokens = [] } = body;
  const ticket = await requireTicket(deps, body.ticket, 'known');
  const account = await findById(db, ticket.user_id ?? '', trustTokens, clock.now());
  if (account === null) throw new Refusal('IDENTITY_EXPIRED');
  return beginAfterFirstFactor(deps, account, body, {
    source,
    isFresh: !hasPassword(account) && account.has_passkey === 0 && account.secret === null,
    proof: [
      takeTicketStatement(db, ticket),
      changedStatement(db),
      useIdentityStatement(db, account.id, ticket, clock.now()),
      changedStatement(db),
    ],
    refusedAs: 'IDENTITY_EXPIRED',
  });
};
