/** SQL of the walks through rows with a category whose name has changed. */

export type Holder = 'company' | 'product' | 'request';

/** The position of the walk through one kind of rows for one category. */
export interface Walk {
  seq: number;
  category_id: string;
  kind: Holder;
  done_seq: number;
}

/** Conditions for rows with the category ?4. Deleted and archived rows have no search text. */
const holds: Record<Holder, string> = {
  company: 'instr(categories, ?4) > 0',
  product: '(category_id = ?4 OR sub_category_id = ?4)',
  request: '(category_id = ?4 OR sub_category_id = ?4)',
};

/** Starts a walk for each new name, and reads the next walk. @param from when the new walks begin */
export async function nextWalk(db: D1DatabaseSession, now: number, from: number): Promise<Walk | null> {
  const [, due] = await db.batch<Walk>([
    db.prepare('UPDATE renamed_category SET from_at = ?1 WHERE from_at IS NULL').bind(from),
    db.prepare('SELECT seq, category_id, kind, done_seq FROM renamed_category WHERE from_at <= ?1 ORDER BY seq LIMIT 1').bind(now),
  ]);
  return due?.results[0] ?? null;
}

/**
 * The next rows with the category, within a range of all rows.
 * @param columns to read beside number, version and text
 * @returns the rows, and the new position of the walk, which is null at the end of the table
 */
export async function readHolding<Row extends { seq: number }>(
  db: D1DatabaseSession,
  { kind, category_id, done_seq }: Walk,
  { columns, span, count }: { columns: string; span: number; count: number },
): Promise<{ rows: Row[]; through: number | null }> {
  const [found, beyond] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT seq, version, search_text, ${columns} FROM ${kind}
         WHERE seq > ?1 AND seq <= ?2 AND ${holds[kind]} AND search_text <> '' AND deleted_at IS NULL ORDER BY seq LIMIT ?3`,
      )
      .bind(done_seq, done_seq + span, count, category_id),
    db.prepare(`SELECT 1 FROM ${kind} WHERE seq > ?1 LIMIT 1`).bind(done_seq + span),
  ]);
  const rows = (found?.results ?? []) as Row[];
  const last = rows.at(-1);
  if (last !== undefined && rows.length === count) return { rows, through: last.seq };
  return { rows, through: beyond?.results.length === 1 ? done_seq + span : null };
}

/** Records the position of a walk, or its end. If the walk was restarted meanwhile, its number differs and nothing changes. */
export const walkedStatement = (db: D1DatabaseSession, { seq, done_seq }: Walk, through: number | null): D1PreparedStatement =>
  through === null
    ? db.prepare('DELETE FROM renamed_category WHERE seq = ?1 AND done_seq = ?2').bind(seq, done_seq)
    : db.prepare('UPDATE renamed_category SET done_seq = ?3 WHERE seq = ?1 AND done_seq = ?2').bind(seq, done_seq, through);
