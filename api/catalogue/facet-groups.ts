/** Filters as groups of facet words, and their expression for the full-text index. */
import { companyFacetOrder, type FacetKind, requestFacetOrder } from '../lookup/facet-words.ts';

export type Catalogue = 'request' | 'company';
/** Alternatives of one kind of filter as facet words: `['t3', 't4']`. The kinds are combined with AND. */
export type FacetGroup = readonly string[];

/** A group for any of these values; no group if none is chosen. */
export const anyOfKind = (kind: FacetKind, values: readonly (string | number)[]): FacetGroup[] =>
  values.length === 0 ? [] : [[...new Set(values)].map((value) => `${kind}${value}`)];

const orders: Record<Catalogue, string> = { request: requestFacetOrder.join(''), company: companyFacetOrder.join('') };

/** The letter of a group's kind. */
export const kindOf = (group: FacetGroup): string => group[0]?.charAt(0) ?? '';

/** Whether totals of this kind are stored at all. */
export const isKindCounted = (catalogue: Catalogue, group: FacetGroup): boolean => orders[catalogue].includes(kindOf(group));

/** Sorts groups in the order in which indexes and stored totals list the kinds. */
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
