import type { register } from '../../contract/auth/calls.ts';
import { hourMs } from '../../contract/limits.ts';
import { signUpCountriesOf } from '../../contract/site/sign-up-countries.ts';
import { unsetId } from '../../contract/wire/ids.ts';
import { isEmailTaken, type NewAccount, personOf } from '../account/account-store.ts';
import { activationStatements, type MailRecipient } from '../account/activation.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { hashNewPassword } from '../platform/security/new-password.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { phoneDigits } from '../platform/text/typed.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { knownEmailStatement } from './mails.ts';
import { mainAccountStatements } from './main-account.ts';
import { requireServed } from './served-country.ts';
import { isWelcomed, readSignUpState } from './sign-up-store.ts';

/** Sign-ups from one address in an hour (docs/behaviour.md#limits-per-address). */
const signUpsMax = 30;
const registered = () => done('REGISTERED', 'Your account was created. Please verify your email.', {});

/**
 * Sign-up. A known address takes the same way to the same answer: one read, one hash, one write, one mail (docs/behaviour.md#account-enumeration).
 */
export const registerAccount: Handler<typeof register> = async ({ body, query, deps }) => {
  const { commit, db, env, clock } = deps;
  const now = clock.now();
  await limitTries(db, `sign-up:${await keyedHash(env, 'throttle', deps.address)}`, signUpsMax, hourMs, now);
  const phone = phoneDigits(body.phone);
  const countryId = body.countryId === unsetId ? null : body.countryId;
  await requireServed(db, signUpCountriesOf(env), { countryId, phone });
  const person = await keyedHash(env, 'welcome', personOf(body.email));
  const state = await readSignUpState(db, body.email, person, countryId, query.Ref ?? null);
  const { known, welcome, isCountryKnown, referrerId } = state;
  if (!isCountryKnown) throw new Refusal('BAD_INPUT', { fields: { countryId: 'INVALID_ID' } });

  const account: NewAccount = {
    id: newId(),
    email: body.email,
    passwordHash: await hashNewPassword(env, body.password, 'password'),
    fullName: body.fullname,
    phone,
    countryId,
    language: body.language,
    mailApproval: body.mailMessageApproval,
    referredBy: referrerId,
  };
  const activation = await activationStatements(db, account, now);
  const notifyOwner = (owner: { id: string; email: string; full_name: string; language: MailRecipient['language'] }) =>
    commit(
      [knownEmailStatement(db, { id: owner.id, email: owner.email, fullName: owner.full_name, language: owner.language }, now)],
      registered(),
    );

  const open = async (isNewPerson: boolean): Promise<void> => {
    try {
      await commit([...mainAccountStatements(db, account, welcome, isNewPerson ? person : null, now), ...activation], registered());
    } catch (error) {
      if (isNewPerson && isWelcomed(error)) return open(false);
      if (!isEmailTaken(error)) throw error;
      const meanwhile = (await readSignUpState(db, body.email, person, null, null)).known;
      if (meanwhile !== null) await notifyOwner(meanwhile);
    }
  };
  await (known === null ? open(!state.isWelcomed) : notifyOwner(known));
  deliverSoon(deps);
  return registered();
};
