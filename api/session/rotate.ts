import { auditStatement } from '../platform/db/audit.ts';
import type { Env } from '../platform/env.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Deps } from '../platform/http/handler.ts';
import { closeEndedSoon } from '../platform/subject/jobs.ts';
import { deviceOf } from './device.ts';
import { secondMs } from '../../contract/limits.ts';
import { type Family, readFamily, redeemHandoff, revokeFamilyStatement, rotateFamily } from './family-store.ts';
import { isGenuine, type ParsedToken, parseRefreshToken } from './refresh-token.ts';

/** A rotated refresh token still returns its successor for this long (docs/behaviour.md#refresh). */
export const refreshGraceMs = 10 * secondMs;

const isLive = (family: Family, now: number): boolean =>
  family.revoked_at === null && family.idle_expires_at > now && family.absolute_expires_at > now;

/** @returns the family of a token that we issued, in any state, or null */
export async function findFamily(
  env: Env,
  db: D1DatabaseSession,
  token: string | undefined,
): Promise<{ family: Family; token: ParsedToken } | null> {
  const parsed = parseRefreshToken(token ?? '');
  if (parsed === null) return null;
  const family = await readFamily(db, parsed.familyId);
  return family !== null && (await isGenuine(env, family, parsed)) ? { family, token: parsed } : null;
}

/** Ends the family, including the newest token, because somebody else has an old one. */
async function endForReuse(deps: Deps, db: D1DatabaseSession, family: Family, now: number): Promise<null> {
  await writeBeside(db, [
    revokeFamilyStatement(db, family.id, 'reuse', now),
    auditStatement(
      db,
      { actorUserId: family.user_id, action: 'session.reuse', targetType: 'session', targetId: family.id, outcome: 'revoked' },
      now,
    ),
  ]);
  closeEndedSoon(deps, family.user_id);
  return null;
}

/**
 * Rotates the token of a family (docs/behaviour.md#refresh). The current token gets its successor; its predecessor gets the same successor
 * for 10 s, because two tabs may send it at the same time. An older token was stolen, so it ends the family.
 * @param db the primary: a rotation may not read a replica
 * @returns the family whose current token is the answer, or null for a refusal
 */
export async function rotate(deps: Deps, db: D1DatabaseSession, text: string | undefined): Promise<Family | null> {
  const { env, clock } = deps;
  const now = clock.now();
  const found = await findFamily(env, db, text);
  if (found === null || !isLive(found.family, now)) return null;
  let { family } = found;
  const { kind, generation } = found.token;
  // Only the first call gets the session of a hand-off; a second call comes from an attacker or the victim (docs/behaviour.md#hand-off).
  if (kind === 'handoff')
    return (
      (await redeemHandoff(db, family, { device: deviceOf(deps.userAgent), country: deps.country }, now)) ??
      endForReuse(deps, db, family, now)
    );
  if (family.client === 'handoff') return null;
  if (generation === family.generation) {
    const stepped = await rotateFamily(db, family, now);
    if (stepped !== null) return stepped;
    // Another call was first, so this token is now the predecessor.
    const again = await readFamily(db, family.id);
    if (again === null || !isLive(again, now)) return null;
    family = again;
  }
  const isPredecessor = generation === family.generation - 1;
  if (isPredecessor && now - family.rotated_at <= refreshGraceMs) return family;
  return endForReuse(deps, db, family, now);
}
