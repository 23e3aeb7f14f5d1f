/** Signing in with the local provider: a new account, connecting an existing one, and the ways it ends (docs/behaviour.md#sign-in-with-a-provider). */
import type { Page } from '@playwright/test';
import { providerNames } from '../../../contract/identity/fields.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { scriptOf } from '../../support/browser/script-of.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { newConfirmedAccount } from '../../support/people/businesses.ts';
import { enter, leave, newAccount } from '../../support/people/members.ts';
import { addApp, demoCode } from '../../support/people/second-factor.ts';
import { mailTo } from '../../support/people/traders.ts';

const name = { provider: providerNames.demo };
let number = 0;
const newAddress = (): string => `provider-${Date.now()}-${(number += 1)}@mail.example`;

/** The name of a button in the provider's row. */
const buttonOf = (t: ReturnType<typeof textsOf>) => (key: 'connect' | 'disconnect') =>
  new RegExp(`^${t(`connection.${key}`)} ?: ${providerNames.demo}$`);

/** Chooses a person on the page of the provider. */
async function choose(page: Page, email: string, { verified = true, answer = 'Continue' } = {}): Promise<void> {
  await page.waitForURL((url) => url.hostname.startsWith('id.'));
  await page.getByLabel('E-mail').fill(email);
  if (!verified) await page.getByLabel('The address is verified').uncheck();
  await page.getByRole('button', { name: answer }).click();
}

