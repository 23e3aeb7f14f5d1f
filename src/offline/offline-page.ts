/** The page shown offline instead of one that was never opened here: without scripts and styles. */
import { offlineTexts } from '../i18n/offline.ts';
import { directionOf, type Language } from '../../contract/text/languages.ts';

export function offlinePage(language: Language): Response {
  const { title, unseen, retry } = offlineTexts[language];
  const style =
    ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0;min-block-size:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center}';
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kervan</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${unseen}</p><p><a href="">${retry}</a></p></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    'cache-control': 'no-store',
  };
  return new Response(html, { status: 503, headers });
}
