import type { register } from '../../contract/auth/calls.ts';
import { isEmailTaken, type NewAccount } from '../account/account-store.ts';
import { activationStatements, type MailRecipient } from '../account/activation.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { hashNewPassword } from '../platform/security/new-password.ts';
import { admitSignUp, limitSignUps } from './admit-sign-up.ts';
import { knownEmailStatement } from './mails.ts';
import { mainAccountStatements } from './main-account.ts';
import { isWelcomed, readSignUpState } from './sign-up-store.ts';

const registered = () => done('REGISTERED', 'Your account was created. Please verify your email.', {});

/**
 * Sign-up. For a known address the steps and the answer are the same: one read, one hash, one write, one mail
 * (docs/behaviour.md#account-enumeration).
 */
export const registerAccount: Handler<typeof register> = async ({ body, query, deps }) => {
  const { commit, db, env, clock } = deps;
  const now = clock.now();
  await limitSignUps(deps);
  const { phone, countryId, person, state } = await admitSignUp(deps, body, query.Ref ?? null);
  const { known, welcome, referrerId } = state;
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
