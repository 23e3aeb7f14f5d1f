/** What people see while a page can not be made. What a page knows of its visitor: src/server/visitor.ts. */
import { defineMiddleware } from 'astro:middleware';
import { busyHeader } from '../contract/page-headers.ts';
import { busyPage, failurePage, isOutage } from './server/failure-page.ts';
import { withTags } from './server/page-tags.ts';
import { visitorOf } from './server/visitor.ts';

export const onRequest = defineMiddleware(async ({ request, url, cache }, next) => {
  const path = url.pathname + url.search;
  if (request.headers.has(busyHeader)) return busyPage(visitorOf(request), path);
  try {
    return await withTags(cache, async () => {
      const response = await next();
      // A page with a length is whole: the built one is made in one piece (worker/pages/render.ts).
      if (!response.headers.get('content-type')?.startsWith('text/html') || response.headers.has('content-length')) return response;
      // Read whole: a part of the page that fails while streaming would break it in the middle.
      return new Response(await response.text(), response);
    });
  } catch (error) {
    // Thrown further, Astro would answer 404: engines would drop the page, and no older one would stand in (worker/pages/serve-pages.ts).
    if (!isOutage(error)) console.error(JSON.stringify({ page: path, error: error instanceof Error ? error.stack : String(error) }));
    return failurePage(visitorOf(request), path, error);
  }
});
