/**
 * Public addresses for search engines, by ranges of the time order: the cost of a part depends on its own rows, not on the size of the
 * catalogue.
 */
import { approval } from '../../contract/company/approval.ts';
import type { SitemapKind } from '../../contract/content/calls.ts';
import { sitemapPartSize } from '../../contract/limits.ts';
import { requestPath } from '../../contract/request/address.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { isoTime } from '../platform/clock.ts';

/** Live rows of each kind, on an index of these rows only; `?1` is the language. */
const live: Record<SitemapKind, string> = {
  requests: `request INDEXED BY request_live WHERE approve_status = ${approval.approved} AND is_active = 1 AND ?1 IS NOT NULL`,
  companies: `company INDEXED BY company_live WHERE approve_status = ${approval.approved} AND is_active = 1 AND ?1 IS NOT NULL`,
  products: 'product INDEXED BY product_live WHERE is_shown = 1 AND ?1 IS NOT NULL',
  news: 'news INDEXED BY news_language_seq WHERE language = ?1',
};

/** Part n contains the positions from n · 2000 + 1 to (n + 1) · 2000. One seek per part, none for empty ones between. */
const partsOf = (kind: SitemapKind): string => {
  const partAfter = (place: string): string => `((SELECT MIN(seq) FROM ${live[kind]} AND seq > ${place}) - 1) / ${sitemapPartSize}`;
  return `WITH RECURSIVE parts(part) AS (
    SELECT ${partAfter('0')} UNION ALL SELECT ${partAfter(`(part + 1) * ${sitemapPartSize}`)} FROM parts WHERE part IS NOT NULL
  ) SELECT part FROM parts WHERE part IS NOT NULL`;
};

/** Numbers of the parts with content, oldest first. */
export async function readSitemapParts(db: D1DatabaseSession, language: Language): Promise<Record<SitemapKind, number[]>> {
  const kinds = Object.keys(live) as SitemapKind[];
  const results = await db.batch<{ part: number }>(kinds.map((kind) => db.prepare(partsOf(kind)).bind(language)));
  const numbers = kinds.map((kind, index) => [kind, (results[index]?.results ?? []).map(({ part }) => part)]);
  return Object.fromEntries(numbers) as Record<SitemapKind, number[]>;
}

/** Info pages in a language, and when they last changed. */
export async function readPageTimes(db: D1DatabaseSession, language: Language): Promise<{ key: string; changedAt: string }[]> {
  const { results } = await db
    .prepare('SELECT page_key, updated_at FROM cms_page INDEXED BY cms_page_language WHERE language = ?1')
    .bind(language)
    .all<{ page_key: string; updated_at: number }>();
  return results.map((row) => ({ key: row.page_key, changedAt: isoTime(row.updated_at) }));
}

interface SitemapRow {
  id: string;
  path: string;
  service_type: ServiceType;
  changed_at: number;
}

/** `?1` to `?2` is the part, `?3` now, `?4` the language. */
const selects: Record<SitemapKind, string> = {
  requests: `SELECT id, '' AS path, service_type, MAX(approved_at, COALESCE(changed_at, 0)) AS changed_at FROM request INDEXED BY request_live
    WHERE approve_status = ${approval.approved} AND is_active = 1 AND seq BETWEEN ?1 AND ?2 AND COALESCE(expires_at, ?3 + 1) > ?3 AND ?4 IS NOT NULL ORDER BY seq`,
  companies: `SELECT id, path, 0 AS service_type, MAX(approved_at, COALESCE(changed_at, 0)) AS changed_at FROM company INDEXED BY company_live
    WHERE approve_status = ${approval.approved} AND is_active = 1 AND seq BETWEEN ?1 AND ?2 AND ?3 + ?4 IS NOT NULL ORDER BY seq`,
  products: `SELECT p.id, c.path, 0 AS service_type, COALESCE(p.changed_at, p.created_at) AS changed_at FROM product p INDEXED BY product_live
    CROSS JOIN company c ON c.id = p.company_id AND c.approve_status = ${approval.approved} AND c.is_active = 1
    WHERE p.is_shown = 1 AND p.seq BETWEEN ?1 AND ?2 AND ?3 + ?4 IS NOT NULL ORDER BY p.seq`,
  news: `SELECT id, path, 0 AS service_type, MAX(published_at, COALESCE(changed_at, 0)) AS changed_at FROM news INDEXED BY news_language_seq
    WHERE language = ?4 AND seq BETWEEN ?1 AND ?2 AND published_at <= ?3 ORDER BY seq`,
};

const pathOf: Record<SitemapKind, (row: SitemapRow) => string> = {
  requests: (row) => requestPath(row.service_type, row.id),
  companies: (row) => `/companies/${encodeURIComponent(row.path)}`,
  products: (row) => `/companies/${encodeURIComponent(row.path)}/products/${row.id}`,
  news: (row) => `/blogs/${encodeURIComponent(row.path)}`,
};

/** Paths of one part, with the time of their last change. */
export async function readSitemapPart(
  db: D1DatabaseSession,
  { kind, part, lang }: { kind: SitemapKind; part: number; lang: Language },
  now: number,
): Promise<{ path: string; changedAt: string }[]> {
  const { results } = await db
    .prepare(selects[kind])
    .bind(part * sitemapPartSize + 1, (part + 1) * sitemapPartSize, now, lang)
    .all<SitemapRow>();
  return results.map((row) => ({ path: pathOf[kind](row), changedAt: isoTime(row.changed_at) }));
}
