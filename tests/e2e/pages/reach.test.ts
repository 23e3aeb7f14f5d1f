/**
 * Main pages with the tab key, on a touch screen and enlarged four times, while the cookie question is open
 * (content/pages/accessibility.en.md).
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/page.ts';
import { crowdedTargets, obscuredStops } from '../../support/browser/reach.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { reportContent } from '../../support/people/cases.ts';
import { demoAccount, enter } from '../../support/people/members.ts';

const addresses = [
  '/en',
  '/en/companies',
  '/ar/companies',
  '/en/imports',
  '/en/plans',
  '/en/sign-up',
  '/en/contact-us',
  '/en/accessibility',
];
const stopsMax = 60;

for (const address of addresses)
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const)
    test(`nothing with the focus is hidden, and targets are large enough: ${address}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await expect(page.locator('.cookie-banner')).toBeVisible();
      expect(await crowdedTargets(page)).toEqual([]);
      expect(await obscuredStops(page, stopsMax)).toEqual([]);
    });

test('enlarged four times, pages are one column, and the cookie question covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of addresses) {
    await page.goto(address);
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320]);
    await expect(page.locator('.cookie-banner')).toHaveCSS('position', 'static');
    expect([address, await obscuredStops(page, 15)]).toEqual([address, []]);
  }
});

/** Addresses of the demo's owner: an open chat, the form of a company, the staff page. */
async function ownPages(page: Page): Promise<string[]> {
  await enter(page, demoAccount('owner'), '/messages', { language: 'en' });
  const first = async (selector: string) => (await page.locator(selector).first().getAttribute('href')) ?? '';
  const chat = await first('main a[href*="chatId="]');
  await page.goto('/my-companies');
  return [chat, await first('main a[href*="/my-companies/"]'), '/my-staff'];
}

test('members reach everything in a chat, the form of a company and the staff page, enlarged four times as well', async ({ page }) => {
  test.slow();
  const t = textsOf('en');
  const own = await ownPages(page);
  await page.getByRole('button', { name: t('nav.cookies.refuse') }).click();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of own) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      expect([address, width, await crowdedTargets(page)]).toEqual([address, width, []]);
      expect([address, width, await obscuredStops(page, stopsMax)]).toEqual([address, width, []]);
      expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, width]);
    }
  }
  await page.goto(own[0] ?? '');
  for (const reached of [page.getByRole('textbox', { name: t('chat.write') }), page.getByRole('log')]) {
    await reached.scrollIntoViewIfNeeded();
    await expect(reached).toBeInViewport();
  }
});

test('the bar of a decision hides nothing with the focus from a moderator', async ({ page }) => {
  const { companyId, companyName } = await newBusiness(page.request);
  await reportContent(page.request, 'company', companyId);
  await enter(page, demoAccount('moderator'), '/moderation?kind=notice', { language: 'en' });
  await page.getByRole('button', { name: textsOf('en')('nav.cookies.refuse') }).click();
  await page.locator('.queue__item', { hasText: companyName }).click();
  await expect(page.locator('.decision-bar')).toBeInViewport();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await obscuredStops(page, stopsMax)).toEqual([]);
  }
});
