/** The sign-in methods of a person: password, passkeys, accounts at providers. The last one cannot be removed. */
import { Refusal } from '../platform/http/refusal.ts';
import { noPassword } from './account-store.ts';
import { failsIf } from '../platform/db/guard.ts';

const count = `(SELECT COUNT(*) FROM users WHERE id=?1 AND password_hash<>?2) + (SELECT COUNT(*) FROM passkey WHERE user_id=?1)
  + (SELECT COUNT(*) FROM identity WHERE user_id=?1)`;

/** Checks before a removal that another method remains. @throws Refusal LAST_WAY_IN */
export async function requireOtherWayIn(db: D1DatabaseSession, userId: string): Promise<void> {
  const ways = await db.prepare(`SELECT ${count} AS n`).bind(userId, noPassword).first<number>('n');
  if ((ways ?? 0) <= 1) throw new Refusal('LAST_WAY_IN');
}

/** The same check as a statement, placed after the removal in its batch. */
export const wayInRemainsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(failsIf(`${count} = 0`)).bind(userId, noPassword);
