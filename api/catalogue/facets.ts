/** Which values of each filter lead to something, for lists of requests, companies and products. */
import type { BodyOf, DataOf } from '../../contract/call.ts';
import type { countCompanyFacets, countProductFacets, countRequestFacets } from '../../contract/search/calls.ts';
import { hsChapters } from '../../contract/trade/codes.ts';
import { askedTextOf } from '../catalogue/asked-text.ts';
import { companyGroups } from '../catalogue/directory.ts';
import type { FacetGroup } from '../catalogue/facet-groups.ts';
import { productGroups } from '../catalogue/product-list.ts';
import { requestGroups } from '../catalogue/request-list.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import type { Deps } from '../platform/handler.ts';
import { type FacetAnswer, readFacets } from './facet-store.ts';

type Names = Partial<Record<string, string>>;

/** Of sub-categories those of the chosen category are offered, or of that of the chosen ones. */
function valuesOf(lookups: Lookups, categoryIds: readonly (string | undefined)[]): Record<string, string[]> {
  const within = new Set(categoryIds);
  return {
    c: lookups.categories.map(({ id }) => id),
    s: lookups.categories.flatMap(({ id, subCategories }) => (within.has(id) ? subCategories.map((sub) => sub.id) : [])),
    k: [...lookups.countries.keys()],
  };
}

const cappedNames = (counts: FacetAnswer['counts'], names: Names): string[] =>
  Object.entries(counts).flatMap(([kind, { isCapped }]) => (isCapped ? [names[kind] ?? ''] : []));
const countriesOf = ({ counts }: FacetAnswer, lookups: Lookups) =>
  (counts['k']?.values ?? []).map(({ id, count }) => ({ id, code: lookups.countries.get(id)?.code ?? '', count }));

interface Asked {
  text: string | undefined;
  groups: FacetGroup[] | null;
}
/** Null where the search itself finds nothing. */
const askOf = ({ text, groups }: Asked) => {
  const isSearch = text !== undefined && text !== '';
  const asked = isSearch ? askedTextOf(text) : null;
  return groups === null || (isSearch && asked === null) ? null : { groups, text: asked };
};
const nothing: FacetAnswer = { counts: {}, rowsRead: 0 };

const requestNames = { c: 'categories', s: 'subCategories', k: 'countries', l: 'logisticTypes', p: 'shippingTypes' } as const;

export async function requestFacets(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { text, filters = {} }: BodyOf<typeof countRequestFacets>,
): Promise<DataOf<typeof countRequestFacets> & { rowsRead: number }> {
  const lookups = await loadLookups(db, clock.now());
  const categoryOf = (id: string): string | undefined => lookups.subCategoryById.get(id)?.categoryId;
  const ask = askOf({ text, groups: requestGroups(filters, categoryOf, clock.now()) });
  const values = {
    ...valuesOf(lookups, [filters.categoryId, ...(filters.subCategoryIds ?? []).map(categoryOf)]),
    l: lookups.types.logistic.map(({ id }) => id),
    p: lookups.types.shipping.map(({ id }) => id),
  };
  const answer = ask === null ? nothing : await readFacets(db, { catalogue: 'request', ...ask, values });
  const of = (kind: keyof typeof requestNames) => answer.counts[kind]?.values ?? [];
  return {
    categories: of('c'),
    subCategories: of('s'),
    countries: countriesOf(answer, lookups),
    logisticTypes: of('l'),
    shippingTypes: of('p'),
    capped: cappedNames(answer.counts, requestNames),
    rowsRead: answer.rowsRead,
  };
}

export async function companyFacets(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { text, filters = {} }: BodyOf<typeof countCompanyFacets>,
): Promise<DataOf<typeof countCompanyFacets> & { rowsRead: number }> {
  const lookups = await loadLookups(db, clock.now());
  const categoryOf = (id: string): string | undefined => lookups.subCategoryById.get(id)?.categoryId;
  const ask = askOf({ text, groups: companyGroups(filters, categoryOf) });
  const values = valuesOf(lookups, [filters.categoryId, ...(filters.subCategoryIds ?? []).map(categoryOf)]);
  const answer = ask === null ? nothing : await readFacets(db, { catalogue: 'company', ...ask, values });
  return {
    categories: answer.counts['c']?.values ?? [],
    subCategories: answer.counts['s']?.values ?? [],
    countries: countriesOf(answer, lookups),
    capped: cappedNames(answer.counts, requestNames),
    rowsRead: answer.rowsRead,
  };
}

const productNames = { c: 'categories', s: 'subCategories', k: 'countries', h: 'hsChapters' } as const;

export async function productFacets(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { text, filters = {} }: BodyOf<typeof countProductFacets>,
): Promise<DataOf<typeof countProductFacets> & { rowsRead: number }> {
  const lookups = await loadLookups(db, clock.now());
  const categoryOf = (id: string): string | undefined => lookups.subCategoryById.get(id)?.categoryId;
  const ask = askOf({ text, groups: productGroups(filters, categoryOf) });
  const values = { ...valuesOf(lookups, [filters.categoryId, ...(filters.subCategoryIds ?? []).map(categoryOf)]), h: [...hsChapters] };
  const answer = ask === null ? nothing : await readFacets(db, { catalogue: 'product', ...ask, values });
  const of = (kind: keyof typeof productNames) => answer.counts[kind]?.values ?? [];
  return {
    categories: of('c'),
    subCategories: of('s'),
    countries: countriesOf(answer, lookups),
    hsChapters: of('h'),
    capped: cappedNames(answer.counts, productNames),
    rowsRead: answer.rowsRead,
  };
}
