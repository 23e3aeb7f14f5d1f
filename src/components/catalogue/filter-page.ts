/** Pages for further filters of a list, which would exceed the byte budget of the list itself. */
import { filterPageQuery, readQuery } from '../../../contract/wire/page-query.ts';
import { hasUnusedParameters } from './list-range.ts';
import { loadQuery } from './load-requests.ts';
import { requestAddress, type RequestQuery } from '../../../contract/request/list-query.ts';

const lists = { imports: '/imports', exports: '/exports', requests: '/requests', search: '/search' } as const;

/** @returns the present filters and the list that the page belongs to; by default all requests */
export async function loadFilterQuery(params: URLSearchParams, cache: { set(keeps: false): void }): Promise<RequestQuery> {
  const { list } = readQuery(filterPageQuery, params);
  const query = await loadQuery(params, lists[(list || 'requests') as keyof typeof lists]);
  const asked = new URLSearchParams(params);
  asked.delete('list');
  if (list === '' || hasUnusedParameters(asked, requestAddress(query))) cache.set(false);
  return query;
}
