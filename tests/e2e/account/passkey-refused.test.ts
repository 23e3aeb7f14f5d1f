/**
 * Passkeys that are refused, from a real browser to the message on the page (docs/behaviour.md#passkeys). tests/api/auth/passkey.test.ts
 * tests each check.
 */
import type { Page } from '@playwright/test';
import { prove } from '../../../contract/auth/calls.ts';
import { addPasskey, getPasskeyCreation, getPasskeyRequest, loginWithPasskey } from '../../../contract/passkey/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { type CallDefinition, pathOf } from '../../../contract/wire/call.ts';
import mails from '../../../locales/en/mail.json' with { type: 'json' };
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { withAuthenticator } from '../../support/browser/virtual-authenticator.ts';
import { askProofOnce } from '../../support/people/fresh-proof.ts';
import { countRequests, enter, leave, newAccount } from '../../support/people/members.ts';
import { enterWithPasskey, securityPath } from '../../support/people/own-passkey.ts';
import { mailTo } from '../../support/people/traders.ts';

const t = textsOf('en');

const press = (page: Page) => page.getByRole('button', { name: t('signIn.passkey.submit') }).click();

async function signIn(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await press(page);
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
}

/** Expects that the page shows the reason and nobody is signed in. */
async function expectRefused(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith('kervan'))).toEqual([]);
  await page.goto('/profile');
  await page.waitForURL(/\/sign-in/);
}

/** Changes the options so that the browser need not verify the user, as a manipulated page would. */
const downgrade = (page: Page, definition: CallDefinition) =>
  page.route(`**${pathOf(definition)}`, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.replaceAll('"required"', '"discouraged"') });
  });

test('a copy of a passkey with a lower counter is refused at sign-in, and its owner gets a mail', async ({ page }) => {
  const { account, device } = await enterWithPasskey(page);
  const copies = await device.passkeys();
  await leave(page);
  await signIn(page);
  await leave(page);
  await signIn(page);
  await leave(page);
  await device.keepOnly(copies);
  await page.goto('/sign-in');
  await press(page);
  await expectRefused(page, t('errors.PASSKEY_UNKNOWN'));
  await mailTo(page, account.email, ({ subject }) => subject === mails['passkey-copied'].subject);
});

test('the passkey of another account is no proof in this one', async ({ page, browser }) => {
  const theirs = await browser.newPage();
  const { device: other } = await enterWithPasskey(theirs);
  const { device } = await enterWithPasskey(page);
  await device.keepOnly(await other.passkeys());
  await theirs.close();
  const downloads = countRequests(page.context(), pathOf(downloadMyData));
  await page.goto('/profile-settings?part=data');
  await askProofOnce(page, downloadMyData);
  await page.getByRole('button', { name: t('user.settings.data.download') }).click();
  const dialog = page.getByRole('dialog', { name: t('proof.title') });
  const answered = page.waitForResponse(`**${pathOf(prove)}`);
  await dialog.getByRole('button', { name: t('proof.byPasskey') }).click();
  expect((await answered).ok()).toBe(false);
  await expect(dialog.getByRole('alert')).toHaveText(t('errors.PASSKEY_UNKNOWN'));
  expect(downloads()).toBe(1);
});

test('a device that does not recognise its user signs nobody in: the browser itself refuses', async ({ page }) => {
  const { device } = await enterWithPasskey(page);
  await leave(page);
  await device.setUserVerified(false);
  const sent = countRequests(page.context(), pathOf(loginWithPasskey));
  await page.goto('/sign-in');
  await press(page);
  await expectRefused(page, t('signIn.passkey.notUsed'));
  expect(sent()).toBe(0);
});

test('a sign-in is refused by the API when the browser was not required to recognise its user', async ({ page }) => {
  const { device } = await enterWithPasskey(page);
  await leave(page);
  await device.setUserVerified(false);
  await downgrade(page, getPasskeyRequest);
  await page.goto('/sign-in');
  const answered = page.waitForResponse(`**${pathOf(loginWithPasskey)}`);
  await press(page);
  expect((await answered).ok()).toBe(false);
  await expectRefused(page, t('errors.PASSKEY_UNKNOWN'));
});

test('a passkey that was made without recognising its user is not added', async ({ page }) => {
  await withAuthenticator(page, { knowsUser: false });
  await downgrade(page, getPasskeyCreation);
  await enter(page, await newAccount(page.request), securityPath);
  const answered = page.waitForResponse(`**${pathOf(addPasskey)}`);
  const section = page.getByRole('region', { name: t('passkey.title') });
  await section.getByRole('button', { name: t('passkey.add') }).click();
  expect((await answered).ok()).toBe(false);
  await expect(section.getByRole('alert')).toHaveText(t('errors.PASSKEY_INVALID'));
  await page.reload();
  await expect(section.getByText(t('passkey.none'))).toBeVisible();
});

test('an answer that has signed somebody in is refused when it is sent again', async ({ page }) => {
  await enterWithPasskey(page);
  await leave(page);
  const signed = page.waitForRequest(`**${pathOf(loginWithPasskey)}`);
  await signIn(page);
  const postData = (await signed).postData() ?? '';
  await leave(page);
  await page.route(`**${pathOf(loginWithPasskey)}`, (route) => route.continue({ postData }));
  await page.goto('/sign-in');
  await press(page);
  await expectRefused(page, t('errors.PASSKEY_UNKNOWN'));
});
