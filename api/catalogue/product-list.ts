/** Products of all live companies: a page by words and filters, the newest first, from their full-text index alone. */
import type { BodyOf } from '../../contract/wire/call.ts';
import { countMax } from '../../contract/limits.ts';
import type { FacetCountsOf } from '../../contract/catalogue/filter-schemas.ts';
import type { searchProducts } from '../../contract/product/calls.ts';
import type { FoundProduct } from '../../contract/product/shapes.ts';
import { countryCode, loadLookups } from '../lookup/lookups.ts';
import { shownText } from '../platform/text/author-texts.ts';
import { isoTime } from '../platform/clock.ts';
import type { Deps } from '../platform/http/handler.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { cardFacts } from '../product/facts.ts';
import { imageKeysOf } from '../product/store.ts';
import { listTextOf } from './match.ts';
import { askNamed } from '../platform/db/named-batch.ts';
import { askFacets, type FacetCounts } from './facet-store.ts';
import { facetsOf, offeredValues } from './facets.ts';
import { groupsOf, productList } from './list-filters.ts';
import { type ProductCardRow, productPageStatement, productTotalStatement } from './product-list-store.ts';

export type ProductListAsk = BodyOf<typeof searchProducts> & { withoutCount?: boolean };
export interface ProductListAnswer {
  products: FoundProduct[];
  count: number;
  totalIsCapped: boolean;
  /** Present if facet counts were requested. */
  facets?: FacetCountsOf<typeof productList.filters>;
  rowsRead: { page: number; count: number; facets: number };
}

const nothing: ProductListAnswer = { products: [], count: 0, totalIsCapped: false, rowsRead: { page: 0, count: 0, facets: 0 } };

/** One page of products, newest first; empty beyond the thousandth product. */
export async function readProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>, ask: ProductListAsk): Promise<ProductListAnswer> {
  const now = clock.now();
  const lookups = await loadLookups(db, now);
  const { filters = {}, withFacets = false } = ask;
  const groups = groupsOf(productList, filters, (id) => lookups.subCategoryById.get(id)?.categoryId, now);
  const { text, findsNothing } = listTextOf(ask.text);
  const facetsFrom = (counts: FacetCounts) => facetsOf(productList, counts, lookups);
  if (groups === null || findsNothing) return { ...nothing, ...(withFacets && { facets: facetsFrom({}) }) };
  const facets = askFacets(
    db,
    withFacets ? { catalogue: 'product', groups, text, values: offeredValues(productList, lookups, filters) } : null,
    facetsFrom,
  );
  const skipped = ask.page * ask.size;
  const shown = Math.max(0, Math.min(ask.size, countMax - skipped));
  const answers = await askNamed(db, {
    page: productPageStatement(db, groups, text, Math.min(skipped, countMax), shown, ask.exceptCompanyId),
    ...(ask.withoutCount !== true && { total: productTotalStatement(db, groups, text) }),
    ...facets.statements,
  });
  const { page, total } = answers;
  const { counts, rowsRead: facetRows } = facets.read(answers);
  const count = Number(total?.results[0]?.['n'] ?? 0);
  const rows = ((page?.results ?? []) as unknown as ProductCardRow[]).toSorted((a, b) => a.arm - b.arm || b.seq - a.seq);
  return {
    products: rows.map((row) => {
      const { description: _, ...named } = shownText(row, ask.language);
      return {
        id: row.id,
        ...named,
        imageURLs: imageKeysOf(row).slice(0, 1).map(mediaUrl),
        dtCreatedAt: isoTime(row.created_at),
        company: { id: row.company_id, name: row.company_name, path: row.company_path, country: countryCode(lookups, row.country_id) },
        ...cardFacts(row, lookups),
      };
    }),
    count: Math.min(count, countMax),
    totalIsCapped: count > countMax,
    ...counts,
    rowsRead: { page: page?.meta.rows_read ?? 0, count: total?.meta.rows_read ?? 0, facets: facetRows },
  };
}
