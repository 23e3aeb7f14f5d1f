/** Passes failures of pages, and the cache tags of their calls, to the edge. */
import { defineMiddleware } from 'astro:middleware';
import { failureHeader, type PageFailure } from '../contract/wire/internal-headers.ts';
import { ApiFailure, withTags } from './server/call-api.ts';
import { failurePage } from './server/failure-page.ts';
import { visitorOf } from './server/visitor.ts';

export const onRequest = defineMiddleware(async ({ request, url, cache, locals, rewrite }, next) => {
  const failure = request.headers.get(failureHeader);
  if (failure !== null) return failurePage(visitorOf(request), url.pathname + url.search, failure as PageFailure);
  try {
    return await withTags(cache, async () => {
      const response = await next();
      // A page with a length was built in advance and is complete, so it is passed on as it is (worker/pages/render.ts).
      if (!response.headers.get('content-type')?.startsWith('text/html') || response.headers.has('content-length')) return response;
      // The page is read completely, because a failure while streaming would break it in the middle.
      return new Response(await response.text(), response);
    });
  } catch (error) {
    if (error instanceof ApiFailure && error.isDeleted) return rewrite('/410');
    // In development the error is shown with its location.
    if (import.meta.env.DEV) throw error;
    // The edge decides what to show (worker/pages/rendering.ts).
    Object.assign(locals, { failure: error });
    return new Response(null, { status: 500 });
  }
});
