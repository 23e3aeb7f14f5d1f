/** Reads and guards of the roles in the console, for every subject that the console changes. */
import type { ConsoleRole } from '../../contract/moderation/roles.ts';
import { failsIf } from '../platform/db/guard.ts';
import { Refusal } from '../platform/http/refusal.ts';

export const readRole = (db: D1DatabaseSession, userId: string): Promise<ConsoleRole | null> =>
  db.prepare('SELECT role FROM moderator WHERE user_id=?1').bind(userId).first<ConsoleRole>('role');

/** The condition that the actor still has one of the roles. */
const byRole = (actor: string, roles: string): string =>
  `EXISTS(SELECT 1 FROM moderator r JOIN users a ON a.id=r.user_id AND a.suspended_at IS NULL WHERE r.user_id=${actor} AND r.role IN(${roles}))`;

/** SQL condition that the actor is still an administrator. */
export const byAdministrator = (actor: string): string => byRole(actor, "'administrator'");
const byModerator = (actor: string): string => byRole(actor, "'moderator', 'administrator'");

/** Fails the batch, as `changedStatement` does, unless the condition holds. */
const guardStatement = (db: D1DatabaseSession, by: (actor: string) => string, actorUserId: string): D1PreparedStatement =>
  db.prepare(failsIf(`NOT ${by('?1')}`)).bind(actorUserId);

/** Fails the batch if the actor is no longer an administrator. */
export const administratorStatement = (db: D1DatabaseSession, actorUserId: string): D1PreparedStatement =>
  guardStatement(db, byAdministrator, actorUserId);

/** Fails the batch if the actor is neither a moderator nor an administrator any more. */
export const moderatorStatement = (db: D1DatabaseSession, actorUserId: string): D1PreparedStatement =>
  guardStatement(db, byModerator, actorUserId);

/** Fails the batch if the person has a role and the actor is no administrator: only administrators suspend people of the console. */
export const mayActOnStatement = (db: D1DatabaseSession, userId: string, actorUserId: string): D1PreparedStatement =>
  db.prepare(failsIf(`EXISTS(SELECT 1 FROM moderator WHERE user_id=?1) AND NOT ${byAdministrator('?2')}`)).bind(userId, actorUserId);

/** @throws Refusal FORBIDDEN if {@link moderatorStatement} would fail: says why a batch has failed */
export async function requireModerator(db: D1DatabaseSession, actorUserId: string): Promise<void> {
  const still = await db
    .prepare(`SELECT ${byModerator('?1')} AS still`)
    .bind(actorUserId)
    .first<number>('still');
  if (still !== 1) throw new Refusal('FORBIDDEN');
}
