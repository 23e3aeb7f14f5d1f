/** Filters as groups of facet words, and what the full-text index is asked for them. */
import {
  type CompanyFacetKind,
  companyFacetOrder,
  type FactFacetKind,
  type RequestFacetKind,
  requestFacetOrder,
} from '../lookup/facet-words.ts';

export type Catalogue = 'request' | 'company';
/** Alternatives of one kind of filter as facet words: `['t3', 't4']`. The kinds are combined with AND. */
export type FacetGroup = readonly string[];

/** What lists are narrowed by in the same way. */
export interface CategoryFilters {
  categoryId?: string | undefined;
  subCategoryIds?: readonly string[] | undefined;
}

/** Any of these values; nothing is asked where none is chosen. */
export const anyOfKind = (
  kind: RequestFacetKind | CompanyFacetKind | FactFacetKind,
  values: readonly string[] | undefined,
): FacetGroup[] => (values === undefined || values.length === 0 ? [] : [[...new Set(values)].map((value) => kind + value)]);

/** A sub-category implies its category. @returns null when no chosen sub-category is of the chosen category */
export function categoryGroups(
  { categoryId, subCategoryIds = [] }: CategoryFilters,
  categoryOf: (subCategoryId: string) => string | undefined,
): FacetGroup[] | null {
  const within = categoryId === undefined ? subCategoryIds : subCategoryIds.filter((id) => categoryOf(id) === categoryId);
  if (within.length > 0) return anyOfKind('s', within);
  return subCategoryIds.length > 0 ? null : anyOfKind('c', categoryId === undefined ? [] : [categoryId]);
}

const orders: Record<Catalogue, string> = { request: requestFacetOrder.join(''), company: companyFacetOrder.join('') };

/** The letter of a group's kind. */
export const kindOf = (group: FacetGroup): string => group[0]?.charAt(0) ?? '';

/** Whether totals of this kind are kept at all. */
export const isKindCounted = (catalogue: Catalogue, group: FacetGroup): boolean => orders[catalogue].includes(kindOf(group));

/** In the order in which indexes and kept totals name the kinds. */
export const inOrder = (catalogue: Catalogue, groups: readonly FacetGroup[]): FacetGroup[] =>
  groups.toSorted((a, b) => orders[catalogue].indexOf(kindOf(a)) - orders[catalogue].indexOf(kindOf(b)));

export const quoted = (word: string): string => `"${word}"`;
const alternatives = (words: FacetGroup): string =>
  words.length === 1 ? words.map(quoted).join('') : `(${words.map(quoted).join(' OR ')})`;

/** The MATCH expression of filters and text. */
export function matchOf(groups: readonly FacetGroup[], text: string | null): string {
  const parts = groups.length === 0 ? [] : [`facets:(${groups.map(alternatives).join(' AND ')})`];
  if (text !== null) parts.push(`search_text:(${text})`);
  return parts.join(' AND ');
}
