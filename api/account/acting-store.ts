/**
 * The rule that nothing is written for a suspended company (by the views of api/migrations/0030_account.sql). Every call that writes for a
 * company checks it twice: before it validates or stores anything, and in its batch, in case the company is suspended in between.
 */
import { Refusal } from '../platform/http/refusal.ts';

/** SQL: whether one of these companies is suspended. @param ids content of the brackets of IN */
export const isSuspended = (ids: string): string => `EXISTS(SELECT 1 FROM suspended_company WHERE id IN(${ids}))`;

/** SQL: since when a company is suspended, or null. @param id a column or parameter */
export const suspendedSince = (id: string): string => `(SELECT since FROM suspended_company WHERE id=${id})`;

/** The suspended ones among these companies. */
export async function listSuspended(db: D1DatabaseSession, companyIds: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare('SELECT id FROM suspended_company WHERE id IN(SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(companyIds))
    .all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}

/** @throws Refusal COMPANY_SUSPENDED for one of these companies */
export async function requireActing(db: D1DatabaseSession, ...companyIds: string[]): Promise<void> {
  if ((await listSuspended(db, companyIds)).size > 0) throw new Refusal('COMPANY_SUSPENDED');
}

/**
 * The same check as a statement: its batch fails with COMPANY_SUSPENDED. It changes no row, so it may stand between a change and the guard
 * of that change.
 */
export const actingStatement = (db: D1DatabaseSession, ...companyIds: string[]): D1PreparedStatement =>
  db.prepare('INSERT INTO acting_company(id) SELECT value FROM json_each(?1)').bind(JSON.stringify(companyIds));
