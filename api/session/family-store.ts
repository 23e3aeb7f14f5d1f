/** Session families: one row per sign-in. Refresh tokens are derived from it and not stored (docs/behaviour.md#refresh). */
import { dayMs, refreshAbsoluteMs, refreshIdleMs, secondMs } from '../../contract/limits.ts';
import { userOfLink } from '../account/token-store.ts';
import { people } from '../platform/db/forgetting.ts';
import { newId, newSecret } from '../platform/ids.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export const handOffMs = 60 * secondMs;

type SessionClient = 'web' | 'app' | 'handoff';

export interface Family {
  id: string;
  user_id: string;
  client: SessionClient;
  salt: string;
  generation: number;
  device: string;
  country: string;
  rotated_at: number;
  idle_expires_at: number;
  absolute_expires_at: number;
  created_at: number;
  revoked_at: number | null;
  second_factor_at: number | null;
  /** When the person last proved who they are. */
  proved_at: number;
}

const idleEnd = (now: number, absoluteEnd: number): number => Math.min(now + refreshIdleMs, absoluteEnd);

/** A new sign-in. */
export function newFamily(
  userId: string,
  client: SessionClient,
  { device, country }: Pick<Family, 'device' | 'country'>,
  now: number,
): Family {
  const absoluteEnd = now + refreshAbsoluteMs;
  return {
    id: newId(),
    user_id: userId,
    client,
    salt: newSecret(),
    generation: 0,
    device,
    country,
    rotated_at: now,
    idle_expires_at: idleEnd(now, absoluteEnd),
    absolute_expires_at: absoluteEnd,
    created_at: now,
    revoked_at: null,
    second_factor_at: null,
    proved_at: now,
  };
}

/**
 * The family of a hand-off: a sign-in that can start within 60 s and ends no later than the session that created it
 * (docs/behaviour.md#hand-off).
 */
export function newHandoff(parent: Family, now: number): Family {
  const family = newFamily(parent.user_id, 'handoff', { device: '', country: '' }, now);
  const { absolute_expires_at, proved_at } = parent;
  return { ...family, proved_at, absolute_expires_at, idle_expires_at: Math.min(now + handOffMs, absolute_expires_at) };
}

/** Conditions that must still be true when a sign-in is written, since the work before it takes time. */
interface SignInConditions {
  /**
   * The stored hash with which the password was compared. If the password was reset meanwhile, which ends every session, this one must not
   * start.
   */
  passwordHash?: string;
  /** The live session that starts this one. */
  parentId?: string;
}

/** Begins a sign-in; writes nothing if its conditions are no longer true. */
export function familyStatement(
  db: D1DatabaseSession,
  family: Family,
  { passwordHash, parentId }: SignInConditions = {},
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO session_family(id, user_id, client, salt, generation, device, rotated_at, idle_expires_at, absolute_expires_at, created_at, proved_at, country)
       SELECT ?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?13,?14
       WHERE (?11 IS NULL OR EXISTS(SELECT 1 FROM users WHERE id=?2 AND password_hash=?11 AND deleted_at IS NULL))
         AND (?12 IS NULL OR EXISTS(SELECT 1 FROM session_family WHERE id=?12 AND user_id=?2 AND revoked_at IS NULL))`,
    )
    .bind(
      family.id,
      family.user_id,
      family.client,
      family.salt,
      family.generation,
      family.device,
      family.rotated_at,
      family.idle_expires_at,
      family.absolute_expires_at,
      family.created_at,
      passwordHash ?? null,
      parentId ?? null,
      family.proved_at,
      family.country,
    );
}

/** Records a fresh proof of the person in a live session. Changes nothing if it ended. */
export const provedStatement = (db: D1DatabaseSession, userId: string, id: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE session_family SET proved_at=?3 WHERE id=?2 AND user_id=?1 AND revoked_at IS NULL').bind(userId, id, now);

export const readFamily = (db: D1DatabaseSession, id: string): Promise<Family | null> =>
  db.prepare('SELECT * FROM session_family WHERE id=?1').bind(id).first<Family>();

/** Advances by one generation, in only one of simultaneous calls. @returns the family afterwards, or null if another call was first */
export function rotateFamily(db: D1DatabaseSession, family: Family, now: number): Promise<Family | null> {
  return db
    .prepare(
      `UPDATE session_family SET generation=generation+1, rotated_at=?3, idle_expires_at=?4
       WHERE id=?1 AND generation=?2 AND revoked_at IS NULL RETURNING *`,
    )
    .bind(family.id, family.generation, now, idleEnd(now, family.absolute_expires_at))
    .first<Family>();
}

/**
 * Converts a hand-off to a session of the web, in only one of simultaneous calls. It advances by two generations, because the redeemed
 * token must not count as the predecessor of the next one.
 * @returns null if it has been redeemed before
 */
export async function redeemHandoff(
  db: D1DatabaseSession,
  family: Family,
  { device, country }: Pick<Family, 'device' | 'country'>,
  now: number,
): Promise<Family | null> {
  const [, redeemed] = await db.batch<Family>([
    db
      .prepare(
        `UPDATE session_family SET generation=1, client='web', device=?2, country=?5, rotated_at=?3, created_at=?3, idle_expires_at=?4
         WHERE id=?1 AND client='handoff' AND generation=0 AND revoked_at IS NULL AND idle_expires_at>?3`,
      )
      .bind(family.id, device, now, idleEnd(now, family.absolute_expires_at), country),
    db.prepare('UPDATE session_family SET generation=2 WHERE id=?1 AND generation=1 AND changes()=1 RETURNING *').bind(family.id),
  ]);
  return redeemed?.results[0] ?? null;
}

type RevokeReason = 'reuse' | 'denied' | 'logout' | 'removed' | 'password' | 'deleted' | 'suspended' | 'address' | 'factor';

export function revokeFamilyStatement(db: D1DatabaseSession, id: string, reason: RevokeReason, now: number): D1PreparedStatement {
  return db.prepare('UPDATE session_family SET revoked_at=?3, revoke_reason=?2 WHERE id=?1 AND revoked_at IS NULL').bind(id, reason, now);
}

/** Ends every sign-in of a user, optionally except one. */
export function revokeUserStatement(
  db: D1DatabaseSession,
  userId: string,
  reason: RevokeReason,
  now: number,
  exceptId: string | null = null,
): D1PreparedStatement {
  return db
    .prepare('UPDATE session_family SET revoked_at=?4, revoke_reason=?3 WHERE user_id=?1 AND id IS NOT ?2 AND revoked_at IS NULL')
    .bind(userId, exceptId, reason, now);
}

/** Ends the sign-ins of a user that began before a time, or those since then. */
export const revokeAroundStatement = (
  db: D1DatabaseSession,
  userId: string,
  which: 'before' | 'since',
  at: number,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE session_family SET revoked_at=?3, revoke_reason='address' WHERE user_id=?1 AND created_at${which === 'before' ? '<' : '>='}?2 AND revoked_at IS NULL`,
    )
    .bind(userId, at, now);

