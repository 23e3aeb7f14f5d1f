/** What search engines, link previews and feed readers get: every published address is read, with real parsers. */
import type { APIRequestContext, Page } from '@playwright/test';
import { type Language, languages } from '../../../contract/text/languages.ts';
import { expect, test } from '../../support/browser/page.ts';

interface Listed {
  loc: string;
  lastmod: string | null;
  alternates: string[];
}
interface Read {
  status: number;
  url: string;
  title: string;
  description: string;
  canonical: string | null;
  robots: string | null;
  /** "hreflang address", sorted. */
  alternates: string[];
  og: Record<string, string>;
  data: Record<string, unknown>[];
}

/** Parses in the browser: a document that is not well-formed XML fails. */
async function elements(page: Page, xml: string, name: string, fields: readonly string[]): Promise<Record<string, string | null>[]> {
  return page.evaluate(
    ({ xml, name, fields }) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const error = parsed.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? 'not XML');
      return [...parsed.getElementsByTagName(name)].map((element) =>
        Object.fromEntries(fields.map((field) => [field, element.getElementsByTagName(field)[0]?.textContent ?? null])),
      );
    },
    { xml, name, fields },
  );
}

async function listed(page: Page, xml: string): Promise<Listed[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error('not XML');
    const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';
    return [...parsed.getElementsByTagNameNS(space, 'url')].map((url) => ({
      loc: url.getElementsByTagNameNS(space, 'loc')[0]?.textContent ?? '',
      lastmod: url.getElementsByTagNameNS(space, 'lastmod')[0]?.textContent ?? null,
      alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')]
        .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
        .sort(),
    }));
  }, xml);
}

/** The head of pages as a browser parses it, many at a time. */
async function readPages(page: Page, addresses: readonly string[]): Promise<Read[]> {
  return page.evaluate(async (all) => {
    const read = async (address: string): Promise<Read> => {
      const response = await fetch(address);
      const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
      const content = (selector: string, name = 'content') => parsed.querySelector(selector)?.getAttribute(name) ?? null;
      const metas = [...parsed.querySelectorAll('meta[property]')].map((meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]);
      return {
        status: response.status,
        url: response.url,
        title: parsed.title,
        description: content('meta[name=description]') ?? '',
        canonical: content('link[rel=canonical]', 'href'),
        robots: content('meta[name=robots]'),
        alternates: [...parsed.querySelectorAll('link[rel=alternate][hreflang]')]
          .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
          .sort(),
        og: Object.fromEntries(metas) as Record<string, string>,
        data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
        ),
      };
    };
    const results: Read[] = [];
    const atOnce = 8;
    for (let from = 0; from < all.length; from += atOnce) results.push(...(await Promise.all(all.slice(from, from + atOnce).map(read))));
    return results;
  }, addresses);
}

async function sitemaps(page: Page, request: APIRequestContext): Promise<Map<string, Listed[]>> {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('xml');
  const found = await elements(page, await index.text(), 'sitemap', ['loc']);
  const all = new Map<string, Listed[]>();
  for (const { loc } of found) {
    const answer = await request.get(loc ?? '');
    expect([loc, answer.status()]).toEqual([loc, 200]);
    expect(answer.headers()['cache-control']).toBe('private, no-cache');
    all.set(new URL(loc ?? '').pathname, await listed(page, await answer.text()));
  }
  return all;
}

const site = (): string => process.env.KERVAN_ORIGIN ?? '';
const ofLanguage = (all: Map<string, Listed[]>, language: Language): Listed[] =>
  [...all].filter(([path]) => path.startsWith(`/${language}/`)).flatMap(([, entries]) => entries);

/** An address of this kind from the sitemap of the language. */
async function anyOf(page: Page, request: APIRequestContext, language: Language, kind: string): Promise<string> {
  const [first] = await listed(page, await (await request.get(`/${language}/sitemap-${kind}-0.xml`)).text());
  expect(first, `${kind} in ${language}`).toBeDefined();
  return first?.loc ?? '';
}

