/**
 * SQL of entries and their versions. A version never changes; the entry records which one is the last, which is public and which is
 * scheduled.
 */
import type { ContentKind } from '../../contract/publishing/kinds.ts';
import type { ContentValues } from '../../contract/publishing/values.ts';
import { people } from '../platform/db/forgetting.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface EntryRow {
  seq: number;
  id: string;
  kind: ContentKind;
  key: string;
  /** JSON: language → title. */
  titles: string;
  /** JSON: titles of the parent entry, whose key is a prefix of this one's (`food` of `food/oils`). */
  parent: string | null;
  version: number;
  live: number | null;
  due: number | null;
  due_at: number | null;
  changed_at: number;
}

const columns = `seq, id, kind, key, titles, version, live, due, due_at, changed_at,
  (SELECT p.titles FROM content_entry p WHERE p.kind=content_entry.kind AND p.key=substr(content_entry.key, 1, instr(content_entry.key, '/')-1)) AS parent`;

export const findEntry = (db: D1DatabaseSession, id: string): Promise<EntryRow | null> =>
  db.prepare(`SELECT ${columns} FROM content_entry WHERE id=?1`).bind(id).first<EntryRow>();

export const findEntryByKey = (db: D1DatabaseSession, kind: ContentKind, key: string): Promise<EntryRow | null> =>
  db.prepare(`SELECT ${columns} FROM content_entry WHERE kind=?1 AND key=?2`).bind(kind, key).first<EntryRow>();

/** @param after the last entry of the previous page @param isNewestFirst otherwise in the order of creation */
export async function listEntries(
  db: D1DatabaseSession,
  kind: ContentKind,
  { after, isNewestFirst }: { after: number | undefined; isNewestFirst: boolean },
  countMax: number,
): Promise<EntryRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM content_entry WHERE kind=?1 AND ${isNewestFirst ? 'seq<?2 ORDER BY seq DESC' : 'seq>?2 ORDER BY seq'} LIMIT ?3`,
    )
    .bind(kind, after ?? (isNewestFirst ? Number.MAX_SAFE_INTEGER : 0), countMax)
    .all<EntryRow>();
  return results;
}

/** Entries whose time has come, earliest first. */
export async function listDue(db: D1DatabaseSession, now: number, countMax: number): Promise<EntryRow[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM content_entry WHERE due_at<=?1 ORDER BY due_at LIMIT ?2`)
    .bind(now, countMax)
    .all<EntryRow>();
  return results;
}

interface VersionRow {
  version: number;
  author: string;
  restored_from: number | null;
  created_at: number;
  published_at: number | null;
}

/** The last versions, newest first. */
export async function listVersions(db: D1DatabaseSession, entryId: string, countMax: number): Promise<VersionRow[]> {
  const { results } = await db
    .prepare(
      `SELECT v.version, COALESCE(u.full_name, '') AS author, v.restored_from, v.created_at, v.published_at
       FROM content_version v LEFT JOIN users u ON u.id=v.author_user_id AND u.deleted_at IS NULL WHERE v.entry_id=?1 ORDER BY v.version DESC LIMIT ?2`,
    )
    .bind(entryId, countMax)
    .all<VersionRow>();
  return results;
}

/** The content of a version; null if it was never saved or does not exist. */
export async function readVersion(db: D1DatabaseSession, entryId: string, version: number): Promise<ContentValues | null> {
  const content = await db
    .prepare('SELECT content FROM content_version WHERE entry_id=?1 AND version=?2')
    .bind(entryId, version)
    .first<string>('content');
  return content === null ? null : (JSON.parse(content) as ContentValues);
}

export const newEntryStatement = (
  db: D1DatabaseSession,
  { id, kind, titles }: Pick<EntryRow, 'id' | 'kind' | 'titles'>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare('INSERT INTO content_entry(id, kind, key, titles, version, live, changed_at) VALUES(?1,?2,?1,?3,1,NULL,?4)')
    .bind(id, kind, titles, now);

/** Increases the entry's version. A guard has to follow, since another version may have been saved. */
export const nextVersionStatement = (db: D1DatabaseSession, entry: EntryRow, titles: string, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE content_entry SET version=version+1, titles=?3, changed_at=?4 WHERE id=?1 AND version=?2')
    .bind(entry.id, entry.version, titles, now);

interface NewVersion {
  entryId: string;
  version: number;
  values: ContentValues;
  restoredFrom: number | null;
  /** Null for content from before the first edit. */
  authorUserId: string | null;
  publishedAt: number | null;
}

/** An existing version stays unchanged. */
export const versionStatement = (
  db: D1DatabaseSession,
  { entryId, version, values, restoredFrom, authorUserId, publishedAt }: NewVersion,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO content_version(entry_id, version, content, restored_from, author_user_id, created_at, published_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
       WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=?1 AND version=?2)`,
    )
    .bind(entryId, version, JSON.stringify(values), restoredFrom, authorUserId, now, publishedAt);

/** Marks a version as public. A guard follows. @param of the last or the scheduled version */
export const publishedStatement = (
  db: D1DatabaseSession,
  { id, of, version }: { id: string; of: 'version' | 'due'; version: number },
  now: number,
): D1PreparedStatement =>
  db.prepare(`UPDATE content_entry SET live=?2, due=NULL, due_at=NULL, changed_at=?3 WHERE id=?1 AND ${of}=?2`).bind(id, version, now);
/** Records when a version was last published. */
export const publishedVersionStatement = (db: D1DatabaseSession, entryId: string, version: number, now: number): D1PreparedStatement =>
  db.prepare('UPDATE content_version SET published_at=?3 WHERE entry_id=?1 AND version=?2').bind(entryId, version, now);

/** A guard follows. */
export const dueStatement = (db: D1DatabaseSession, id: string, version: number, at: number, now: number): D1PreparedStatement =>
  db.prepare('UPDATE content_entry SET due=?2, due_at=?3, changed_at=?4 WHERE id=?1 AND version=?2').bind(id, version, at, now);

/** Cancels the scheduled publication. A guard follows. */
export const notDueStatement = (db: D1DatabaseSession, id: string, version: number, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE content_entry SET due=NULL, due_at=NULL, changed_at=?3 WHERE id=?1 AND version=?2 AND due IS NOT NULL')
    .bind(id, version, now);

/** Marks the entry as not public. A guard follows. */
export const notLiveStatement = (db: D1DatabaseSession, id: string, version: number, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE content_entry SET live=NULL, due=NULL, due_at=NULL, changed_at=?3 WHERE id=?1 AND version=?2 AND live IS NOT NULL')
    .bind(id, version, now);

/** Keeps the content, without its author. */
export const forgetAuthorsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`UPDATE content_version SET author_user_id=NULL WHERE author_user_id IN ${people}`).bind(userId);

/** Edited contents in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'contentVersions',
    of: 'person',
    from: 'content_version v JOIN content_entry e ON e.id=v.entry_id WHERE v.author_user_id=?1',
    columns: 'e.kind, e.titles AS titlesJson, v.version, v.created_at AS createdAt, v.published_at AS publishedAt',
    cursor: 'v.seq',
  },
];
