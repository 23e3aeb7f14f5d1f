/** Sign-in with a passkey. */
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { hourMs } from '../../contract/limits.ts';
import type { getPasskeyRequest, loginWithPasskey } from '../../contract/passkey/calls.ts';
import { passkeyChallengeMs } from '../../contract/passkey/fields.ts';
import type { SignedResponse } from '../../contract/passkey/schemas.ts';
import { readAccount } from '../account/account-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement, runGuarded, writeBeside } from '../platform/db/guard.ts';
import type { Deps, Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { limitAddress } from '../platform/security/address-limit.ts';
import { countTry, refuseAbove, takeTryBackStatement } from '../platform/security/throttle-store.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { findRecovery } from '../second-factor/recovery-store.ts';
import { endedByOwnerStatements } from '../second-factor/recovery.ts';
import { beginSession } from '../session/begin.ts';
import { copiedStatement } from './mails.ts';
import { challengeStatement, findPasskey, type PasskeyRow, takeChallengeStatement, usePasskeyStatement } from './store.ts';
import { siteOf, verifyUsed } from './verify.ts';

/**
 * Maximum of options per IP address in an hour. It is high because the sign-in page requests them on each visit, and many people may share
 * an address.
 */
const requestsMax = 1000;
/** Refused passkeys of one IP address in an hour, as with passwords (docs/behaviour.md#limits-per-address). */
const triesMax = 100;

/** Nothing in it depends on a person: the browser itself shows which passkeys it has for this site. */
export const offerRequest: Handler<typeof getPasskeyRequest> = async ({ deps }) => {
  const { db, env, clock } = deps;
  const now = clock.now();
  await limitAddress(deps, 'passkey-request', requestsMax);
  const rpId = siteOf(env).id;
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
  await writeBeside(db, [challengeStatement(db, challenge, 'signIn', now)]);
  return { options: { challenge, rpId, timeout: passkeyChallengeMs, userVerification: 'required' } };
};

/**
 * Two devices seem to have the same key: the signature is right, but the counter is not above the stored one. The person is notified. The
 * passkey stays, because the product cannot know which device is the owner's; the device with the lower counter can no longer sign in.
 */
async function reportCopy(deps: Deps, passkey: PasskeyRow, challenge: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const account = await readAccount(db, passkey.user_id);
  if (account === null) return;
  const entry = { actorUserId: account.id, action: 'passkey.copied', targetType: 'user', targetId: account.id } as const;
  const statements = [
    takeChallengeStatement(db, challenge, 'signIn', now),
    changedStatement(db),
    copiedStatement(db, account, passkey.id, now),
    auditStatement(db, { ...entry, outcome: 'refused', after: { passkey: passkey.id } }, now),
  ];
  await runGuarded(db, statements, 'PASSKEY_UNKNOWN');
  deliverSoon(deps);
}

/**
 * Checks a signed answer. @returns the person, and the statements (with guards) that use up the answer in the batch that it permits
 * @throws Refusal PASSKEY_UNKNOWN
 */
export async function proofByPasskey(
  deps: Deps,
  response: SignedResponse,
): Promise<{ userId: string; statements: readonly D1PreparedStatement[]; endsRecovery: boolean }> {
  const { db, env, clock } = deps;
  const now = clock.now();
  const passkey = await findPasskey(db, response.id);
  const [used, recovery] =
    passkey === null ? [null, null] : await Promise.all([verifyUsed(env, response, passkey), findRecovery(db, passkey.user_id, now)]);
  if (passkey === null || used === null) throw new Refusal('PASSKEY_UNKNOWN');
  // Most authenticators have no counter and always report 0.
  if (passkey.counter > 0 && used.counter <= passkey.counter) {
    await reportCopy(deps, passkey, used.challenge);
    throw new Refusal('PASSKEY_UNKNOWN');
  }
  return {
    userId: passkey.user_id,
    endsRecovery: recovery !== null,
    statements: [
      takeChallengeStatement(db, used.challenge, 'signIn', now),
      changedStatement(db),
      usePasskeyStatement(db, passkey, used.counter, now),
      changedStatement(db),
      // Ends a running recovery: a person with a passkey does not need it, or somebody else has started it.
      ...(await endedByOwnerStatements(deps, recovery)),
    ],
  };
}

/** Every refusal of a passkey has the same code. Attempts are counted before anything is read, as for passwords. */
export const signIn: Handler<typeof loginWithPasskey> = async ({ body, deps }) => {
  const { db, env, clock } = deps;
  const now = clock.now();
  const addressKey = `passkey-address:${await keyedHash(env, 'throttle', deps.address)}`;
  refuseAbove(await countTry(db, addressKey, hourMs, now), triesMax);

  const { userId, statements, endsRecovery } = await proofByPasskey(deps, body.response);
  const begun = await beginSession(deps, {
    userId,
    source: body.source,
    proof: statements,
    after: [takeTryBackStatement(db, addressKey)],
    refusedAs: 'PASSKEY_UNKNOWN',
  });
  if (endsRecovery) deliverSoon(deps);
  return begun;
};
