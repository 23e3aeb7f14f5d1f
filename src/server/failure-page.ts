/** The error page. */
import type { PageFailure } from '../../contract/wire/internal-headers.ts';
import type { Visitor } from './visitor.ts';
import { escapeXml } from './xml.ts';

const styles = `:root{color-scheme:light dark;font:1rem/1.6 "IBM Plex Sans","IBM Plex Sans Arabic",system-ui,sans-serif}
body{margin:0;min-block-size:100dvh;display:grid;place-content:center;padding:1.5rem;background:light-dark(#faf8f4,#0c141d);color:light-dark(#0f1c2e,#eef1f4)}
main{max-inline-size:34rem;text-align:center}h1{font-size:1.5rem}
a{display:inline-block;padding:.7rem 1.5rem;border-radius:6px;background:light-dark(#0b5c63,#2f9d9c);color:light-dark(#fff,#03181b);text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:3px}`;

interface FailureText {
  text: string;
  status: 500 | 503;
  retryAfterSeconds?: number;
}

function plainPage({ language, direction, t, link }: Visitor, path: string, { text, status, retryAfterSeconds }: FailureText): Response {
  const brand = escapeXml(t('common.brand'));
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${brand}</title><style nonce="${nonce}">${styles}</style></head>
<body><main><h1>${brand}</h1><p>${escapeXml(text)}</p><p><a href="${escapeXml(link(path))}">${escapeXml(t('common.actions.retry'))}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'`,
    },
  });
}

const headersOf = {
  UPSTREAM_UNREACHABLE: { status: 503, retryAfterSeconds: 10 },
  UNEXPECTED: { status: 500 },
} as const;

/**
 * Status 503 if the API cannot be reached, 500 for a fault of ours; the cause is never shown. It makes no call, because that might fail
 * too.
 */
export const failurePage = (visitor: Visitor, path: string, failure: PageFailure): Response =>
  plainPage(visitor, path, { text: visitor.t(`errors.${failure}`), ...headersOf[failure] });
