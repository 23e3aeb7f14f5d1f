/** Ways to sign in that the app's web view cannot use are not offered there (docs/behaviour.md#passkeys, docs/behaviour.md#sign-in-with-a-provider). */
import type { Page } from '@playwright/test';
import { getIdentities } from '../../../contract/identity/calls.ts';
import { providerNames } from '../../../contract/identity/fields.ts';
import { getPasskeyRequest, getPasskeys } from '../../../contract/passkey/calls.ts';
import { setSecondFactorRule } from '../../../contract/second-factor/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { listenAsApp } from '../../support/browser/app-bridge.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { withAuthenticator, withoutPasskeyList } from '../../support/browser/virtual-authenticator.ts';
import { askProofOnce } from '../../support/people/fresh-proof.ts';
import { countRequests, enter, leave, newAccount } from '../../support/people/members.ts';
import { enterWithPasskey, securityPath } from '../../support/people/own-passkey.ts';

const t = textsOf('en');
test.use({ viewport: { width: 390, height: 844 } });

const passkeyButton = (page: Page) => page.getByRole('button', { name: t('signIn.passkey.submit') });
const providerLink = (page: Page) => page.getByRole('link', { name: t('identity.with', { provider: providerNames.demo }) });

test('sign-in and sign-up offer passkeys and providers in the browser, and neither in the app', async ({ page }) => {
  await withAuthenticator(page);
  await page.goto('/sign-in');
  await expect(passkeyButton(page)).toBeVisible();
  await expect(providerLink(page)).toBeVisible();
  await page.goto('/sign-up');
  await expect(providerLink(page)).toBeVisible();

  await listenAsApp(page);
  const asked = countRequests(page.context(), pathOf(getPasskeyRequest));
  for (const path of ['/sign-in?app=1', '/sign-up']) {
    await page.goto(path);
    await expect(page.locator('main form [name=email]')).toBeVisible();
    await expect(page.locator('[data-passkey]')).toBeHidden();
    await expect(passkeyButton(page)).toBeHidden();
    await expect(providerLink(page)).toHaveCount(0);
  }
  expect(asked()).toBe(0);
});

test('the security part offers to add passkeys and to connect providers in the browser; the app only lists passkeys', async ({ page }) => {
  const { account } = await enterWithPasskey(page);
  const add = page.getByRole('button', { name: t('passkey.add') });
  const connections = page.getByRole('region', { name: t('connection.title') });
  await expect(add).toBeVisible();
  await expect(connections).toBeVisible();

  await leave(page);
  await listenAsApp(page);
  const identities = page.waitForResponse(`**${pathOf(getIdentities)}`);
  await enter(page, account, securityPath, { isApp: true });
  await identities;
  const passkeys = page.getByRole('region', { name: t('passkey.title') });
  await expect(passkeys.getByRole('button', { name: new RegExp(`^${t('passkey.remove')}`) })).toBeVisible();
  await expect(add).toHaveCount(0);
  await expect(connections).toHaveCount(0);

  await page.goto('/profile-settings?part=data');
  await askProofOnce(page, downloadMyData);
  const listed = page.waitForResponse(`**${pathOf(getPasskeys)}`);
  await page.getByRole('button', { name: t('user.settings.data.download') }).click();
  await listed;
  const dialog = page.getByRole('dialog', { name: t('proof.title') });
  await expect(dialog.getByRole('textbox', { name: t('proof.password') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: t('proof.byPasskey') })).toHaveCount(0);
});

test('an app whose web view has passkeys offers to add one and to sign in with it, and gets the session', async ({ page }) => {
  await withAuthenticator(page);
  await withoutPasskeyList(page);
  const messages = await listenAsApp(page, { version: 1, nonce: 'abcdefghijklmnopqrstuv', hasPasskeys: true });
  const account = await newAccount(page.request, 'EN');
  await enter(page, account, securityPath, { isApp: true });
  await page.getByRole('button', { name: t('passkey.add') }).click();
  await expect(page.getByText(t('passkey.added'))).toBeVisible();
  await leave(page);
  await page.goto('/sign-in?app=1');
  await passkeyButton(page).click();
  await expect(page).not.toHaveURL(/sign-in/);
  expect(messages().filter(({ type }) => type === 'login')).toMatchObject([{ userInfo: { email: account.email } }]);
});

test('somebody whose second step is a passkey reads in the app where it can be used', async ({ page }) => {
  const { account } = await enterWithPasskey(page);
  await page.goto('/my-staff');
  await page.getByRole('button', { name: t('secondFactor.rule.save') }).click();
  const rule = page.getByRole('dialog');
  await rule.getByLabel(t('secondFactor.rule.from')).fill(new Date().toISOString().slice(0, 10));
  const saved = page.waitForResponse(`**${pathOf(setSecondFactorRule)}`);
  await rule.getByRole('button', { name: t('secondFactor.rule.save') }).click();
  expect((await saved).ok()).toBe(true);

  const typePassword = async () => {
    await page.locator('main form [name=email]').fill(account.email);
    await page.locator('main form [name=password]').fill(account.password);
    await page.locator('main form [type=submit]').click();
    await expect(page.getByText(t('secondFactor.signIn.passkeyText'))).toBeVisible();
  };
  const byPasskey = page.getByRole('button', { name: t('secondFactor.signIn.byPasskey') });
  const absent = page.getByText(t('secondFactor.signIn.passkeyAbsent'));
  await leave(page);
  await page.goto('/sign-in');
  await typePassword();
  await expect(byPasskey).toBeVisible();
  await expect(absent).toHaveCount(0);

  await listenAsApp(page);
  await page.goto('/sign-in?app=1');
  await typePassword();
  await expect(absent).toBeVisible();
  await expect(byPasskey).toHaveCount(0);
});
