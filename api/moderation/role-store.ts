/** SQL of roles in the console. */
import type { ConsoleRole } from '../../contract/moderation/roles.ts';
import { byAdministrator } from '../account/console-role-store.ts';
import { people } from '../platform/db/forgetting.ts';

export interface ConsolePersonRow {
  id: string;
  full_name: string;
  email: string;
  role: ConsoleRole;
  has_factor: number;
  created_at: number;
}

/** Everyone with a role, the earliest first. */
export async function listConsolePeople(db: D1DatabaseSession): Promise<ConsolePersonRow[]> {
  const { results } = await db
    .prepare(
      `SELECT u.id, u.full_name, u.email, m.role, m.created_at, f.confirmed_at IS NOT NULL AS has_factor
       FROM moderator m CROSS JOIN users u ON u.id=m.user_id LEFT JOIN second_factor f ON f.user_id=m.user_id ORDER BY m.created_at, u.id LIMIT 200`,
    )
    .all<ConsolePersonRow>();
  return results;
}

/** A main account with this confirmed address, which may get a role, with its present role. */
export const findForRole = (db: D1DatabaseSession, email: string): Promise<{ id: string; role: ConsoleRole | null } | null> =>
  db
    .prepare(
      `SELECT u.id, m.role FROM users u LEFT JOIN moderator m ON m.user_id=u.id WHERE u.email_normal=?1 AND u.deleted_at IS NULL
       AND u.email_verified_at IS NOT NULL AND NOT EXISTS(SELECT 1 FROM staff WHERE user_id=u.id)`,
    )
    .bind(email)
    .first();

export interface RoleChange {
  actorUserId: string;
  userId: string;
  before: ConsoleRole | null;
  after: ConsoleRole | null;
}

/** Changes nothing if the role is not the one that was read, or the actor is no longer an administrator; a trigger keeps the last one. */
export function setRoleStatement(
  db: D1DatabaseSession,
  { actorUserId, userId, before, after }: RoleChange,
  now: number,
): D1PreparedStatement {
  if (before === null)
    return db
      .prepare(
        `INSERT INTO moderator(user_id, role, created_at) SELECT ?2, ?3, ?4
         WHERE ${byAdministrator('?1')} AND NOT EXISTS(SELECT 1 FROM moderator WHERE user_id=?2)`,
      )
      .bind(actorUserId, userId, after, now);
  if (after === null)
    return db.prepare(`DELETE FROM moderator WHERE user_id=?2 AND role=?3 AND ${byAdministrator('?1')}`).bind(actorUserId, userId, before);
  return db
    .prepare(`UPDATE moderator SET role=?4 WHERE user_id=?2 AND role=?3 AND ${byAdministrator('?1')}`)
    .bind(actorUserId, userId, before, after);
}

/** Removes the roles of deleted people; a trigger keeps the last administrator (LAST_MODERATOR). */
export const forgetRolesStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM moderator WHERE user_id IN ${people}`).bind(userId);
