/** SQL of a person's saved searches. Reads are bounded by `savedSearchesMax`, which a trigger enforces (`saved_search_bounded`). */
import { dayMs } from '../../contract/limits.ts';
import type { SearchLevel } from '../../contract/saved-search/calls.ts';
import { matchRetentionDays } from '../../contract/saved-search/fields.ts';
import { people } from '../platform/db/forgetting.ts';
import { keyVersion, type SearchedKind } from './keys.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface SavedSearchRow {
  id: string;
  kind: SearchedKind;
  name: string;
  address: string;
  level: SearchLevel;
  new_count: number;
  created_at: number;
}

export const listSearches = async (db: D1DatabaseSession, userId: string): Promise<SavedSearchRow[]> =>
  (
    await db
      .prepare('SELECT id, kind, name, address, level, new_count, created_at FROM saved_search WHERE user_id=?1 ORDER BY seq DESC')
      .bind(userId)
      .all<SavedSearchRow>()
  ).results;

export const findSearch = (db: D1DatabaseSession, userId: string, address: string): Promise<Pick<SavedSearchRow, 'id' | 'level'> | null> =>
  db.prepare('SELECT id, level FROM saved_search WHERE user_id=?1 AND address=?2').bind(userId, address).first();

interface NewSearch {
  id: string;
  userId: string;
  masterUserId: string;
  kind: SearchedKind;
  address: string;
  name: string;
  level: SearchLevel;
  keys: readonly string[];
}

/** An existing one is unchanged. */
export const saveSearchStatements = (
  db: D1DatabaseSession,
  { id, userId, masterUserId, kind, address, name, level, keys }: NewSearch,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO saved_search(id, user_id, master_user_id, kind, address, name, level, version, created_at)
       VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9) ON CONFLICT(user_id, address) DO NOTHING`,
    )
    .bind(id, userId, masterUserId, kind, address, name, level, keyVersion, now),
  keysStatement(db, id, keys),
];

const keysStatement = (db: D1DatabaseSession, id: string, keys: readonly string[]): D1PreparedStatement =>
  db
    .prepare('INSERT INTO saved_search_key(key, search_seq) SELECT value, s.seq FROM saved_search s, json_each(?2) WHERE s.id=?1')
    .bind(id, JSON.stringify(keys));

/** Missing values are unchanged. A guard has to follow. */
export const editSearchStatement = (
  db: D1DatabaseSession,
  userId: string,
  { id, name, level }: { id: string; name?: string | undefined; level?: SearchLevel | undefined },
): D1PreparedStatement =>
  db
    .prepare('UPDATE saved_search SET name=COALESCE(?3, name), level=COALESCE(?4, level) WHERE id=?1 AND user_id=?2')
    .bind(id, userId, name ?? null, level ?? null);

/** A guard has to follow. */
export const readSearchStatement = (db: D1DatabaseSession, userId: string, id: string): D1PreparedStatement =>
  db.prepare('UPDATE saved_search SET new_count=0 WHERE id=?1 AND user_id=?2').bind(id, userId);

/** Deletes a search; triggers delete its words and matches. */
export const deleteSearchStatement = (db: D1DatabaseSession, userId: string, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM saved_search WHERE id=?1 AND user_id=?2').bind(id, userId);

/** Stops mails about one search, or about all of the person. */
export const stopSearchMailsStatement = (db: D1DatabaseSession, userId: string, searchId: string | null): D1PreparedStatement =>
  db.prepare(`UPDATE saved_search SET level='none' WHERE user_id=?1 AND (?2 IS NULL OR id=?2)`).bind(userId, searchId);

/** Searches whose words are in an older form. */
export const readOutdated = async (db: D1DatabaseSession, countMax: number): Promise<{ id: string; address: string }[]> =>
  (
    await db
      .prepare('SELECT id, address FROM saved_search WHERE version<?1 ORDER BY version LIMIT ?2')
      .bind(keyVersion, countMax)
      .all<{ id: string; address: string }>()
  ).results;

export const renewKeysStatements = (db: D1DatabaseSession, id: string, keys: readonly string[]): D1PreparedStatement[] => [
  db.prepare('DELETE FROM saved_search_key WHERE search_seq=(SELECT seq FROM saved_search WHERE id=?1)').bind(id),
  keysStatement(db, id, keys),
  db.prepare('UPDATE saved_search SET version=?2 WHERE id=?1').bind(id, keyVersion),
];

/** Matches deleted per run; 24 runs a day. */
const sweptMax = 5000;

/** Deletes old matches. The first one shows whether any is old enough. */
export const sweepMatchesStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM search_match WHERE seq IN (SELECT seq FROM (SELECT seq, found_at FROM search_match ORDER BY seq
         LIMIT iif((SELECT found_at FROM search_match ORDER BY seq LIMIT 1)<?1, ?2, 0)) WHERE found_at<?1)`,
    )
    .bind(now - matchRetentionDays * dayMs, sweptMax);

export const forgetSearchesStatements = (db: D1DatabaseSession, userId: string): D1PreparedStatement[] => [
  db.prepare(`DELETE FROM saved_search WHERE user_id IN ${people}`).bind(userId),
  db.prepare('DELETE FROM matched_user WHERE user_id=?1').bind(userId),
];

/** Saved searches and their matches in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'savedSearches',
    of: 'person',
    from: 'saved_search w WHERE w.user_id=?1',
    columns: 'w.id, w.name, w.address, w.level, w.created_at AS createdAt',
    cursor: 'w.seq',
  },
  {
    name: 'savedSearchMatches',
    of: 'person',
    from: 'saved_search w CROSS JOIN search_match m ON m.search_seq=w.seq WHERE w.user_id=?1',
    columns: 'w.id AS searchId, m.target_id AS id, m.found_at AS foundAt',
    cursor: 'm.seq',
  },
];
