/** Conventions of apps: pull to refresh, swiping, pushes, smooth lists, and preferences of the system. */
import type { CDPSession, Page, Worker } from '@playwright/test';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** In a member's web view. */
async function enterApp(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } }));
  await enter(page, demoAccount('owner'), address, { isApp: true, language: 'en' });
}

interface Point {
  x: number;
  y: number;
}

/** A finger that is put down, moves in ten steps and is lifted. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 }]);
  await touch('touchEnd', []);
  await finger.detach();
}

/** The script is loaded when the page is idle. */
const hasManners = (page: Page) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('contain');
const isReloaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload');
const top: Point = { x: 195, y: 160 };

/** After the finger is lifted, a page scrolls on for a while. */
const rests = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const before = scrollY;
            setTimeout(() => resolve(scrollY - before), 200);
          }),
      ),
    )
    .toBe(0);

for (const path of ['/imports?app=1', '/my-requests'])
  test(`pulling ${path} down refreshes it; sideways, too short, or from further down does not`, async ({ page }) => {
    if (path.startsWith('/my')) await enterApp(page, path);
    else await page.goto(path);
    await expect(page.locator('.request, .own-row').first()).toBeVisible();
    await hasManners(page);
    await swipe(page, top, { x: 195, y: 220 });
    // Begins where forward navigation is not possible, because in the other direction the browser itself goes back.
    await swipe(page, { x: 330, y: 160 }, { x: 60, y: 270 });
    await page.evaluate(() => scrollTo(0, 300));
    await swipe(page, { x: 195, y: 300 }, { x: 195, y: 480 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(300);
    expect(await isReloaded(page)).toBe(false);
    await rests(page);
    await page.evaluate(() => scrollTo(0, 0));
    await Promise.all([page.waitForEvent('load'), swipe(page, top, { x: 195, y: 300 })]);
    expect(await isReloaded(page)).toBe(true);
    await expect(page.locator('.request, .own-row').first()).toBeVisible();
  });

test('a page without a list is not refreshed by pulling', async ({ page }) => {
  await page.goto('/contact-us?app=1');
  await hasManners(page);
  await swipe(page, top, { x: 195, y: 400 });
  expect(await isReloaded(page)).toBe(false);
});

for (const language of ['en', 'ar'] as const)
  test(`pictures are swiped in reading direction in ${language}`, async ({ page }) => {
    await page.goto(`/${language}?app=1`);
    await page.goto(`/${language}/requests`);
    const addresses = await page.locator('.request__title a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const rail = page.locator('.gallery__rail a');
    for (const address of addresses) {
      await page.goto(address);
      if ((await rail.count()) > 1) break;
    }
    await hasManners(page);
    await page.locator('.gallery__main').scrollIntoViewIfNeeded();
    const box = await page.locator('.gallery__main').boundingBox();
    if (box === null) throw new Error('no request of the list has pictures');
    const [left, right, y] = [box.x + 40, box.x + box.width - 40, box.y + box.height / 2];
    const [start, end] = language === 'en' ? [right, left] : [left, right];
    await swipe(page, { x: start, y }, { x: end, y });
    await expect(rail.nth(1)).toHaveAttribute('aria-current', 'true');
    await swipe(page, { x: end, y }, { x: start, y });
    await expect(rail.nth(0)).toHaveAttribute('aria-current', 'true');
  });

test.describe('a push', () => {
  test.use({ serviceWorkers: 'allow' });

  interface Registration {
    registrationId: string;
    scopeURL: string;
  }

  async function registrationOf(screen: CDPSession): Promise<string> {
    const registrationId = new Promise<string>((resolve) =>
      screen.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: { registrations: Registration[] }) => {
        const [found] = registrations;
        if (found !== undefined) resolve(found.registrationId);
      }),
    );
    await screen.send('ServiceWorker.enable');
    return registrationId;
  }

  interface Shown {
    title: string;
    options: NotificationOptions;
  }
  /** A headless browser has no place for notifications, and no window to bring to the front: both are only recorded. */
  const noteShown = (worker: Worker): Promise<void> =>
    worker.evaluate(() => {
      const shown: Shown[] = [];
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        navigator: Navigator;
        WindowClient: { prototype: object };
      };
      const badges: number[] = [];
      Object.assign(scope, { shown, badges });
      Object.assign(scope.navigator, { setAppBadge: (count: number) => Promise.resolve(void badges.push(count)) });
      Object.assign(scope.registration, {
        showNotification: (title: string, options: NotificationOptions) => Promise.resolve(void shown.push({ title, options })),
      });
      Object.assign(scope.WindowClient.prototype, {
        focus(this: unknown) {
          return Promise.resolve(this);
        },
      });
    });
  const shownOf = (worker: Worker): Promise<Shown[]> => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
  const press = (worker: Worker): Promise<void> =>
    worker.evaluate(() => {
      const { shown, dispatchEvent } = globalThis as unknown as { shown: Shown[]; dispatchEvent: (event: Event) => boolean };
      const notification = { ...shown.at(-1)?.options, close: () => void shown.pop() };
      // waitUntil accepts only the browser's own events.
      dispatchEvent.call(globalThis, Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
    });

  test('is shown with its text, and a press opens its chat', async ({ page, context, baseURL }) => {
    await enterApp(page, '/messages');
    const chat = (await page.locator('.chat-entry').first().getAttribute('href')) ?? '';
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto('/notifications');
    const screen = await context.newCDPSession(page);
    const registrationId = await registrationOf(screen);
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('no worker runs');
    await noteShown(worker);
    const push = (data: unknown): Promise<unknown> =>
      screen.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data: JSON.stringify(data) });
    await push({ title: 'no link' });
    await push({ title: 'رسالة جديدة', body: 'مناشف', link: chat, tag: 'news', language: 'ar', direction: 'rtl', unread: 3 });
    await expect.poll(() => shownOf(worker)).toHaveLength(1);
    const [shown] = await shownOf(worker);
    expect(shown).toMatchObject({
      title: 'رسالة جديدة',
      options: { body: 'مناشف', tag: 'news', dir: 'rtl', lang: 'ar', data: { link: chat } },
    });
    expect(await worker.evaluate(() => (globalThis as unknown as { badges: number[] }).badges)).toEqual([3]);
    await press(worker);
    await page.waitForURL((url) => url.pathname + url.search === chat);
    await expect(page.getByRole('log')).toBeVisible();
    expect(await shownOf(worker)).toEqual([]);
  });
});