const offer = {
  mainEntityOfPage: 'WebPage',
  url: 'url',
  validFrom: 'time',
  validThrough: 'time',
  availabilityStarts: 'time',
  eligibleQuantity: 'QuantitativeValue',
  deliveryLeadTime: 'QuantitativeValue',
  priceSpecification: 'UnitPriceSpecification',
  availableAtOrFrom: 'Place',
  areaServed: 'Place',
  itemOffered: 'Product|Service',
  seller: 'Organization',
} as const;
/** The part of schema.org's vocabulary that pages use: of each type its properties, with the types of their values. */
const vocabulary: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Organization: {
    '@id': 'url',
    mainEntityOfPage: 'WebPage',
    name: 'text',
    description: 'text',
    url: 'url',
    logo: 'url',
    image: 'url',
    sameAs: 'url',
    numberOfEmployees: 'QuantitativeValue',
    address: 'PostalAddress',
    knowsAbout: 'text',
    foundingDate: 'text',
    areaServed: 'Country',
    knowsLanguage: 'text',
  },
  QuantitativeValue: { minValue: 'number', maxValue: 'number', value: 'number', unitCode: 'text' },
  Country: { name: 'text' },
  Place: { name: 'text', address: 'PostalAddress' },
  CategoryCode: { name: 'text', codeValue: 'text', inCodeSet: 'text' },
  Certification: { name: 'text' },
  UnitPriceSpecification: { price: 'number', priceCurrency: 'text', referenceQuantity: 'QuantitativeValue' },
  Offer: offer,
  Demand: offer,
  AggregateOffer: { ...offer, lowPrice: 'number', highPrice: 'number', priceCurrency: 'text' },
  PostalAddress: { streetAddress: 'text', addressLocality: 'text', postalCode: 'text', addressCountry: 'text' },
  WebPage: { inLanguage: 'text' },
  WebSite: {
    '@id': 'url',
    name: 'text',
    url: 'url',
    inLanguage: 'text',
    publisher: 'reference',
    potentialAction: 'SearchAction',
  },
  SearchAction: { target: 'EntryPoint', 'query-input': 'text' },
  EntryPoint: { urlTemplate: 'url' },
  Product: {
    mainEntityOfPage: 'WebPage',
    name: 'text',
    description: 'text',
    url: 'url',
    image: 'url',
    sku: 'text',
    category: 'text|CategoryCode',
    countryOfOrigin: 'Country',
    hasCertification: 'Certification',
    offers: 'Offer|AggregateOffer',
  },
  Service: { name: 'text', description: 'text', category: 'text' },
  NewsArticle: {
    headline: 'text',
    description: 'text',
    image: 'url',
    datePublished: 'time',
    dateModified: 'time',
    inLanguage: 'text',
    mainEntityOfPage: 'url',
    author: 'Organization',
    publisher: 'Organization',
  },
  BreadcrumbList: { itemListElement: 'ListItem' },
  ListItem: { position: 'number', name: 'text', item: 'url' },
};

/** The faults of a value; empty when it is valid. */
function vocabularyFaults(value: unknown, expected: string, at: string): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [`${at} is empty`] : value.flatMap((each) => vocabularyFaults(each, expected, at));
  if (expected.includes('|')) {
    const faults = expected.split('|').map((one) => vocabularyFaults(value, one, at));
    return faults.some((found) => found.length === 0) ? [] : faults.flat();
  }
  if (expected === 'number') return typeof value === 'number' ? [] : [`${at} is no number`];
  if (expected === 'text') return typeof value === 'string' && value.trim() !== '' ? [] : [`${at} is no text`];
  if (expected === 'url')
    return typeof value === 'string' && /^https?:\/\/[^/\s]+\//.test(value) ? [] : [`${at} is no full address: ${String(value)}`];
  if (typeof value !== 'object' && expected !== 'time') return [`${at} is no ${expected}`];
  if (expected === 'time') return Number.isNaN(Date.parse(String(value))) ? [`${at} is no time`] : [];
  const { '@type': type, '@context': _, ...thing } = value as Record<string, unknown>;
  if (expected === 'reference') return vocabularyFaults(thing['@id'], 'url', `${at}.@id`);
  if (expected !== 'any' && type !== expected) return [`${at} is a ${String(type)}`];
  const known = vocabulary[String(type)];
  if (known === undefined) return [`${at}: no type ${String(type)}`];
  return Object.entries(thing).flatMap(([name, part]) => {
    const meant = known[name];
    return meant === undefined ? [`${at}: ${String(type)} has no ${name}`] : vocabularyFaults(part, meant, `${at}.${name}`);
  });
}
const dataOf = (read: Read | undefined, type: string) => read?.data.find((thing) => thing['@type'] === type);

