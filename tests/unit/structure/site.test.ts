/** The site map against the files, addresses, tabs and robots.txt. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageKeys, turkishPaths } from '../../../contract/content/page-paths.ts';
import { accountPages } from '../../../contract/site/account-pages.ts';
import { type PageName, pageNameOf, pageOf, site } from '../../../contract/site/index.ts';
import type { SitePage } from '../../../contract/site/page.ts';
import { publicPages } from '../../../contract/site/public-pages.ts';
import { appTabs, tabOf } from '../../../src/client/host/app-tabs.ts';
import { filesOf, root } from '../../support/structure/packages.ts';

const all = Object.entries(site) as [PageName, SitePage][];
const files = filesOf('src/pages').map((file) => file.replace('src/pages/', ''));

/** `/companies/:path/products` may be in two places. */
const filesFor = ({ path, file }: SitePage): string[] => {
  if (file !== undefined) return [file];
  const name = path.slice(1).replaceAll(/:(\w+)/g, '[$1]');
  return name === '' ? ['index.astro'] : [`${name}.astro`, `${name}/index.astro`, `${name}.ts`];
};
const unlisted = (pages: readonly SitePage[], there: readonly string[]): string[] => {
  const known = new Set(pages.flatMap(filesFor));
  return there.filter((file) => !known.has(file));
};
const missing = (pages: readonly SitePage[], there: readonly string[]): string[] =>
  pages.filter((page) => !filesFor(page).some((file) => there.includes(file))).map(({ path }) => path);

describe('pages and files', () => {
  test('every file of src/pages is a page of the map, and every page has its file', () => {
    const pages = all.map(([, page]) => page);
    expect(files.length).toBeGreaterThan(40);
    expect(unlisted(pages, files)).toEqual([]);
    expect(missing(pages, files)).toEqual([]);
  });

  test('a page that is missing on either side is reported', () => {
    expect(unlisted([site.imports], ['imports/index.astro', 'deals/index.astro'])).toEqual(['deals/index.astro']);
    expect(missing([site.imports, site.plans], ['imports/index.astro'])).toEqual(['/plans']);
  });

  test('the shell of each page is that of its file', () => {
    const wrong = all.filter(([, page]) => {
      const file = filesFor(page).find((each) => files.includes(each)) ?? '';
      const text = readFileSync(join(root, 'src/pages', file), 'utf8');
      const isAccount = /layouts\/Account\.astro'/.test(text);
      const isForm = /components\/FormPage\.astro'/.test(text);
      return (page.shell === 'account') !== isAccount || (page.shell === 'form') !== isForm;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('no two pages have the same name or address', () => {
    expect(Object.keys(publicPages).filter((name) => name in accountPages)).toEqual([]);
    const addresses = all.flatMap(([, { path, alias }]) => [path, alias].filter((each) => each !== undefined));
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('an address', () => {
  test.each(all.map(([name, { path }]) => [path.replaceAll(/:\w+/g, '0123'), name] as const))('%s is the page %s', (path, name) =>
    expect(pageNameOf(path)).toBe(name),
  );
  test.each([
    ['/companies/nile/products?page=2', 'publicProducts'],
    [`/${turkishPaths['contact-us']}`, 'contact'],
    ['/about-us', 'info'],
    ['/sitemap-news-1.xml', 'sitemapPart'],
    ['/payment/success/1/0123', 'paymentSuccess'],
    ['/there/is/no/such/page', undefined],
    ['/rssxxml', 'info'],
  ] as const)('%s is the page %s', (path, name) => expect(pageNameOf(path)).toBe(name));
});

test('the tabs of the app are pages of the map and belong to themselves', () => {
  for (const { tab, path } of appTabs) expect([path, tabOf(pageOf(path))]).toEqual([path, tab]);
});

test('every page of the business area is closed to search engines, and no info page is', () => {
  for (const { path } of Object.values(accountPages)) expect([path, pageOf(path)?.isClosed]).toEqual([path, true]);
  for (const key of pageKeys) expect([key, pageOf(`/${key}`)?.isClosed, tabOf(pageOf(`/${key}`))]).toEqual([key, undefined, 'home']);
});
