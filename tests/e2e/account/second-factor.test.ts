/** The authenticator app of a member (docs/behaviour.md#second-factor), and what an account requires of its people. */
import type { Page } from '@playwright/test';
import { dayMs } from '../../../contract/limits.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { toast } from '../../support/people/auth-pages.ts';
import { newConfirmedAccount } from '../../support/people/businesses.ts';
import { type Account, enter, leave } from '../../support/people/members.ts';
import { demoCode } from '../../support/people/second-factor.ts';
import { mailTo } from '../../support/people/traders.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    const t = textsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width, height: 844 } });

    const security = '/profile-settings?part=security';
    const section = (page: Page) => page.locator('#second-factor');
    const signOut = async (page: Page) => {
      // The trust of a browser outlives its sessions.
      await leave(page, /(?<!kervan-trust)$/);
      await page.goto(`/sign-in?redirect=${encodeURIComponent(security)}`);
    };
    const typePassword = async (page: Page, { email, password }: Account) => {
      const form = page.locator('main form');
      await form.locator('[name=email]').fill(email);
      await form.locator('[name=password]').fill(password);
      await form.locator('[type=submit]').click();
    };
    /** @returns the key and the recovery codes */
    async function setUp(page: Page): Promise<{ key: string; codes: string[] }> {
      await section(page)
        .getByRole('button', { name: t('secondFactor.begin') })
        .click();
      await expect(section(page).getByRole('img', { name: t('secondFactor.qr') })).toBeVisible();
      const key = ((await page.locator('.factor-key').textContent()) ?? '').replaceAll(' ', '');
      const field = section(page).getByLabel(t('secondFactor.firstCode'));
      await field.fill('000000');
      await section(page)
        .getByRole('button', { name: t('secondFactor.confirm') })
        .click();
      await expect(section(page).getByText(t('errors.SECOND_FACTOR_WRONG'))).toBeVisible();
      await expectNoFaults(page);
      await field.fill(await demoCode(key));
      await section(page)
        .getByRole('button', { name: t('secondFactor.confirm') })
        .click();
      await expect(section(page).locator('.recovery-codes li')).toHaveCount(10);
      const codes = await section(page).locator('.recovery-codes li').allTextContents();
      await section(page)
        .getByRole('button', { name: t('secondFactor.kept') })
        .click();
      await expect(section(page).getByRole('button', { name: t('secondFactor.remove') })).toBeVisible();
      return { key, codes };
    }

    test('a member sets up an app, signs in by code, trusts the browser and ends that', async ({ page }) => {
      const account = await newConfirmedAccount(page.request, language === 'ar' ? 'AR' : 'EN');
      await enter(page, account, security);
      const { key, codes } = await setUp(page);

      await signOut(page);
      await typePassword(page, account);
      const code = page.getByLabel(t('secondFactor.signIn.code'));
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      const trust = page.getByLabel(t('secondFactor.signIn.trust'));
      await expect(trust).not.toBeChecked();
      await expectNoFaults(page);
      await code.fill('000000');
      await page.getByRole('button', { name: t('secondFactor.signIn.submit'), exact: true }).click();
      await expect(page.getByText(t('errors.SECOND_FACTOR_WRONG'))).toBeVisible();
      await expect(code).toHaveValue('000000');
      // Each code is accepted once, and the present one was used in the setup.
      await code.fill(await demoCode(key, 1));
      await trust.check();
      await page.getByRole('button', { name: t('secondFactor.signIn.submit'), exact: true }).click();

      const browsers = page.locator('#trusted-browsers');
      await expect(browsers.getByText(t('secondFactor.trusted.current'))).toBeVisible();
      await expectNoFaults(page);
      await signOut(page);
      await typePassword(page, account);
      await expect(browsers.getByText(t('secondFactor.trusted.current'))).toBeVisible();
      await browsers.getByRole('button', { name: t('secondFactor.trusted.end') }).click();
      await expect(toast(page, t('secondFactor.trusted.ended'))).toBeVisible();
      await expect(browsers.getByText(t('secondFactor.trusted.none'))).toBeVisible();

      await signOut(page);
      await typePassword(page, account);
      await page.getByRole('button', { name: t('secondFactor.signIn.useRecovery') }).click();
      await page.getByLabel(t('secondFactor.signIn.recoveryCode')).fill(codes[0] ?? '');
      await page.getByRole('button', { name: t('secondFactor.signIn.submit'), exact: true }).click();
      await page.getByRole('button', { name: t('secondFactor.signIn.goOn') }).click();
      await section(page)
        .getByRole('button', { name: t('secondFactor.remove') })
        .click();
      await section(page)
        .getByLabel(t('secondFactor.code'))
        .fill(codes[1] ?? '');
      await section(page)
        .getByRole('button', { name: t('secondFactor.remove') })
        .click();
      await expect(section(page).getByText(t('secondFactor.isOff'))).toBeVisible();
    });

    test('somebody without app and codes starts the waiting time, and the mail stops it', async ({ page }) => {
      const account = await newConfirmedAccount(page.request, language === 'ar' ? 'AR' : 'EN');
      await enter(page, account, security);
      await setUp(page);
      await signOut(page);
      await typePassword(page, account);
      await page.getByRole('button', { name: t('secondFactor.signIn.useRecovery') }).click();
      await page.getByRole('button', { name: t('secondFactor.signIn.lost') }).click();
      await expect(page.getByText(t('secondFactor.signIn.lostText'))).toBeVisible();
      await expectNoFaults(page);
      await page.getByRole('button', { name: t('secondFactor.signIn.lostStart') }).click();
      await expect(
        page.getByRole('status').filter({ hasText: (t('secondFactor.signIn.lostStarted').split('{{')[0] ?? '').trim() }),
      ).toBeVisible();

      const link = /\/stop-recovery\?token=(\S+)/;
      const { text } = await mailTo(page, account.email, (mail) => link.test(mail.text));
      await page.goto(`/stop-recovery?token=${link.exec(text)?.[1] ?? ''}`);
      await expectNoFaults(page);
      await page.getByRole('button', { name: t('stopRecovery.submit') }).click();
      await expect(page.getByText(t('stopRecovery.done'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('stopRecovery.notFound'))).toBeVisible();
    });

    test('a main user requires it: a banner says the day, and from then on one page leads to the setup', async ({ page }) => {
      const account = await newConfirmedAccount(page.request, language === 'ar' ? 'AR' : 'EN');
      await enter(page, account, '/my-staff');
      const require = async (days: number, label: string) => {
        await page.getByRole('button', { name: label }).click();
        const dialog = page.getByRole('dialog');
        const day = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
        await dialog.getByLabel(t('secondFactor.rule.from')).fill(day);
        await dialog.getByRole('button', { name: t('secondFactor.rule.save') }).click();
        await expect(dialog).toBeHidden();
      };
      const banner = page.locator('.due-banner');
      await require(3, t('secondFactor.rule.save'));
      await expect(banner).toContainText(t('secondFactor.due.bannerLink'));
      await expectNoFaults(page);
      const end = page.getByRole('button', { name: t('secondFactor.rule.end') });
      await end.click();
      await page.getByRole('alertdialog').locator(end).click();
      await expect(end).toHaveCount(0);
      await expect(banner).toBeHidden();
      await require(0, t('secondFactor.rule.save'));
      await expect(page.getByRole('heading', { name: t('secondFactor.due.title') })).toBeVisible();
      await expectNoFaults(page);
      await page.getByRole('button', { name: t('secondFactor.begin') }).click();
      const key = ((await page.locator('.factor-key').textContent()) ?? '').replaceAll(' ', '');
      await page.getByLabel(t('secondFactor.firstCode')).fill(await demoCode(key));
      await page.getByRole('button', { name: t('secondFactor.confirm') }).click();
      await page.getByRole('button', { name: t('secondFactor.kept') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('nav.business.staff') })).toBeVisible();
    });
  });
}
