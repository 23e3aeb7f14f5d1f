/** A bank's page is served from an opaque origin, to the site's own payment page only (docs/behaviour.md#payment-success). */
import { describe, expect, test } from 'vitest';
import { jsonBytesMax } from '../../../contract/limits.ts';
import { bankPage } from '../../../contract/payment/calls.ts';
import { ownOrigin, startEdge, wire } from '../edge.ts';

const html = '<form action="https://bank.example/3ds" method="post"></form><script>document.forms[0].submit()</script>';

function send(headers: Record<string, string>, page = html, field: string = bankPage.field, edge = startEdge()): Promise<Response> {
  const body = new URLSearchParams({ [field]: page });
  return edge.ask(bankPage.path, { method: 'POST', body, headers });
}
const policyOf = (response: Response): string[] => (response.headers.get('content-security-policy') ?? '').split('; ');

describe('the bank’s page', () => {
  test('is that of the institution, uncached', async () => {
    const response = await send(ownOrigin);
    expect([response.status, await response.text()]).toEqual([200, html]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('has an origin of its own: it can access neither our storage nor our pages, nor navigate above its window', async () => {
    const policy = policyOf(await send(ownOrigin));
    expect(policy[0]).toBe('sandbox allow-forms allow-scripts');
    expect(policy).toContain("default-src 'none'");
    expect(policy.join(';')).not.toContain('connect-src');
  });

  test('may be framed by our pages only, and gets no browsing context group of its own', async () => {
    const response = await send(ownOrigin);
    expect(policyOf(response)).toContain("frame-ancestors 'self'");
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  test('may submit to banks, to the sandbox only where there is one', async () => {
    expect(policyOf(await send(ownOrigin))).toContain('form-action https: http://bank.localhost:8787');
    const site = 'https://kervan.example';
    const production = startEdge({ env: { MODE: 'production', ORIGIN: site }, site });
    expect(policyOf(await send({ origin: site }, html, bankPage.field, production))).toContain('form-action https:');
  });
});

describe('it is refused', () => {
  test.each<Record<string, string>>([
    {},
    { origin: 'https://evil.example' },
    { origin: 'http://bank.localhost:8787' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from another site: %j', async (headers) => {
    const response = await send(headers);
    expect([response.status, (await wire(response)).code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });

  test('when it is too long, with or without a stated length', async () => {
    expect((await send(ownOrigin, 'x'.repeat(jsonBytesMax))).status).toBe(413);
    expect((await send({ ...ownOrigin, 'content-length': '10' }, 'x'.repeat(jsonBytesMax))).status).toBe(413);
  });

  test('when it is empty, or not a form', async () => {
    expect((await send(ownOrigin, '')).status).toBe(400);
    expect((await send(ownOrigin, html, 'page')).status).toBe(400);
    const body = '{"html":"<b>"}';
    const headers = { ...ownOrigin, 'content-type': 'application/json', 'content-length': String(body.length) };
    expect((await startEdge().ask(bankPage.path, { method: 'POST', body, headers })).status).toBe(400);
  });

  test('and when it is opened by GET', async () => {
    const edge = startEdge();
    await edge.ask(bankPage.path);
    expect(edge.pageRequests.map(({ url }) => new URL(url).pathname)).toEqual([bankPage.path]);
  });
});
