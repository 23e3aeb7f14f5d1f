/** Reads of companies, and writes of a single statement. Edits are in edit-store.ts, decisions in approval-store.ts. */
import { approval } from '../../contract/company/approval.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import type { CompanyRow } from './row.ts';
import { dayOf } from '../platform/clock.ts';

/** The account's company, its user company included; null for another account's id (docs/behaviour.md#status-codes). */
export const findOwnCompany = (db: D1DatabaseSession, ownerUserId: string, id: string): Promise<CompanyRow | null> =>
  db.prepare('SELECT * FROM company WHERE id = ?1 AND owner_user_id = ?2 AND deleted_at IS NULL').bind(id, ownerUserId).first<CompanyRow>();

/** Any company that is not deleted, for moderators. */
export const findCompany = (db: D1DatabaseSession, id: string): Promise<CompanyRow | null> =>
  db.prepare('SELECT * FROM company WHERE id = ?1 AND deleted_at IS NULL').bind(id).first<CompanyRow>();

export async function findCompanies(db: D1DatabaseSession, ids: readonly string[]): Promise<CompanyRow[]> {
  const { results } = await db
    .prepare('SELECT * FROM company WHERE id IN (SELECT value FROM json_each(?1)) AND deleted_at IS NULL')
    .bind(JSON.stringify(ids))
    .all<CompanyRow>();
  return results;
}

export const findLiveCompany = (db: D1DatabaseSession, key: { id: string } | { path: string }): Promise<CompanyRow | null> =>
  db
    .prepare(
      `SELECT * FROM company WHERE ${'id' in key ? 'id' : 'path'} = ?1 AND approve_status = ${approval.approved} AND is_active = 1 AND deleted_at IS NULL`,
    )
    .bind('id' in key ? key.id : key.path)
    .first<CompanyRow>();

/** Whether a company that was public at this path has been deleted. */
export const isDeletedCompany = async (db: D1DatabaseSession, path: string): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 FROM company WHERE path = ?1 AND deleted_at IS NOT NULL AND approve_status = ${approval.approved} LIMIT 1`)
    .bind(path)
    .first()) !== null;

/** Whether a deleted company belonged to the account, public or not. */
export const isOwnDeletedCompany = async (db: D1DatabaseSession, ownerUserId: string, id: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM company WHERE id = ?2 AND owner_user_id = ?1 AND deleted_at IS NOT NULL')
    .bind(ownerUserId, id)
    .first()) !== null;

/** All companies of an account as it sees them, with pending edits: the user company first, then in the order of creation. */
export async function listOwnCompanies(db: D1DatabaseSession, ownerUserId: string): Promise<CompanyRow[]> {
  const { results } = await db
    .prepare('SELECT * FROM company WHERE owner_user_id = ?1 AND deleted_at IS NULL ORDER BY is_user_company DESC, seq')
    .bind(ownerUserId)
    .all<CompanyRow>();
  return results.map(withEdit);
}

/** SQL: companies with the e-mail address ?2, or with a pending edit to it, so that its approval cannot fail. */
const ofEmail = `SELECT id FROM company WHERE email = ?2 AND is_user_company = 0 AND deleted_at IS NULL
  UNION ALL SELECT id FROM company WHERE pending_edit IS NOT NULL AND json_extract(pending_edit, '$.email') = ?2`;

export interface AddState {
  /** Number of companies that count toward the limit (docs/behaviour.md#own-company). */
  companyCount: number;
  isEmailUsed: boolean;
}

export async function readAddState(db: D1DatabaseSession, ownerUserId: string, email: string): Promise<AddState> {
  const row = await db
    .prepare(
      `SELECT (SELECT COUNT(*) FROM company WHERE owner_user_id = ?1 AND is_user_company = 0 AND deleted_at IS NULL) AS n,
        EXISTS(${ofEmail}) AS used`,
    )
    .bind(ownerUserId, email)
    .first<{ n: number; used: number }>();
  return { companyCount: row?.n ?? 0, isEmailUsed: row?.used === 1 };
}

export async function isEmailOfOther(db: D1DatabaseSession, companyId: string, email: string): Promise<boolean> {
  const row = await db.prepare(`SELECT 1 FROM (${ofEmail}) WHERE id <> ?1`).bind(companyId, email).first();
  return row !== null;
}

export async function isPathTaken(db: D1DatabaseSession, path: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM company WHERE path = ?1 AND deleted_at IS NULL').bind(path).first()) !== null;
}

/** Visitors are distinguished within a day; rows are stored one day longer, so that none is deleted while the day ends. */
const viewRetentionDays = 2;

/** Deletes the hashes of visitors; the number of views is stored with the company. */
export const sweepViewsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM company_view_day WHERE day<?1').bind(dayOf(now) + 1 - viewRetentionDays);

/** Counts a visitor once a day; of live companies only (docs/behaviour.md#view-counts). @param country ISO code, or empty */
export async function addView(db: D1DatabaseSession, companyId: string, visitor: string, country: string, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO company_view_day(company_id, day, visitor, country) SELECT id, ?2, ?3, ?4 FROM company WHERE id = ?1 AND approve_status = ${approval.approved} AND is_active = 1
       ON CONFLICT DO NOTHING`,
    )
    .bind(companyId, dayOf(now), visitor, country)
    .run();
}
