/** The pages for the card holder: code, answer, return to the shop. They set no cookie; the payment's page key gives access. */
import type { Context, Hono } from 'hono';
import { testCode } from '../contract/payment/test-cards.ts';
import { policyHashOf } from '../contract/wire/policy-hash.ts';
import type { Bank } from './calls.ts';
import { askPage, endPage, returnPage, style, submitScript } from './page.ts';
import { mdStatusOf, type Payment } from './payment.ts';
import { signatureOf } from './sign.ts';
import { readerOf } from './texts.ts';

/** @param forms origins to which the forms of the page may be submitted */
async function answer(http: Context, page: ReturnType<typeof askPage>, forms: string, status: 200 | 422 = 200): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `style-src '${await policyHashOf(style)}'`,
    `script-src '${await policyHashOf(submitScript)}'`,
    `form-action ${forms}`,
    "base-uri 'none'",
    // The shop shows the page in a frame.
    'frame-ancestors *',
  ].join('; ');
  const headers = {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return http.html(await page, status, headers);
}

/** The card holder's decision, as fields of the callback. */
async function callbackOf({ keys }: Bank, payment: Payment): Promise<Record<string, string>> {
  const { id, conversationId } = payment;
  const mdStatus = String(payment.mdStatus ?? 0);
  const status = mdStatus === '1' ? 'success' : 'failure';
  const signature = await signatureOf(keys, ['', conversationId, mdStatus, id, status]);
  return { status, paymentId: id, conversationData: '', conversationId, mdStatus, signature };
}

/** Adds `/3ds/:id`, to which the institution's page submits its form, and `/3ds/:id/answer`. */
export function addPages(app: Hono, bank: Bank): void {
  const { store } = bank;
  const opened = async (http: Context): Promise<{ payment: Payment; form: FormData } | null> => {
    const form = await http.req.formData().catch(() => new FormData());
    const payment = await store.find(http.req.param('id') ?? '');
    return payment === null || form.get('key') !== payment.pageKey ? null : { payment, form };
  };
  const returnToShop = async (http: Context, payment: Payment): Promise<Response> =>
    answer(http, returnPage(readerOf(payment), payment.callbackUrl, await callbackOf(bank, payment)), new URL(payment.callbackUrl).origin);
  const finished = (http: Context, payment: Payment): Promise<Response> => {
    const reader = readerOf(payment);
    return answer(http, endPage(reader, reader.texts.goneTitle, reader.texts.gone), "'none'");
  };

  app.post('/3ds/:id', async (http) => {
    const { payment } = (await opened(http)) ?? {};
    if (payment === undefined) return http.notFound();
    return payment.state === 'asked' ? answer(http, askPage(readerOf(payment), payment, false), "'self'") : finished(http, payment);
  });

  app.post('/3ds/:id/answer', async (http) => {
    const { payment, form } = (await opened(http)) ?? {};
    if (payment === undefined || form === undefined) return http.notFound();
    const isCancelled = form.get('answer') === 'cancel';
    if (!isCancelled && form.get('code') !== testCode) return answer(http, askPage(readerOf(payment), payment, true), "'self'", 422);
    const mdStatus = isCancelled ? 0 : mdStatusOf(payment.outcome);
    const answered = await store.change(
      payment.id,
      ({ state }) => state === 'asked' && { mdStatus, state: mdStatus === 1 ? 'confirmed' : 'rejected' },
    );
    if (answered === null) return finished(http, payment);
    if (payment.outcome !== 'lostCallback' || isCancelled) return returnToShop(http, answered);
    const reader = readerOf(payment);
    return answer(http, endPage(reader, reader.texts.silentTitle, reader.texts.silent), "'none'");
  });
}
