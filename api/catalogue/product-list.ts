/** Products of all live companies: a page by words and filters, the newest first, from their full-text index alone. */
import type { BodyOf } from '../../contract/call.ts';
import { countMax } from '../../contract/limits.ts';
import type { searchProducts } from '../../contract/product/calls.ts';
import type { FoundProduct } from '../../contract/product/shapes.ts';
import { countryCode, loadLookups } from '../lookup/lookups.ts';
import { shownText } from '../platform/author-texts.ts';
import { isoTime } from '../platform/clock.ts';
import type { Deps } from '../platform/handler.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { factsOf, shownFacts } from '../product/facts.ts';
import { imageKeysOf } from '../product/store.ts';
import type { ProductFacetCounts } from '../../contract/catalogue/facet-counts.ts';
import { askedTextOf } from './asked-text.ts';
import type { FacetGroup } from './facet-groups.ts';
import { askFacets } from './facet-store.ts';
import { productFacetsOf, productValues } from './facets.ts';
import { type ProductCardRow, productPageStatement, productTotalStatement } from './product-list-store.ts';

export type ProductListAsk = BodyOf<typeof searchProducts> & { withoutCount?: boolean };
export interface ProductListAnswer {
  products: FoundProduct[];
  count: number;
  totalIsCapped: boolean;
  /** Where they were asked for. */
  facets?: ProductFacetCounts;
  rowsRead: { page: number; count: number; facets: number };
}

const anyOf = (kind: string, values: readonly string[] | undefined): FacetGroup[] =>
  values === undefined || values.length === 0 ? [] : [[...new Set(values)].map((value) => kind + value)];

/** Groups of facet words; null when the filters contradict each other. A sub-category implies its category. */
export function productGroups(
  { categoryId, subCategoryIds = [], countryIds, hsChapters }: NonNullable<ProductListAsk['filters']>,
  categoryOf: (subCategoryId: string) => string | undefined,
): FacetGroup[] | null {
  const subs = categoryId === undefined ? subCategoryIds : subCategoryIds.filter((id) => categoryOf(id) === categoryId);
  if (subCategoryIds.length > 0 && subs.length === 0) return null;
  return [
    ...(subs.length > 0 ? anyOf('s', subs) : anyOf('c', categoryId === undefined ? [] : [categoryId])),
    ...anyOf('k', countryIds),
    ...anyOf('h', hsChapters),
  ];
}

const nothing: ProductListAnswer = { products: [], count: 0, totalIsCapped: false, rowsRead: { page: 0, count: 0, facets: 0 } };

/** One page of products, the newest first; behind the thousandth there is none. */
export async function readProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>, ask: ProductListAsk): Promise<ProductListAnswer> {
  const lookups = await loadLookups(db, clock.now());
  const { filters = {}, withFacets = false } = ask;
  const groups = productGroups(filters, (id) => lookups.subCategoryById.get(id)?.categoryId);
  const isSearch = ask.text !== undefined && ask.text !== '';
  const text = isSearch ? askedTextOf(ask.text ?? '') : null;
  if (groups === null || (isSearch && text === null)) return { ...nothing, ...(withFacets && { facets: productFacetsOf({}, lookups) }) };
  const question = withFacets ? askFacets(db, { catalogue: 'product', groups, text, values: productValues(lookups, filters) }) : null;
  const skipped = ask.page * ask.size;
  const shown = Math.max(0, Math.min(ask.size, countMax - skipped));
  const statements = [
    productPageStatement(db, groups, text, Math.min(skipped, countMax), shown),
    ...(ask.withoutCount === true ? [] : [productTotalStatement(db, groups, text)]),
  ];
  const answers = await db.batch<Record<string, unknown>>([...statements, ...(question?.statements ?? [])]);
  const [page, total] = answers.slice(0, statements.length);
  const counted = question?.read(answers.slice(statements.length));
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
    ...(counted !== undefined && { facets: productFacetsOf(counted.counts, lookups) }),
    rowsRead: { page: page?.meta.rows_read ?? 0, count: total?.meta.rows_read ?? 0, facets: counted?.rowsRead ?? 0 },
  };
}
