/** Steps of the exporter's and the buyer's story after the first quote, each from the open page of somebody who is signed in. */
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { answerBank, payInWindow, pricesIn, typeCard } from './payers.ts';
import { expect } from '../browser/page.ts';
import { textsOf } from '../browser/texts.ts';
import { pictureOf, press, type Visitor } from './first-visit.ts';
import { pictured } from './pictures.ts';
import type { Screen } from './traders.ts';

/** Buys the cheapest plan by card, with the question of the bank. */
export async function buyPlan(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  const { plan } = await pricesIn(page.request, apiLanguage(language));
  await page.goto(`/payment/plan/${plan.id}`);
  // The bank asks for an address, which a new account does not have yet.
  await page.waitForURL('**/profile-settings');
  await page.locator('main [name=addressDescription]').fill('OSB, 12. Cadde No. 5');
  await page.locator('main [name=postalCode]').fill('20014');
  await pictured(page, 'address');
  await press(page, t('common.actions.save'));
  await page.waitForURL(`**/payment/plan/${plan.id}`);
  await typeCard(page, 'success', apiLanguage(language));
  await pictured(page, 'card');
  await answerBank(await payInWindow(page));
  await page.waitForURL(`**/payment/success/plan/${plan.id}`);
  await expect(page.getByRole('heading', { level: 1, name: t('payment.success.title') })).toBeVisible();
  await pictured(page, 'paid');
}

/** Imports two products by a table and a file of pictures. */
export async function importProducts(
  page: Page,
  language: Language,
  companyPath: string,
  [category, sub]: [string, string],
): Promise<void> {
  const t = textsOf(language);
  await page.goto(companyPath);
  await page.getByRole('link', { name: t('product.many') }).click();
  const lines = [
    'name;category;sub_category;tags;description;pictures',
    ...[1, 2].map((n) => `Bornoz ${n};${category};${sub};bornoz;"Penye; şal yaka";bornoz.png`),
  ];
  const table = { name: 'bornoz.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'utf8') };
  await page.locator('main input[type=file][accept*=csv]').setInputFiles(table);
  const zip = Buffer.from(zipSync({ 'bornoz.png': await pictureOf(600, 450) }));
  await page.locator('main input[type=file][accept*=zip]').setInputFiles({ name: 'bornoz.zip', mimeType: 'application/zip', buffer: zip });
  await expect(page.getByRole('list', { name: t('bulkImport.preview.rows') }).getByRole('listitem')).toHaveCount(2);
  await pictured(page, 'table');
  await page
    .getByRole('button', {
      name: t('bulkImport.preview.start', { number: new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en').format(2) }),
    })
    .click();
  await expect(page.getByText(t('bulkImport.report.done'))).toBeVisible();
  await pictured(page, 'imported');
  await page.getByRole('link', { name: t('bulkImport.report.list') }).click();
  await expect(page.locator('.product-row')).toHaveCount(3);
}

/** Boosts the own company for the shortest time. */
export async function boost(page: Page, language: Language, companyPath: string): Promise<void> {
  const t = textsOf(language);
  await page.goto(companyPath);
  await page.getByRole('radio', { name: t('company.boost.length.1') }).check();
  await pictured(page, 'boost');
  await page.locator('main .button--spend').click();
  await page.getByRole('alertdialog').locator('.button--spend').click();
  await expect(page.locator('.toast').filter({ hasText: t('company.boost.done') })).toBeVisible();
}

export async function addColleague(page: Page, language: Language, email: string): Promise<void> {
  const t = textsOf(language);
  await page.goto('/my-staff');
  await page
    .getByRole('button', { name: t('staff.add'), exact: true })
    .first()
    .click();
  const field = (name: string) => page.getByRole('dialog').locator(`[name="${name}"]`);
  await field('name').fill('Ceren Aksoy');
  await field('email').fill(email);
  for (const name of ['password', 'again']) await field(name).fill('Calm-caravan-9');
  await field('phone').fill('532 111 22 33');
  await pictured(page, 'colleague');
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.locator('.own-row').filter({ hasText: 'Ceren Aksoy' })).toBeVisible();
  await pictured(page, 'staff');
}

/** Sends a picture in the open chat. */
export async function sendPicture(screen: Screen): Promise<void> {
  const file = { name: 'label.png', mimeType: 'image/png', buffer: await pictureOf(600, 450) };
  await screen.locator('.composer input[type=file]').setInputFiles(file);
  await expect(screen.getByRole('log').getByRole('button', { name: /label\.png/ })).toBeVisible();
  await pictured(screen, 'chat-file');
}

/** Deletes the own account, and sees that it is gone. */
export async function deleteAccount({ screen, person, language, openLink }: Visitor): Promise<void> {
  const t = textsOf(language);
  await openLink('/profile-settings?part=data');
  await press(screen, t('user.settings.delete.open'));
  const question = screen.getByRole('alertdialog', { name: t('user.settings.delete.ask') });
  await question.getByRole('textbox').fill(person.email);
  await pictured(screen, 'deletion');
  await question.getByRole('button', { name: t('user.settings.delete.confirm') }).click();
  await expect(screen.getByRole('heading', { level: 1, name: t('page.accountDeleted') })).toBeVisible();
  await pictured(screen, 'deleted');
}
