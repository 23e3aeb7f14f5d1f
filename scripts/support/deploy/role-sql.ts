import { normalEmail } from '../../../contract/email.ts';
import type { ConsoleRole } from '../../../contract/moderation/roles.ts';

export interface Appointment {
  email: string;
  /** Undefined keeps the present role; whoever has none gets none. */
  role: ConsoleRole | undefined;
  /** Removes app, recovery codes and proofs, so that the person sets up a new second factor. */
  isNewFactor: boolean;
}

/**
 * Statements that give a main account a role in the console. Only with a confirmed address: a stranger can sign up with anybody's. The last
 * statement returns the account, or nothing if there is none.
 * @param email without quotes; it becomes a part of the SQL
 */
export function roleSql({ email, role, isNewFactor }: Appointment): string[] {
  const account = `SELECT id FROM users WHERE email_normal = '${normalEmail(email)}' AND deleted_at IS NULL AND email_verified_at IS NOT NULL
    AND NOT EXISTS(SELECT 1 FROM staff WHERE user_id = users.id)`;
  const who = role === undefined ? `${account} AND EXISTS(SELECT 1 FROM moderator WHERE user_id = users.id)` : account;
  const given = role === undefined ? '(SELECT role FROM moderator WHERE user_id = id)' : `'${role}'`;
  return [
    ...(isNewFactor
      ? [
          `DELETE FROM recovery_code WHERE user_id IN (${who})`,
          `DELETE FROM second_factor WHERE user_id IN (${who})`,
          `UPDATE session_family SET second_factor_at = NULL WHERE user_id IN (${who})`,
        ]
      : []),
    `INSERT INTO audit_log(id, at, action, target_type, target_id, outcome, new_values)
      SELECT lower(hex(randomblob(12))), unixepoch() * 1000, 'role.set', 'user', id, 'done', json_object('role', ${given}) FROM (${who})`,
    `INSERT INTO moderator(user_id, role, created_at) SELECT id, ${given}, unixepoch() * 1000 FROM (${who}) WHERE true
      ON CONFLICT(user_id) DO UPDATE SET role = excluded.role RETURNING user_id`,
  ];
}
