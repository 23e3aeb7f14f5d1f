/** Display of request queries (contract/request/list-query.ts): where each filter is chosen. */
import { ownListOf } from '../../../contract/request/address.ts';
import type { requestFilters } from '../../../contract/request/filters.ts';
import { noFilters, requestAddress, type RequestQuery } from '../../../contract/request/list-query.ts';

export {
  isFiltered,
  noFilters,
  readRequestQuery,
  requestAddress,
  requestBody,
  type RequestQuery,
} from '../../../contract/request/list-query.ts';

/** As named in texts; 0 is any. */
export type RequestKind = Exclude<RequestQuery['type'], ''> | '0';
export const kindOf = ({ type }: Pick<RequestQuery, 'type'>): RequestKind => type || '0';

type Name = keyof typeof requestFilters;
/** Place of each filter: the panel beside the list, some lists only, or a page of its own (src/pages/filters). */
const places: Readonly<Record<Name, 'search' | 'panel' | 'logistics' | 'chapters' | 'terms'>> = {
  // Other lists have tabs instead of this filter.
  type: 'search',
  category: 'panel',
  subCategory: 'panel',
  country: 'panel',
  loadType: 'logistics',
  shippingType: 'logistics',
  hs: 'chapters',
  incoterm: 'terms',
  origin: 'terms',
  destination: 'terms',
  certificate: 'terms',
  valid: 'terms',
};
const namesAt = (...at: readonly (typeof places)[Name][]): Name[] =>
  (Object.keys(places) as Name[]).filter((name) => at.includes(places[name]));
/** Filters of the panel beside a list. */
export const chosenBeside = ({ base, type }: RequestQuery): Name[] =>
  namesAt(
    'panel',
    ...(base === '/search' ? (['search'] as const) : []),
    ...(['3', '4', 'other'].includes(type) ? (['logistics'] as const) : []),
  );
/** Filters of the page with all further ones except the chapter. */
export const chosenAsTerms: readonly Name[] = namesAt('terms');

/** The list of another kind with the same words. Filters are removed, since they offer only values with results in their list. */
export function kindAddress(query: RequestQuery, type: '1' | '2' | '3' | '4'): string {
  const base = query.base === '/search' ? '/search' : query.value === '' ? (ownListOf(type) ?? '/requests') : '/requests';
  return requestAddress(query, { ...noFilters, category: query.category, base, type });
}
