/** Slider, search and cookie banner on a slow phone and a slow network: each press counts, input is kept. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
const reactLateMs = 3000;

const ways: [name: string, slow: (page: Page) => Promise<unknown>][] = [
  [
    'at a quarter of the processor',
    async (page) => (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 }),
  ],
  [
    `with React ${reactLateMs} ms late`,
    (page) =>
      page.route(/\/(?:client|Search|Slider|CookieBanner)\.[\w-]+\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, reactLateMs));
        await route.continue();
      }),
  ],
];

for (const [name, slow] of ways)
  test.describe(name, () => {
    test.beforeEach(({ page }) => slow(page));

    test('each press of an arrow moves the slider by one, from the first one on', async ({ page }) => {
      // The slider does not move by itself, so that only presses move it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => localStorage.setItem('cookies', 'refused'));
      await page.goto('/en');
      const shown = (): Promise<number> =>
        page.locator('.hero__slide').evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert));
      const next = page.getByRole('button', { name: t('home.slides.next'), exact: true });
      await next.click();
      await expect.poll(shown).toBe(1);
      await next.click();
      await expect.poll(shown).toBe(2);
    });

    test('the first answer to the cookie banner counts, also on the next page', async ({ page }) => {
      await page.goto('/en/imports');
      const banner = page.getByRole('region', { name: t('nav.cookies.label') });
      await banner.getByRole('button', { name: t('nav.cookies.refuse'), exact: true }).click();
      await expect(banner).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('cookies'))).toBe('refused');
      await page.goto('/en');
      await expect(page.locator('h1')).toBeVisible();
      await expect(banner).toBeHidden();
    });
  });
