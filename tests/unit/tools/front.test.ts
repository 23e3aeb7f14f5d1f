/** The headers that the public port passes to the Workers and back: front.mjs in Miniflare, before Workers that echo requests. */
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/support/server/free-port.ts';

const echo = (name: string, status = 200) => ({
  name,
  modules: true,
  compatibilityDate: '2026-10-01',
  script: `export default { fetch: ({ url, cf, method }) => Response.json({ by: '${name}', url, cf, method }, { status: ${status} }) }`,
});

let miniflare: Miniflare;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'front',
          modules: true,
          compatibilityDate: '2026-10-01',
          scriptPath: fileURLToPath(new URL('../../../scripts/support/server/front.mjs', import.meta.url)),
          bindings: { BANK_HOST: 'bank.localhost' },
          serviceBindings: { EDGE: 'edge', BANK: 'bank', ASSETS: 'nothing' },
          unsafeDirectSockets: [{ host: 'localhost', port, entrypoint: 'Front' }],
        },
        echo('edge'),
        echo('bank'),
        echo('nothing', 404),
      ],
    }),
  );
  await miniflare.ready;
});
afterAll(() => miniflare.dispose());

const ask = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await fetch(origin + path, { headers })).json();

test('a client’s headers of the simulator change neither Worker, address nor location', async () => {
  const plain = { by: 'edge', url: `${origin}/imports`, cf: {}, method: 'GET' };
  expect(await ask('/imports')).toEqual(plain);
  for (const [name, value] of [
    ['mf-cf-blob', '{"country":"TR"}'],
    ['mf-route-override', 'bank'],
    ['mf-original-url', 'http://bank.localhost/'],
    ['mf-original-hostname', 'bank.localhost'],
    ['mf-proxy-shared-secret', 'guessed'],
  ] as const)
    expect(await ask('/imports', { [name]: value }), name).toEqual(plain);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', null],
  ['identity', null],
])('a client that accepts %s gets %s', async (accepted, coding) => {
  const answer = await fetch(`${origin}/imports`, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(await answer.json()).toMatchObject({ by: 'edge' });
});
