/** The browser's session (docs/requirements.md#session-p-41, docs/behaviour.md#tokens, docs/behaviour.md#refresh, docs/behaviour.md#refresh-pending): refresh, tabs, sign-out, language, guarded pages. */
import type { Page } from '@playwright/test';
import { secondMs } from '../../../contract/limits.ts';
import {
  type Account,
  atAnotherMachine,
  countRequests,
  demoAccount,
  enter,
  enterByForm,
  newAccount,
  starsAsked,
} from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
const refreshPath = '/api/Auth/RefreshToken';
const dayMs = 86_400_000;
const userOf = () => localStorage.getItem('user');

test('a refused token is refreshed once and the call is repeated once', { tag: '@gate' }, async ({ page, context }) => {
  await enter(page, await newAccount(page.request));
  const profile = countRequests(context, '/api/User/GetUserProfile');
  const refreshes = countRequests(context, refreshPath);
  await page.route(
    '**/api/User/GetUserProfile',
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer of-yesterday' } }),
    { times: 1 },
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: /Session Trader/ })).toBeVisible();
  expect(profile()).toBe(2);
  // One refresh is for the page, one for the refused token.
  expect(refreshes()).toBe(2);
});

test('one refresh serves all tabs', async ({ page, context }) => {
  await enter(page, await newAccount(page.request), '/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  const heading = (tab: typeof page) => tab.getByRole('heading', { level: 1, name: /Session Trader/ });
  await expect(heading(other)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  // Tokens of the same second are identical.
  const second = () => Math.floor(Date.now() / secondMs);
  const loaded = second();
  await expect.poll(second, { intervals: [100] }).toBeGreaterThan(loaded);
  // From here on the server refuses the token of both tabs; it answers when both have asked.
  let old: string | undefined;
  let refused = 0;
  const bothAsked = Promise.withResolvers<void>();
  await context.route('**/api/User/GetUserTransActions*', async (route) => {
    const headers = route.request().headers();
    old ??= headers['authorization'];
    if (headers['authorization'] !== old) return route.continue();
    refused += 1;
    if (refused === 2) bothAsked.resolve();
    await bothAsked.promise;
    return route.continue({ headers: { ...headers, authorization: 'Bearer of-yesterday' } });
  });
  // The refresh is answered when the other tab waits for it: a tab that gets its refusal later may find the message already sent.
  const isAwaited = () => navigator.locks.query().then(({ pending = [] }) => pending.length > 0);
  await context.route(`**${refreshPath}*`, async (route) => {
    await expect.poll(() => page.evaluate(isAwaited)).toBe(true);
    return route.continue();
  });
  const refreshes = countRequests(context, refreshPath);
  const calls = countRequests(context, '/api/User/GetUserTransActions');
  const open = (tab: typeof page) => tab.locator('#account-band a[href$="/membership"]').click();
  await Promise.all([open(page), open(other)]);
  await expect.poll(calls).toBe(4);
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1, name: t('nav.business.membership') })).toBeVisible();
  expect(refreshes()).toBe(1);
});

for (const [name, offset] of [
  ['ahead', dayMs],
  ['behind', -dayMs],
] as const)
  test(`a clock that is one day ${name} changes nothing`, async ({ page, context }) => {
    await page.clock.setSystemTime(Date.now() + offset);
    const refreshes = countRequests(context, refreshPath);
    await enter(page, await newAccount(page.request), '/profile');
    await expect(page.getByRole('heading', { level: 1, name: /Session Trader/ })).toBeVisible();
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + offset - dayMs / 2);
    await page.locator('#account-band a[href$="/my-companies"]').click();
    await expect(page.getByRole('heading', { level: 1, name: t('nav.business.companies') })).toBeVisible();
    expect(refreshes()).toBe(1);
  });

