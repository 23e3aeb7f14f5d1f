/** Reads a page of the company directory. */
import type { BodyOf } from '../../contract/wire/call.ts';
import type { getCompanyCards } from '../../contract/company/calls.ts';
import type { CompanyCard } from '../../contract/company/shapes.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { FacetCountsOf } from '../../contract/catalogue/filter-schemas.ts';
import { listTextOf } from './match.ts';
import { askFacets, type FacetCounts } from './facet-store.ts';
import { facetsOf, offeredValues } from './facets.ts';
import { companyList, groupsOf } from './list-filters.ts';
import type { ListSort } from './list-indexes.ts';
import { type PageAnswer, readPage } from './list-store.ts';
import { loadLookups } from '../lookup/lookups.ts';
import type { Deps } from '../platform/http/handler.ts';
import { cardColumns, companyCardOf, type CompanyCardRow } from '../company/row.ts';

type Filters = NonNullable<BodyOf<typeof getCompanyCards>['filters']>;

export interface DirectoryAsk {
  filters: Filters;
  text: string | undefined;
  page: number;
  size: number;
  sort?: ListSort;
  withoutCount?: boolean;
  /** The reader's language. */
  language?: Language | undefined;
  withFacets?: boolean | undefined;
}
export type DirectoryAnswer = Omit<PageAnswer<never>, 'rows' | 'rowsRead' | 'answers'> & {
  companies: CompanyCard[];
  /** Present if facet counts were requested. */
  facets?: FacetCountsOf<typeof companyList.filters>;
  rowsRead: { page: number; count: number; facets: number };
};

const nothing: DirectoryAnswer = {
  companies: [],
  count: 0,
  totalIsCapped: false,
  sort: 'newest',
  sorts: ['newest', 'oldest'],
  rowsRead: { page: 0, count: 0, facets: 0 },
};

/** One page of approved companies, boosted first, newest first within both unless requested otherwise. */
export async function readDirectory({ db, clock }: Pick<Deps, 'db' | 'clock'>, ask: DirectoryAsk): Promise<DirectoryAnswer> {
  const now = clock.now();
  const lookups = await loadLookups(db, now);
  const { filters, withFacets = false } = ask;
  const groups = groupsOf(companyList, filters, (id) => lookups.subCategoryById.get(id)?.categoryId, now);
  const { text, findsNothing } = listTextOf(ask.text);
  const facetsFrom = (counts: FacetCounts) => facetsOf(companyList, counts, lookups);
  if (groups === null || findsNothing) return { ...nothing, ...(withFacets && { facets: facetsFrom({}) }) };
  const facets = askFacets(
    db,
    withFacets ? { catalogue: 'company', groups, text, values: offeredValues(companyList, lookups, filters) } : null,
    facetsFrom,
  );
  const { rows, answers, rowsRead, ...rest } = await readPage<CompanyCardRow>(db, {
    catalogue: 'company',
    columns: cardColumns,
    groups,
    text,
    sort: ask.sort ?? 'newest',
    page: ask.page,
    size: ask.size,
    now,
    withoutCount: ask.withoutCount === true,
    beside: facets.statements,
  });
  const { counts, rowsRead: facetRows } = facets.read(answers);
  return {
    companies: rows.map((row) => companyCardOf(row, lookups, ask.language)),
    ...rest,
    ...counts,
    rowsRead: { ...rowsRead, facets: facetRows },
  };
}
