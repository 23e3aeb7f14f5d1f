/**
 * The first page of a bank, as the payment institution gave it to our payment page: it is shown from an address of ours, but in an
 * origin of its own (`sandbox`), so that it reaches neither what the browser keeps for us nor the page that opened it (docs/behaviour.md#payment-success).
 */
import { jsonBytesMax } from '../../contract/limits.ts';
import { bankPage } from '../../contract/site/bank-page.ts';
import { refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';
import { readText } from '../read-body.ts';
import { bankSources } from '../security-headers.ts';
import { isOwnRequest } from '../session/origin-guard.ts';

const policyOf = (banks: string): string =>
  [
    'sandbox allow-forms allow-scripts',
    "default-src 'none'",
    // The page of an institution writes its scripts and styles into itself, and sends itself on to the bank.
    "script-src 'unsafe-inline' https:",
    "style-src 'unsafe-inline' https:",
    'img-src https: data:',
    'font-src https: data:',
    `form-action ${banks}`,
    `frame-src ${banks}`,
    "frame-ancestors 'self'",
  ].join('; ');

/** `POST /payment/bank-page`, by our own pages only. */
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
      // A page in an origin of its own may not ask for a group of its own as well; who opened it is cut off by the opener.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}
