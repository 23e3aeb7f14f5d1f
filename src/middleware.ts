/** What people see while the marketplace can not be reached. What a page knows of its visitor: src/server/visitor.ts. */
import { defineMiddleware } from 'astro:middleware';
import { ApiFailure } from './server/api-failure.ts';
import { type Visitor, visitorOf } from './server/visitor.ts';

const isOutage = (error: unknown): boolean => error instanceof ApiFailure && error.isOutage;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Plain on purpose: it has to stand when nothing else does. */
function unavailable({ language, direction, t, link }: Visitor, path: string): Response {
  const brand = escape(t('common.brand'));
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${brand}</title></head>
<body><main><h1>${brand}</h1><p>${escape(t('errors.UPSTREAM_UNREACHABLE'))}</p><p><a href="${escape(link(path))}">${escape(t('common.actions.retry'))}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
      'content-security-policy': "default-src 'none'",
    },
  });
}

export const onRequest = defineMiddleware(async ({ request, url }, next) => {
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    // Read whole: a part of the page that fails while streaming would break it in the middle.
    return new Response(await response.text(), response);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return unavailable(visitorOf(request), url.pathname + url.search);
  }
});
