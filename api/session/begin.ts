import type { Credentials } from '../../contract/session/shapes.ts';
import type { ErrorCode } from '../../contract/wire/errors.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import type { Deps, Done } from '../platform/http/handler.ts';
import { done } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { credentialsOf } from './credentials.ts';
import { deviceOf } from './device.ts';
import { knownDeviceStatement } from './device-store.ts';
import { familyStatement, newFamily } from './family-store.ts';

interface SignedIn {
  userId: string;
  /** 0 mobile app, 1 web. */
  source: 0 | 1;
  /** The stored hash that the password was compared with. */
  passwordHash?: string;
  /** Whether this is a fresh proof of the person (docs/behaviour.md#fresh-proof); by default it is. */
  isFresh?: boolean;
  /** Statements that use up the proof of the person, with their guards. */
  proof?: readonly D1PreparedStatement[];
  /** Statements after the session: counters of attempts, and rows that refer to the session. */
  after: readonly D1PreparedStatement[] | ((sessionId: string) => readonly D1PreparedStatement[]);
  /** The refusal when the proof is no longer valid, or the account no longer exists. */
  refusedAs: ErrorCode;
}

/**
 * Begins a session of a person who has been authenticated, by any kind of proof. The database refuses suspended accounts and their staff.
 * @throws Refusal `refusedAs`, ACCOUNT_SUSPENDED
 */
export async function beginSession(
  { db, env, clock, userAgent, country }: Deps,
  { userId, source, passwordHash, isFresh = true, proof = [], after, refusedAs }: SignedIn,
): Promise<Done<Credentials>> {
  const now = clock.now();
  const begun = newFamily(userId, source === 0 ? 'app' : 'web', { device: deviceOf(userAgent), country }, now);
  const family = isFresh ? begun : { ...begun, proved_at: 0 };
  const ground = passwordHash === undefined ? {} : { passwordHash };
  const following = typeof after === 'function' ? after(family.id) : after;
  await runGuarded(
    db,
    [...proof, familyStatement(db, family, ground), changedStatement(db), knownDeviceStatement(db, family), ...following],
    refusedAs,
  );
  const credentials = await credentialsOf(env, db, family, now);
  if (credentials === null) throw new Refusal(refusedAs);
  return done('SIGNED_IN', 'You are signed in.', credentials);
}
