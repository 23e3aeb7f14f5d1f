/**
 * Counts views of company pages independently of the cache (docs/behaviour.md#view-counts): the page states its company in a header, and
 * the API counts each visitor once a day.
 */
import { isId } from '../../contract/wire/ids.ts';
import { addCompanyView } from '../../contract/company/calls.ts';
import { viewHeader } from '../../contract/wire/page-headers.ts';
import { addressOf, requestOf } from '../../contract/wire/wire-call.ts';
import { fetchApi } from '../api/api-fetch.ts';
import type { EdgeEnv } from '../env.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { headersForApi } from '../api/proxy.ts';
import { isPrefetch } from './visits.ts';

/** Reports a view to the API after the answer. A prefetch is not a view. */
export function countView(request: Request, env: EdgeEnv, context: ExecutionContext, page: CachedPage): void {
  const id = page.headers.find(([name]) => name === viewHeader)?.[1];
  if (!isId(id) || request.method !== 'GET') return;
  if (isPrefetch(request)) return;
  const headers = headersForApi(request, env);
  for (const name of ['authorization', 'if-none-match', 'if-modified-since', 'range', 'if-range', 'content-type']) headers.delete(name);
  context.waitUntil(
    fetchApi(env, addressOf(addCompanyView, { query: { id } }), { ...requestOf(addCompanyView), headers })
      .then((response) => response.body?.cancel())
      .catch(() => undefined),
  );
}
