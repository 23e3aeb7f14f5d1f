/**
 * The dialog for a fresh proof before sensitive changes (docs/behaviour.md#fresh-proof). The test fakes the first refusal instead of
 * waiting for ten minutes; the proofs are real. tests/api/auth/fresh-proof.test.ts tests the times.
 */
import type { Page } from '@playwright/test';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { withAuthenticator } from '../../support/browser/virtual-authenticator.ts';
import { askProofOnce } from '../../support/people/fresh-proof.ts';
import { newConfirmedAccount } from '../../support/people/businesses.ts';
import { enter, newAccount } from '../../support/people/members.ts';
import { addApp } from '../../support/people/second-factor.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    const t = textsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width, height: 844 } });
    const download = (page: Page) => page.getByRole('button', { name: t('user.settings.data.download') }).click();

    test(
      'a member gives the password in a dialog, and the refused action is completed',
      { tag: language === 'ar' ? '@gate' : [] },
      async ({ page }) => {
        const account = await newAccount(page.request, language === 'ar' ? 'AR' : 'EN');
        await enter(page, account, '/profile-settings?part=data');
        await askProofOnce(page, downloadMyData);
        await download(page);
        const dialog = page.getByRole('dialog', { name: t('proof.title') });
        await expect(dialog).toBeVisible();
        await expectNoFaults(page);
        await dialog.getByRole('button', { name: t('proof.confirm') }).click();
        await expect(dialog.getByText(t('proof.passwordRequired'))).toBeVisible();
        await dialog.getByRole('textbox', { name: t('proof.password') }).fill('not-the-password');
        await dialog.getByRole('button', { name: t('proof.confirm') }).click();
        await expect(dialog.getByText(t('errors.PROOF_WRONG'))).toBeVisible();
        await dialog.getByRole('textbox', { name: t('proof.password') }).fill(account.password);
        const file = page.waitForEvent('download');
        await dialog.getByRole('button', { name: t('proof.confirm') }).click();
        expect((await file).suggestedFilename()).toMatch(/\.json$/);
        await expect(dialog).toBeHidden();
      },
    );
  });
}

test('a member who cancels reads why nothing happened, and is asked again at the next press', async ({ page }) => {
  const t = textsOf('en');
  await enter(page, await newAccount(page.request), '/profile-settings?part=data');
  for (let press = 1; press <= 2; press += 1) {
    await askProofOnce(page, downloadMyData);
    await page.getByRole('button', { name: t('user.settings.data.download') }).click();
    const dialog = page.getByRole('dialog', { name: t('proof.title') });
    await dialog.getByRole('button', { name: t('common.actions.cancel') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('errors.PROOF_NEEDED')).first()).toBeVisible();
  }
});

test('a passkey is enough', async ({ page }) => {
  const t = textsOf('en');
  await withAuthenticator(page);
  await enter(page, await newAccount(page.request), '/profile-settings?part=security');
  await page.getByRole('button', { name: t('passkey.add') }).click();
  await expect(page.getByText(t('passkey.added'))).toBeVisible();
  await page.getByRole('link', { name: t('user.settings.tab.data') }).click();
  await askProofOnce(page, downloadMyData);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: t('user.settings.data.download') }).click();
  await page.getByRole('button', { name: t('proof.byPasskey') }).click();
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
});

test('a code of the authenticator app is enough, and a wrong one is answered at its field', async ({ page }) => {
  const t = textsOf('en');
  const account = await newConfirmedAccount(page.request);
  const { factorKey, recoveryCodes } = await addApp(page.request, account);
  await enter(page, { ...account, factorKey }, '/profile-settings?part=data');
  await askProofOnce(page, downloadMyData);
  await page.getByRole('button', { name: t('user.settings.data.download') }).click();
  const dialog = page.getByRole('dialog', { name: t('proof.title') });
  await dialog.getByRole('button', { name: t('proof.byCode') }).click();
  await dialog.getByRole('textbox', { name: t('secondFactor.code') }).fill('000000');
  await dialog.getByRole('button', { name: t('proof.confirm') }).click();
  await expect(dialog.getByText(t('errors.SECOND_FACTOR_WRONG'))).toBeVisible();
  await expectNoFaults(page);
  const file = page.waitForEvent('download');
  await dialog.getByRole('textbox', { name: t('secondFactor.code') }).fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: t('proof.confirm') }).click();
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
});
