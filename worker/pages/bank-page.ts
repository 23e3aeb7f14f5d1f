/**
 * The bank's first page, as the payment institution sent it to our payment page. It is served from our address but in an origin of its
 * own (`sandbox`), so that it can access neither our storage nor the page that opened it (docs/behaviour.md#payment-success).
 */
import { jsonBytesMax } from '../../contract/limits.ts';
import { bankPage } from '../../contract/payment/calls.ts';
import { refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';
import { readText } from '../read-body.ts';
import { bankSources } from '../security-headers.ts';
import { isOwnRequest } from '../session/origin-guard.ts';

const policyOf = (banks: string): string =>
  [
    'sandbox allow-forms allow-scripts',
    "default-src 'none'",
    // The institution's page has inline scripts and styles and submits itself to the bank.
    "script-src 'unsafe-inline' https:",
    "style-src 'unsafe-inline' https:",
    'img-src https: data:',
    'font-src https: data:',
    `form-action ${banks}`,
    `frame-src ${banks}`,
    "frame-ancestors 'self'",
  ].join('; ');

/** `POST /payment/bank-page`, from our own pages only. */
export async function showBankPage(request: Request, env: EdgeEnv): Promise<Response> {
  if (!isOwnRequest(request, env)) return refuse('FOREIGN_ORIGIN');
  const text = await readText(request, jsonBytesMax);
  if (text instanceof Response) return text;
  const page = new URLSearchParams(text).get(bankPage.field);
  if (page === null || page === '') return refuse('BAD_INPUT');
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(bankSources(new URL(request.url), env.MODE)),
      // A sandboxed page cannot have a browsing context group of its own, so the opener's script removes the reference.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}
