/**
 * Files that were uploaded before the call that uses them: pending rows of `media` that name a field of a call. They become live with that
 * call's batch (media-store.ts), or are deleted by the sweep a day later.
 */
import { changedStatement } from './db/guard.ts';

/** A waiting file; its bytes as stored. */
export interface Waiting {
  key: string;
  /** The field that it was uploaded for, `AddAndEditProduct.ImageList`. */
  field: string;
  name: string;
  bytes: number;
  kind: 'image' | 'file';
  width: number | null;
  height: number | null;
}

/** Marks a pending file as waiting for its call, in the batch of the upload. */
export const waitStatements = (db: D1DatabaseSession, key: string, field: string, now: number): D1PreparedStatement[] => [
  db.prepare("UPDATE media SET field = ?2, created_at = ?3 WHERE r2_key = ?1 AND state = 'pending'").bind(key, field, now),
  changedStatement(db),
];

/** @returns the waiting files of the account among these */
export async function findWaiting(db: D1DatabaseSession, keys: readonly string[], ownerUserId: string): Promise<Waiting[]> {
  const { results } = await db
    .prepare(
      `SELECT r2_key AS key, field, original_name AS name, bytes, kind, width, height FROM media
       WHERE r2_key IN (SELECT value FROM json_each(?1)) AND owner_user_id = ?2 AND field IS NOT NULL`,
    )
    .bind(JSON.stringify(keys), ownerUserId)
    .all<Waiting>();
  return results;
}

/** How many files of an account wait, and their bytes together. */
export async function countWaiting(db: D1DatabaseSession, ownerUserId: string): Promise<{ count: number; bytes: number }> {
  const row = await db
    .prepare('SELECT COUNT(*) AS count, COALESCE(SUM(bytes), 0) AS bytes FROM media WHERE owner_user_id = ?1 AND field IS NOT NULL')
    .bind(ownerUserId)
    .first<{ count: number; bytes: number }>();
  return row ?? { count: 0, bytes: 0 };
}

/** Whether a file still waits: only its account may read it. */
export const isWaiting = async (db: D1DatabaseSession, key: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM media WHERE r2_key = ?1 AND field IS NOT NULL').bind(key).first()) !== null;
