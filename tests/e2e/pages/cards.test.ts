/** Cards of companies and requests (docs/requirements.md#content-cards-lookups-registration-p-32). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/browser/page.ts';

interface Card {
  name: string;
  path: string;
  description: string;
  companyKeywords: string[];
  /** Keywords that are in the trade glossary, in the reader's language. */
  keywordNames?: Record<string, string>;
}

test('a card shows ten keywords and 240 characters at most', async ({ page, request }) => {
  const answer = await request.post('/api/Company/GetCompanyCards', { data: { page: 0, size: 50, filters: {}, language: 'EN' } });
  const { companies } = ((await answer.json()) as { data: { companies: Card[] } }).data;
  const wordy = companies.find(({ companyKeywords }) => companyKeywords.length > 10);
  const long = companies.find(({ description }) => description.length > 300);
  expect([wordy?.name, long?.name]).not.toContain(undefined);
  for (const company of [wordy, long]) {
    await page.goto(`/en/companies?value=${encodeURIComponent(company?.name ?? '')}`);
    const card = page.locator('.company-card').filter({ has: page.locator(`a[href$="/companies/${company?.path}"]`) });
    await expect(card.locator('.tag')).toHaveText(
      company?.companyKeywords.slice(0, 10).map((keyword) => company.keywordNames?.[keyword] ?? keyword) ?? [],
    );
    const text = await card.locator('.company-card__text > p').first().textContent();
    expect(Array.from(text?.trim() ?? '').length).toBeLessThanOrEqual(240);
    expect(text?.trim().endsWith('…')).toBe((company?.description.length ?? 0) > 240);
  }
});

test('cached icons are not shown for those of a newer sprite', async ({ request }) => {
  const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url));
  const id = createHash('sha256').update(sprite).digest('hex').slice(0, 6);
  for (const path of ['/', '/imports']) {
    const icons = [...(await (await request.get(path)).text()).matchAll(/<use href="([^"#]*)#/g)].map(([, address]) => address);
    expect(icons.length).toBeGreaterThan(10);
    expect(new Set(icons)).toEqual(new Set([`/icons.svg?${id}`]));
  }
});

test('pictures that occur on many pages are cached for seven days', async ({ request }) => {
  for (const address of ['/icons.svg', '/locations/40x/tr.webp'])
    expect((await request.get(address)).headers()['cache-control']).toBe('public, max-age=604800');
});
