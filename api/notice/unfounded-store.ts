/** SQL of reports that are manifestly unfounded. */
import type { ApiLanguage } from '../../contract/text/languages.ts';

/** Who has reported with an account. */
export interface Reporter {
  number: string;
  user_id: string;
  full_name: string;
  email: string;
  language: ApiLanguage;
}

/**
 * @returns how many of the numbers belong to the case, and the people with accounts among their reporters: each once, however many
 * addresses they used
 */
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
