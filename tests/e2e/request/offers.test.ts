/** Trade facts and certificates, from the owner's form over the moderator to a visitor: on the built product, in a real browser. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { field, toast } from '../../support/people/auth-pages.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { expect, stepMs, test, testsOf } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const dayMs = 86_400_000;

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    const t = textsOf(language);
    const headers = { 'accept-language': language };
    test.use({ locale: language, extraHTTPHeaders: headers, viewport: { width: 390, height: 844 } });
    const testIn = testsOf(language);

    testIn('ar')(
      'a product says its price, least order and origin in the form, and every visitor reads them at the top',
      async ({ page, browser }) => {
        test.setTimeout(180_000);
        page.setDefaultTimeout(stepMs);
        const business = await newBusiness(page.request, 'AR');
        await enter(page, business, `/add-product/${business.companyId}`);
        await field(page, 'name').fill('Hotel towel');
        await field(page, 'description').fill('Combed cotton.');
        await page.getByLabel(t('product.field.tags')).fill('towel');
        await page.keyboard.press('Enter');
        await field(page, 'categoryId').selectOption({ index: 1 });
        await field(page, 'subCategoryId').selectOption({ index: 2 });
        const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5c63' } })
          .png()
          .toBuffer();
        const uploaded = page.waitForResponse(/\/api\/Tools\/UploadFile/);
        await page.locator('main input[type=file]').setInputFiles({ name: 'towel.png', mimeType: 'image/png', buffer });
        await uploaded;
        // The buttons below move up when the progress disappears.
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await field(page, 'minimumOrder').fill('1500');
        await page.getByRole('button', { name: t('product.add'), exact: true }).click();
        await expect(page.locator('main form').getByText(t('product.check.unit'))).toBeVisible();
        await field(page, 'unit').selectOption('KGM');
        await field(page, 'priceKind').selectOption('stated');
        await field(page, 'priceFrom').fill('3.1');
        await field(page, 'priceTo').fill('4.4');
        await field(page, 'incoterm').selectOption('FOB');
        await field(page, 'deliveryPlace').fill('Mersin');
        await field(page, 'hsCode').fill('6302.60');
        await expectNoFaults(page);
        await page.getByRole('button', { name: t('product.add'), exact: true }).click();
        await expect(toast(page, t('product.added'))).toBeVisible();

        const visitor = await (await browser.newContext({ locale: 'en', extraHTTPHeaders: { 'accept-language': 'en' } })).newPage();
        await visitor.goto(`/companies/${business.path}/products`);
        await visitor.getByRole('link', { name: 'Hotel towel' }).click();
        const facts = visitor.locator('.fact-table');
        await expect(facts).toContainText('$3.10 to $4.40 per kg');
        await expect(facts).toContainText('FOB \u2068Mersin\u2069');
        await expect(facts).toContainText('1,500 kg');
        await expect(facts).toContainText('6302.60');
        const data = JSON.parse((await visitor.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as object;
        expect(data).toMatchObject({
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: 3.1,
            highPrice: 4.4,
            priceCurrency: 'USD',
            eligibleQuantity: { minValue: 1500, unitCode: 'KGM' },
          },
        });
        await visitor.context().close();
      },
    );

    testIn('en')(
      'a certificate is added with its document, checked by a moderator, and shown with its number',
      { tag: '@gate' },
      async ({ page, browser }) => {
        test.setTimeout(180_000);
        page.setDefaultTimeout(stepMs);
        const business = await newBusiness(page.request, 'EN');
        await enter(page, business, `/my-companies/${business.companyId}`);
        const section = page.locator('#certificates');
        await section.getByRole('button', { name: t('company.certificate.add') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: t('common.actions.save') }).click();
        await expect(dialog.getByText(t('errors.fields.REQUIRED'))).toHaveCount(5);
        await expectNoFaults(page);
        await dialog.getByLabel(t('company.certificate.kind')).selectOption('iso9001');
        await dialog.getByLabel(t('company.certificate.number')).fill('QM-4711');
        await dialog.getByLabel(t('company.certificate.issuer')).fill('Quay Register');
        await dialog.getByLabel(t('trade.label.validUntil')).fill(new Date(Date.now() + 90 * dayMs).toISOString().slice(0, 10));
        const document = { name: 'iso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
        await dialog.locator('input[type=file]').setInputFiles(document);
        await dialog.getByRole('button', { name: t('common.actions.save') }).click();
        await expect(section.getByText(t('company.certificate.state.waiting'))).toBeVisible();

        await approve(await (await browser.newContext({ locale: language, extraHTTPHeaders: headers })).newPage(), business.companyName);
        await page.reload();
        await expect(section.getByText(t('company.certificate.state.checked'))).toBeVisible();
        const visitor = await (await browser.newContext({ locale: language, extraHTTPHeaders: headers })).newPage();
        await visitor.goto(`/companies/${business.path}`);
        await expect(visitor.locator('main')).toContainText('QM-4711');
        await visitor.getByRole('button', { name: t('directory.approved') }).click();
        await expect(visitor.locator('#approved')).toBeVisible();
        await expectNoFaults(visitor);
        await visitor.context().close();
      },
    );

    async function approve(console: Page, companyName: string): Promise<void> {
      await enter(console, demoAccount('moderator'), '/moderation?kind=certificate', { language });
      await console.locator('.queue__item').filter({ hasText: companyName }).click();
      await expect(console.getByRole('link', { name: 'iso.pdf' })).toBeVisible();
      await console.getByRole('button', { name: t('moderation.approve') }).click();
      await expect(toast(console, t('moderation.approved'))).toBeVisible();
      await console.context().close();
    }
  });
