/** MATCH expressions of the full-text indexes: of chosen filters, as groups of facet words, and of a typed query. */
import { widenedQuery } from '../lookup/glossary.ts';
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

export interface QueryText {
  /** MATCH expression of all results. */
  all: string;
  /** MATCH expression of results with the typed words themselves, which are listed first; null if these are all results. */
  exact: string | null;
}

/** Words before an HS code, as people type them: `HS 6302.60`, `GTİP 6302 60 00`, `ТН ВЭД 6302`. */
const beforeCode =
  /(?<![\p{L}\p{N}])(?:hs|h\.s\.|hts|gt[iİı]p|тн[\s-]?вэд|رمز النظام المنسق|النظام المنسق|بند جمركي)(?:[\s-]*(?:code|kodu|kod|no|код|كود|رمز))?[\s.:№#-]*(?=\p{Nd}{2})/giu;
/** Chapter and heading, then pairs of digits, with dots or blanks between. */
const spaced = /(?<![\p{L}\p{N}])\p{Nd}{4}(?:[\s.]\p{Nd}{2}){1,3}(?![\p{L}\p{N}])/gu;

/** The query with the digits of an HS code joined to one word, and without the letters before it, which texts do not always contain. */
function withHsCodes(text: string): string {
  const bare = text.replace(beforeCode, '');
  return bare === text ? text : bare.replace(spaced, (code) => code.replace(/\s/gu, '.'));
}

/** A short word that is typed twice: `ro ro` means `ro-ro`, and not all words that begin with it. */
const repeated = /(?<!\S)(\p{L}{2,3})\s+(?=\1(?!\S))/giu;

/** The search text of a list. A typed text without searchable words has no results. */
export function listTextOf(typed = ''): { text: QueryText | null; findsNothing: boolean } {
  const text = typed === '' ? null : queryTextOf(typed);
  return { text, findsNothing: typed !== '' && text === null };
}

/** Null if no searchable word remains. */
export function queryTextOf(typed: string): QueryText | null {
  const query = widenedQuery(withHsCodes(typed).replace(repeated, '$1-'));
  return query === null ? null : { all: query.all, exact: query.exact === query.all ? null : query.exact };
}
