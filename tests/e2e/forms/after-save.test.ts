/**
 * After a save the form answers at once; invalidated data is read again in the background, and meanwhile the page does not show outdated
 * values.
 */
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { ask, newBusiness, type Business } from '../../support/people/businesses.ts';
import { enter, newAccount } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const saveButton = (page: Page) => page.getByRole('button', { name: t('common.actions.save'), exact: true });

/** Delays a call from now on. @returns how often it was sent, and a function that lets the answers through */
async function holdBack(page: Page, path: string): Promise<{ asked: () => number; release: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(path, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    asked: () => held.length,
    release: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

async function addProduct({ request }: Page, { token, companyId }: Business, name: string): Promise<void> {
  const { categories } = await ask<{ categories: { id: string; subCategories: { id: string }[] }[] }>(
    request,
    '/api/CMSCategories/GetCategories',
    { method: 'GET' },
  );
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b5c63' } })
    .png()
    .toBuffer();
  await ask(request, '/api/Company/AddAndEditProduct', {
    token,
    multipart: {
      CompanyId: companyId,
      'Product.Name': name,
      'Product.Description': 'Cotton',
      'Product.CategoryId': categories[0]?.id ?? '',
      'Product.SubCategoryId': categories[0]?.subCategories[0]?.id ?? '',
      'Product.ProductKeywords': 'towel',
      ImageList: { name: 'a.png', mimeType: 'image/png', buffer },
    },
  });
}

test('settings report that they are saved, and can be changed again, while they are read again', { tag: '@gate' }, async ({ page }) => {
  const account = await newAccount(page.request, 'EN');
  await enter(page, account, '/profile-settings', { language: 'en' });
  const name = page.locator('main [name="fullName"]');
  await name.fill('Layla Haddad');
  await page.locator('main [name="addressDescription"]').fill('Quay 17');
  const { asked, release } = await holdBack(page, '**/api/User/GetUserProfile*');
  await saveButton(page).click();
  await expect(toast(page, t('user.settings.saved'))).toBeVisible();
  await expect.poll(asked).toBeGreaterThan(0);
  await expect(saveButton(page)).toBeEnabled();
  await expect(name).toHaveValue('Layla Haddad');
  await release();
  await expect(name).toHaveValue('Layla Haddad');
});

test('what is typed while settings are being saved stays, as unsaved changes', async ({ page }) => {
  const account = await newAccount(page.request, 'EN');
  await enter(page, account, '/profile-settings', { language: 'en' });
  const name = page.locator('main [name="fullName"]');
  const street = page.locator('main [name="addressDescription"]');
  await name.fill('Layla Haddad');
  await street.fill('Quay 17');
  const { asked, release } = await holdBack(page, '**/api/User/EditUserProfile');
  await saveButton(page).click();
  await expect.poll(asked).toBe(1);
  await street.fill('Quay 17, gate 4');
  await release();
  await expect(toast(page, t('user.settings.saved'))).toBeVisible();
  await expect(street).toHaveValue('Quay 17, gate 4');
  await expect(name).toHaveValue('Layla Haddad');
  await expect(page.getByText(t('user.settings.unsaved'))).toBeVisible();
  // The earlier toast may still be shown.
  await saveButton(page).click();
  await expect(page.getByText(t('user.settings.unsaved'))).toBeHidden();
  await expect(street).toHaveValue('Quay 17, gate 4');
});

test('what a visitor types while a message is being sent stays, as the next message', async ({ page }) => {
  await page.goto('/contact-us');
  for (const [name, value] of [
    ['name', 'Layla'],
    ['email', 'layla@kervan.example'],
    ['message', 'Which harbours?'],
  ] as const)
    await page.locator(`main [name="${name}"]`).fill(value);
  const { asked, release } = await holdBack(page, '**/api/Pages/AddContactUs');
  await page.locator('main form [type=submit]').click();
  await expect.poll(asked).toBe(1);
  const message = page.locator('main [name="message"]');
  await message.fill('Which harbours? And which dates?');
  await release();
  await expect(page.getByText(t('page.contact.sent'))).toBeVisible();
  await expect(message).toHaveValue('Which harbours? And which dates?');
  await expect(page.locator('main [name="name"]')).toHaveValue('');
});

test('a list with changed data is never shown in its earlier state', async ({ page }) => {
  const business = await newBusiness(page.request);
  await addProduct(page, business, 'Towel before');
  await enter(page, business, `/my-companies/${business.companyId}?part=products`, { language: 'en' });
  const row = (name: string) => page.locator('.product-rows').getByText(name);
  await expect(row('Towel before')).toBeVisible();
  await page.locator('.product-rows a[href*="/edit-product/"]').first().click();
  await page.locator('main [name="name"]').fill('Towel after');
  const { asked, release } = await holdBack(page, '**/api/Company/GetUserProducts');
  await saveButton(page).click();
  await expect(toast(page, t('product.saved'))).toBeVisible();
  await page.waitForURL('**/my-companies/**');
  await expect.poll(asked).toBeGreaterThan(0);
  await expect(row('Towel before')).toHaveCount(0);
  await release();
  await expect(row('Towel after')).toBeVisible();
});
