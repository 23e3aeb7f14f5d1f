/** The position of the focus after a pressed button was removed from the security part of the settings. */
import { type Page, request as newRequest } from '@playwright/test';
import { login } from '../../../contract/session/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { newConfirmedAccount } from '../../support/people/businesses.ts';
import { type Account, enter } from '../../support/people/members.ts';
import { enterWithPasskey, securityPath } from '../../support/people/own-passkey.ts';
import { addApp, demoCode } from '../../support/people/second-factor.ts';

const t = textsOf('ar');
test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 1280, height: 844 } });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const factorOf = (page: Page) => region(page, t('secondFactor.title'));

/** Reaches a button by keyboard and presses it. */
async function press(page: Page, button: ReturnType<Page['locator']>, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, button, key);
  await page.keyboard.press('Enter');
}

/** Gives the fresh proof by keyboard. */
async function confirm(page: Page, name: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  // Waits for the focus, because until then the tab key moves over the page behind the dialog.
  await expect(page.locator('[role=alertdialog]:focus-within')).toHaveCount(1);
  await press(page, question.getByRole('button', { name }));
  await expect(question).toBeHidden();
}

/** Signs in on other devices. @param code the browser is trusted from then on */
async function signInElsewhere({ email, password }: Account, code?: string): Promise<void> {
  const request = await newRequest.newContext({ baseURL: process.env.KERVAN_ORIGIN, userAgent: 'curl/8.5.0' });
  const data = { email, password, source: 1, ...(code !== undefined && { code, trustBrowser: true }) };
  const answer = await request.post(pathOf(login), { data });
  expect(answer.status(), await answer.text()).toBe(200);
  await request.dispose();
}

test('setting up the app leads to its instructions, then to the recovery codes, and back to the section', async ({ page }) => {
  await enter(page, await newConfirmedAccount(page.request, 'AR'), securityPath);
  const factor = factorOf(page);
  const begin = factor.getByRole('button', { name: t('secondFactor.begin') });
  await press(page, begin);
  await expect(factor.getByText(t('secondFactor.key'))).toBeFocused();
  await press(page, factor.getByRole('button', { name: t('common.actions.cancel') }));
  await expect(begin).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(factor.getByText(t('secondFactor.key'))).toBeFocused();
  const key = ((await factor.locator('.factor-key').textContent()) ?? '').replaceAll(' ', '');
  await tabTo(page, factor.getByRole('textbox', { name: t('secondFactor.firstCode') }));
  await page.keyboard.type(await demoCode(key));
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('heading', { name: t('secondFactor.recovery') })).toBeFocused();
  await press(page, factor.getByRole('button', { name: t('secondFactor.kept') }));
  await expect(factor.getByRole('button', { name: t('secondFactor.renew') })).toBeVisible();
  await expect(factor).toBeFocused();
});

test('new recovery codes and removing the app ask for the code where the focus is, and lead back', async ({ page }) => {
  const account = await newConfirmedAccount(page.request, 'AR');
  const { factorKey, recoveryCodes } = await addApp(page.request, account);
  await enter(page, { ...account, factorKey }, securityPath);
  const factor = factorOf(page);
  const code = factor.getByRole('textbox', { name: t('secondFactor.code') });
  const cancel = factor.getByRole('button', { name: t('common.actions.cancel') });
  for (const name of [t('secondFactor.renew'), t('secondFactor.remove')]) {
    const opener = factor.getByRole('button', { name, exact: true });
    await press(page, opener);
    await expect(code).toBeFocused();
    await press(page, cancel);
    await expect(opener).toBeFocused();
  }
  const renew = factor.getByRole('button', { name: t('secondFactor.renew'), exact: true });
  await press(page, renew, 'Shift+Tab');
  await expect(code).toBeFocused();
  await page.keyboard.type(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('heading', { name: t('secondFactor.recovery') })).toBeFocused();
  const fresh = await factor.locator('.recovery-codes li').allTextContents();
  await press(page, factor.getByRole('button', { name: t('secondFactor.kept') }));
  await expect(renew).toBeFocused();

  await press(page, factor.getByRole('button', { name: t('secondFactor.remove'), exact: true }));
  await expect(code).toBeFocused();
  await page.keyboard.type(fresh[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(factor.getByText(t('secondFactor.isOff'))).toBeVisible();
  await expect(factor).toBeFocused();
});

test('a removed passkey leads back to the passkeys', async ({ page }) => {
  await enterWithPasskey(page, 'ar');
  const passkeys = region(page, t('passkey.title'));
  await press(page, passkeys.getByRole('button', { name: t('passkey.remove') }), 'Shift+Tab');
  await confirm(page, t('passkey.remove'));
  await expect(passkeys.getByText(t('passkey.none'))).toBeVisible();
  await expect(passkeys).toBeFocused();
});

test('ended sessions and trusted browsers, one and all, lead back to their list', async ({ page }) => {
  const account = await newConfirmedAccount(page.request, 'AR');
  const { factorKey, recoveryCodes } = await addApp(page.request, account);
  for (const code of recoveryCodes.slice(0, 3)) await signInElsewhere(account, code);
  await enter(page, { ...account, factorKey }, securityPath);

  const browsers = region(page, t('secondFactor.trusted.title'));
  await expect(browsers.getByRole('listitem')).toHaveCount(3);
  await press(page, browsers.getByRole('listitem').first().getByRole('button'));
  await expect(browsers.getByRole('listitem')).toHaveCount(2);
  await expect(browsers).toBeFocused();
  await press(page, browsers.getByRole('button', { name: t('secondFactor.trusted.endAll') }));
  await confirm(page, t('secondFactor.trusted.endAll'));
  await expect(browsers.getByText(t('secondFactor.trusted.none'))).toBeVisible();
  await expect(browsers).toBeFocused();

  // Signing in where the app was added is a session as well.
  const sessions = region(page, t('user.settings.sessions.title'));
  await expect(sessions.getByRole('listitem')).toHaveCount(5);
  await press(page, sessions.getByRole('listitem').nth(1).getByRole('button'));
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions).toBeFocused();
  await press(page, sessions.getByRole('button', { name: t('user.settings.sessions.endAll') }));
  await confirm(page, t('user.settings.sessions.endAll'));
  await expect(sessions.getByText(t('user.settings.sessions.onlyThis'))).toBeVisible();
  await expect(sessions).toBeFocused();
});

test('a disconnected provider leaves the focus on the button that connects it again', async ({ page }) => {
  const account = await newConfirmedAccount(page.request, 'AR');
  await enter(page, account, securityPath);
  const rows = region(page, t('connection.title'));
  await press(page, rows.getByRole('button', { name: t('connection.connect') }));
  await page.waitForURL((url) => url.hostname.startsWith('id.'));
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**${securityPath}`);
  await press(page, rows.getByRole('button', { name: t('connection.disconnect') }));
  await confirm(page, t('connection.disconnect'));
  await expect(rows.getByText(t('connection.notConnected'))).toBeVisible();
  await expect(rows.getByRole('button', { name: t('connection.connect') })).toBeFocused();
});
