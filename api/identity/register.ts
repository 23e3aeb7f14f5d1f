/** Signing up with an address that a provider has verified. */
import type { registerWithIdentity } from '../../contract/identity/calls.ts';
import { hourMs } from '../../contract/limits.ts';
import { signUpCountriesOf } from '../../contract/site/sign-up-countries.ts';
import { unsetId } from '../../contract/wire/ids.ts';
import { isEmailTaken, type NewAccount, noPassword, personOf, verifiedStatement } from '../account/account-store.ts';
import { mainAccountStatements } from '../auth/main-account.ts';
import { requireServed } from '../auth/served-country.ts';
import { isWelcomed, readSignUpState } from '../auth/sign-up-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import type { Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { phoneDigits } from '../platform/text/typed.ts';
import { beginSession } from '../session/begin.ts';
import { takeTicketStatement } from './attempt-store.ts';
import { newIdentityStatement } from './store.ts';
import { requireTicket } from './ticket.ts';

/** As with passwords (api/auth/register.ts). */
const signUpsMax = 30;

/**
 * Account, identity and session in one batch. Unlike sign-up with a password the answer may say that the address has an account: the
 * provider has proved that it is the caller's.
 */
export const register: Handler<typeof registerWithIdentity> = async ({ body, deps }) => {
  const { db, env, clock } = deps;
  const now = clock.now();
  await limitTries(db, `sign-up:${await keyedHash(env, 'throttle', deps.address)}`, signUpsMax, hourMs, now);
  const ticket = await requireTicket(deps, body.ticket, 'new');
  const phone = phoneDigits(body.phone);
  const countryId = body.countryId === unsetId ? null : body.countryId;
  await requireServed(db, signUpCountriesOf(env), { countryId, phone });
  const person = await keyedHash(env, 'welcome', personOf(ticket.email));
  const state = await readSignUpState(db, ticket.email, person, countryId, ticket.referral);
  if (!state.isCountryKnown) throw new Refusal('BAD_INPUT', { fields: { countryId: 'INVALID_ID' } });
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
