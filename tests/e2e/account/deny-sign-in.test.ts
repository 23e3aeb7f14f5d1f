/** "This was not me": from the mail about a foreign sign-in to the new password (docs/behaviour.md#sign-in-alerts). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { getSessions, login } from '../../../contract/session/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { startServer, type Server } from '../../../scripts/serve.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { field, submit } from '../../support/people/auth-pages.ts';
import { type Account, newAccount } from '../../support/people/members.ts';
import { mailTo } from '../../support/people/traders.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** @returns the access token */
async function signIn(request: APIRequestContext, { email, password }: Account, agent: string): Promise<string> {
  const answer = await request.post(pathOf(login), { data: { email, password, source: 1 }, headers: { 'user-agent': agent } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

// A separate server, whose scheduled run the test can start.
let dataDir: string;
let server: Server;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kervan-deny-'));
  server = await startServer({ port: 0, dataDir, demo: false, quiet: true });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

for (const { language, width, colorScheme } of [
  { language: 'ar', width: 390, colorScheme: 'dark' },
  { language: 'en', width: 1280, colorScheme: 'light' },
] as const)
  test(`in ${language} at ${width} px: a foreign sign-in is denied, sessions end, and a link for a new password is mailed`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: language,
      extraHTTPHeaders: { 'accept-language': language },
      viewport: { width, height: 844 },
      colorScheme,
    });
    const page = await context.newPage();
    const account = await newAccount(context.request, language === 'ar' ? 'AR' : 'EN');
    const tokens = [await signIn(context.request, account, firefox), await signIn(context.request, account, chrome)];
    await server.runCron();
    const { text } = await mailTo(context, account.email, (mail) => mail.text.includes('/not-me?token='));
    expect(text).toContain('Chrome, Windows');

    await page.goto(/\/not-me\?token=\S+/.exec(text)?.[0] ?? '');
    await expect(page.getByRole('heading', { name: t('denySignIn.title') })).toBeVisible();
    await expect(page.locator('main')).toContainText('Chrome, Windows');
    await expectNoFaults(page);
    await page.getByRole('button', { name: t('denySignIn.submit') }).click();
    await expect(page.getByText(t('denySignIn.done'))).toBeVisible();
    await expectNoFaults(page);
    for (const token of tokens) {
      const sessions = await context.request.get(pathOf(getSessions), { headers: { authorization: `Bearer ${token}` } });
      expect(sessions.status()).toBe(401);
    }

    const reset = await mailTo(context, account.email, (mail) => mail.text.includes('/reset-password?token='));
    await page.goto(/\/reset-password\?token=\S+/.exec(reset.text)?.[0] ?? '');
    await field(page, 'password').fill('Quiet-caravan-11');
    await field(page, 'passwordAgain').fill('Quiet-caravan-11');
    await submit(page).click();
    await expect(page.getByText(t('password.reset.done'))).toBeVisible();
    expect(await signIn(context.request, { ...account, password: 'Quiet-caravan-11' }, firefox)).not.toBe('');
    await context.close();
  });
