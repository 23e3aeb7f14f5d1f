/** How much of a company its card shows (public site, section 9). */
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

test('pictures that stand on many pages are kept for seven days', async ({ request }) => {
  for (const address of ['/icons.svg', '/locations/40x/tr.webp'])
    expect((await request.get(address)).headers()['cache-control']).toBe('public, max-age=604800');
});