test('a session ended elsewhere is noticed in all tabs, and input is kept', { tag: '@gate' }, async ({ page, context }) => {
  const account = demoAccount('noplan');
  await enter(page, account, '/my-companies');
  await page.locator('main a[href*="/my-companies/"]').first().click();
  const name = page.getByLabel(t('company.field.name'));
  await name.fill('Typed before the session ended');
  const reader = await context.newPage();
  await reader.goto('/about-us');
  await expect(reader.locator('[data-user-name]').first()).not.toBeEmpty();

  await atAnotherMachine(account, async (request, headers) => {
    await request.delete('/api/Auth/DeleteSession?id=all', { headers });
  });
  await page
    .getByRole('button', { name: t('company.saveAndContinue') })
    .or(page.getByRole('button', { name: t('common.actions.save') }))
    .first()
    .click();

  await expect(page.getByText(t('account.sessionEnded.title'))).toBeVisible();
  await expect(name).toHaveValue('Typed before the session ended');
  expect(await page.evaluate(userOf)).toBeNull();
  await expect(reader.locator('html')).toHaveAttribute('data-session', 'visitor');
  // Signing in again in another tab restores the session here.
  await enterByForm(reader, account);
  await expect(page.getByText(t('account.sessionEnded.title'))).toBeHidden();
  await expect(name).toHaveValue('Typed before the session ended');
});

const signOut = async (page: Page) => {
  await page.locator('details:has([data-do="sign-out"]) > summary').click();
  await page.locator('[data-do="sign-out"]').click();
};
const keys = () => Object.keys({ ...localStorage, ...sessionStorage }).sort();

for (const start of ['/profile', '/about-us'])
  test(
    `signing out on ${start} ends the session in all tabs and on the server, and keeps nothing personal`,
    { tag: start === '/profile' ? '@gate' : [] },
    async ({ page, context }) => {
      await enter(page, await newAccount(page.request), start);
      const account = await context.newPage();
      await account.goto('/my-companies');
      await expect(account.getByRole('heading', { level: 1, name: t('nav.business.companies') })).toBeVisible();
      const reader = await context.newPage();
      await reader.goto('/imports');
      await expect(reader.locator('[data-user-name]').first()).not.toBeEmpty();
      await page.evaluate(() => {
        localStorage.setItem('draft-of-a-request', 'personal');
        sessionStorage.setItem('draft-of-a-message', 'personal');
        localStorage.setItem('mode', 'dark');
      });
      const cookie = (await context.cookies()).find(({ name }) => name === 'kervan');

      await signOut(page);
      await page.waitForURL('/');
      await account.waitForURL('/');
      await expect(reader.locator('html')).toHaveAttribute('data-session', 'visitor');
      for (const tab of [page, account, reader]) {
        await expect(tab.locator('header a[href="/sign-in"]').first()).toBeVisible();
        await expect(tab.getByText('Session Trader')).toHaveCount(0);
      }
      expect(await page.evaluate(keys)).toEqual(['mode']);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('kervan');
      // The cookie's token is invalid, too.
      const headers = { 'x-kervan': '1', cookie: `kervan=${cookie?.value}` };
      expect((await fetch(new URL(refreshPath, page.url()), { headers })).status).toBe(401);
    },
  );

test('"back" after signing out does not show the business area', async ({ page }) => {
  await enterByForm(page, await newAccount(page.request), '/profile');
  await expect(page.getByRole('heading', { level: 1, name: /Session Trader/ })).toBeVisible();
  await signOut(page);
  await page.waitForURL('/');
  await page.goBack();
  await page.waitForURL((url) => url.pathname !== '/');
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await expect(page.getByText('Session Trader')).toHaveCount(0);
});

test('a guest’s page that back navigation restores after a sign-in is a member’s', async ({ page, context }) => {
  await page.goto('/imports');
  await enter(await context.newPage(), await newAccount(page.request));
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  // This browser freezes no pages under remote control, so the event is dispatched by the test.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
  await expect(page.locator('[data-user-name]').first()).toHaveText('Session Trader');
});