test.beforeEach(async ({ page }) => {
  // A page of the site without scripts, of which only the browser's parsers are used.
  await page.goto('/robots.txt');
});

test('every address of the Turkish sitemaps returns 200 as canonical, is open to search engines, and names the same translations', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const entries = ofLanguage(await sitemaps(page, request), 'tr');
  expect(entries.length).toBeGreaterThan(400);
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  const pages = await readPages(
    page,
    entries.map(({ loc }) => loc),
  );
  const faults = pages.flatMap((read, index) => {
    const { loc, alternates } = entries[index] as Listed;
    const right =
      read.status === 200 &&
      read.url === loc &&
      read.canonical === loc &&
      read.robots === null &&
      read.og['og:url'] === loc &&
      read.alternates.join() === alternates.join() &&
      read.title.endsWith(' · Kervan') &&
      read.description !== '' &&
      Array.from(read.description).length <= 150;
    return right ? [] : [{ loc, ...read, data: [] }];
  });
  expect(faults).toEqual([]);
  // Pages that are not about one item have unique titles.
  const titles = pages.filter(({ url }) => !/[0-9a-f]{24}$/.test(url) || url.includes('?')).map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('translations name each other in all four languages, and articles have none', async ({ page, request }) => {
  const all = await sitemaps(page, request);
  const twins = new Map(languages.flatMap((language) => ofLanguage(all, language)).map(({ loc, alternates }) => [loc, alternates]));
  for (const [loc, alternates] of twins) {
    const codes = alternates.map((text) => text.split(' ')[0]);
    if (/\/blogs\/./.test(loc)) {
      expect(codes).toEqual([new URL(loc).pathname.slice(1, 3), 'x-default']);
      continue;
    }
    expect(codes).toEqual(['ar', 'en', 'ru', 'tr', 'x-default']);
    for (const twin of alternates.filter((text) => !text.startsWith('x-default'))) {
      const address = twin.split(' ')[1] ?? '';
      expect(twins.get(address), `${address} is in its language's sitemap`).toEqual(alternates);
    }
  }
  const times = [...all].filter(([path]) => !path.includes('-pages-')).flatMap(([, entries]) => entries);
  expect(times.filter(({ lastmod }) => Number.isNaN(Date.parse(lastmod ?? '')))).toEqual([]);
  expect(times.filter(({ lastmod }) => Date.parse(lastmod ?? '') > Date.now())).toEqual([]);
  expect([...twins.keys()]).toContain(`${site()}/tr/hakkimizda`);
  expect([...twins.keys()]).not.toContain(`${site()}/tr/about-us`);
});

test('the sitemap of a prefix is that language’s; parts that do not exist are a 404', async ({ page, request }) => {
  const own = await elements(page, await (await request.get('/ru/sitemap.xml')).text(), 'sitemap', ['loc']);
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter(({ loc }) => !loc?.startsWith(`${site()}/ru/`))).toEqual([]);
  for (const path of ['/sitemap-news-0.xml', '/tr/sitemap-news-99.xml', '/tr/sitemap-users-0.xml', '/tr/sitemap-pages-1.xml'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('robots.txt names the sitemap, disallows the business area, calls and typed searches, and nothing that is in the sitemap', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`\nSitemap: ${site()}/sitemap.xml\n`);
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.replaceAll(/[.?+]/g, String.raw`\$&`).replaceAll('*', '.*')}`),
  );
  const isClosed = (path: string) => rules.some((rule) => rule.test(path));
  for (const path of ['/profile', '/ar/my-companies/x', '/messages', '/api/Company/GetCompanyCards', '/dev/mail', '/search', '/membership'])
    expect([path, isClosed(path)]).toEqual([path, true]);
  for (const path of ['/companies?category=x&value=steel', '/tr/requests?type=1&value=un', '/sign-in?redirect=/plans'])
    expect([path, isClosed(path)]).toEqual([path, true]);
  expect(isClosed('/membership-clarification-text')).toBe(false);
  const paths = [...(await sitemaps(page, request)).values()].flat().map(({ loc }) => loc.replace(site(), ''));
  expect(paths.filter(isClosed)).toEqual([]);
});

test('account pages, typed searches and unknown addresses are hidden from search engines', async ({ page }) => {
  const [profile, search, missing, filtered, second] = await readPages(page, [
    '/en/profile',
    '/en/companies?value=steel',
    '/en/nowhere',
    '/en/imports?country=tr&page=2',
    '/en/imports?page=2',
  ]);
  expect([profile?.robots, search?.robots, missing?.robots, missing?.status]).toEqual(['noindex', 'noindex', 'noindex', 404]);
  expect([missing?.canonical, missing?.alternates]).toEqual([null, []]);
  expect([filtered?.canonical, filtered?.alternates]).toEqual([`${site()}/en/imports`, []]);
  expect(second?.canonical).toBe(`${site()}/en/imports?page=2`);
  expect(second?.title).toMatch(/ · Page 2 · Kervan$/);
});

for (const language of languages)
  test(`a shared page has a picture and structured data, in ${language}`, async ({ page, request }) => {
    const kinds = ['pages', 'requests', 'companies', 'products', 'news'] as const;
    const addresses = [];
    for (const kind of kinds) addresses.push(await anyOf(page, request, language, kind));
    const [home, wanted, company, product, article] = await readPages(page, addresses);
    const types = [home, wanted, company, product, article].map((read) => read?.og['og:type']);
    expect(types).toEqual(['website', 'website', 'website', 'product', 'article']);
    for (const read of [home, wanted, company, product, article]) {
      expect(read?.og['og:site_name']).toBe('Kervan');
      expect(read?.og['og:locale']).toMatch(new RegExp(`^${language}_`));
      const picture = await request.get(read?.og['og:image'] ?? '');
      expect([read?.og['og:image'], picture.status()]).toEqual([read?.og['og:image'], 200]);
      expect(picture.headers()['content-type']).toMatch(/^image\/(?:png|webp|jpeg)$/);
    }
    expect(home?.og['og:image']).toBe(`${site()}/og/${language}.png`);
    const card = await (await request.get(`/og/${language}.png`)).body();
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([home?.og['og:image:width'], home?.og['og:image:height']]).toEqual(['1200', '630']);

    const graph = home?.data[0]?.['@graph'] as Record<string, unknown>[];
    expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    const pageData = [home, wanted, company, product, article].flatMap((read) => read?.data ?? []);
    const things = pageData.flatMap(({ '@graph': graph, ...thing }) => (graph === undefined ? [thing] : (graph as unknown[])));
    expect(things.length).toBeGreaterThanOrEqual(9);
    expect(things.flatMap((thing) => vocabularyFaults(thing, 'any', ''))).toEqual([]);
    expect(dataOf(company, 'Organization')).toMatchObject({ '@context': 'https://schema.org', url: company?.canonical });
    expect(dataOf(product, 'Product')).toMatchObject({ url: product?.canonical, image: expect.arrayContaining([product?.og['og:image']]) });
    // Prices, if given, have a currency; the rest is described without.
    expect(dataOf(product, 'Product')).toMatchObject({ offers: { '@type': expect.stringMatching(/^(?:Aggregate)?Offer$/) } });
    expect(wanted?.data.some((thing) => ['Demand', 'Offer'].includes(String(thing['@type'])))).toBe(true);
    expect(dataOf(article, 'NewsArticle')).toMatchObject({
      inLanguage: language,
      mainEntityOfPage: article?.canonical,
      datePublished: article?.og['article:published_time'],
      publisher: { '@type': 'Organization', name: 'Kervan' },
    });
    for (const read of [wanted, company, product, article]) {
      const steps = dataOf(read, 'BreadcrumbList')?.itemListElement as { position: number; name: string; item?: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { item } of steps.slice(0, -1)) expect((await request.get(item ?? '')).status()).toBe(200);
      expect(steps.every(({ name }) => name !== '')).toBe(true);
    }
  });

for (const language of languages)
  test(`news in ${language} are a list in its language, an article with others, and a feed`, async ({ page, request }) => {
    const feed = await request.get(`/${language}/rss.xml`);
    expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    // An article that was taken down stays with no reader of the feed for longer than on the pages.
    expect([feed.headers()['cache-control'], feed.headers()['cdn-cache-control']]).toEqual(['private, no-cache', undefined]);
    const text = await feed.text();
    const [channel] = await elements(page, text, 'channel', ['title', 'link', 'language', 'description']);
    expect(channel).toMatchObject({ link: `${site()}/${language}/blogs`, language });
    const items = await elements(page, text, 'item', ['title', 'link', 'description', 'guid', 'pubDate']);
    expect(items.length).toBeGreaterThanOrEqual(6);
    const times = items.map(({ pubDate }) => Date.parse(pubDate ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const articles = await readPages(
      page,
      items.map(({ link }) => link ?? ''),
    );
    expect(articles.map(({ status, canonical }) => [status, canonical])).toEqual(items.map(({ link }) => [200, link]));

    await page.goto(`/${language}/blogs`);
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', `/${language}/rss.xml`);
    await expect(page.locator('article.tile')).toHaveCount(Math.min(8, items.length));
    for (const tile of await page.locator('article.tile').all()) await expect(tile).toHaveAttribute('lang', language);
    await page.locator('main nav.tabs a').last().click();
    await expect(page).toHaveURL(/\?lang=all$/);
    await expect(page.locator('article.tile')).toHaveCount(8);
    const titles = () => page.locator('article.tile a').allInnerTexts();
    const first = await titles();
    await page.locator('.pagination [rel=next]').click();
    await page.waitForURL(/\?lang=all&page=2$/);
    expect((await titles()).filter((title) => first.includes(title))).toEqual([]);
    const other = language === 'ru' ? 'tr' : 'ru';
    await page.locator(`main nav.tabs a[lang=${other}]`).click();
    await expect(page).toHaveURL(new RegExp(`\\?lang=${other}$`));
    await expect(page.locator('article.tile')).not.toHaveCount(0);
    await expect(page.locator(`article.tile:not([lang=${other}])`)).toHaveCount(0);
    await page.goto(`/${language}/blogs?page=99`);
    await expect(page.locator('article.tile').first()).toBeVisible();

    await page.goto(items[0]?.link ?? '');
    await expect(page.locator('article.news time')).toHaveAttribute(
      'datetime',
      new RegExp(`^${new Date(times[0] ?? 0).toISOString().slice(0, 19)}`),
    );
    const others = await page.locator('.tiles a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(others).toEqual(items.slice(1, 5).map(({ link }) => link));
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
    expect((await request.get(`/${language}/blogs/no-such-article`)).status()).toBe(404);
  });

test('an article opened in another language stays one page for search engines', async ({ page, request }) => {
  const address = await anyOf(page, request, 'ar', 'news');
  const [english, plain] = await readPages(page, [address.replace('/ar/', '/en/'), address.replace('/ar/', '/')]);
  expect([english?.canonical, english?.alternates]).toEqual([address, []]);
  expect(plain?.canonical).toBe(address.replace('/ar/', '/'));
});

test('icons are where browsers, phones and the manifest look', async ({ request }) => {
  const manifest = (await (await request.get('/app/en.webmanifest')).json()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  const phone = await (await request.get('/apple-touch-icon.png')).body();
  expect([phone.readUInt32BE(16), phone.readUInt32BE(20)]).toEqual([180, 180]);
  const favicon = await (await request.get('/favicon.ico')).body();
  expect([favicon.readUInt16LE(2), favicon[6], favicon.subarray(23, 26).toString()]).toEqual([1, 32, 'PNG']);
  expect((await request.get('/favicon.svg')).headers()['content-type']).toBe('image/svg+xml');
});
