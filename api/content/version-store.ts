/** SQL of the versions of information pages with rules, which stay readable, because decisions refer to the version that applied. */
import { earlierVersionsMax } from '../../contract/content/calls.ts';
import type { PageVersion } from '../../contract/content/schemas.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { isoTime } from '../platform/clock.ts';

/** The present version of an information page, by its key. */
export const readPageVersion = async (db: D1DatabaseSession, pageKey: string): Promise<number> =>
  (await db.prepare("SELECT live FROM content_entry WHERE kind = 'page' AND key = ?1").bind(pageKey).first<number>('live')) ?? 1;

/** The first version was public without being published by an editor. */
const wasPublic = '(v.published_at IS NOT NULL OR v.version = 1)';
const since = 'COALESCE(v.published_at, v.created_at) AS since';
const versions = 'content_version v JOIN content_entry e ON e.id = v.entry_id';
const earlierOfPage = `e.kind = 'page' AND e.key = ?1 AND v.version < e.live AND ${wasPublic}`;

/** Versions that were public before the present one, newest first. */
export async function listEarlierVersions(db: D1DatabaseSession, pageKey: string): Promise<PageVersion[]> {
  const { results } = await db
    .prepare(`SELECT v.version, ${since} FROM ${versions} WHERE ${earlierOfPage} ORDER BY v.version DESC LIMIT ?2`)
    .bind(pageKey, earlierVersionsMax)
    .all<{ version: number; since: number }>();
  return results.map(({ version, since: at }) => ({ version, since: isoTime(at) }));
}

export interface EarlierText extends PageVersion {
  title: string;
  description: string;
  content: string;
}

/** A version that was public before the present one, in a language; null for any other. */
export async function readEarlierText(
  db: D1DatabaseSession,
  pageKey: string,
  version: number,
  language: Language,
): Promise<EarlierText | null> {
  const row = await db
    .prepare(
      `SELECT v.version, ${since}, t.value ->> 'title' AS title, t.value ->> 'description' AS description, t.value ->> 'content' AS content
       FROM ${versions} JOIN json_each(v.content, '$.texts') t WHERE ${earlierOfPage} AND v.version = ?2 AND t.key = ?3`,
    )
    .bind(pageKey, version, language)
    .first<Omit<EarlierText, 'since'> & { since: number }>();
  return row && { ...row, since: isoTime(row.since) };
}
