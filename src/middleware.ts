/** What people see while the marketplace can not be reached. What a page knows of its visitor: src/server/visitor.ts. */
import { defineMiddleware } from 'astro:middleware';
import { ApiFailure } from './server/api-failure.ts';
import { type Visitor, visitorOf } from './server/visitor.ts';

const isOutage = (error: unknown): boolean => error instanceof ApiFailure && error.isOutage;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles = `:root{color-scheme:light dark;font:1rem/1.6 "IBM Plex Sans","IBM Plex Sans Arabic",system-ui,sans-serif}
body{margin:0;min-block-size:100dvh;display:grid;place-content:center;padding:1.5rem;background:light-dark(#faf8f4,#0c141d);color:light-dark(#0f1c2e,#eef1f4)}
main{max-inline-size:34rem;text-align:center}h1{font-size:1.5rem}
a{display:inline-block;padding:.7rem 1.5rem;border-radius:6px;background:light-dark(#0b5c63,#2f9d9c);color:light-dark(#fff,#03181b);text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:3px}`;

/** Plain on purpose: it has to stand when nothing else does, so it brings what it needs. */
function unavailable({ language, direction, t, link }: Visitor, path: string): Response {
  const brand = escape(t('common.brand'));
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${brand}</title><style nonce="${nonce}">${styles}</style></head>
<body><main><h1>${brand}</h1><p>${escape(t('errors.UPSTREAM_UNREACHABLE'))}</p><p><a href="${escape(link(path))}">${escape(t('common.actions.retry'))}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'`,
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
