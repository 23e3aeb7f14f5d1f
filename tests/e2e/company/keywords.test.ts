/** Keywords keep their letters, except words of the trade glossary, which readers see in their language; uncertain ones are shown to their
 * owner until they save. */
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { field } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('tr');
test.use({ locale: 'tr', extraHTTPHeaders: { 'accept-language': 'tr' }, viewport: { width: 390, height: 844 } });

test('capitals become lower case by Turkish rules in a Turkish record, stored once, and are shown so on the public page', async ({
  page,
}) => {
  const business = await newBusiness(page.request, 'TR');
  await enter(page, business, `/my-companies/${business.companyId}`);
  const tags = page.getByLabel(t('company.field.tags'));
  const keywordChip = (tag: string) => page.getByRole('button', { name: t('account.removeOne', { name: tag }), exact: true });
  await field(page, 'description').fill('Edremit körfezinden naturel sızma yağ; ihracat için teneke.');
  for (const typed of ['SIKIM', 'Zeytinyağı', 'SOĞUK SIKIM', 'IRON WIRE']) {
    await tags.fill(typed);
    await page.keyboard.press('Enter');
  }
  for (const tag of ['sıkım', 'zeytinyağı', 'soğuk sıkım', 'iron wire']) await expect(keywordChip(tag)).toBeVisible();
  await tags.fill('soguk sikim');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('errors.fields.DUPLICATE'))).toBeVisible();
  await tags.fill('');
  const saved = page.waitForResponse('**/api/Company/EditCompany');
  await page
    .locator('main form')
    .getByRole('button', { name: t('common.actions.save'), exact: true })
    .click();
  expect((await saved).status()).toBe(200);
  await page.goto(`/companies/${business.path}`);
  await expect(page.locator('.tags a')).toHaveText([/havlu/, /sıkım/, /zeytinyağı/, /soğuk sıkım/, /iron wire/]);
  await page.locator('.tags a', { hasText: 'soğuk sıkım' }).click();
  await expect(page).toHaveURL(/value=/);
  await expect(page.getByRole('link', { name: business.companyName }).first()).toBeVisible();
});

test('a keyword with uncertain letters is marked until it is removed', async ({ page }) => {
  const business = await newBusiness(page.request, 'TR');
  await page.route('**/api/Company/GetCompanyById', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { company: Record<string, unknown> } };
    Object.assign(answer.data.company, { companyKeywords: ['towels', 'vizirti'], keywordsToCheck: ['vizirti'] });
    await route.fulfill({ response, json: answer });
  });
  await enter(page, business, `/my-companies/${business.companyId}`);
  const note = page.locator('.note', { hasText: t('account.keywordsToCheck') });
  await expect(note).toContainText('vizirti');
  await expect(note).not.toContainText('towels');
  await expectNoFaults(page);
  await page.getByRole('button', { name: t('account.removeOne', { name: 'vizirti' }), exact: true }).click();
  await expect(note).toBeHidden();
});
