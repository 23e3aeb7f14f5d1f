/** Trade facts from the form to readers, in Arabic: digits, codes and places as typed there. */
import { choose, picker } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('ar');

test('facts are typed, refused if invalid, kept over a reload, stored and shown again', async ({ page, request }) => {
  const business = await newBusiness(request, 'AR');
  await enter(page, business, '/add-request?type=1', { language: 'ar' });
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('companyId').selectOption(business.companyId);
  await field('categoryId').selectOption({ index: 1 });
  await field('subCategoryId').selectOption({ index: 1 });
  await field('name').fill('مناشف قطنية');
  await field('description').fill('مناشف للفنادق.');
  await page.getByLabel(t('request.form.field.tags')).fill('towel');
  await page.keyboard.press('Enter');

  // A chapter that is found by its name becomes the beginning of the code.
  await choose(page, t('tradeForm.field.hsChapter'), '63', /^63 /);
  await expect(field('hsCode')).toHaveValue('63');
  await field('hsCode').fill('7700');
  await field('quantity').fill('٢٤٬٠٠٠');
  await field('unit').selectOption('H87');
  await expect(page.getByText('٢٤٬٠٠٠ قطعة', { exact: true })).toBeVisible();
  await field('incoterm').selectOption('DAP');
  const place = (part: 'country' | 'city'): string => `${t('trade.label.place')}: ${t(`tradeForm.field.${part}`)}`;
  await choose(page, place('country'), 'Egypt', /./);
  await expect(picker(page, place('city'))).toBeEnabled();
  await choose(page, place('city'), 'القاهرة', /./);
  const city = await picker(page, place('city')).inputValue();
  await field('priceKind').selectOption('stated');
  await field('price').fill('1.85');
  await field('paymentTerm').selectOption('openAccount');
  await field('paymentDays').fill('٦٠');
  await choose(page, t('trade.label.certificates'), 'OEKO', 'OEKO-TEX');
  // The next one is chosen in a new field, which gets the focus and opens its list, without the chosen one.
  await expect(page.locator('.chip', { hasText: 'OEKO-TEX' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'ISO 9001' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectNoFaults(page);

  await page.getByRole('button', { name: t('request.form.paySend'), exact: true }).click();
  await expect(field('hsCode')).toBeFocused();
  await expect(page.getByText(t('tradeForm.check.hsCode')).first()).toBeVisible();
  await field('hsCode').fill('6302.60');

  // Typed values are stored automatically.
  await expect.poll(async () => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('6302.60'))).toBe(true);
  await page.reload();
  await expect(field('hsCode')).toHaveValue('6302.60');
  await expect(field('quantity')).toHaveValue('٢٤٬٠٠٠');
  await expect(picker(page, place('city'))).toHaveValue(city);
  await expect(page.locator('.chip', { hasText: 'OEKO-TEX' })).toBeVisible();

  await page.getByRole('button', { name: t('request.form.paySend'), exact: true }).click();
  await page.locator('.button--spend').click();
  await page.waitForURL('**/my-requests');
  await page.locator('.own-row__title a').first().click();
  await expect(field('hsCode')).toHaveValue('630260');
  await expect(field('quantity')).toHaveValue('٢٤٠٠٠');
  await expect(field('paymentDays')).toHaveValue('٦٠');
  await expect(field('priceUnit')).toHaveValue('H87');
  await expect(picker(page, place('city'))).toHaveValue(city);
});