test.describe('in Arabic at 390 px', () => {
  const t = textsOf('ar');
  const named = buttonOf(t);
  test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });

  test('a new person signs up with a provider, without a password, and returns to the page where it began', async ({ page }) => {
    await page.goto('/sign-in?redirect=%2Fplans');
    await page.getByRole('link', { name: t('identity.with', name) }).click();
    const email = newAddress();
    await choose(page, email);
    await expect(page.getByRole('heading', { name: t('identity.new') })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectNoFaults(page);

    // The stored proof survives a reload, although the answer of the provider is used up.
    await page.reload();
    await page.getByRole('button', { name: t('signUp.submit') }).click();
    await expect(page.getByText(t('signUp.clarification1Required'))).toBeVisible();
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: t('signUp.submit') }).click();
    await page.waitForURL('**/plans');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member');

    await page.goto('/profile-settings?part=security');
    const section = page.locator('#connections');
    await expect(section.getByText(email)).toBeVisible();
    await expect(section.getByText(t('connection.noPassword'))).toBeVisible();
    await section.getByRole('button', { name: t('user.settings.password.byMail') }).click();
    await expect(section.getByRole('status')).toBeVisible();
    await mailTo(page, email, ({ text }) => text.includes('/reset-password?token='));
    await section.getByRole('button', { name: named('disconnect') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('connection.disconnect') })
      .click();
    await expect(section.getByRole('alert')).toHaveText(t('errors.LAST_WAY_IN'));
    await expectNoFaults(page);
  });

  test('a person with an authenticator app is asked for a code, when connecting and at each sign-in', async ({ page }) => {
    const account = await newConfirmedAccount(page.request, 'AR');
    const { factorKey, recoveryCodes } = await addApp(page.request, account);
    await page.goto('/ar/sign-in?redirect=%2Fplans');
    await page.getByRole('link', { name: t('identity.with', name) }).click();
    await choose(page, account.email);
    await page.locator('main form [name=password]').fill(account.password);
    await page.getByRole('button', { name: t('identity.takenSubmit') }).click();
    const code = page.locator('main form [name=code]');
    await code.fill(await demoCode(factorKey));
    const submit = page.getByRole('button', { name: t('secondFactor.signIn.submit'), exact: true });
    await submit.click();
    await page.waitForURL('**/plans');

    await leave(page);
    await page.goto('/ar/sign-in?redirect=%2Fplans');
    await page.getByRole('link', { name: t('identity.with', name) }).click();
    await choose(page, account.email);
    await code.fill('000000');
    await submit.click();
    await expect(page.getByText(t('errors.SECOND_FACTOR_WRONG'))).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: t('secondFactor.signIn.useRecovery') }).click();
    // Whoever has lost both starts a recovery with the password, on the page for it.
    await expect(page.getByRole('button', { name: t('secondFactor.signIn.lost') })).toHaveCount(0);
    await code.fill(recoveryCodes[0] ?? '');
    await submit.click();
    await page.getByRole('button', { name: t('secondFactor.signIn.goOn') }).click();
    await page.waitForURL('**/plans');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
  });

  test('an unverified address and a cancelled sign-in show a reason and a link to continue', async ({ page }) => {
    await page.goto('/ar/sign-up');
    await page.getByRole('link', { name: t('identity.with', name) }).click();
    await choose(page, newAddress(), { verified: false });
    await expect(page.getByRole('alert').filter({ hasText: t('errors.IDENTITY_UNVERIFIED') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/ar/sign-in/with/demo');
    await page.getByRole('link', { name: t('identity.again') }).click();
    await choose(page, newAddress(), { answer: 'Cancel' });
    await expect(page.getByRole('alert').filter({ hasText: t('identity.cancelled', name) })).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('link', { name: t('identity.other') }).click();
    await page.waitForURL('**/ar/sign-in');
  });
});

test.describe('in English at 1280 px', () => {
  const t = textsOf('en');
  const named = buttonOf(t);
  test.use({ viewport: { width: 1280, height: 844 } });

  test('an address with an account is connected after its password, signs in from then on, and is disconnected', async ({ page }) => {
    const { email, password } = await newAccount(page.request, 'EN');
    await page.goto('/sign-in');
    await page.getByRole('link', { name: t('identity.with', name) }).click();
    await choose(page, email);
    await expect(page.getByRole('heading', { name: t('identity.taken') })).toBeVisible();
    await expectNoFaults(page);
    const submit = page.getByRole('button', { name: t('identity.takenSubmit') });
    await page.locator('main form [name=password]').fill('not-this-one');
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: t('signIn.invalidCredentials') })).toBeVisible();
    await page.locator('main form [name=password]').fill(password);
    await submit.click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member');

    // Another browser of the same person: one press.
    await leave(page);
    await page.goto('/sign-in?redirect=%2Fprofile-settings%3Fpart%3Dsecurity');
    await page.getByRole('link', { name: t('identity.with', name) }).click();
    await choose(page, email);
    await page.waitForURL('**/profile-settings?part=security');
    const section = page.locator('#connections');
    await section.getByRole('button', { name: named('disconnect') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('connection.disconnect') })
      .click();
    // The provider may not have asked for anything: the password proves who this is.
    const question = page.getByRole('dialog', { name: t('proof.title') });
    await question.getByRole('textbox', { name: t('proof.password') }).fill(password);
    await question.getByRole('button', { name: t('proof.confirm') }).click();
    await expect(page.getByText(t('connection.disconnected', name))).toBeVisible();
    await expect(section.getByText(t('connection.notConnected'))).toBeVisible();
    await expectNoFaults(page);
  });

  test('a new person whose form cannot be loaded reads so, and gets it after a reload', async ({ page }) => {
    const script = scriptOf('src/islands/identity/NewPersonForm.tsx');
    await page.route(script, (route) => route.abort());
    await page.goto('/sign-in');
    await page.getByRole('link', { name: t('identity.with', name) }).click();
    await choose(page, newAddress());
    await expect(page.getByRole('alert').filter({ hasText: t('errors.NETWORK') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('identity.again') })).toBeVisible();
    await page.unroute(script);
    await page.reload();
    await expect(page.getByRole('heading', { name: t('identity.new') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('signUp.submit') })).toBeVisible();
  });

  test('a member connects a provider in the settings', async ({ page }) => {
    const account = await newAccount(page.request, 'EN');
    const { email } = account;
    await enter(page, account, '/profile-settings?part=security');
    await page
      .locator('#connections')
      .getByRole('button', { name: named('connect') })
      .click();
    await choose(page, email);
    await page.waitForURL('**/profile-settings?part=security');
    await expect(page.getByText(t('connection.connected', name))).toBeVisible();
    await expect(page.locator('#connections').getByText(email)).toBeVisible();
  });
});
