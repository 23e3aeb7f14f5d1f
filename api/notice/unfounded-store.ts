/** SQL of reports that are manifestly unfounded. */
import type { ApiLanguage } from '../../contract/text/languages.ts';

/** A reporter with an account. */
export interface Reporter {
  number: string;
  user_id: string;
  full_name: string;
  email: string;
  language: ApiLanguage;
}

/** @returns the number of these reports that belong to the case, and their reporters with accounts, without repetition */
export async function listReporters(
  db: D1DatabaseSession,
  caseId: string,
  numbers: readonly string[],
): Promise<{ known: number; reporters: Reporter[] }> {
  const marked = 'notice n WHERE n.case_id = ?1 AND n.number IN (SELECT value FROM json_each(?2))';
  const [known, reporters] = await db.batch<Reporter & { n: number }>([
    db.prepare(`SELECT COUNT(*) AS n FROM ${marked}`).bind(caseId, JSON.stringify(numbers)),
    db
      .prepare(
        `SELECT MIN(n.number) AS number, u.id AS user_id, u.full_name, u.email, u.language FROM users u JOIN ${marked}
         AND n.reporter_user_id = u.id AND u.deleted_at IS NULL GROUP BY u.id`,
      )
      .bind(caseId, JSON.stringify(numbers)),
  ]);
  return { known: known?.results[0]?.n ?? 0, reporters: reporters?.results ?? [] };
}

export const markUnfoundedStatement = (db: D1DatabaseSession, caseId: string, numbers: readonly string[]): D1PreparedStatement =>
  db
    .prepare('UPDATE notice SET unfounded = 1 WHERE case_id = ?1 AND number IN (SELECT value FROM json_each(?2))')
    .bind(caseId, JSON.stringify(numbers));
