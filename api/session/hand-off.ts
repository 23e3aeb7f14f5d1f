import { hourMs, secondMs } from '../../contract/limits.ts';
import { familyStatement, newHandoff, readFamily } from './family-store.ts';
import type { getHandoffToken } from '../../contract/session/calls.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { handoffTokenOf } from './refresh-token.ts';

/** Hand-offs of one session per hour. */
const handoffsMax = 30;

/**
 * A token that signs a browser in, once and within 60 s (docs/behaviour.md#hand-off). For sessions of the app only: in a browser it would
 * turn a stolen access token into a separate session. It is not a repeatable write (docs/behaviour.md#idempotency-key), because a stored
 * answer would contain the token.
 */
export const handOver: Handler<typeof getHandoffToken> = async ({ caller, deps: { db, env, clock } }) => {
  const now = clock.now();
  const parent = await readFamily(db, caller.sessionId);
  if (parent?.client !== 'app') throw new Refusal('FORBIDDEN');
  await limitTries(db, `handoff:${parent.id}`, handoffsMax, hourMs, now);
  const family = newHandoff(parent, now);
  // A session that ended during this call starts no other one.
  await runGuarded(db, [familyStatement(db, family, { parentId: parent.id }), changedStatement(db)], 'UNAUTHENTICATED');
  const expiresInSeconds = Math.floor((family.idle_expires_at - now) / secondMs);
  return done('HANDED_OVER', 'The token signs a browser in once.', { handoffToken: await handoffTokenOf(env, family), expiresInSeconds });
};
