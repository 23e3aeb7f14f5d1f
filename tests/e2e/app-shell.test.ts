/** The native app's web view (public site, section 2, "Mobile-app shell"): `?app=1` chooses it, a bridge object is the app. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../demo/index.ts';
import { expect, test } from '../support/page.ts';
import { textsOf } from '../support/texts.ts';

declare global {
  interface Window {
    toldHost?: { type: string; refreshToken?: string; userInfo?: { email: string }; link?: string }[];
  }
}

test.use({ viewport: { width: 390, height: 844 } });

/** What the page told the app, over all page loads. */
async function listenAsApp(page: Page): Promise<() => NonNullable<Window['toldHost']>> {
  const told: NonNullable<Window['toldHost']> = [];
  await page.exposeFunction('tellTest', (text: string) => void told.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const { tellTest } = window as unknown as { tellTest: (text: string) => void };
    Object.assign(window, { ReactNativeWebView: { postMessage: tellTest } });
  });
  return () => told;
}

/** Chooses the language too: a device without a choice takes the account's. */
async function signInAsApp(page: Page, language: string, email: string): Promise<void> {
  await page.goto(`/language?${new URLSearchParams({ to: language, back: '/sign-in?app=1&redirect=/profile-tab' })}`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/profile-tab/);
}

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });
    const t = textsOf(language);

    test('the app has a home page, tabs and a way back, and no header or footer of the web', async ({ page }) => {
      await page.goto('/?app=1');
      await expect(page.locator('.site-header, .site-footer, .cookie-banner')).toHaveCount(0);
      const bar = page.getByRole('navigation', { name: t('nav.app.tabs') });
      await expect(bar.getByRole('link', { name: t('nav.app.home') })).toHaveAttribute('aria-current', 'page');
      await expect(bar.getByRole('link', { name: t('nav.app.search') })).toBeVisible();
      await expect(bar.getByRole('link', { name: t('nav.app.profile') })).toBeVisible();
      // Messages are for members.
      await expect(bar.getByRole('link', { name: t('nav.app.messages') })).toBeHidden();

      await expect(page.locator('.request').first()).toBeVisible();
      const imports = await page.locator('.request__title').allTextContents();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('nav.exports'), exact: true })
        .click();
      await expect(page).toHaveURL(/\?type=2$/);
      expect(await page.locator('.request__title').allTextContents()).not.toEqual(imports);
      await expect(page.locator('.steps li')).toHaveCount(3);
      await expect(page.locator('.stats dd')).toHaveCount(3);
      await expect(page.locator('.category').first()).toHaveAttribute('href', /^\/search\?category=[0-9a-f]{24}$/);

      const title = page.locator('.request__title a').first();
      const name = (await title.textContent())?.trim() ?? '';
      await title.click();
      await expect(page).toHaveURL(/\/exports\/[0-9a-f]{24}$/);
      await expect(page.locator('.app-bar__title')).toHaveText(name);
      // However long the title is, the page is as wide as the screen.
      await page.locator('.app-bar__title').evaluate((title) => (title.textContent = 'Reefer '.repeat(40)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.getByRole('link', { name: t('nav.app.back') }).click();
      await expect(page).toHaveURL(/\?type=2$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('a page that the app opened first leads back to the page above it', async ({ page }) => {
      await page.goto('/?app=1');
      const address = await page.locator('.request__title a').first().getAttribute('href');
      const fresh = await page.context().newPage();
      await fresh.goto(address ?? '');
      await fresh.getByRole('link', { name: t('nav.app.back') }).click();
      await expect(fresh).toHaveURL(/\/imports$/);
    });

    test('guests are sent to sign-in, and members come to their menu', async ({ page }) => {
      const told = await listenAsApp(page);
      await page.goto('/?app=1');
      await page.getByRole('link', { name: t('nav.app.profile') }).click();
      await page.waitForURL(/\/sign-in\?redirect=%2Fprofile-tab$/);
      await signInAsApp(page, language, 'owner@kervan.example');
      await expect.poll(() => told().map(({ type }) => type)).toContain('login');
      const signedIn = told().find(({ type }) => type === 'login');
      expect(signedIn?.refreshToken).toMatch(/.{20,}/);
      expect(signedIn?.userInfo?.email).toBe('owner@kervan.example');
      for (const place of ['profile', 'companies', 'requests', 'membership', 'staff', 'settings'] as const)
        await expect(page.getByRole('main').getByRole('link', { name: t(`nav.business.${place}`), exact: true })).toBeVisible();
      await expect(page.locator('.app-bar__title')).toHaveText(t('nav.app.profile'));

      // The web view loads whole pages; the session goes along with the app's own token.
      await page.goto('/my-companies');
      await expect(page.locator('.app-bar__title')).toHaveText(t('nav.business.companies'));
      await expect(page.locator('[data-back]')).toBeVisible();
      await page.getByRole('link', { name: t('nav.app.messages') }).click();
      await expect(page).toHaveURL(/\/messages$/);
      await expect(page.locator('[data-back]')).toBeHidden();
      await expect(page.locator('[data-tab="messages"]')).toHaveAttribute('aria-current', 'page');

      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

      await page.goto('/profile-tab');
      await page.getByRole('button', { name: t('common.actions.signOut') }).click();
      await expect.poll(() => told().map(({ type }) => type)).toContain('logOut');
      await page.waitForURL((url) => url.pathname === '/');
      await expect(page.locator('[data-tab="messages"]')).toBeHidden();
      await page.goto('/profile-tab');
      await page.waitForURL(/\/sign-in/);
    });

    test('staff without the right to chats have no tab for them', async ({ page }) => {
      await listenAsApp(page);
      await signInAsApp(page, language, 'staff@kervan.example');
      await expect(page.locator('.app-person')).toBeVisible();
      await expect(page.locator('[data-tab="messages"]')).toBeHidden();
      await page.goto('/?app=1');
      await expect(page.locator('[data-tab="profile"]')).toBeVisible();
      await expect(page.locator('[data-tab="messages"]')).toBeHidden();
    });

    test('plans are bought outside: the app gets a link with a token that works once, and goes back', async ({ page, browser }) => {
      const told = await listenAsApp(page);
      await signInAsApp(page, language, 'buyer@kervan.example');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('nav.plans'), exact: true })
        .click();
      await expect.poll(() => told().map(({ type }) => type)).toContain('plans');
      await page.waitForURL(/\/profile-tab/);
      const link = told().find(({ type }) => type === 'plans')?.link ?? '';
      expect(new URL(link).pathname).toBe('/plans');

      const outside = await browser.newContext();
      const web = await outside.newPage();
      await web.goto(link);
      // The token is spent and gone from the address; the browser has a session of its own.
      await expect(web).toHaveURL(/\/plans$/);
      await expect(web.locator('html')).toHaveAttribute('data-session', 'member');
      await web.goto('/profile');
      await expect(web.getByRole('heading', { level: 1 })).toBeVisible();
      await outside.close();

      const late = await browser.newContext();
      const thief = await late.newPage();
      await thief.goto(link);
      await expect(thief).toHaveURL(/\/plans$/);
      await thief.goto('/profile');
      await thief.waitForURL(/\/sign-in/);
      await late.close();
    });
  });
