/**
 * The security part of the settings in Turkish and Russian, in all its states. tests/e2e/pages/every-page.test.ts tests public pages only.
 */
import { type Page, request as newRequest } from '@playwright/test';
import { getPasskeyCreation } from '../../../contract/passkey/calls.ts';
import { login } from '../../../contract/session/calls.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { interfaceTexts, latinSentencesOf, untranslatedOf } from '../../support/browser/interface-texts.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { askProofOnce } from '../../support/people/fresh-proof.ts';
import type { Account } from '../../support/people/members.ts';
import { enterWithPasskey } from '../../support/people/own-passkey.ts';
import { demoCode } from '../../support/people/second-factor.ts';

/** All texts are in the language, axe finds no fault, and nothing is wider than the screen. */
async function look(page: Page, language: Language): Promise<void> {
  const texts = await interfaceTexts(page, ['.site-footer', '.factor-key', '.recovery-codes']);
  expect(untranslatedOf(texts, language)).toEqual([]);
  if (language === 'ru') expect(latinSentencesOf(texts)).toEqual([]);
  await expectNoFaults(page);
}

/** Signs in on another device, which is trusted from then on. */
async function trustOther({ email, password }: Account, code: string, agent: string): Promise<void> {
  const request = await newRequest.newContext({ baseURL: process.env.KERVAN_ORIGIN, userAgent: agent });
  const answer = await request.post(pathOf(login), { data: { email, password, source: 1, code, trustBrowser: true } });
  expect(answer.status(), await answer.text()).toBe(200);
  await request.dispose();
}

const sights = (['tr', 'ru'] as const).flatMap((language) =>
  [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ language, width, colorScheme }))),
);

for (const { language, width, colorScheme } of sights)
  test.describe(`in ${language} at ${width} px, ${colorScheme}`, () => {
    const t = textsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width, height: 844 }, colorScheme });

    test('the security part is translated, accessible and no wider than the screen, with its forms and dialogs', async ({ page }) => {
      const { account } = await enterWithPasskey(page, language);
      const factor = page.getByRole('region', { name: t('secondFactor.title') });
      await factor.getByRole('button', { name: t('secondFactor.begin') }).click();
      await expect(factor.getByRole('img', { name: t('secondFactor.qr') })).toBeVisible();
      await look(page, language);
      const key = ((await factor.locator('.factor-key').textContent()) ?? '').replaceAll(' ', '');
      await factor.getByRole('textbox', { name: t('secondFactor.firstCode') }).fill(await demoCode(key));
      await factor.getByRole('button', { name: t('secondFactor.confirm') }).click();
      await expect(factor.locator('.recovery-codes li')).toHaveCount(10);
      await look(page, language);
      const codes = await factor.locator('.recovery-codes li').allTextContents();
      await trustOther(account, codes[0] ?? '', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
      await trustOther(account, codes[1] ?? '', 'curl/8.5.0');

      await page.reload();
      const trusted = page.getByRole('region', { name: t('secondFactor.trusted.title') });
      await expect(trusted.getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('region', { name: t('user.settings.sessions.title') }).getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('region', { name: t('connection.title') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.business.profileSettings'));
      await look(page, language);

      await factor.getByRole('button', { name: t('secondFactor.remove') }).click();
      await expect(factor.getByRole('textbox', { name: t('secondFactor.code') })).toBeVisible();
      await look(page, language);
      const passkeys = page.getByRole('region', { name: t('passkey.title') });
      for (const [button, role] of [
        [passkeys.getByRole('button', { name: t('passkey.rename') }), 'dialog'],
        [passkeys.getByRole('button', { name: t('passkey.remove') }), 'alertdialog'],
        [trusted.getByRole('button', { name: t('secondFactor.trusted.endAll') }), 'alertdialog'],
        [page.getByRole('button', { name: t('user.settings.sessions.endAll') }), 'alertdialog'],
      ] as const) {
        await button.click();
        await expect(page.getByRole(role)).toBeVisible();
        await look(page, language);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toBeHidden();
      }

      await askProofOnce(page, getPasskeyCreation);
      await page.getByRole('button', { name: t('passkey.add') }).click();
      const proof = page.getByRole('dialog', { name: t('proof.title') });
      await expect(proof.getByRole('button', { name: t('proof.byPasskey') })).toBeVisible();
      await look(page, language);
      await proof.getByRole('button', { name: t('proof.byCode') }).click();
      await expect(proof.getByRole('button', { name: t('proof.byPassword') })).toBeVisible();
      await look(page, language);
    });
  });
