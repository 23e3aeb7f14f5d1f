/** Input in a form of the business area is not lost without a question, on the built product. */
import type { Page } from '@playwright/test';
import { newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
const question = (page: Page) => page.getByRole('alertdialog', { name: t('account.leave.title') });
const answer = (page: Page, word: 'stay' | 'go') => question(page).getByRole('button', { name: t(`account.leave.${word}`) });
const name = (page: Page) => page.locator('main [name="name"]');

test('the request form and the company form ask on a link and on back navigation; the parts of a company do not', async ({
  page,
  request,
}) => {
  const business = await newBusiness(request);
  await enter(page, business, '/my-requests');
  await page
    .getByRole('link', { name: t('nav.postRequest') })
    .first()
    .click();
  await name(page).fill('Ring-spun yarn');
  await page.getByRole('link', { name: t('common.actions.cancel') }).click();
  await answer(page, 'stay').click();
  await expect(name(page)).toHaveValue('Ring-spun yarn');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/add-request$/);
  await answer(page, 'go').click();
  await expect(page).toHaveURL(/\/my-requests$/);

  await page.goto(`/my-companies/${business.companyId}`);
  await name(page).fill(`${business.companyName} & Sons`);
  await page.getByRole('link', { name: t('company.part.tax') }).click();
  await expect(page.getByLabel(t('company.field.taxNumber'))).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page
    .getByRole('link', { name: t('company.products.add') })
    .first()
    .click();
  await answer(page, 'go').click();
  await expect(page).toHaveURL(new RegExp(`/add-product/${business.companyId}$`));
});

test('a refusal leads to the page that resolves its cause, and asks before input is lost', async ({ page, request }) => {
  const business = await newBusiness(request);
  await enter(page, business, '/add-request?type=1');
  await page.locator('main [name="companyId"]').selectOption(business.companyId);
  await page.locator('main [name="categoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="subCategoryId"]').selectOption({ index: 1 });
  await name(page).fill('Ring-spun yarn');
  await page.locator('main [name="description"]').fill('Ne 30/1, 20 t, CIF Mersin.');
  await page.getByLabel(t('request.form.field.tags')).fill('yarn');
  await page.keyboard.press('Enter');
  await page.route('**/AddAndEditRequest', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'NOT_ENOUGH_CREDIT', message: 'There is not enough credit.' } }),
  );
  await page.getByRole('button', { name: t('request.form.add'), exact: true }).click();
  await page.locator('.button--spend').click();
  await expect(page.locator('.toast').filter({ hasText: t('errors.NOT_ENOUGH_CREDIT') })).toBeVisible();
  await answer(page, 'stay').click();
  await expect(name(page)).toHaveValue('Ring-spun yarn');
  await page.getByRole('button', { name: t('request.form.add'), exact: true }).click();
  await page.locator('.button--spend').click();
  await answer(page, 'go').click();
  await expect(page).toHaveURL(/\/membership#packs$/);
});
