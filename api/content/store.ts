/** All SQL of editorial content, the statistics of the home page and the contact form. */
import type { Banner, NewsItem } from '../../contract/content/schemas.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { isoTime } from '../platform/clock.ts';
import { closedRetentionMs, closedTable } from '../platform/db/closed-table.ts';

export async function readBanners(db: D1DatabaseSession, language: Language): Promise<Banner[]> {
  const { results } = await db
    .prepare(
      'SELECT id AS _id, image, top_text AS topText, title, description, video_url AS videoUrl FROM banner WHERE language = ?1 ORDER BY position',
    )
    .bind(language)
    .all<Banner>();
  return results;
}

export async function readWhatWeDo(db: D1DatabaseSession, language: Language) {
  const { results } = await db
    .prepare('SELECT id AS _id, icon, title, description, description2, path FROM what_we_do WHERE language = ?1 ORDER BY position')
    .bind(language)
    .all<{ _id: string; icon: string; title: string; description: string; description2: string; path: string }>();
  return results;
}

/** Stored totals; each is one row. */
export async function readTotals(db: D1DatabaseSession, keys: readonly (readonly [kind: string, facet: string])[]): Promise<number[]> {
  const results = await db.batch<{ n: number }>(
    keys.map(([kind, facet]) => db.prepare('SELECT n FROM facet_count WHERE kind = ?1 AND facet = ?2').bind(kind, facet)),
  );
  return results.map((result) => result.results[0]?.n ?? 0);
}

/** Live companies of each category, in the order of the categories. */
export async function readCategoryCounts(db: D1DatabaseSession): Promise<Map<string, number>> {
  const { results } = await db
    .prepare(
      "SELECT c.id, f.n FROM category c JOIN facet_count f ON f.kind = 'company' AND f.facet = 'c' || c.id WHERE c.parent_id IS NULL",
    )
    .all<{ id: string; n: number }>();
  return new Map(results.map((row) => [row.id, row.n]));
}

interface NewsRow {
  id: string;
  path: string;
  language: Language;
  title: string;
  description: string;
  content: string;
  header_image: string;
  published_at: number;
  changed_at: number | null;
}
const newsItemOf = (row: NewsRow): NewsItem => ({
  _id: row.id,
  path: row.path,
  title: row.title,
  description: row.description,
  headerImage: row.header_image,
  createdAt: isoTime(row.published_at),
  language: row.language,
  ...(row.changed_at !== null && { updatedAt: isoTime(row.changed_at) }),
});

/** News, newest first. @param page from 0 @param language all languages if omitted */
export async function readNews(
  db: D1DatabaseSession,
  language: Language | null,
  page: number,
  size: number,
  now: number,
): Promise<NewsItem[]> {
  const columns = 'id, path, language, title, description, header_image, published_at, changed_at';
  const condition = language === null ? '' : 'language = ?4 AND ';
  const values = [now, size, page * size, ...(language === null ? [] : [language])];
  const { results } = await db
    .prepare(`SELECT ${columns} FROM news WHERE ${condition}published_at <= ?1 ORDER BY published_at DESC, seq DESC LIMIT ?2 OFFSET ?3`)
    .bind(...values)
    .all<NewsRow>();
  return results.map(newsItemOf);
}

/** News with a future time, which the stored total already includes. */
export async function countComingNews(db: D1DatabaseSession, language: Language | null, now: number): Promise<number> {
  const condition = language === null ? '' : 'language = ?2 AND ';
  const row = await db
    .prepare(`SELECT COUNT(*) AS n FROM news WHERE ${condition}published_at > ?1`)
    .bind(...(language === null ? [now] : [now, language]))
    .first<{ n: number }>();
  return row?.n ?? 0;
}

export async function readNewsByPath(db: D1DatabaseSession, path: string, now: number): Promise<(NewsItem & { content: string }) | null> {
  const row = await db.prepare('SELECT * FROM news WHERE path = ?1 AND published_at <= ?2').bind(path, now).first<NewsRow>();
  return row === null ? null : { ...newsItemOf(row), content: row.content };
}

export interface StaticPage {
  content: string;
  title: string;
  description: string;
  path: string;
  pageKey: string;
  updatedAt: number;
}

/** An info page by its path in any language, in the requested one. */
export function readStaticPage(db: D1DatabaseSession, path: string, language: Language): Promise<StaticPage | null> {
  return db
    .prepare(
      `SELECT p.content, p.title, p.description, p.slug AS path, p.page_key AS pageKey, p.updated_at AS updatedAt
       FROM cms_page asked JOIN cms_page p ON p.page_key = asked.page_key AND p.language = ?2 WHERE asked.slug = ?1 LIMIT 1`,
    )
    .bind(path, language)
    .first<StaticPage>();
}

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export const contactMessageStatement = (
  db: D1DatabaseSession,
  id: string,
  { name, email, message }: ContactMessage,
  now: number,
): D1PreparedStatement =>
  db.prepare('INSERT INTO contact_message(id, name, email, body, created_at) VALUES(?1,?2,?3,?4,?5)').bind(id, name, email, message, now);

export const closeMessageStatements = closedTable('contact_message');

const sweptMax = 100;

export const sweepMessagesStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM contact_message WHERE seq IN (SELECT seq FROM contact_message WHERE handled_at < ?1 ORDER BY handled_at LIMIT ?2)',
    )
    .bind(now - closedRetentionMs, sweptMax);

export const readMessage = (db: D1DatabaseSession, id: string): Promise<string | null> =>
  db.prepare('SELECT body FROM contact_message WHERE id = ?1').bind(id).first<string>('body');
