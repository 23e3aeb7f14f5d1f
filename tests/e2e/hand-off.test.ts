/** The link by which the app opens a signed-in browser on /plans (D-28); what the server does with the token is tried in tests/api. */
import { credentialsOf } from '../support/credentials.ts';
import { enter, newAccount } from '../support/members.ts';
import { expect, test } from '../support/page.ts';

const refresh = '**/api/Auth/RefreshToken*';
const { userInfo } = credentialsOf();
// In the language of the browser: the page stays where it is.
const data = credentialsOf({ userInfo: { ...userInfo, language: 'EN' } });
const answer = { success: true, code: 'REFRESHED', message: '', data };

test('its token is redeemed once and leaves the address and the history', async ({ page }) => {
  const tokens: (string | null)[] = [];
  await page.route(refresh, async (route) => {
    tokens.push(new URL(route.request().url()).searchParams.get('refreshToken'));
    await route.fulfill({ json: answer });
  });
  await page.goto('/about-us');
  await page.goto('/plans?handoff=secret.token-1&x=1');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
  await expect(page.locator('[data-user-name]').first()).toHaveText(userInfo.fullName);
  expect(page.url()).toMatch(/\/plans\?x=1$/);
  expect(tokens).toEqual(['secret.token-1']);
  await page.goBack();
  await page.waitForURL('/about-us');
  await page.goForward();
  await page.waitForURL('/plans?x=1');
  expect(tokens).toHaveLength(1);
});

test('a token that is no longer good leaves a guest a guest', async ({ page }) => {
  const asked = page.waitForResponse((response) => response.url().includes('refreshToken=expired'));
  await page.goto('/plans?handoff=expired');
  expect((await asked).status()).toBe(401);
  await page.waitForURL('/plans');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect(page.locator('html')).not.toHaveAttribute('data-session', 'member');
});

test('a link of somebody else does not take over who is signed in', async ({ page }) => {
  const account = await newAccount(page.request);
  await enter(page, account);
  const tokens: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Auth/RefreshToken')) tokens.push(new URL(request.url()).searchParams.get('refreshToken'));
  });
  const answered = page.waitForResponse((response) => response.url().includes('/api/Auth/RefreshToken'));
  await page.goto('/plans?handoff=of-somebody-else');
  await answered;
  await page.waitForURL('/plans');
  expect(tokens).toEqual([null]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(account.email);
});
