/** A form whose script cannot be loaded says so, loses nothing, and works without script where the edge answers it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('ar');

/** Every script that is loaded after the page's own. */
const withoutIslands = (page: Page) => page.route(/\/_astro\/.*\.js/, (route) => route.abort());
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: t('common.partMissing') });

test('the sign-in form names the cause, and keeps what was typed', async ({ page }) => {
  await withoutIslands(page);
  await page.goto('/ar/sign-in');
  await expect(missing(page)).toBeHidden();
  const email = page.locator('main input[type=email], main input[name=email]').first();
  await email.fill('mira@example.test');
  await expect(missing(page)).toBeVisible();
  await email.press('Enter');
  await expect(page).toHaveURL(/\/ar\/sign-in$/);
  await expect(email).toHaveValue('mira@example.test');
});

test('the page of a mailed link does not wait for ever', async ({ page }) => {
  await withoutIslands(page);
  await page.goto('/ar/activation?token=unknown');
  await expect(missing(page)).toBeVisible();
});

test('the contact form is sent without its script', async ({ page }) => {
  await withoutIslands(page);
  await page.goto('/ar/contact-us');
  const form = page.locator('main form[action]').last();
  await form.locator('textarea').fill('Where is your office?');
  await expect(missing(page)).toBeVisible();
  await form.locator('[type=submit]').click();
  // The other fields are empty: the edge answers with the form, what was typed, and what is missing.
  await expect(page.locator('main form [aria-invalid=true]').first()).toBeVisible();
  await expect(page.locator('main textarea')).toHaveValue('Where is your office?');
});
