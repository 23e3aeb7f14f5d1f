import type { Language } from '../../contract/text/languages.ts';
import { ownListOf, requestPath } from '../../contract/request/address.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import { type SearchKind, searchTypes } from '../../contract/search/calls.ts';
import type { Found } from '../client/suggester.ts';

export interface Suggestion {
  name: string;
  /** Without language prefix. */
  path: string;
  /** Country code of its flag; categories have none. */
  country?: string;
}
export interface SuggestionGroup {
  label: string;
  suggestions: readonly Suggestion[];
}

/** @param fields of a search form: the chosen kind, or the hidden fields of a tab of /search */
export function kindOf(fields: FormData): SearchKind {
  const selected = fields.get('selected');
  if (selected !== null) return selected === '3' ? 'products' : 'companies';
  const type = fields.get('type');
  if (type === null) return 'requests';
  return typeof type === 'string' && type in searchTypes ? (type as SearchKind) : 'other';
}

/** The list of a category. @param isOfSearch the form is that of /search, whose lists are tabs */
export function listPathOf({ id, categoryId }: Found['categories'][number], kind: SearchKind, isOfSearch: boolean): string {
  const query = new URLSearchParams();
  if (kind === 'products') query.set('selected', '3');
  else if (isOfSearch && kind === 'companies') query.set('selected', '2');
  else if (kind !== 'all' && kind !== 'requests' && kind !== 'companies' && (isOfSearch || kind === 'other')) query.set('type', kind);
  query.set('category', categoryId);
  if (id !== categoryId) query.set('subCategory', id);
  return `${isOfSearch ? '/search' : kind === 'companies' ? '/companies' : (ownListOf(kind) ?? '/requests')}?${query}`;
}

/** `here` is the label of the kind that is searched. */
export type GroupTexts = Record<'categories' | 'requests' | 'companies' | 'products' | 'here', string>;

export interface Asked {
  kind: SearchKind;
  isOfSearch: boolean;
  language: Language;
}

/** Results in the order of display. */
export function groupsOf({ categories, requests, companies, products = [] }: Found, asked: Asked, texts: GroupTexts): SuggestionGroup[] {
  const { kind, isOfSearch, language } = asked;
  const isAll = kind === 'all';
  const groups: SuggestionGroup[] = [
    {
      label: texts.categories,
      suggestions: categories.map((category) => ({
        name: category.description[language],
        path: listPathOf(category, kind, isOfSearch),
      })),
    },
    {
      label: isAll ? texts.requests : texts.here,
      suggestions: requests.map(({ id, name, country, inServiceEnum }) => ({
        name,
        country,
        path: requestPath(inServiceEnum as ServiceType, id),
      })),
    },
    {
      label: isAll ? texts.companies : texts.here,
      suggestions: companies.map(({ name, country, path }) => ({ name, country, path: `/companies/${path}` })),
    },
    {
      label: texts.products,
      suggestions: products.map(({ id, name, country, companyPath }) => ({
        name,
        country,
        path: `/companies/${companyPath}/products/${id}`,
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
