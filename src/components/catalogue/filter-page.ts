/** The pages on which a list's further filters are chosen: they bring what a list has no bytes for, and lead back to it. */
import { filterPageQuery, readQuery } from '../../../contract/wire/page-query.ts';
import { asksMore } from '../../server/asks-more.ts';
import { loadQuery } from './load-requests.ts';
import { requestAddress, type RequestQuery } from './request-query.ts';

const lists = { imports: '/imports', exports: '/exports', requests: '/requests', search: '/search' } as const;

/** @returns what is chosen so far, its base being the list that asks; all requests where none is named */
export async function loadFilterQuery(params: URLSearchParams, cache: { set(keeps: false): void }): Promise<RequestQuery> {
  const { list } = readQuery(filterPageQuery, params);
  const query = await loadQuery(params, lists[(list || 'requests') as keyof typeof lists]);
  const asked = new URLSearchParams(params);
  asked.delete('list');
  if (list === '' || asksMore(asked, requestAddress(query))) cache.set(false);
  return query;
}
