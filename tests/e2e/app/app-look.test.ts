/** Layout of the app's pages: with system fonts at double size, and while an answer is late. */
import type { Page } from '@playwright/test';
import { lostWords } from '../../support/browser/lost-words.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** As a member, with the addresses of an open chat, a request and a company. */
async function enterApp(page: Page, language: string, isApp = true): Promise<{ chat: string; request: string; company: string }> {
  if (isApp) await page.addInitScript(() => Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } }));
  await enter(page, demoAccount('owner'), '/messages', { isApp, language });
  const hrefOf = async (selector: string): Promise<string> => (await page.locator(selector).first().getAttribute('href')) ?? '';
  const chat = await hrefOf('.chat-entry');
  await page.goto('/my-requests');
  const request = await hrefOf('main a[href*="/edit-request/"]');
  await page.goto('/my-companies');
  return { chat, request, company: await hrefOf('main a[href*="/my-companies/"]') };
}

const isThere = (page: Page) => expect(page.locator('.skeleton, .loader--screen')).toHaveCount(0);

/** Waits until the content is painted and layout shifts are reported, because observers run in a later task. */
const isPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));

for (const language of ['en', 'ar'] as const)
  test(`double-sized text loses nothing in ${language}`, async ({ page, context }) => {
    test.setTimeout(180_000);
    const screen = await context.newCDPSession(page);
    await screen.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const { chat, request, company } = await enterApp(page, language);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const open = async (path: string, link: string): Promise<string> => {
      await page.goto(path);
      return (await page.locator(link).first().getAttribute('href')) ?? '';
    };
    const published = [await open('/imports', '.request__title a'), await open('/companies', '.company-card a')];
    const site = ['/', '/imports', '/companies', ...published, '/search', '/about-us', '/contact-us', '/blogs', '/plans'];
    const business = [
      '/profile-tab',
      '/start',
      '/messages',
      chat,
      '/my-requests',
      request,
      '/add-request?type=1',
      '/my-companies',
      company,
    ];
    const person = ['/profile', '/profile-settings', '/saved', '/notifications', '/membership', '/my-staff'];
    const lost: Record<string, string[]> = {};
    for (const path of [...site, ...business, ...person]) {
      const before = new URL(page.url()).pathname;
      await page.goto(path).catch(() => undefined);
      // The plans page is left out, because in the app it goes back at once.
      if (path === '/plans') await page.waitForURL(({ pathname }) => pathname === before);
      await isThere(page);
      const words = await lostWords(page);
      if (words.length > 0) lost[path] = words;
    }
    expect(lost).toEqual({});
  });

/** A frame of the skeleton and the row that replaces it: the class of both. */
const rowsOf: Readonly<Record<string, string>> = {
  '/messages': '.chat-entry',
  '/my-requests': '.own-row',
  '/notifications': '.notice',
};

for (const device of ['in the app', 'on a phone', 'on a desktop'] as const)
  test(`nothing moves when a late answer arrives, ${device}`, async ({ page }) => {
    test.setTimeout(180_000);
    const isApp = device === 'in the app';
    if (device === 'on a desktop') await page.setViewportSize({ width: 1280, height: 900 });
    if (!isApp) await page.addInitScript(() => localStorage.setItem('cookies', 'refused'));
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { chat, request, company } = await enterApp(page, 'en', isApp);
    // Answers arrive after the test has seen their placeholders.
    let release: () => void = () => undefined;
    let held = Promise.resolve();
    await page.route(/\/api\/(?:User|Company|Tools|CMS\w+)\//, async (route) => {
      await held;
      await route.continue();
    });
    const jumps: Record<string, number> = {};
    const forms = [request, company, '/profile', '/profile-settings'];
    for (const path of [
      '/start',
      '/messages',
      chat,
      '/my-requests',
      '/my-companies',
      '/saved',
      '/notifications',
      '/membership',
      '/my-staff',
      ...forms,
      ...['categories', 'address', 'products'].map((part) => `${company}?part=${part}`),
    ]) {
      held = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'commit' });
      const row = rowsOf[path];
      const topOf = (selector: string): Promise<number> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      await page.locator('.skeleton').filter({ visible: true }).first().waitFor();
      const before = row === undefined ? 0 : await topOf('.skeleton-row');
      // From here on: opening a page may remove its bars.
      await isPainted(page);
      await page.evaluate(() => Object.assign(window, { shift: 0 }));
      release();
      await isThere(page);
      // In the same place, with about the same height.
      if (row !== undefined) expect(Math.abs((await topOf(row)) - before), path).toBeLessThanOrEqual(4);
      await isPainted(page);
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      if (shift >= 0.05) jumps[path] = shift;
    }
    expect(jumps).toEqual({});
  });
