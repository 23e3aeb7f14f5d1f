/** What pages of request lists say of their address beside what it means (contract/request/list-query.ts). */
import { ownListOf } from '../../../contract/request/address.ts';
import { noFilters, requestAddress, type RequestQuery } from '../../../contract/request/list-query.ts';
import type { ServiceType } from '../../../contract/request/shapes.ts';

export {
  type FilterList,
  isFiltered,
  knownQuery,
  noFilters,
  readRequestQuery,
  requestAddress,
  requestBody,
  type RequestKind,
  type RequestQuery,
  type RequestSort,
} from '../../../contract/request/list-query.ts';

/** For how long a request may be asked to hold still, days. */
export const validDays = [7, 14, 30] as const;
const tradeNames = ['hs', 'incoterm', 'origin', 'destination', 'certificate', 'valid'];
/** What an address says, as fields of a form. */
const fieldsOf = (query: RequestQuery): [name: string, value: string][] => [...new URLSearchParams(requestAddress(query).split('?')[1])];
/** The filters by trade facts, which the panel beside a list keeps. */
export const tradeFields = (query: RequestQuery): [name: string, value: string][] =>
  fieldsOf(query).filter(([name]) => tradeNames.includes(name));
/** What a form keeps that chooses all of them but the chapter. */
export const listFields = (query: RequestQuery): [name: string, value: string][] =>
  fieldsOf(query).filter(([name]) => name === 'hs' || !tradeNames.includes(name));

/** The list of another kind with what was searched for; filters stay behind, since they list what has results there. */
export function kindAddress(query: RequestQuery, kind: ServiceType): string {
  const base = query.base === '/search' ? '/search' : query.value === '' ? (ownListOf(kind) ?? '/requests') : '/requests';
  return requestAddress(query, { ...noFilters, category: query.category, base, kind });
}
