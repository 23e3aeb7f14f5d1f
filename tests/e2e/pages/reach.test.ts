/** Main pages by the tab key, by finger and enlarged four times, while the cookie question is open (content/pages/accessibility.en.md). */
import { expect, test } from '../../support/browser/page.ts';
import { crowdedTargets, obscuredStops } from '../../support/browser/reach.ts';

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
