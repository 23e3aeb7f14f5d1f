/** The sandbox bank does not exist in production. */
import { expect, test, vi } from 'vitest';

vi.mock('cloudflare:workers', () => ({ DurableObject: Object }));
// Imported by a variable, because the bank is typed for Workers and would not compile here.
const bankFile = '../../../bank/index.ts';
const { default: bank } = (await import(bankFile)) as { default: { fetch(request: Request, env: object): Response | Promise<Response> } };

test.each([
  ['production', 404],
  ['demo', 200],
  ['local', 200],
])('in %s mode it answers %i to every request', async (MODE, status) => {
  const LEDGER = { getByName: () => ({ fetch: async () => new Response('a bank') }) };
  for (const path of ['/', '/payment/3dsecure/initialize', '/3ds/1'])
    expect((await bank.fetch(new Request(`http://bank.localhost${path}`, { method: 'POST' }), { MODE, LEDGER })).status).toBe(status);
});
