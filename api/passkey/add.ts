/** Adds a passkey to the caller's account: creates the options for the browser, then stores the passkey that it created. */
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { hourMs } from '../../contract/limits.ts';
import type { addPasskey, getPasskeyCreation } from '../../contract/passkey/calls.ts';
import { passkeyChallengeMs, passkeysMax } from '../../contract/passkey/fields.ts';
import { readAccount } from '../account/account-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement, writeBeside } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { newId } from '../platform/ids.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { findRecovery } from '../second-factor/recovery-store.ts';
import { endedByOwnerStatements } from '../second-factor/recovery.ts';
import { deviceOf } from '../session/device.ts';
import { addedStatement } from './mails.ts';
import { addPasskeyStatement, answerOfferStatement, challengeStatement, listPasskeys, takeChallengeStatement } from './store.ts';
import { algorithms, handleOf, siteOf, verifyAdded } from './verify.ts';

/** Maximum of options that a person requests in an hour. */
const creationsMax = 60;

/** Without an idempotency key, since each challenge is a new one. */
export const offerCreation: Handler<typeof getPasskeyCreation> = async ({ caller, deps }) => {
  const { db, env, clock } = deps;
  const now = clock.now();
  const { userId } = caller;
  await limitTries(db, `passkey-creation:${userId}`, creationsMax, hourMs, now);
  const [account, passkeys] = await Promise.all([readAccount(db, userId), listPasskeys(db, userId)]);
  if (account === null) throw new Refusal('UNAUTHENTICATED');
  if (passkeys.length >= passkeysMax) throw new Refusal('PASSKEYS_FULL');
  const site = siteOf(env);
  const made = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: handleOf(userId),
    // Shown by the browser when somebody chooses among passkeys of this site.
    userName: account.email,
    userDisplayName: account.full_name,
    timeout: passkeyChallengeMs,
    attestationType: 'none',
    // A device stores at most one passkey of a person.
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  await writeBeside(db, [challengeStatement(db, made.challenge, { adds: userId }, now)]);
  const options = {
    ...made,
    rp: { id: site.id, name: site.name },
    timeout: passkeyChallengeMs,
    attestation: 'none',
    excludeCredentials: made.excludeCredentials ?? [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    extensions: { credProps: true },
    hints: [],
  };
  return { options };
};

/** Stores the key in the batch that uses up the challenge, and mails the person, in case somebody else added it. */
export const add: Handler<typeof addPasskey> = async ({ body, caller, deps }) => {
  const { commit, db, env, clock, userAgent } = deps;
  const now = clock.now();
  const { userId, sessionId } = caller;
  const [account, added, recovery] = await Promise.all([
    readAccount(db, userId),
    verifyAdded(env, body.response),
    findRecovery(db, userId, now),
  ]);
  if (account === null) throw new Refusal('UNAUTHENTICATED');
  if (added === null) throw new Refusal('PASSKEY_INVALID');
  const id = newId();
  const row = {
    id,
    user_id: userId,
    credential_id: added.credentialId,
    public_key: added.publicKey,
    counter: added.counter,
    transports: JSON.stringify(body.response.response.transports ?? []),
    aaguid: added.aaguid,
    device: deviceOf(userAgent),
    created_at: now,
  };
  const audit = { actorUserId: userId, action: 'passkey.add', targetType: 'user', targetId: userId, outcome: 'done' } as const;
  const answer = await commit(
    [
      takeChallengeStatement(db, added.challenge, { adds: userId }, now),
      changedStatement(db),
      addPasskeyStatement(db, sessionId, row),
      changedStatement(db),
      answerOfferStatement(db, userId, now),
      addedStatement(db, account, id, now),
      ...(await endedByOwnerStatements(deps, recovery)),
      auditStatement(db, audit, now),
    ],
    done('PASSKEY_ADDED', 'The passkey was added.', { id }),
    'PASSKEY_INVALID',
  );
  deliverSoon(deps);
  return answer;
};
