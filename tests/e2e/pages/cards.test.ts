/** What cards show of a company and of a request (public site, sections 3, 4 and 9). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { boostShownOnCardMs, minuteMs } from '../../../contract/limits.ts';
import { formatAge } from '../../../src/i18n/format.ts';
import { expect, test } from '../../support/page.ts';

interface Card {
  name: string;
  path: string;
  description: string;
  companyKeywords: string[];
}

test('a card shows ten keywords and 240 characters at most', async ({ page, request }) => {
  const answer = await request.post('/api/Company/GetCompanyCards', { data: { page: 0, size: 50, filters: {} } });
  const { companies } = ((await answer.json()) as { data: { companies: Card[] } }).data;
  const wordy = companies.find(({ companyKeywords }) => companyKeywords.length > 10);
  const long = companies.find(({ description }) => description.length > 300);
  expect([wordy?.name, long?.name]).not.toContain(undefined);
  for (const company of [wordy, long]) {
    await page.goto(`/en/companies?value=${encodeURIComponent(company?.name ?? '')}`);
    const card = page.locator('.company-card').filter({ has: page.locator(`a[href$="/companies/${company?.path}"]`) });
    await expect(card.locator('.tag')).toHaveText(company?.companyKeywords.slice(0, 10) ?? []);
    const text = await card.locator('.company-card__text > p').first().textContent();
    expect(Array.from(text?.trim() ?? '').length).toBeLessThanOrEqual(240);
    expect(text?.trim().endsWith('…')).toBe((company?.description.length ?? 0) > 240);
  }
});

interface RequestCard {
  id: string;
  keywords: string[];
  country: string;
  dtCreatedAt: string;
  dtBoostExpire: string | null;
}

for (const language of ['en', 'ru', 'ar'] as const)
  test(`a request's card says its age, country and keywords, and shines while its boost lasts, in ${language}`, async ({
    page,
    request,
  }) => {
    const agree = async (): Promise<void> => {
      const answer = await request.post('/api/Company/GetRequestCards', { data: { size: 10, filters: { serviceType: 2 } } });
      const { requests } = ((await answer.json()) as { data: { requests: RequestCard[] } }).data;
      await page.goto(`/${language}/exports`);
      const now = Date.now();
      const shown = await page.locator('.request').evaluateAll((cards) =>
        cards.map((card) => ({
          id: (card.querySelector('.request__title a')?.getAttribute('href') ?? '').slice(-24),
          tags: [...card.querySelectorAll('.tag')].map((tag) => [tag.textContent?.trim(), tag.getAttribute('href')]),
          flag: card.querySelector('img.flag')?.getAttribute('src'),
          age: card.querySelector('.request__age')?.textContent,
          isBoosted: card.classList.contains('is-boosted') && getComputedStyle(card).boxShadow.includes('20px 3px'),
        })),
      );
      expect(shown.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
      for (const [index, { keywords, country, dtCreatedAt, dtBoostExpire }] of requests.entries()) {
        const card = shown[index];
        expect(card?.tags).toEqual(
          keywords.slice(0, 10).map((word) => [word, expect.stringMatching(new RegExp(`^/${language}/requests\\?type=2&value=[^ ]+$`))]),
        );
        expect(card?.flag).toBe(`/locations/40x/${country}.webp`);
        // The page may be a minute old.
        expect([formatAge(dtCreatedAt, language, now), formatAge(dtCreatedAt, language, now - minuteMs)]).toContain(card?.age);
        expect(card?.isBoosted).toBe(Date.parse(dtBoostExpire ?? '') - now > boostShownOnCardMs);
      }
      expect(new Set(shown.map(({ isBoosted }) => isBoosted)).size).toBe(2);
    };
    // Other tests publish requests meanwhile, and pages are kept for a while.
    await expect(agree).toPass({ timeout: 50_000, intervals: [5_000] });
  });

test('a company shines in the directory until its boost has ended', async ({ page, request }) => {
  const answer = await request.post('/api/Company/GetCompanyCards', { data: { size: 10 } });
  const { companies } = ((await answer.json()) as { data: { companies: (Card & { dtBoostExpire: string | null })[] } }).data;
  const isBoosted = companies.map(({ dtBoostExpire }) => Date.parse(dtBoostExpire ?? '') > Date.now());
  await page.goto('/en/companies');
  for (const [index, { path }] of companies.entries()) {
    const card = page.locator('.company-card').filter({ has: page.locator(`a[href$="/companies/${path}"]`) });
    await expect(card).toHaveClass(isBoosted[index] ? /is-boosted/ : /^(?!.*is-boosted)/);
  }
  expect(isBoosted).toContain(true);
  // Its keywords lie above the link that the card is.
  const tag = page.locator('.company-card .tag').first();
  const word = (await tag.textContent())?.trim() ?? '';
  await tag.click();
  await expect(page).toHaveURL((url) => url.pathname === '/en/companies' && url.searchParams.get('value') === word);
});

test('icons that browsers kept are not shown for those of a newer sprite', async ({ request }) => {
  const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url));
  const id = createHash('sha256').update(sprite).digest('hex').slice(0, 6);
  for (const path of ['/', '/imports']) {
    const icons = [...(await (await request.get(path)).text()).matchAll(/<use href="([^"#]*)#/g)].map(([, address]) => address);
    expect(icons.length).toBeGreaterThan(10);
    expect(new Set(icons)).toEqual(new Set([`/icons.svg?${id}`]));
  }
});

test('pictures that stand on many pages are kept for seven days', async ({ request }) => {
  for (const address of ['/icons.svg', '/locations/40x/tr.webp'])
    expect((await request.get(address)).headers()['cache-control']).toBe('public, max-age=604800');
});
