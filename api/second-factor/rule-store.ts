/** SQL of the requirement that an account sets for its people. */
import type { Recipient } from './mails.ts';
import { failsIf } from '../platform/db/guard.ts';

export const hasFactor = (person: string): string =>
  `EXISTS(SELECT 1 FROM second_factor WHERE user_id=${person} AND confirmed_at IS NOT NULL)`;
export const hasPasskey = (person: string): string => `EXISTS(SELECT 1 FROM passkey WHERE user_id=${person})`;
/** SQL: whether the account requires a proof and the person only has passkeys. @param person an SQL expression */
export const needsPasskey = (person: string, now: string): string =>
  `(NOT ${hasFactor(person)} AND ${hasPasskey(person)} AND EXISTS(SELECT 1 FROM second_factor_rule WHERE required_from<=${now}
     AND master_user_id=COALESCE((SELECT master_user_id FROM staff WHERE user_id=${person}), ${person})))`;

/** From when on an account requires a proof; null if it does not. */
export const readRule = (db: D1DatabaseSession, masterUserId: string): Promise<number | null> =>
  db.prepare('SELECT required_from FROM second_factor_rule WHERE master_user_id=?1').bind(masterUserId).first<number>('required_from');

export interface Proofs {
  is_required: number;
  has_factor: number;
  passkeys: number;
}

export const readProofs = (db: D1DatabaseSession, userId: string, masterUserId: string, now: number): Promise<Proofs | null> =>
  db
    .prepare(
      `SELECT EXISTS(SELECT 1 FROM second_factor_rule WHERE master_user_id=?2 AND required_from<=?3) AS is_required,
         ${hasFactor('?1')} AS has_factor, (SELECT COUNT(*) FROM passkey WHERE user_id=?1) AS passkeys`,
    )
    .bind(userId, masterUserId, now)
    .first<Proofs>();

/** Follows the removal of a proof, and fails the batch if it was the last one that the account requires. */
export const proofRemainsStatement = (db: D1DatabaseSession, userId: string, masterUserId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      failsIf(`EXISTS(SELECT 1 FROM second_factor_rule WHERE master_user_id=?2 AND required_from<=?3)
         AND NOT ${hasFactor('?1')} AND NOT ${hasPasskey('?1')}`),
    )
    .bind(userId, masterUserId, now);

/** Main user and staff without any proof, the main user first. */
export async function listWithoutProof(db: D1DatabaseSession, masterUserId: string): Promise<Recipient[]> {
  const { results } = await db
    .prepare(
      `SELECT u.id, u.email, u.full_name, u.language
       FROM (SELECT ?1 AS id, 0 AS at UNION ALL SELECT user_id, created_at FROM staff WHERE master_user_id=?1 AND removed_at IS NULL) p
       JOIN users u ON u.id=p.id AND u.deleted_at IS NULL
       WHERE NOT ${hasFactor('u.id')} AND NOT ${hasPasskey('u.id')} ORDER BY p.at, u.id LIMIT 500`,
    )
    .bind(masterUserId)
    .all<Recipient>();
  return results;
}

export const setRuleStatement = (db: D1DatabaseSession, masterUserId: string, from: number | null, now: number): D1PreparedStatement =>
  from === null
    ? db.prepare('DELETE FROM second_factor_rule WHERE master_user_id=?1').bind(masterUserId)
    : db
        .prepare(
          `INSERT INTO second_factor_rule(master_user_id, required_from, set_at) VALUES(?1,?2,?3)
           ON CONFLICT(master_user_id) DO UPDATE SET required_from=excluded.required_from, set_at=excluded.set_at`,
        )
        .bind(masterUserId, from, now);

export const forgetRuleStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM second_factor_rule WHERE master_user_id=?1').bind(userId);
