/** Charts of analytics: navigation by keyboard, comparison, export for spreadsheets, and a company's analytics in Arabic. */
import { readFile } from 'node:fs/promises';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

test.describe('an administrator', () => {
  test.use({ locale: 'en', extraHTTPHeaders: { 'accept-language': 'en' }, viewport: { width: 1280, height: 800 } });
  const t = textsOf('en');

  test('navigates the visits of a quarter by keys, sees missing data, and exports them', async ({ page }) => {
    await enter(page, demoAccount('moderator'), '/moderation?section=numbers', { language: 'en' });
    const card = page.getByRole('article', { name: t('analytics.kind.visits'), exact: true });
    const chart = card.getByRole('slider');
    await chart.focus();
    const latest = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(chart).toHaveAttribute('aria-valuenow', '29');
    await expect(chart).not.toHaveAttribute('aria-valuetext', latest ?? '');
    await expectNoFaults(page);

    await page.getByLabel(t('analytics.filter.period')).selectOption('90');
    await page.waitForURL(/days=90/);
    await expect(chart).toHaveAttribute('aria-valuemax', '90');
    await expect(card.getByText(t('analytics.note.noBefore'))).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('analytics.save.series') }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    const [head = '', ...rows] = file.trimEnd().split('\r\n');
    expect(head.startsWith(`\uFEFF${t('analytics.note.from')},${t('analytics.note.to')},${t('analytics.kind.visits')},`)).toBe(true);
    expect(rows).toHaveLength(90);
    const known = rows.map((row) => row.split(',')[2] !== '');
    // The demo starts on the sixteenth day of the quarter; a day earlier in it if midnight passed since the demo was filled.
    const missing = known.indexOf(true);
    expect([15, 14]).toContain(missing);
    expect(known.slice(missing)).not.toContain(false);
    await expect(card.locator('.chart__unknown')).toHaveCount(missing);
  });
});

test.describe('an owner', () => {
  test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });
  const t = textsOf('ar');

  test('sees views of the company, from right to left', async ({ page, request }) => {
    const business = await newBusiness(request, 'AR');
    await request.get(`/companies/${business.path}`, { headers: { accept: 'text/html' } });
    await enter(page, business, `/my-companies/${business.companyId}`, { language: 'ar' });
    await page.getByText(t('analytics.own.title'), { exact: true }).click();
    const card = page.getByRole('article', { name: t('analytics.own.visitors'), exact: true });
    const chart = card.getByRole('slider');
    await chart.focus();
    await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`: ${new Intl.NumberFormat('ar-EG').format(1)}$`));
    const [first, last] = await card
      .locator('.chart__plot rect')
      .evaluateAll((bars) => [bars[0], bars.at(-1)].map((bar) => bar?.getBoundingClientRect().x ?? 0));
    expect(first).toBeGreaterThan(last ?? 0);
    await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuenow', '29');
    await expectNoFaults(page);
  });
});