for (const start of ['/profile', '/imports'])
  test(`${start} restored by back navigation shows nothing of a person who has signed out`, async ({ page, context }) => {
    // Frozen pages get no messages of other tabs. This browser freezes none under remote control, so the event is dispatched by the test.
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel');
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    });
    await enter(page, await newAccount(page.request), start);
    await expect(page.locator('[data-user-name]').first()).toHaveText('Session Trader');
    // A pending call would show up.
    await page.waitForLoadState('networkidle');
    const other = await context.newPage();
    await other.goto('/about-us');
    await signOut(other);
    await other.waitForURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    if (start === '/profile') await page.waitForURL('/sign-in?redirect=%2Fprofile');
    await expect(page.locator('html')).not.toHaveAttribute('data-session', 'member');
    await expect(page.getByText('Session Trader')).toHaveCount(0);
  });

test(
  'in the app the token stays with the web view, is rotated by a refresh, and the app is notified of the end',
  { tag: '@gate' },
  async ({ page, context }) => {
    const messages: { type: string; refreshToken?: string }[] = [];
    await context.exposeFunction('tell', (text: string) => messages.push(JSON.parse(text) as (typeof messages)[number]));
    await context.addInitScript('window.ReactNativeWebView = { postMessage: (text) => window.tell(text) }');
    const tokens: (string | null)[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === refreshPath) tokens.push(url.searchParams.get('refreshToken'));
    });
    await enterByForm(page, await newAccount(page.request), '/profile');
    await expect(page.getByRole('heading', { level: 1, name: /Session Trader/ })).toBeVisible();
    expect(messages).toMatchObject([{ type: 'login' }]);
    expect(tokens).toEqual([messages[0]?.refreshToken]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('kervan');

    const current = await page.evaluate(() => localStorage.getItem('app-refresh-token'));
    expect(current).not.toBe(messages[0]?.refreshToken);
    const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/Auth/Logout');
    await signOut(page);
    expect(new URL((await left).url()).searchParams.get('refreshToken')).toBe(current);
    await page.waitForURL('/');
    expect(messages.map(({ type }) => type)).toEqual(['login', 'logOut']);
    expect(await page.evaluate(() => localStorage.getItem('app-refresh-token'))).toBeNull();
    const answer = await page.request.get(`${refreshPath}?refreshToken=${encodeURIComponent(current ?? '')}`);
    expect(answer.status()).toBe(401);
  },
);

test('a guarded page shows a loader, then asks a guest to sign in and returns', { tag: '@gate' }, async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${refreshPath}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/messages?chatId=0123456789abcdef01234567');
  await expect(page.locator('.loader--screen')).toBeVisible();
  release();
  await page.waitForURL(`/sign-in?redirect=${encodeURIComponent('/messages?chatId=0123456789abcdef01234567')}`);
});

test('signing in after a search does not load React again', { tag: '@gate' }, async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.add(answer.url());
  });
  /** The cache lifetime of each file with React; requested again, because leaving a page discards the bodies of its answers. */
  const withReact = async (): Promise<(string | undefined)[]> => {
    const answers = await Promise.all([...scripts].map(async (address) => page.request.get(address)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return answers.filter((_, index) => texts[index]?.includes('react.dev/errors')).map((answer) => answer.headers()['cache-control']);
  };
  await page.goto('/about-us');
  await page.locator('#search-text').focus();
  await expect(page.locator('astro-island:has(> .search)')).not.toHaveAttribute('ssr');
  await expect.poll(withReact).toHaveLength(1);
  await enterByForm(page, await newAccount(page.request), '/profile');
  await expect(page.getByRole('heading', { level: 1, name: /Session Trader/ })).toBeVisible();
  expect(await withReact()).toEqual([expect.stringContaining('max-age=31536000')]);
});

