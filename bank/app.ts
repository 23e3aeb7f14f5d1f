/** The sandbox bank: the payment institution's calls and the page on which the card holder confirms. */
import { Hono } from 'hono';
import { authorize, type Bank, detail, initialize, refund } from './calls.ts';
import { addPages } from './pages.ts';
import { isAuthorized } from './sign.ts';

const calls = {
  '/payment/3dsecure/initialize': initialize,
  '/payment/3dsecure/auth': authorize,
  '/payment/v2/3dsecure/auth': authorize,
  '/payment/detail': detail,
  '/payment/refund': refund,
} as const;

/** @param bank keys, store and timeouts; tests pass their own */
export function createBank(bank: Bank): Hono {
  const app = new Hono();
  for (const [path, answer] of Object.entries(calls))
    app.post(path, async (http) => {
      const text = await http.req.text();
      if (!(await isAuthorized(bank.keys, http.req.raw, text)))
        return http.json({ status: 'failure', errorCode: '1000', errorMessage: 'Invalid signature' }, 401);
      return http.json(await answer(bank, JSON.parse(text) as Record<string, unknown>, new URL(http.req.url).origin));
    });
  addPages(app, bank);
  app.notFound((http) => http.text('Not found', 404));
  return app;
}
