/** What pages of request lists say of their address beside what it means (contract/request/list-query.ts). */
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

/** As texts name them; 0 is any. */
export type RequestKind = Exclude<RequestQuery['type'], ''> | '0';
export const kindOf = ({ type }: Pick<RequestQuery, 'type'>): RequestKind => type || '0';

type Name = keyof typeof requestFilters;
/** Where each filter is chosen: in the panel beside the list, of some lists alone, or on a page of its own (src/pages/filters). */
const places: Readonly<Record<Name, 'search' | 'panel' | 'logistics' | 'chapters' | 'terms'>> = {
  // Other lists have tabs.
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
/** The filters of the panel beside a list. */
export const chosenBeside = ({ base, type }: RequestQuery): Name[] =>
  namesAt(
    'panel',
    ...(base === '/search' ? (['search'] as const) : []),
    ...(['3', '4', 'other'].includes(type) ? (['logistics'] as const) : []),
  );
/** Those of the page that has all further ones but the chapter. */
export const chosenAsTerms: readonly Name[] = namesAt('terms');

/** The list of another kind with what was searched for; filters stay behind, since they list what has results there. */
export function kindAddress(query: RequestQuery, type: '1' | '2' | '3' | '4'): string {
  const base = query.base === '/search' ? '/search' : query.value === '' ? (ownListOf(type) ?? '/requests') : '/requests';
  return requestAddress(query, { ...noFilters, category: query.category, base, type });
}
