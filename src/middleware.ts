/** What every page is given, and what people see while the marketplace can not be reached. */
import { defineMiddleware } from 'astro:middleware';
import { directionOf, fallbackLanguage, isLanguage, type Language } from './i18n/languages.ts';
import { translatorOf } from './i18n/server.ts';
import { ApiFailure } from './server/api-failure.ts';

declare global {
  namespace App {
    interface Locals {
      language: Language;
      /** The language prefix the visitor came by: links keep it (D-30). Empty, or `/tr`. */
      prefix: '' | `/${Language}`;
      /** The app's shell instead of the site's (D-31). */
      isAppShell: boolean;
    }
  }
}

const isOutage = (error: unknown): boolean => error instanceof ApiFailure && error.isOutage;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Plain on purpose: it has to stand when nothing else does. */
function unavailable(language: Language, href: string): Response {
  const t = translatorOf(language);
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(t('common.brand'))}</title></head>
<body><main><h1>${escape(t('common.brand'))}</h1><p>${escape(t('errors.UPSTREAM_UNREACHABLE'))}</p><p><a href="${escape(href)}">${escape(t('common.actions.retry'))}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '10', 'content-security-policy': "default-src 'none'" },
  });
}

export const onRequest = defineMiddleware(async ({ request, locals, url, isPrerendered }, next) => {
  // The edge strips these from what clients send, so they can be trusted; a page built ahead has none.
  const header = (name: string): string | null => (isPrerendered ? null : request.headers.get(name));
  const language = header('x-kervan-language');
  const prefix = header('x-kervan-prefix');
  locals.language = isLanguage(language) ? language : fallbackLanguage;
  locals.prefix = isLanguage(prefix) ? `/${prefix}` : '';
  locals.isAppShell = header('x-kervan-shell') === 'app';
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    // Read whole: a part of the page that fails while streaming would break it in the middle.
    return new Response(await response.text(), response);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return unavailable(locals.language, locals.prefix + url.pathname + url.search);
  }
});