test.describe('language', () => {
  /** The account's language, read on another device. */
  async function languageOf(account: Account): Promise<string> {
    let language = '';
    await atAnotherMachine(account, async (request, headers) => {
      const { data } = (await (await request.get('/api/User/GetUserProfile', { headers })).json()) as {
        data: { user: { language: string } };
      };
      language = data.user.language;
    });
    return language;
  }
  const choose = async (page: Page, language: string) => {
    await page.locator('header details:has(a[href^="/language?"]) > summary').first().click();
    await page.locator(`header a[href^="/language?to=${language}&"]`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };

  test('of a device without a choice is the account’s', async ({ page }) => {
    await enter(page, await newAccount(page.request, 'RU'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await page.goto('/profile');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    expect(await page.evaluate(() => localStorage.getItem('language-imp'))).toBe('RU');
  });

  test('that was chosen before the sign-in is used, and stored in the account', async ({ page }) => {
    const account = await newAccount(page.request, 'RU');
    await page.goto('/about-us');
    await choose(page, 'ar');
    const saved = page.waitForResponse((response) => response.url().includes('/api/Auth/UpdateLanguage?language=AR'));
    await enter(page, account, '/imports');
    expect((await saved).ok()).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    expect(await languageOf(account)).toBe('AR');
    // Once is sufficient.
    const again = countRequests(page.context(), '/api/Auth/UpdateLanguage');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: /Session Trader/ })).toBeVisible();
    expect(again()).toBe(0);
  });

  for (const start of ['/imports', '/membership'])
    test(`chosen by a member on ${start} is sent to the server`, async ({ page }) => {
      const account = await newAccount(page.request, 'EN');
      await enter(page, account, start);
      const saved = page.waitForResponse((response) => response.url().includes('/api/Auth/UpdateLanguage?language=TR'));
      await choose(page, 'tr');
      expect((await saved).ok()).toBe(true);
      expect(await languageOf(account)).toBe('TR');
      expect(await page.evaluate(() => localStorage.getItem('language-imp'))).toBe('TR');
    });
});

test('a member’s header shows balance and counts, in the digits of the page', async ({ page }) => {
  await page.goto('/language?to=ar&back=/imports');
  await enter(page, await newAccount(page.request, 'AR'), '/imports');
  await starsAsked(page);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('user', JSON.stringify({ ...user, unreadMessageCount: 12 }));
  });
  await page.reload();
  await expect(page.locator('[data-unread]').first()).toHaveText('١٢');
  await page.locator('details:has([data-do="sign-out"]) > summary').click();
  await expect(page.locator('[data-user-credit]').first()).toHaveText('٥٠');
});

for (const language of ['en', 'ar'] as const)
  test(`the mode is toggled and stored, and the button names the other one in ${language}`, async ({ page }) => {
    const t = textsOf(language);
    const button = page.locator('[data-do="mode"]').first();
    const says = async (key: 'toDark' | 'toLight') => {
      await expect(page.getByRole('button', { name: t(`common.mode.${key}`), exact: true })).toHaveCount(1);
      await expect(button.locator('svg:visible use')).toHaveAttribute('href', key === 'toDark' ? /#moon$/ : /#sun$/);
    };
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/${language}/about-us`);
    await says('toDark');
    // Without a choice the system decides, also while the page is open.
    await page.emulateMedia({ colorScheme: 'dark' });
    await says('toLight');
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await says('toDark');
    await page.goto(`/${language}/imports`);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await says('toDark');
    await button.click();
    expect(await page.evaluate(() => localStorage.getItem('mode'))).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await says('toLight');
    await page.goto(`/${language}?app=1`);
    await says('toLight');
  });

/** One of each kind; tests/unit/client/safe-path.test.ts checks the complete list. */
const payloads = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https:evil.example',
  'javascript:alert(document.domain)',
];

test('no redirect leads a signed-in person to another site', async ({ page, baseURL }) => {
  await enter(page, await newAccount(page.request));
  for (const payload of payloads) {
    await page.goto(`/sign-in?redirect=${encodeURIComponent(payload)}`);
    // Page and form may both lead there, the second during the navigation of the first.
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/sign-in');
    await page.waitForLoadState();
    expect(new URL(page.url()).origin, payload).toBe(baseURL);
  }
  // The list proves something only if good targets are followed.
  await page.goto(`/sign-in?redirect=${encodeURIComponent('/imports?page=2')}`);
  await page.waitForURL('/imports?page=2');
});
