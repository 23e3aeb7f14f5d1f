/** A new key for an authenticator app. */
import type { enrolSecondFactor } from '../../contract/second-factor/calls.ts';
import { readAccount } from '../account/account-store.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import type { Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { sealKey } from './sealed-key.ts';
import { enrolStatement } from './store.ts';
import { base32Of } from './totp.ts';

const keyBytes = 20;

/** A new key. The write is not repeatable (docs/behaviour.md#idempotency-key), since a saved answer would contain the key. */
export const enrol: Handler<typeof enrolSecondFactor> = async ({ caller, deps }) => {
  const { db, env, clock } = deps;
  const key = crypto.getRandomValues(new Uint8Array(keyBytes));
  const [account, secret] = await Promise.all([readAccount(db, caller.userId), sealKey(env, caller.userId, key)]);
  if (account === null) throw new Refusal('UNAUTHENTICATED');
  // A stranger who has signed up with somebody's address could lock the owner out. Colleagues were added by their main user.
  if (caller.isMainUser && account.email_verified_at === null) throw new Refusal('EMAIL_NOT_VERIFIED');
  await runGuarded(db, [enrolStatement(db, caller.userId, secret, clock.now()), changedStatement(db)], 'SECOND_FACTOR_SET');
  const text = base32Of(key);
  // The e-mail address distinguishes several accounts in one app.
  const label = encodeURIComponent(`Kervan:${account.email}`);
  return { key: text, uri: `otpauth://totp/${label}?secret=${text}&issuer=Kervan` };
};
