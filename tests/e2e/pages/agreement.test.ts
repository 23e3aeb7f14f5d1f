/** Compares pages with the answers of the API, entry by entry, in a marketplace without concurrent writes. */
import type { Server } from '../../../scripts/serve.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { boostShownOnCardMs } from '../../../contract/company/boost.ts';
import { formatAge } from '../../../src/i18n/format.ts';
import { startBuiltServer } from '../../support/browser/built-server.ts';
import { expect, test as base } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const test = base.extend<object, { marketplace: Server }>({
  marketplace: [
    async ({}, use) => {
      const server = await startBuiltServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ marketplace }, use) => use(marketplace.origin),
});
// Not parallel, so that all tests share one marketplace.
test.describe.configure({ mode: 'default' });

interface RequestCard {
  id: string;
  keywords: string[];
  /** Keywords that are in the trade glossary, in the reader's language. */
  keywordNames?: Record<string, string>;
  country: string;
  dtCreatedAt: string;
  dtBoostExpire: string | null;
}

for (const language of ['en', 'ru', 'ar'] as const)
  test(`a request's card has its age, country and keywords, and the boost style until the boost ends, in ${language}`, async ({
    page,
    request,
  }) => {
    const answer = await request.post('/api/Company/GetRequestCards', {
      data: { size: 10, filters: { serviceType: 2 }, language: language.toUpperCase() },
    });
    const { requests } = ((await answer.json()) as { data: { requests: RequestCard[] } }).data;
    await page.goto(`/${language}/exports`);
    const now = Date.now();
    const shown = await page.locator('.request').evaluateAll((cards) =>
      cards.map((card) => ({
        id: (card.querySelector('.request__title a')?.getAttribute('href') ?? '').slice(-24),
        tags: [...card.querySelectorAll('.tag')].map((tag) => [tag.textContent?.trim(), tag.getAttribute('href')]),
        flag: card.querySelector('img.flag')?.getAttribute('src'),
        age: card.querySelector('.request__age')?.textContent,
        isLabelled: card.querySelector('.badge--boost') !== null,
        isBoosted: card.classList.contains('is-boosted') && getComputedStyle(card).boxShadow.includes('8px 0px'),
      })),
    );
    expect(shown.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
    for (const [index, { keywords, keywordNames, country, dtCreatedAt, dtBoostExpire }] of requests.entries()) {
      const card = shown[index];
      expect(card?.tags).toEqual(
        keywords
          .slice(0, 10)
          .map((word) => [keywordNames?.[word] ?? word, expect.stringMatching(new RegExp(`^/${language}/requests\\?type=2&value=[^ ]+$`))]),
      );
      expect(card?.flag).toBe(`/locations/40x/${country}.webp`);
      // A cached page may be a minute old.
      const since = (state: (at: number) => unknown) => [state(now), state(now - minuteMs)];
      const boostEnds = Date.parse(dtBoostExpire ?? '');
      expect(since((at) => formatAge(dtCreatedAt, language, at))).toContain(card?.age);
      // The label stays in the last minutes, in which the card has lost its colour: it is still first in the list.
      expect(since((at) => boostEnds > at)).toContain(card?.isLabelled);
      expect(since((at) => boostEnds - at > boostShownOnCardMs)).toContain(card?.isBoosted);
    }
    expect(new Set(shown.map(({ isBoosted }) => isBoosted)).size).toBe(2);
  });

test('a company has the boost style in the directory until its boost ends', async ({ page, request }) => {
  const answer = await request.post('/api/Company/GetCompanyCards', { data: { size: 10 } });
  const { companies } = ((await answer.json()) as { data: { companies: { path: string; dtBoostExpire: string | null }[] } }).data;
  const isBoosted = companies.map(({ dtBoostExpire }) => Date.parse(dtBoostExpire ?? '') > Date.now());
  await page.goto('/en/companies');
  for (const [index, { path }] of companies.entries()) {
    const card = page.locator('.company-card').filter({ has: page.locator(`a[href$="/companies/${path}"]`) });
    await expect(card).toHaveClass(isBoosted[index] ? /is-boosted/ : /^(?!.*is-boosted)/);
  }
  expect(isBoosted).toContain(true);
  // Its keywords are above the card's link.
  const tag = page.locator('.company-card .tag').first();
  const word = (await tag.textContent())?.trim() ?? '';
  await tag.click();
  await expect(page).toHaveURL((url) => url.pathname === '/en/companies' && url.searchParams.get('value') === word);
});

for (const language of ['en', 'ar'] as const)
  test(`home shows latest requests, three steps, services, statistics, categories with counts, at most four news, in ${language}`, async ({
    page,
    request,
  }) => {
    const code = language.toUpperCase();
    const number = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US');
    const home = (await (await request.get(`/api/public/common/home?lang=${code}`)).json()) as {
      whatWeDo: { title: string; description: string; description2: string; path: string }[];
      homeStats: { requests: number; users: number; matchedUsers: number };
      news: { path: string; title: string }[];
    };
    const menu = (await (await request.get('/api/Pages/GetMainMenuItems')).json()) as {
      data: { categories: { categoryId: string; count: number; description: Record<string, string> }[] };
    };
    await page.goto(`/${language}`);
    for (const [list, serviceType, segment] of [
      [0, 1, 'imports'],
      [1, 2, 'exports'],
    ] as const) {
      const answer = await request.post('/api/Company/GetRequestCards', { data: { size: 5, sort: 'latest', filters: { serviceType } } });
      const { requests } = ((await answer.json()) as { data: { requests: { id: string }[] } }).data;
      const links = await page
        .locator('.ledger')
        .nth(list)
        .locator('.entry__title')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(requests.map(({ id }) => `/${language}/${segment}/${id}`));
    }
    await expect(page.locator('.steps > li')).toHaveCount(3);
    await expect(page.locator('.services article')).toHaveCount(home.whatWeDo.length);
    for (const [index, item] of home.whatWeDo.entries()) {
      const service = page.locator('.services article').nth(index);
      for (const text of [item.title, item.description, item.description2]) await expect(service).toContainText(text);
      await expect(service.getByRole('link')).toHaveAttribute('href', `/${language}${item.path}`);
    }
    expect(await page.locator('.stats dd').allInnerTexts()).toEqual(
      [home.homeStats.requests, home.homeStats.users, home.homeStats.matchedUsers].map((value) => number.format(value)),
    );
    const tr = textsOf(language);
    for (const { categoryId, count, description } of menu.data.categories) {
      const box = page.locator(`.categories a[href$="category=${categoryId}"]`);
      await expect(box).toContainText(description[language] ?? '—');
      await expect(box.locator('small')).toHaveText(tr('home.companies', { count, number: number.format(count) }));
    }
    const news = page.locator('.tiles--news .tile a');
    expect(home.news.length).toBeLessThanOrEqual(4);
    expect(await news.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      home.news.map(({ path }) => `/${language}/blogs/${path}`),
    );
  });
