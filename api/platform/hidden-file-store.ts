/** SQL of public files that are not public now: removed by a decision, or of something that is not public itself. */
import { approval } from '../../contract/company/approval.ts';

/** `removed`: for moderators only. `hidden`: also for those who may see what it belongs to. */
export type FileState = 'public' | 'hidden' | 'removed';

/** A product is public with its company; a request that has ended or is paused keeps its files at their addresses. */
const isItemPublic = `c.is_user_company = 1 OR (c.approve_status = ${approval.approved} AND c.is_active = 1 AND c.deleted_at IS NULL
  AND COALESCE(p.is_shown, 1) = 1 AND COALESCE(r.approve_status, ${approval.approved}) = ${approval.approved})`;
/** A file has a row at most in each of these tables, found by unique columns. */
const withItem = `media m LEFT JOIN product p ON p.id = m.item_id LEFT JOIN request r ON r.id = m.item_id
  LEFT JOIN company c ON c.id = COALESCE(p.company_id, r.company_id, m.item_id)`;
const state = `CASE WHEN m.withdrawn_at IS NOT NULL THEN 'removed' WHEN NOT (c.id IS NULL OR ${isItemPublic}) THEN 'hidden' ELSE 'public' END`;

export const readFileState = async (db: D1DatabaseSession, key: string): Promise<FileState> =>
  (await db.prepare(`SELECT ${state} AS state FROM ${withItem} WHERE m.r2_key = ?1`).bind(key).first<FileState>('state')) ?? 'public';

/** @returns those of these files that belong to something that is not public */
export async function listHidden(db: D1DatabaseSession, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { results } = await db
    .prepare(
      `SELECT m.r2_key FROM json_each(?1) f CROSS JOIN ${withItem.replace('media m', 'media m ON m.r2_key = f.value')} WHERE ${state} = 'hidden'`,
    )
    .bind(JSON.stringify(keys))
    .all<{ r2_key: string }>();
  return new Set(results.map(({ r2_key: key }) => key));
}
