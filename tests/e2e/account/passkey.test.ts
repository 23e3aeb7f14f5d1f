/** Passkeys, with the virtual authenticator of Chromium (docs/behaviour.md#passkeys). */
import type { Page } from '@playwright/test';
import { enter, leave, newAccount } from '../../support/people/members.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { withAuthenticator, withoutPasskeyList } from '../../support/browser/virtual-authenticator.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    const t = textsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width, height: 844 } });

    const isSignedIn = async (page: Page) => {
      await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
      await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
    };
    const signOut = async (page: Page) => {
      await leave(page);
      await page.goto('/sign-in');
    };

    test('a member adds a passkey, signs in by button and by the list of the e-mail field, and removes it', async ({ page }) => {
      await withAuthenticator(page);
      // The browser has no list at first, because the device would answer it before the button can be pressed.
      await page.addInitScript(() => {
        if (sessionStorage.getItem('list') === null) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
      });
      await enter(page, await newAccount(page.request, language === 'ar' ? 'AR' : 'EN'), '/profile-settings?part=security');
      await page.getByRole('button', { name: t('passkey.add') }).click();
      await expect(page.getByText(t('passkey.added'))).toBeVisible();
      const section = page.locator('#passkeys');
      await expect(section.getByText(t('passkey.unused'))).toBeVisible();

      await section.getByRole('button', { name: t('passkey.rename') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('passkey.name')).fill('Depo 2');
      await dialog.getByRole('button', { name: t('common.actions.save') }).click();
      await expect(section.getByText('Depo 2').first()).toBeVisible();

      await signOut(page);
      const button = page.getByRole('button', { name: t('signIn.passkey.submit') });
      await expect(button).toBeVisible();
      await button.click();
      await isSignedIn(page);

      await page.evaluate(() => sessionStorage.setItem('list', 'shown'));
      // Without a press: whoever has a passkey is offered it in the list, which this device answers.
      await signOut(page);
      await isSignedIn(page);

      await page.goto('/profile-settings?part=security');
      await section.getByRole('button', { name: t('passkey.remove') }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(t('passkey.removeText'));
      await question.getByRole('button', { name: t('passkey.remove') }).click();
      await expect(section.getByText(t('passkey.none'))).toBeVisible();

      await signOut(page);
      await expect(page.getByRole('alert').filter({ hasText: t('errors.PASSKEY_UNKNOWN') })).toBeVisible();
    });

    test('whose account requires a second step signs in by the passkey, or starts the waiting time when it is lost', async ({ page }) => {
      const account = await newAccount(page.request, language === 'ar' ? 'AR' : 'EN');
      const password = async () => {
        const form = page.locator('main form');
        await form.locator('[name=email]').fill(account.email);
        await form.locator('[name=password]').fill(account.password);
        await form.locator('[type=submit]').click();
      };
      await withoutPasskeyList(page);
      await withAuthenticator(page);
      await enter(page, account, '/profile-settings?part=security');
      await page.getByRole('button', { name: t('passkey.add') }).click();
      await expect(page.getByText(t('passkey.added'))).toBeVisible();
      await page.goto('/my-staff');
      await page.getByRole('button', { name: t('secondFactor.rule.save') }).click();
      const rule = page.getByRole('dialog');
      await rule.getByLabel(t('secondFactor.rule.from')).fill(new Date().toISOString().slice(0, 10));
      await rule.getByRole('button', { name: t('secondFactor.rule.save') }).click();
      await expect(rule).toBeHidden();

      await signOut(page);
      await password();
      const button = page.getByRole('button', { name: t('secondFactor.signIn.byPasskey') });
      await expect(page.getByText(t('secondFactor.signIn.passkeyText'))).toBeVisible();
      await expectNoFaults(page);
      // The page's own buttons begin anew.
      await expect(page.locator('.passkey')).toBeHidden();
      await button.click();
      await isSignedIn(page);

      await signOut(page);
      await password();
      await page.getByRole('button', { name: t('secondFactor.signIn.lostPasskey') }).click();
      await expect(page.getByRole('heading', { name: t('secondFactor.signIn.lostPasskey') })).toBeVisible();
      await page.getByRole('button', { name: t('secondFactor.signIn.lostStart') }).click();
      await expect(
        page.getByRole('status').filter({ hasText: (t('secondFactor.signIn.lostStarted').split('{{')[0] ?? '').trim() }),
      ).toBeVisible();
    });
  });
}

test.describe('the offer', () => {
  const t = textsOf('en');

  test('is made on devices with passkeys until it is declined', async ({ page }) => {
    await withAuthenticator(page);
    const account = await newAccount(page.request);
    await enter(page, account, '/start');
    const offer = page.getByText(t('passkey.offer.title'));
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: t('passkey.offer.decline') }).click();
    await expect(offer).toBeHidden();
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/Auth/GetPasskeys'));
    await page.reload();
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('is not made on other devices', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await enter(page, await newAccount(page.request), '/start');
    await expect(page.getByText(t('dashboard.steps.title'))).toBeVisible();
    expect(asked).not.toContain('/api/Auth/GetPasskeys');
  });
});

test('a browser without passkeys shows no button and loads nothing for them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/sign-in');
  await expect(page.getByLabel(textsOf('en')('auth.email'))).toBeVisible();
  await expect(page.locator('[data-passkey]')).toBeHidden();
  expect(asked.filter((url) => url.includes('passkey'))).toEqual([]);
});
