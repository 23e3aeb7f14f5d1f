/** SQL of published content: articles, banners and information pages. An entry's languages are rows with the same `entry_key`. */
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { newId } from '../platform/ids.ts';

const ofEntry = 'COALESCE(entry_key, id) = ?1';

/** Removes published versions in other languages. */
const newsElsewhereStatement = (db: D1DatabaseSession, key: string, languages: readonly Language[]): D1PreparedStatement =>
  db
    .prepare(`DELETE FROM news WHERE ${ofEntry} AND language NOT IN (SELECT value FROM json_each(?2))`)
    .bind(key, JSON.stringify(languages));
const bannersElsewhereStatement = (db: D1DatabaseSession, key: string, languages: readonly Language[]): D1PreparedStatement =>
  db
    .prepare(`DELETE FROM banner WHERE ${ofEntry} AND language NOT IN (SELECT value FROM json_each(?2))`)
    .bind(key, JSON.stringify(languages));

export interface LiveArticle {
  language: Language;
  path: string;
  title: string;
  description: string;
  content: string;
}

/** Publishes an article in these languages. The public address and the day of the first publication do not change. */
export const publishNewsStatements = (
  db: D1DatabaseSession,
  key: string,
  { picture, articles }: { picture: string; articles: readonly LiveArticle[] },
  now: number,
): D1PreparedStatement[] => [
  newsElsewhereStatement(
    db,
    key,
    articles.map(({ language }) => language),
  ),
  ...articles.flatMap(({ language, path, title, description, content }) => [
    db
      .prepare(
        `UPDATE news SET title = ?3, description = ?4, content = ?5, header_image = ?6, changed_at = ?7 WHERE ${ofEntry} AND language = ?2`,
      )
      .bind(key, language, title, description, content, picture, now),
    db
      .prepare(
        `INSERT INTO news(id, entry_key, path, language, title, description, content, header_image, published_at)
         SELECT ?8, ?1, ?9, ?2, ?3, ?4, ?5, ?6, ?7 WHERE NOT EXISTS(SELECT 1 FROM news WHERE ${ofEntry} AND language = ?2)`,
      )
      .bind(key, language, title, description, content, picture, now, newId(), path),
  ]),
];
export const withdrawNewsStatements = (db: D1DatabaseSession, key: string): D1PreparedStatement[] => [newsElsewhereStatement(db, key, [])];

export interface LiveBanner {
  language: Language;
  topText: string;
  title: string;
  description: string;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

export const publishBannerStatements = (
  db: D1DatabaseSession,
  key: string,
  { picture, video, position, banners }: { picture: string; video: string; position: number; banners: readonly LiveBanner[] },
): D1PreparedStatement[] => [
  bannersElsewhereStatement(
    db,
    key,
    banners.map(({ language }) => language),
  ),
  ...banners.flatMap(({ language, topText, title, description }) => {
    const values = [key, language, orNull(topText), orNull(title), orNull(description), picture, orNull(video), position];
    return [
      db
        .prepare(
          `UPDATE banner SET top_text = ?3, title = ?4, description = ?5, image = ?6, video_url = ?7, position = ?8 WHERE ${ofEntry} AND language = ?2`,
        )
        .bind(...values),
      db
        .prepare(
          `INSERT INTO banner(id, entry_key, language, top_text, title, description, image, video_url, position)
           SELECT ?9, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE NOT EXISTS(SELECT 1 FROM banner WHERE ${ofEntry} AND language = ?2)`,
        )
        .bind(...values, newId()),
    ];
  }),
];
export const withdrawBannerStatements = (db: D1DatabaseSession, key: string): D1PreparedStatement[] => [
  bannersElsewhereStatement(db, key, []),
];

export interface LivePage {
  language: Language;
  title: string;
  description: string;
  content: string;
}

export const publishPageStatements = (db: D1DatabaseSession, key: string, pages: readonly LivePage[], now: number): D1PreparedStatement[] =>
  pages.map(({ language, title, description, content }) =>
    db
      .prepare('UPDATE cms_page SET title = ?3, description = ?4, content = ?5, updated_at = ?6 WHERE page_key = ?1 AND language = ?2')
      .bind(key, language, title, description, content, now),
  );

/** The addresses among these that belong to articles of other entries. */
export async function readForeignPaths(db: D1DatabaseSession, key: string, paths: readonly string[]): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT path FROM news WHERE path IN (SELECT value FROM json_each(?2)) AND COALESCE(entry_key, id) <> ?1')
    .bind(key, JSON.stringify(paths))
    .all<{ path: string }>();
  return results.map(({ path }) => path);
}
