/** SQL of correcting keywords that were stored without their letters. */
import type { WithTexts } from '../platform/text/author-texts.ts';
import type { AsSpelled } from '../platform/db/keywords-to-check.ts';

export type KeywordHolder = 'company' | 'product' | 'request';

export interface KeywordWalk {
  kind: KeywordHolder;
  done_seq: number;
  /** The last row of the walk; null before it begins. */
  end_seq: number | null;
}

export interface StoredKeywords extends AsSpelled, WithTexts {
  /** Set for a request whose texts are in the archive. */
  archive_copy: string | null;
  is_here: 0 | 1;
}

/** Walks that are not complete. */
export const readKeywordWalks = async (db: D1DatabaseSession): Promise<KeywordWalk[]> =>
  (await db.prepare('SELECT kind, done_seq, end_seq FROM keyword_walk WHERE end_seq IS NULL OR done_seq < end_seq').all<KeywordWalk>())
    .results;

/** Starts a walk. Its end is the last present row, since later rows are stored with all letters. */
export async function beginWalk(db: D1DatabaseSession, kind: KeywordHolder): Promise<number> {
  const row = await db
    .prepare(
      `UPDATE keyword_walk SET end_seq = (SELECT COALESCE(MAX(seq), 0) FROM ${kind}) WHERE kind = ?1 AND end_seq IS NULL RETURNING end_seq`,
    )
    .bind(kind)
    .first<{ end_seq: number }>();
  return row?.end_seq ?? 0;
}

const ofKind: Record<KeywordHolder, string> = {
  company: 'pending_edit, NULL AS archive_copy',
  product: 'NULL AS pending_edit, NULL AS archive_copy',
  request: 'pending_edit, archive_copy',
};

/** The next rows in the order of storing, at most `count`. */
export const readStoredKeywords = async (
  db: D1DatabaseSession,
  { kind, done_seq }: KeywordWalk,
  endSeq: number,
  count: number,
): Promise<StoredKeywords[]> =>
  (
    await db
      .prepare(
        `SELECT seq, version, name, description, language, texts, keywords, keywords_to_check, deleted_at IS NULL AS is_here, ${ofKind[kind]}
         FROM ${kind} WHERE seq > ?1 AND seq <= ?2 ORDER BY seq LIMIT ?3`,
      )
      .bind(done_seq, endSeq, count)
      .all<StoredKeywords>()
  ).results;

/** Records the position of a walk. If two walks run simultaneously, the one that is behind changes nothing. */
export const walkedOnStatement = (db: D1DatabaseSession, { kind, done_seq }: KeywordWalk, doneSeq: number): D1PreparedStatement =>
  db.prepare('UPDATE keyword_walk SET done_seq = ?3 WHERE kind = ?1 AND done_seq = ?2').bind(kind, done_seq, doneSeq);
