/** Products of all live companies: a page by words and filters, the newest first, from their full-text index alone. */
import type { BodyOf } from '../../contract/call.ts';
import { countMax } from '../../contract/limits.ts';
import type { searchProducts } from '../../contract/product/calls.ts';
import type { FoundProduct } from '../../contract/product/shapes.ts';
import { countryCode, loadLookups } from '../lookup/lookups.ts';
import { shownText, type WithTexts } from '../platform/author-texts.ts';
import { isoTime } from '../platform/clock.ts';
import type { Deps } from '../platform/handler.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { factsOf, shownFacts } from '../product/facts.ts';
import { imageKeysOf } from '../product/store.ts';
import { type AskedText, askedTextOf } from './asked-text.ts';
import { type FacetGroup, matchOf } from './facet-groups.ts';

export type ProductListAsk = BodyOf<typeof searchProducts> & { withoutCount?: boolean };
export interface ProductListAnswer {
  products: FoundProduct[];
  count: number;
  totalIsCapped: boolean;
  rowsRead: { page: number; count: number };
}

interface ProductCardRow extends WithTexts {
  seq: number;
  arm: number;
  id: string;
  images: string;
  facts: string;
  created_at: number;
  company_id: string;
  company_name: string;
  company_path: string;
  country_id: string | null;
}

/** The word that all products in public have (api/migrations/0051). */
const live: FacetGroup = ['live'];
const anyOf = (kind: string, values: readonly string[] | undefined): FacetGroup[] =>
  values === undefined || values.length === 0 ? [] : [[...new Set(values)].map((value) => kind + value)];

/** Groups of facet words; null when the filters contradict each other. A sub-category implies its category. */
export function productGroups(
  { categoryId, subCategoryIds = [], countryIds, hsChapters }: NonNullable<ProductListAsk['filters']>,
  categoryOf: (subCategoryId: string) => string | undefined,
): FacetGroup[] | null {
  const subs = categoryId === undefined ? subCategoryIds : subCategoryIds.filter((id) => categoryOf(id) === categoryId);
  if (subCategoryIds.length > 0 && subs.length === 0) return null;
  const groups = [
    ...(subs.length > 0 ? anyOf('s', subs) : anyOf('c', categoryId === undefined ? [] : [categoryId])),
    ...anyOf('k', countryIds),
    ...anyOf('h', hsChapters),
  ];
  return groups.length === 0 ? [live] : groups;
}

/** Answers one row with the total as `n`, counted up to one more than the limit. */
export const productTotalStatement = (db: D1DatabaseSession, groups: readonly FacetGroup[], text: AskedText | null): D1PreparedStatement =>
  db
    .prepare('SELECT COUNT(*) AS n FROM (SELECT 1 FROM product_fts WHERE product_fts MATCH ?1 LIMIT ?2)')
    .bind(matchOf(groups, text?.all ?? null), countMax + 1);

/** The words themselves come before other names of the same. */
function pageStatement(db: D1DatabaseSession, groups: readonly FacetGroup[], text: AskedText | null, skipped: number, shown: number) {
  const texts = text === null ? [null] : text.exact === null ? [text.all] : [text.exact, `(${text.all}) NOT (${text.exact})`];
  const arms = texts.map(
    (_, place) =>
      `SELECT seq, ${place} AS arm FROM (SELECT rowid AS seq FROM product_fts WHERE product_fts MATCH ?${place + 3} ORDER BY rowid DESC LIMIT ?1 + ?2)`,
  );
  return db
    .prepare(
      `SELECT page.seq, page.arm, p.id, p.name, p.description, p.language, p.texts, p.images, p.facts, p.created_at, p.company_id,
         c.name AS company_name, c.path AS company_path, c.country_id
       FROM (${arms.join(' UNION ALL ')} LIMIT ?1 OFFSET ?2) page CROSS JOIN product p ON p.seq = page.seq CROSS JOIN company c ON c.id = p.company_id`,
    )
    .bind(shown, skipped, ...texts.map((each) => matchOf(groups, each)));
}

const nothing: ProductListAnswer = { products: [], count: 0, totalIsCapped: false, rowsRead: { page: 0, count: 0 } };

/** One page of products, the newest first; behind the thousandth there is none. */
export async function readProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>, ask: ProductListAsk): Promise<ProductListAnswer> {
  const lookups = await loadLookups(db, clock.now());
  const groups = productGroups(ask.filters ?? {}, (id) => lookups.subCategoryById.get(id)?.categoryId);
  const isSearch = ask.text !== undefined && ask.text !== '';
  const text = isSearch ? askedTextOf(ask.text ?? '') : null;
  if (groups === null || (isSearch && text === null)) return nothing;
  const skipped = ask.page * ask.size;
  const shown = Math.max(0, Math.min(ask.size, countMax - skipped));
  const statements = [pageStatement(db, groups, text, Math.min(skipped, countMax), shown)];
  if (ask.withoutCount !== true) statements.push(productTotalStatement(db, groups, text));
  const [page, total] = await db.batch<Record<string, unknown>>(statements);
  const count = Number(total?.results[0]?.['n'] ?? 0);
  const rows = ((page?.results ?? []) as unknown as ProductCardRow[]).toSorted((a, b) => a.arm - b.arm || b.seq - a.seq);
  return {
    products: rows.map((row) => {
      const { description: _, ...named } = shownText(row, ask.language);
      const { hsCode, price, unit, minimumOrder, origin } = shownFacts(factsOf(row), lookups);
      return {
        id: row.id,
        ...named,
        imageURLs: imageKeysOf(row).slice(0, 1).map(mediaUrl),
        dtCreatedAt: isoTime(row.created_at),
        company: { id: row.company_id, name: row.company_name, path: row.company_path, country: countryCode(lookups, row.country_id) },
        ...(row.facts !== '{}' && { facts: { hsCode, price, unit, minimumOrder, origin } }),
      };
    }),
    count: Math.min(count, countMax),
    totalIsCapped: count > countMax,
    rowsRead: { page: page?.meta.rows_read ?? 0, count: total?.meta.rows_read ?? 0 },
  };
}
