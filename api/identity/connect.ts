/** Connects an account at a provider with the caller's account, and disconnects it. */
import { normalEmail } from '../../contract/email.ts';
import type { connectIdentity, disconnectIdentity } from '../../contract/identity/calls.ts';
import { readAccount } from '../account/account-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { wayInRemainsStatement } from '../account/way-in-store.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { takeTicketStatement } from './attempt-store.ts';
import { connectedStatement, disconnectedStatement } from './mails.ts';
import { addIdentityStatement, listIdentities, removeIdentityStatement } from './store.ts';
import { requireTicket } from './ticket.ts';

/**
 * A ticket is valid for one account: the one that started in the settings, or the account with the same address, whose owner has signed in
 * meanwhile.
 */
export const connect: Handler<typeof connectIdentity> = async ({ body, caller, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const { userId, sessionId } = caller;
  const [account, ticket] = await Promise.all([readAccount(db, userId), requireTicket(deps, body.ticket, 'connect', 'taken')]);
  if (account === null) throw new Refusal('UNAUTHENTICATED');
  const isTheirs = ticket.user_id === userId && (ticket.session_id === null || ticket.session_id === sessionId);
  if (!isTheirs) throw new Refusal('IDENTITY_EXPIRED');
  // A person who signed up with somebody else's address must not keep a sign-in method when the owner of the address takes over the
  // account.
  if (account.email_verified_at === null && normalEmail(account.email) !== normalEmail(ticket.email))
    throw new Refusal('EMAIL_NOT_VERIFIED');
  const id = newId();
  const { provider, issuer, subject, email } = ticket;
  const audit = { actorUserId: userId, action: 'identity.connect', targetType: 'user', targetId: userId, outcome: 'done' } as const;
  const connected = await commit(
    [
      takeTicketStatement(db, ticket),
      changedStatement(db),
      addIdentityStatement(db, sessionId, { id, user_id: userId, provider, issuer, subject, email }, now),
      changedStatement(db),
      connectedStatement(db, account, { id, provider }, now),
      auditStatement(db, { ...audit, after: { provider } }, now),
    ],
    done('IDENTITY_CONNECTED', 'The account at the provider was connected.', {}),
    'IDENTITY_EXPIRED',
  );
  deliverSoon(deps);
  return connected;
};

export const disconnect: Handler<typeof disconnectIdentity> = async ({ query, caller, deps }) => {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const { userId } = caller;
  const [account, identities] = await Promise.all([readAccount(db, userId), listIdentities(db, userId)]);
  const identity = identities.find(({ id }) => id === query.id);
  if (account === null || identity === undefined) throw new Refusal('NOT_FOUND');
  const { id, provider } = identity;
  const audit = { actorUserId: userId, action: 'identity.disconnect', targetType: 'user', targetId: userId, outcome: 'done' } as const;
  const disconnected = await commit(
    [
      removeIdentityStatement(db, userId, id),
      changedStatement(db),
      wayInRemainsStatement(db, userId),
      disconnectedStatement(db, account, { id, provider }, now),
      auditStatement(db, { ...audit, after: { provider } }, now),
    ],
    done('IDENTITY_DISCONNECTED', 'The account at the provider was disconnected.', {}),
    'LAST_WAY_IN',
  );
  deliverSoon(deps);
  return disconnected;
};
