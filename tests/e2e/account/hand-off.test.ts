/**
 * The link by which the app opens a signed-in browser on /plans (docs/behaviour.md#hand-off), with the real API;
 * tests/e2e/app/app-shell.test.ts tests the app’s side.
 */
import { type APIRequestContext, type Page, request as newRequest } from '@playwright/test';
import { type Account, enter, newAccount } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { ask, login } from '../../support/people/businesses.ts';

/** What the app does: it has its own session and requests a hand-off token. */
async function linkOf(account: Account): Promise<string> {
  const request: APIRequestContext = await newRequest.newContext({ baseURL: process.env.KERVAN_ORIGIN });
  const token = await login(request, account);
  const { handoffToken } = await ask<{ handoffToken: string }>(request, '/api/Auth/GetHandoffToken', { token });
  await request.dispose();
  return `/plans?${new URLSearchParams({ handoff: handoffToken, x: '1' })}`;
}

/** The hand-off tokens that a page redeems. */
function redeemedBy(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = new URL(request.url()).searchParams.get('refreshToken');
    if (token !== null) tokens.push(token);
  });
  return tokens;
}

const storedEmail = (page: Page): Promise<string | null> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? 'null') as { email: string } | null)?.email ?? null);
/** Playwright's name of a cookie that script cannot read. */
const cookieOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('kervan'))?.value;

test('signs in once, disappears from address and history, and the page names the paying account', { tag: '@gate' }, async ({ page }) => {
  const account = await newAccount(page.request);
  const link = await linkOf(account);
  const tokens = redeemedBy(page);
  await page.goto('/about-us');
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
  const payer = page.locator('main p.only-member');
  await expect(payer).toContainText('Session Trader');
  await expect(payer).toContainText(account.email);
  await expect(page).toHaveURL(/\/plans\?x=1$/);
  expect(tokens).toHaveLength(1);
  expect(await storedEmail(page)).toBe(account.email);
  // A separate session, whose refresh token script never gets.
  expect(await cookieOf(page)).toMatch(/^[0-9a-f]{24}\.2\./);
  await page.goBack();
  await page.waitForURL('/about-us');
  await page.goForward();
  await page.waitForURL('/plans?x=1');
  expect(tokens).toHaveLength(1);
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a used token leaves a guest signed out, and ends its session', async ({ page, browser }) => {
  const account = await newAccount(page.request);
  const link = await linkOf(account);
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
  const late = await browser.newContext();
  const thief = await late.newPage();
  const refused = thief.waitForResponse((response) => response.url().includes('refreshToken=handoff'));
  await thief.goto(link);
  expect((await refused).status()).toBe(401);
  await expect(thief).toHaveURL(/\/plans\?x=1$/);
  expect(await storedEmail(thief)).toBeNull();
  await expect(thief.locator('html')).not.toHaveAttribute('data-session', 'member');
  await expect(thief.locator('main p.only-member')).toBeHidden();
  await late.close();
  await page.goto('/profile');
  await page.waitForURL(/\/sign-in/);
});

for (const [name, forget] of [
  ['is signed in', async () => undefined],
  ['is signed in and has forgotten it', (page: Page) => page.evaluate(() => localStorage.clear())],
] as const)
  test(`another person’s link does not take over a browser that ${name}`, async ({ page }) => {
    const [own, other] = [await newAccount(page.request), await newAccount(page.request)];
    await enter(page, own);
    const link = await linkOf(other);
    await forget(page);
    const tokens = redeemedBy(page);
    const answered = page.waitForResponse((response) => response.url().includes('/api/Auth/RefreshToken'));
    await page.goto(link);
    expect((await answered).status()).toBe(200);
    await expect.poll(() => storedEmail(page)).toBe(own.email);
    expect(tokens).toEqual([]);
  });
