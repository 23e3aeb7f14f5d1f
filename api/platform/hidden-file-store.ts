/** SQL of files with public addresses that must not be public now: removed by a decision, or part of an item that is not public. */
import { approval } from '../../contract/company/approval.ts';

/** `removed`: visible to moderators only. `hidden`: also visible to people who may see the item of the file. */
export type FileState = 'public' | 'hidden' | 'removed';

/** A product is public with its company; the files of an expired or paused request stay available. */
const isItemPublic = `c.is_user_company = 1 OR (c.approve_status = ${approval.approved} AND c.is_active = 1 AND c.deleted_at IS NULL
  AND COALESCE(p.is_shown, 1) = 1 AND COALESCE(r.approve_status, ${approval.approved}) = ${approval.approved})`;
/** A file has a row at most in each of these tables, found by unique columns. */
const withItem = `media m LEFT JOIN product p ON p.id = m.item_id LEFT JOIN request r ON r.id = m.item_id
  LEFT JOIN company c ON c.id = COALESCE(p.company_id, r.company_id, m.item_id)`;
const state = `CASE WHEN m.withdrawn_at IS NOT NULL THEN 'removed' WHEN NOT (c.id IS NULL OR ${isItemPublic}) THEN 'hidden' ELSE 'public' END`;

export const readFileState = async (db: D1DatabaseSession, key: string): Promise<FileState> =>
  (await db.prepare(`SELECT ${state} AS state FROM ${withItem} WHERE m.r2_key = ?1`).bind(key).first<FileState>('state')) ?? 'public';

/** @returns the files among these that belong to an item that is not public */
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