/** Ends every sign-in of a user, and of the staff of a main user. */
export const revokePeopleStatement = (db: D1DatabaseSession, userId: string, reason: RevokeReason, now: number): D1PreparedStatement =>
  db
    .prepare(`UPDATE session_family SET revoked_at=?2, revoke_reason=?3 WHERE user_id IN ${people} AND revoked_at IS NULL`)
    .bind(userId, now, reason);

/** Records that this live session has given its second factor. */
export const secondFactorGivenStatement = (db: D1DatabaseSession, userId: string, id: string, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE session_family SET second_factor_at=?3, proved_at=?3 WHERE id=?2 AND user_id=?1 AND revoked_at IS NULL')
    .bind(userId, id, now);

/** Resets the second factor of all sessions of the user, so that each has to give it again. */
export const secondFactorsResetStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('UPDATE session_family SET second_factor_at=NULL WHERE user_id=?1 AND revoked_at IS NULL').bind(userId);

/** Ends every sign-in of the user of a reset link, in the link's batch. */
export const revokeByResetStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE session_family SET revoked_at=?2, revoke_reason='password' WHERE revoked_at IS NULL AND user_id=${userOfLink('reset')}`,
    )
    .bind(hash, now);

/** Ends every sign-in of deleted people. The database deletes the device of a sign-in that ends. */
export const forgetFamiliesStatement = (db: D1DatabaseSession, userId: string, now: number, reason: RevokeReason): D1PreparedStatement =>
  db
    .prepare(`UPDATE session_family SET revoked_at=?2, revoke_reason=?3 WHERE user_id IN ${people} AND revoked_at IS NULL`)
    .bind(userId, now, reason);

/** Ends one live sign-in of a user; changes nothing if the user has none with this id. */
export const endFamilyStatement = (db: D1DatabaseSession, userId: string, id: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE session_family SET revoked_at=?3, revoke_reason='removed' WHERE id=?2 AND user_id=?1 AND revoked_at IS NULL AND idle_expires_at>?3`,
    )
    .bind(userId, id, now);

/** The live sign-ins of a user: the given one first, then the last used ones. A hand-off counts after it is redeemed. */
export async function listFamilies(db: D1DatabaseSession, userId: string, firstId: string, now: number): Promise<Family[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM session_family WHERE user_id=?1 AND revoked_at IS NULL AND idle_expires_at>?2 AND client<>'handoff'
       ORDER BY id=?3 DESC, rotated_at DESC, id LIMIT 200`,
    )
    .bind(userId, now, firstId)
    .all<Family>();
  return results;
}

/** Deletes sign-ins that ended long ago. */
export const sweepFamiliesStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM session_family WHERE absolute_expires_at<?1').bind(now - dayMs);

/** Devices in "my data". The sessions themselves are at the beginning of the file. */
export const exported: readonly ExportSection[] = [
  {
    name: 'devices',
    of: 'person',
    from: 'known_device d WHERE d.user_id=?1',
    columns: 'd.device, d.country, d.first_at AS firstSignIn, d.last_at AS lastSignIn',
    cursor: 'd.first_at',
  },
];