/** 8,000 px at 4,000 px/s, 60 frames a second. */
const framesOfScrolling = 120;

/**
 * The work of a page while it is scrolled from end to end: changes of the document, and layouts. Counts, because time would depend on the
 * load of the machine.
 */
async function workOfScrolling(page: Page): Promise<{ mutations: number; layouts: number }> {
  const screen = await page.context().newCDPSession(page);
  await screen.send('Performance.enable');
  const layouts = async (): Promise<number> =>
    (await screen.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
  const mutations = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    new MutationObserver((records) => (seen.count += records.length)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return seen;
  });
  const layoutsBefore = await layouts();
  await screen.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance: -8000, speed: 4000 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(4000);
  return { mutations: await mutations.evaluate((seen) => seen.count), layouts: (await layouts()) - layoutsBefore };
}

/** As many rows as after loading all of them. */
const growTo200 = (page: Page, row: string): Promise<void> =>
  page
    .locator(row)
    .first()
    .evaluate((first, selector) => {
      const rows = [...(first.parentElement?.children ?? [])].filter((each) => each.matches(selector));
      for (let copies = 1; rows.length * copies < 200; copies += 1) rows.at(-1)?.after(...rows.map((each) => each.cloneNode(true)));
    }, row);

for (const [list, address, row] of [
  ['a public list', '/imports?app=1', '.requests__rows > li'],
  ['the list of chats', '/messages', '.chat-entry'],
] as const)
  test(`two hundred rows of ${list} scroll without script or layout for each frame`, async ({ page }) => {
    if (address === '/messages') await enterApp(page, address);
    else await page.goto(address);
    await hasManners(page);
    await growTo200(page, row);
    expect(await page.locator(row).count()).toBeGreaterThanOrEqual(200);
    const work = await workOfScrolling(page);
    expect(work.layouts).toBeLessThan(framesOfScrolling / 2);
    expect(work.mutations).toBeLessThan(framesOfScrolling / 2);
  });

test('the icon shows the number of unread messages, and nothing after a sign-out', async ({ page }) => {
  const badges: (number | null)[] = [];
  await page.exposeFunction('noteBadge', (count: number | null) => void badges.push(count));
  await page.addInitScript(() => {
    const { noteBadge } = window as unknown as { noteBadge: (count: number | null) => Promise<void> };
    Object.assign(navigator, { setAppBadge: noteBadge, clearAppBadge: () => noteBadge(null) });
  });
  await enterApp(page, '/my-requests');
  const answer = await page.waitForResponse((each) => each.url().includes('GetAccesibleChats'));
  const { data } = (await answer.json()) as { data: { unreadMessageCount: number } };
  expect(data.unreadMessageCount).toBeGreaterThan(0);
  await expect.poll(() => badges.at(-1)).toBe(data.unreadMessageCount);
  await page.goto('/profile-tab');
  await page.getByRole('button', { name: textsOf('en')('common.actions.signOut') }).click();
  await expect.poll(() => badges.includes(null) && !badges.at(-1)).toBe(true);
});

test('no field makes a phone zoom in when it gets the focus', async ({ page }) => {
  await enterApp(page, '/messages');
  const chat = (await page.locator('.chat-entry').first().getAttribute('href')) ?? '';
  const paths = ['/search', '/contact-us', '/messages', chat, '/add-request?type=1', '/profile-settings', '/my-requests'];
  for (const path of paths) {
    await page.goto(path);
    const fields = page.locator('main :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea)');
    await expect(fields.first(), path).toBeAttached();
    const small = await fields.evaluateAll((all) =>
      all.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML.slice(0, 160)),
    );
    expect(small, path).toEqual([]);
  }
});

test('reduced motion is respected, and the system decides between light and dark', async ({ page }) => {
  await page.goto('/imports?app=1');
  const title = page.locator('.app-bar__title').first();
  await expect(title).not.toHaveCSS('transition-duration', /^0s/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(title).toHaveCSS('transition-duration', /^0s(?:, 0s)*$/);
  const brightness = (): Promise<number> =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
      return (red + green + blue) / 3;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await brightness()).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await brightness()).toBeLessThan(60);
});
