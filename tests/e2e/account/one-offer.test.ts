/** A member who uses no passkey, authenticator app or provider sees one offer, once (docs/behaviour.md#passkeys). */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { withAuthenticator, withoutPasskeyList } from '../../support/browser/virtual-authenticator.ts';
import { type Account, enterByForm, leave, newAccount } from '../../support/people/members.ts';

const t = textsOf('en');
const offerOf = (page: Page) => page.getByRole('heading', { name: t('passkey.offer.title') });

/** Signs in with e-mail and password only. The form opens the page at once, without any further question. */
async function signIn(page: Page, account: Account): Promise<void> {
  const pages: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && pages.push(new URL(frame.url()).pathname));
  await enterByForm(page, account, '/start');
  await expect(page.getByText(t('dashboard.steps.title'))).toBeVisible();
  // Waits until any further question would have been loaded.
  await page.waitForLoadState('networkidle');
  expect(pages).toEqual(['/sign-in', '/start']);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expect(page.locator('.due-banner')).toHaveCount(0);
}

/** The sign-in form has e-mail and password, and neither a code nor another step. */
async function expectPlainForm(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await expect(page.locator('main form').locator('input:visible:not([type=checkbox])')).toHaveCount(2);
  await expect(page.getByText(t('passkey.offer.title'))).toHaveCount(0);
}

/** How often the pages name passkeys or the authenticator app. */
const mentions = (page: Page) => page.locator('main').getByText(new RegExp(`${t('passkey.title')}|${t('secondFactor.title')}`, 'i'));

test('on a device with passkeys a new member gets one offer, and none anywhere once it is declined', async ({ page, browser }) => {
  await withoutPasskeyList(page);
  await withAuthenticator(page);
  const account = await newAccount(page.request);
  await expectPlainForm(page);
  await signIn(page, account);
  await expect(offerOf(page)).toHaveCount(1);
  for (const path of ['/profile', '/my-companies', '/messages', '/profile-settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mentions(page), path).toHaveCount(0);
  }
  await page.goto('/start');
  await page.getByRole('button', { name: t('passkey.offer.decline') }).click();
  await expect(offerOf(page)).toHaveCount(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  await withoutPasskeyList(other);
  await withAuthenticator(other);
  await expectPlainForm(other);
  const read = other.waitForResponse((response) => response.url().endsWith('/api/Auth/GetPasskeys'));
  await signIn(other, account);
  await read;
  await expect(mentions(other)).toHaveCount(0);
  await expect(offerOf(other)).toHaveCount(0);
  await context.close();

  await leave(page);
  await signIn(page, account);
  await expect(offerOf(page)).toHaveCount(0);
});

test('on a device without passkeys a new member signs in and sees nothing of them', async ({ page }) => {
  await expectPlainForm(page);
  await signIn(page, await newAccount(page.request));
  await expect(mentions(page)).toHaveCount(0);
  await expect(offerOf(page)).toHaveCount(0);
});
