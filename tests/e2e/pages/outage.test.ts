/**
 * Without the API, cached pages are served, and everything else explains the outage (docs/behaviour.md#status-codes,
 * docs/behaviour.md#page-cache).
 */
import { createServer, type Server as HttpServer } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { languages } from '../../../contract/text/languages.ts';
import { startBuiltServer } from '../../support/browser/built-server.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

/** Another provider's API that can be switched off: forwards everything to the demo marketplace. */
async function startUpstream(): Promise<{ origin: string; failing: Set<string>; stop(): Promise<void> }> {
  const target = process.env.KERVAN_ORIGIN ?? '';
  const failing = new Set<string>();
  const server: HttpServer = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (failing.has(url)) {
      outgoing.writeHead(503).end();
      return;
    }
    const body = method === 'GET' || method === 'HEAD' ? undefined : (Readable.toWeb(incoming) as ReadableStream);
    const answer = await fetch(target + url, {
      method,
      headers: { accept: 'application/json', ...(headers['content-type'] && { 'content-type': headers['content-type'] }) },
      ...(body && { body, duplex: 'half' as const }),
    });
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    failing,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('cached pages and lookups continue, other pages return 503 in the visitor’s language and offer a retry', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const upstream = await startUpstream();
  const edge = await startBuiltServer({ demo: false, upstreamApi: upstream.origin });
  // The common check for third-party requests allows one origin, and this edge has another.
  const context = await browser.newContext({ baseURL: edge.origin, locale: 'ar' });
  try {
    const page = await context.newPage();
    await page.goto('/imports');
    await expect(page.locator('.request').first()).toBeVisible();
    const countries = await request.get(`${edge.origin}/api/CMSLocations/GetCountries`);
    expect(countries.status()).toBe(200);

    // A request is shown without its related requests.
    const first = (await page.locator('.request__title a').first().getAttribute('href')) ?? '';
    const related = '/api/Company/GetRequestCardsFromCategoriesOrSubCategories';
    upstream.failing.add(related);
    expect((await page.goto(first))?.status()).toBe(200);
    await expect(page.locator('#contact')).toBeVisible();
    await expect(page.locator('.entry')).toHaveCount(0);
    upstream.failing.delete(related);
    await page.goto(`/ar${first}`);
    await expect(page.locator('.entry')).toHaveCount(3);

    await upstream.stop();
    expect((await page.goto('/imports'))?.status()).toBe(200);
    await expect(page.locator('.request').first()).toBeVisible();
    expect((await request.get(`${edge.origin}/api/CMSLocations/GetCountries`)).status()).toBe(200);
    expect((await page.goto('/ar/about-us'))?.status()).toBe(503);

    for (const language of languages) {
      const t = textsOf(language);
      const answer = await page.goto(`/${language}/exports?page=2`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBe('10');
      expect(answer?.headers()['cache-control']).toContain('no-store');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByText(t('errors.UPSTREAM_UNREACHABLE'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('common.actions.retry') })).toHaveAttribute('href', `/${language}/exports?page=2`);
    }
  } finally {
    await context.close();
    await edge.stop();
    await upstream.stop().catch(() => undefined);
  }
});
