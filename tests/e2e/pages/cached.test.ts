/** Which real pages the edge caches: existing content, and nothing invented (docs/behaviour.md#page-cache). */
import type { APIRequestContext } from '@playwright/test';
import { ask, newBusiness } from '../../support/people/businesses.ts';
import { liveProduct } from '../../support/people/products.ts';
import { expect, test } from '../../support/browser/page.ts';

/** Whether the second of two visitors got the page from the cache. */
async function secondTime(request: APIRequestContext, path: string): Promise<string | undefined> {
  await request.get(path, { maxRedirects: 0 });
  return (await request.get(path, { maxRedirects: 0 })).headers()['x-page'];
}

/** Repeats the two visits, since a write of another test may change the page between them. */
const expectCached = (request: APIRequestContext, path: string): Promise<void> =>
  expect.poll(() => secondTime(request, path), path).toBe('cached');

test('lists, filters with values, and existing objects are cached', { tag: '@gate' }, async ({ request }) => {
  const html = await (await request.get('/imports')).text();
  const category = /category=([\da-f]{24})/.exec(html)?.[1] ?? '';
  const item = /href="(\/imports\/[\da-f]{24})"/.exec(html)?.[1] ?? '';
  const directory = await (await request.get('/companies')).text();
  const company = /href="(\/companies\/[a-z\d-]+)"/.exec(directory)?.[1] ?? '';
  const lists = ['/imports', '/imports?page=2', '/imports?sort=oldest', `/imports?category=${category}`, '/requests?type=3', '/companies'];
  const searches = ['/search', '/search?type=1', '/search?selected=2', '/companies?page=2', '/companies?serviceType=1'];
  const cachedPaths = ['/', ...lists, ...searches, company, `${company}/products`, item, '/blogs', '/plans', '/sign-in', '/profile'];
  for (const path of cachedPaths) await expectCached(request, path);
});

test('invented addresses are shown as usual and not cached', async ({ request }) => {
  const id = 'f'.repeat(24);
  const lists = ['/imports', '/exports', '/requests', '/search', '/companies'];
  const uncachedPaths = [
    ...lists.flatMap((path) => [`?category=${id}`, `?subCategory=${id}`, '?country=zz', '?page=9999'].map((search) => path + search)),
    `/search?selected=2&category=${id}`,
    `/imports?loadType=${id}`,
    '/blogs?page=9999',
    `/imports/${id}`,
    `/exports/${id}`,
    '/companies/nobody-has-this-name',
    '/companies/nobody-has-this-name/products',
    `/companies/nobody/products/${id}`,
    `/my-companies/${id}`,
    '/no-such-page',
    '/blogs/no-such-article',
    '/en/sitemap-requests-9999.xml',
  ];
  const how = await Promise.all(uncachedPaths.map(async (path) => `${path} ${await secondTime(request, path)}`));
  expect(how.filter((line) => line.endsWith(' cached'))).toEqual([]);
});

test('a write of a business is visible at once on cached lists', { tag: '@gate' }, async ({ request }) => {
  const { token, companyId, path } = await newBusiness(request);
  const lists = [`/companies/${path}/products`, '/search?selected=3'];
  const name = `Sauna towel ${companyId.slice(-6)}`;
  const shown = async (): Promise<boolean[]> =>
    Promise.all(lists.map(async (list) => (await (await request.get(list)).text()).includes(name)));
  for (const list of lists) await expectCached(request, list);
  const id = await liveProduct(request, { token, companyId }, { name, description: 'Cotton', keyword: 'towel' });
  expect(await shown()).toEqual([true, true]);
  for (const list of lists) await expectCached(request, list);
  await ask(request, `/api/Company/DeleteProduct?id=${id}`, { method: 'DELETE', token });
  expect(await shown()).toEqual([false, false]);
});
