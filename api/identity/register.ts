/** Sign-up with an address that a provider has verified. */
import type { registerWithIdentity } from '../../contract/identity/calls.ts';
import { isEmailTaken, type NewAccount, noPassword, verifiedStatement } from '../account/account-store.ts';
import { mainAccountStatements } from '../auth/main-account.ts';
import { admitSignUp, limitSignUps } from '../auth/admit-sign-up.ts';
import { isWelcomed } from '../auth/sign-up-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import type { Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { beginSession } from '../session/begin.ts';
import { takeTicketStatement } from './attempt-store.ts';
import { newIdentityStatement } from './store.ts';
import { requireTicket } from './ticket.ts';

/**
 * Account, identity and session in one batch. Unlike sign-up with a password the answer may say that the address has an account: the
 * provider has proved that it is the caller's.
 */
export const register: Handler<typeof registerWithIdentity> = async ({ body, deps }) => {
  const { db, clock } = deps;
  const now = clock.now();
  await limitSignUps(deps);
  const ticket = await requireTicket(deps, body.ticket, 'new');
  const { phone, countryId, person, state } = await admitSignUp(deps, { ...body, email: ticket.email }, ticket.referral);
  const account: NewAccount = {
    id: newId(),
    email: ticket.email,
    passwordHash: noPassword,
    fullName: body.fullname,
    phone,
    countryId,
    language: body.language,
    mailApproval: body.mailMessageApproval,
    referredBy: state.referrerId,
  };
  const { id, email } = account;
  const audit = { actorUserId: id, action: 'identity.register', targetType: 'user', targetId: id, outcome: 'done' } as const;

  const open = async (isNewPerson: boolean): ReturnType<typeof beginSession> => {
    try {
      return await beginSession(deps, {
        userId: id,
        source: body.source,
        proof: [
          takeTicketStatement(db, ticket),
          changedStatement(db),
          ...mainAccountStatements(db, account, state.welcome, isNewPerson ? person : null, now),
          verifiedStatement(db, id, now),
          newIdentityStatement(db, { ...ticket, id: newId(), user_id: id, email }, now),
          auditStatement(db, { ...audit, after: { provider: ticket.provider } }, now),
        ],
        after: [],
        refusedAs: 'IDENTITY_EXPIRED',
      });
    } catch (error) {
      if (isNewPerson && isWelcomed(error)) return open(false);
      if (isEmailTaken(error)) throw new Refusal('IDENTITY_EMAIL_USED');
      throw error;
    }
  };
  return open(!state.isWelcomed);
};
