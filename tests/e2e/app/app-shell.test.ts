/**
 * The native app's web view (docs/requirements.md#shell-of-the-native-app-p-27): `?app=1` selects it, and a bridge object takes the place
 * of the app.
 */
import type { Page } from '@playwright/test';
import { listenAsApp } from '../../support/browser/app-bridge.ts';
import { seriousFaults } from '../../support/browser/accessibility.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** By the app's own form, for tests about signing in. Also chooses the language: a device without a choice adopts the account's. */
async function signInAsApp(page: Page, language: string, name: string): Promise<void> {
  const { email, password } = demoAccount(name);
  await page.goto(`/language?${new URLSearchParams({ to: language, back: '/sign-in?app=1&redirect=/profile-tab' })}`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/profile-tab');
}

/** Opens the menu of a signed-in person. */
const openMenu = (page: Page, language: string, name: string): Promise<void> =>
  enter(page, demoAccount(name), '/profile-tab', { language, isApp: true });

const isAsWideAsScreen = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const bottomOf = (box: { y: number; height: number } | null): number => (box === null ? Infinity : box.y + box.height);

for (const language of ['ar', 'ru'] as const)
  test.describe(`on a small phone in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, locale: language, extraHTTPHeaders: { 'accept-language': language } });

    test('pages of the business area fit, and show their title once', async ({ page }) => {
      await listenAsApp(page);
      await openMenu(page, language, 'owner');
      await page.goto('/my-companies');
      const company = (await page.locator('main a[href*="/my-companies/"]').first().getAttribute('href')) ?? '';
      await page.goto('/my-requests');
      const request = (await page.locator('main a[href*="/edit-request/"]').first().getAttribute('href')) ?? '';
      const parts = ['basics', 'logo', 'address', 'tax', 'categories', 'trade', 'languages'].map((part) => `${company}?part=${part}`);
      const others = ['/my-companies', '/add-new-company', '/my-requests', '/add-request?type=1', '/membership', '/notifications'];
      for (const path of [...parts, request, ...others, '/profile', '/profile-settings', '/profile-tab', '/messages']) {
        await page.goto(path);
        const heading = page.locator('h1');
        await expect(heading, path).toHaveCount(1);
        await expect(page.locator('[data-app-title]'), path).toHaveText((await heading.textContent())?.trim() ?? '');
        expect((await heading.boundingBox())?.height, path).toBeLessThanOrEqual(1);
        await expect(page.locator('.skeleton'), path).toHaveCount(0);
        expect(await isAsWideAsScreen(page), path).toBe(true);
        expect(
          await page.locator('.table-scroll').evaluateAll((tables) => tables.every((table) => table.scrollWidth <= table.clientWidth)),
          path,
        ).toBe(true);
      }
    });
  });

test('the cookie policy has no button for a question that the app does not ask', async ({ page }) => {
  const button = page.getByRole('button', { name: textsOf('en')('page.cookieChoice') });
  await page.goto('/en/cookie-policy');
  await expect(button).toBeVisible();
  await page.goto('/en/cookie-policy?app=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(button).toHaveCount(0);
});

test('a tablet shows other companies in a browser, not in the app (docs/requirements.md#P-2.5.09)', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const others = page.getByRole('heading', { name: textsOf('en')('directory.others') });
  await page.goto('/en/companies');
  await page.locator('.company-card a').first().click();
  await expect(others).toBeVisible();
  await page.goto(`${page.url()}?app=1`);
  await expect(page.getByRole('navigation', { name: textsOf('en')('nav.app.tabs') })).toBeVisible();
  await expect(others).toHaveCount(0);
});

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });
    const t = textsOf(language);

    test(
      'the app has a home page, tabs and a way back, and no header or footer of the web',
      { tag: language === 'ar' ? '@gate' : [] },
      async ({ page }) => {
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
        await expect(page.locator('.request__title')).not.toHaveText(imports);
        await expect(page.locator('.steps li')).toHaveCount(3);
        await expect(page.locator('.stats dd')).toHaveCount(3);
        await expect(page.locator('.category').first()).toHaveAttribute('href', /^\/search\?category=[0-9a-f]{24}$/);

        const title = page.locator('.request__title a').first();
        const name = (await title.textContent())?.trim() ?? '';
        await title.click();
        await expect(page).toHaveURL(/\/exports\/[0-9a-f]{24}$/);
        // The bar names the section while the page's own heading is visible, and shows the heading's text after it.
        const [section, words] = [page.locator('.app-bar__title').first(), page.locator('[data-app-title]')];
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(section).toHaveText(t('request.title.2'));
        await expect(section).toBeVisible();
        await expect(words).toBeHidden();
        await page.mouse.wheel(0, 600);
        await expect(words).toHaveText(name);
        await expect(words).toBeVisible();
        await expect(section).toBeHidden();
        await page.mouse.wheel(0, -600);
        await expect(words).toBeHidden();
        // However long the title is, the page is as wide as the screen.
        await words.evaluate((title) => (title.textContent = 'Reefer '.repeat(40)));
        expect(await isAsWideAsScreen(page)).toBe(true);
        await page.getByRole('link', { name: t('nav.app.back') }).click();
        await expect(page).toHaveURL(/\?type=2$/);
        expect(await isAsWideAsScreen(page)).toBe(true);
      },
    );

    test('a page whose title fits into the bar shows it once', async ({ page }) => {
      await page.goto('/?app=1');
      const places = ['/search', '/imports', '/companies', '/plans', '/blogs', '/about-us', '/contact-us'];
      for (const path of [...places, '/sign-in', '/sign-up', '/forgot-password']) {
        await page.goto(path);
        const heading = page.locator('h1');
        await expect(heading).toHaveCount(1);
        await expect(page.locator('[data-app-title]'), path).toHaveText((await heading.innerText()).trim());
        await expect(page.locator('[data-app-title]'), path).toBeInViewport();
        // For screen readers only.
        expect((await heading.boundingBox())?.height, path).toBeLessThanOrEqual(1);
        await expect(page.locator('[data-back]'), path).toBeVisible({ visible: path !== '/search' });
        expect(await isAsWideAsScreen(page), path).toBe(true);
      }
    });

    test(
      'search has requests and companies, filters and words; results lead back',
      { tag: language === 'ar' ? '@gate' : [] },
      async ({ page }) => {
        await page.goto('/?app=1');
        await page
          .getByRole('navigation', { name: t('nav.app.tabs') })
          .getByRole('link', { name: t('nav.app.search') })
          .click();
        await expect(page).toHaveURL(/\/search$/);
        await expect(page.locator('[data-back]')).toBeHidden();
        await expect(page.locator('.request').first()).toBeVisible();
        await expect(page.getByRole('main').getByText(t('search.filters'), { exact: true }).first()).toBeVisible();
        await page
          .getByRole('navigation', { name: t('search.tabs') })
          .getByRole('link', { name: t('directory.title') })
          .click();
        await expect(page).toHaveURL(/\/search\?selected=2$/);
        await expect(page.locator('.company-card').first()).toBeVisible();
        const words = page.locator('main input[name="value"]');
        // Shown above the tabs, not behind them.
        await words.fill('a');
        await words.press('Enter');
        const [message, tabs] = [page.locator('#page-toasts p'), page.locator('.tab-bar')];
        await expect(message).toBeVisible();
        expect(bottomOf(await message.boundingBox())).toBeLessThanOrEqual((await tabs.boundingBox())?.y ?? 0);
        await words.fill('domates');
        await words.press('Enter');
        await expect(page).toHaveURL(/\/search\?selected=2&value=domates$/);
        await expect(page.locator('[data-app-title]')).toContainText('domates');
        await expect(page.locator('.company-card').first()).toBeVisible();
        await page.getByRole('link', { name: t('nav.app.back') }).click();
        await expect(page).toHaveURL(/\/search\?selected=2$/);
      },
    );

    test('a notch at one side covers none of the bars, in either direction', async ({ page, context }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 50 } });
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto('/?app=1');
      for (const bar of ['.app-bar', '.tab-bar'])
        expect(await page.locator(bar).evaluate((element) => parseFloat(getComputedStyle(element).paddingLeft)), bar).toBe(50);
    });

    test('another language keeps the shell', async ({ page }) => {
      await page.goto('/?app=1');
      await page.locator('.app-bar summary').click();
      await page.locator('.app-bar').getByText('Русский').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await expect(page.getByRole('navigation', { name: textsOf('ru')('nav.app.tabs') })).toBeVisible();
      await expect(page.locator('.site-header')).toHaveCount(0);
    });

    test('a missing page says so, with a back link', async ({ page }) => {
      await page.goto('/?app=1');
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('404page'));
      const fresh = await page.context().newPage();
      await fresh.goto('/no-such-page');
      await fresh.getByRole('link', { name: t('nav.app.back') }).click();
      await expect(fresh).toHaveURL(/:\d+\/$/);
    });

    test('a page that the app opened first leads back to its parent', async ({ page }) => {
      await page.goto('/?app=1');
      const address = await page.locator('.request__title a').first().getAttribute('href');
      const fresh = await page.context().newPage();
      await fresh.goto(address ?? '');
      await fresh.getByRole('link', { name: t('nav.app.back') }).click();
      await expect(fresh).toHaveURL(/\/imports$/);
    });

    test('"back" after the sign-in does not return to the form', async ({ page }) => {
      await listenAsApp(page);
      await page.goto('/?app=1');
      await page.goto('/plans');
      await signInAsApp(page, language, 'buyer');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('common.notifications') })
        .click();
      await expect(page).toHaveURL(/\/notifications$/);
      await page.getByRole('link', { name: t('nav.app.back') }).click();
      await expect(page).toHaveURL(/\/profile-tab$/);
      await page.goBack();
      await expect(page).not.toHaveURL(/\/(?:sign-in|profile-tab)/);
    });

    test('messages: the list, then a chat with a bar of its own', { tag: language === 'ar' ? '@gate' : [] }, async ({ page }) => {
      await listenAsApp(page);
      await openMenu(page, language, 'owner');
      const tabs = page.getByRole('navigation', { name: t('nav.app.tabs') });
      await tabs.getByRole('link', { name: t('nav.app.messages') }).click();
      await expect(page.locator('[data-app-title]')).toHaveText(t('nav.business.messages'));
      const entry = page.locator('.chat-entry').first();
      // No gap between the bar and the list; measured in one frame, since both move until the fonts are there, and at the top of the page.
      const gap = () =>
        page.evaluate(() => {
          const [bar, list] = ['.app-bar', '.chats'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
          return Math.abs((list?.top ?? Infinity) + scrollY - (bar?.bottom ?? 0));
        });
      await expect.poll(gap).toBeLessThan(0.5);
      await entry.click();
      await expect(page).toHaveURL(/\/messages\?chatId=[0-9a-f]{24}$/);
      await expect(page.locator('.app-bar')).toBeHidden();
      const composer = page.getByRole('textbox', { name: t('chat.write') });
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
      await expect(composer).toBeInViewport({ ratio: 1 });
      expect(bottomOf(await composer.boundingBox())).toBeLessThanOrEqual((await tabs.boundingBox())?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
      // The keyboard covers half of the screen.
      await page.setViewportSize({ width: 390, height: 400 });
      await composer.focus();
      await expect(tabs).toBeHidden();
      await expect(composer).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('link', { name: t('chat.all') }).click();
      await expect(page).toHaveURL(/\/messages$/);
      await expect(entry).toBeVisible();
      await expect(page.locator('.app-bar')).toBeVisible();
    });

    test('the back link of a completed payment leads to the membership', async ({ page }) => {
      await listenAsApp(page);
      await openMenu(page, language, 'owner');
      await page.goto(`/payment/success/1/${'0'.repeat(24)}`);
      await page.getByRole('link', { name: t('nav.app.back') }).click();
      await expect(page).toHaveURL(/\/membership$/);
    });

    test('guests are sent to the sign-in, and members get their menu', { tag: language === 'ar' ? '@gate' : [] }, async ({ page }) => {
      const messages = await listenAsApp(page);
      await page.goto('/?app=1');
      await page.getByRole('link', { name: t('nav.app.profile') }).click();
      await page.waitForURL(/\/sign-in\?redirect=%2Fprofile-tab$/);
      await signInAsApp(page, language, 'owner');
      await expect.poll(() => messages().map(({ type }) => type)).toContain('login');
      const signedIn = messages().find(({ type }) => type === 'login');
      expect(signedIn?.refreshToken).toMatch(/.{20,}/);
      expect(signedIn?.userInfo?.email).toBe('owner@kervan.example');
      for (const place of ['profile', 'companies', 'requests', 'membership', 'staff', 'settings'] as const)
        await expect(page.getByRole('main').getByRole('link', { name: t(`nav.business.${place}`), exact: true })).toBeVisible();
      await expect(page.locator('.app-bar__title')).toHaveText(t('nav.app.profile'));

      // The web view loads complete pages; the session continues with the app's own token.
      await page.goto('/my-companies');
      await expect(page.locator('.app-bar__title')).toHaveText(t('nav.business.companies'));
      await expect(page.locator('[data-back]')).toBeVisible();
      await page.getByRole('link', { name: t('nav.app.messages') }).click();
      await expect(page).toHaveURL(/\/messages$/);
      await expect(page.locator('[data-back]')).toBeHidden();
      await expect(page.locator('[data-tab="messages"]')).toHaveAttribute('aria-current', 'page');

      expect(await seriousFaults(page)).toEqual([]);

      await page.goto('/profile-tab');
      await page.getByRole('button', { name: t('common.actions.signOut') }).click();
      await expect.poll(() => messages().map(({ type }) => type)).toContain('logOut');
      await page.waitForURL((url) => url.pathname === '/');
      await expect(page.locator('[data-tab="messages"]')).toBeHidden();
      await page.goto('/profile-tab');
      await page.waitForURL(/\/sign-in/);
    });

    test('staff without permission for chats and credits have no tab for them and see no balance', async ({ page }) => {
      await listenAsApp(page);
      await openMenu(page, language, 'staff');
      await expect(page.locator('.app-person')).toBeVisible();
      await expect(page.locator('.app-person')).not.toContainText(/[\d٠-٩]/);
      await expect(page.locator('[data-tab="messages"]')).toBeHidden();
      await page.goto('/?app=1');
      await expect(page.locator('[data-tab="profile"]')).toBeVisible();
      await expect(page.locator('[data-tab="messages"]')).toBeHidden();
    });

    test('a guest who buys a plan and signs in gets one link, and is back before the plans', async ({ page }) => {
      const messages = await listenAsApp(page);
      await page.goto(`/language?${new URLSearchParams({ to: language, back: '/?app=1' })}`);
      await page.goto('/plans');
      await page.locator('main a.only-visitor').first().click();
      await page.waitForURL('/sign-in?redirect=%2Fplans');
      const { email, password } = demoAccount('buyer');
      await page.locator('input[name="email"]').fill(email);
      await page.locator('input[name="password"]').fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/');
      await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
      expect(messages().filter(({ type }) => type === 'plans')).toHaveLength(1);
    });

    test('a guest whose first page is the plans returns to the menu in a web view without the Navigation API', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await listenAsApp(page);
      await page.goto(`/${language}/plans?app=1`);
      expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
      await page.locator('main a.only-visitor').first().click();
      const { email, password } = demoAccount('buyer');
      await page.locator('input[name="email"]').fill(email);
      await page.locator('input[name="password"]').fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith('/profile-tab'));
    });

    test('plans are bought outside of the app: it gets a link with a single-use token, and the page goes back', async ({
      page,
      browser,
    }) => {
      const messages = await listenAsApp(page);
      await openMenu(page, language, 'buyer');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('nav.plans'), exact: true })
        .click();
      await expect.poll(() => messages().map(({ type }) => type)).toContain('plans');
      await page.waitForURL((url) => url.pathname === '/profile-tab');
      const link = messages().find(({ type }) => type === 'plans')?.link ?? '';
      expect(new URL(link).pathname).toBe('/plans');

      const outside = await browser.newContext();
      const web = await outside.newPage();
      await web.goto(link);
      // The token is used and removed from the address; the browser has a separate session.
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
