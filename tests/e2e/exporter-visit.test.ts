/**
 * An exporter at a desktop computer, from the first visit to the first quote, then to a plan, a table of products, an offer, a boost and a
 * colleague. The account is new, and every page is opened as a person opens it. Presses and fields until the quote are counted
 * (docs/performance.md#the-way-to-the-first-quote).
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/page.ts';
import type { TextsOf } from '../../src/i18n/keys.ts';
import { textsOf } from '../support/browser/texts.ts';
import { liveRequest, newBusiness } from '../support/people/businesses.ts';
import {
  approveElsewhere,
  becomeMember,
  expectEffort,
  newMark,
  newPerson,
  payContact,
  pictureOf,
  press,
  startMeter,
} from '../support/people/first-visit.ts';
import { pictured } from '../support/people/pictures.ts';
import { addColleague, boost, buyPlan, importProducts } from '../support/people/story-steps.ts';
import { addRequest } from '../support/people/traders.ts';

const stories = [
  {
    language: 'tr',
    // One language is enough for the gate.
    details: { tag: '@gate' },
    place: { country: 'Türkiye', city: 'Yalova', district: 'Çınarcık' },
    category: 'Tekstil ve Kumaş',
    subCategory: 'Ev Tekstili',
    companyType: 'Üretici',
  },
  {
    language: 'ru',
    details: {},
    place: { country: 'Египет', city: 'Каир' },
    category: 'Текстиль и ткани',
    subCategory: 'Домашний текстиль',
    companyType: 'Производитель',
  },
  {
    language: 'ar',
    details: {},
    place: { country: 'مصر', city: 'القاهرة' },
    category: 'المنسوجات والأقمشة',
    subCategory: 'المنسوجات المنزلية',
    companyType: 'مُصنِّع',
  },
] as const;

for (const { language, details, place, category, subCategory, companyType } of stories)
  test.describe(language, () => {
    const t = textsOf(language);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width: 1280, height: 900 } });

    test(
      'an exporter signs up, shows a product and quotes, within the counted steps, and goes on to a boosted offer',
      details,
      async ({ page, browser, context }) => {
        test.setTimeout(180_000);
        page.setDefaultTimeout(15_000);
        const mark = newMark();
        const wanted = `Otel havlusu ${mark}`;
        await liveRequest(page.request, await newBusiness(page.request), 1, wanted);
        const [person, meter] = [newPerson('Elif Yıldırım'), await startMeter(context)];
        const openLink = async (path: string) => {
          meter.press();
          await page.goto(path);
        };

        await page.goto('/');
        const begun = meter.read();
        await page
          .getByRole('banner')
          .getByRole('link', { name: t('nav.signUp') })
          .click();
        const company = { name: `Gediz Havlu ${mark}`, ...place };
        await becomeMember(
          page,
          browser,
          { screen: page, meter, person, language, openLink },
          { ...company, email: person.email, category, subCategory, companyType },
        );
        expectEffort('exporter, sign-up to approval', meter.read(begun), { presses: 15, fields: 23 });

        const companyPath = new URL(page.url()).pathname;
        await test.step('a product', () => addProduct(page, t, category, subCategory));

        await test.step('a request is answered with a quote', async () => {
          const search = page.locator('form.search [name=value]');
          await search.fill(mark);
          await search.press('Enter');
          await page.getByRole('link', { name: wanted }).click();
          await payContact(page, language, 'Merhaba, bu havluyu dokuyoruz.');
          await press(page, t('chat.quote.send'));
          const quote = page.getByRole('dialog');
          await quote.locator('[name=price]').fill('8,40');
          await quote.locator('[name=quantity]').fill('2.000');
          await quote.getByRole('button', { name: t('quote.form.sendNew'), exact: true }).click();
          await expect(page.locator('.bubble .quote')).toHaveAttribute('data-quote-state', 'sent');
        });
        expectEffort('exporter, sign-up to first quote', meter.read(begun), { presses: 24, fields: 31 });
        await pictured(page, 'quote');

        await test.step('a plan is paid by card', () => buyPlan(page, language));
        await test.step('a table becomes products', () => importProducts(page, language, companyPath, [category, subCategory]));
        await test.step('an offer is published', async () => {
          const offer = { company: company.name, category, subCategory, name: `Bornoz ${mark}`, description: 'Penye pamuk, FOB İzmir.' };
          await addRequest(page, t, offer, 2);
          await pictured(page, 'requests');
          await approveElsewhere(browser, language, 'request', offer.name);
        });
        await test.step('the company is boosted', () => boost(page, language, companyPath));
        await test.step('a colleague is added', () => addColleague(page, language, `colleague-${mark}@kervan.example`));
        expect(meter.deadEnds()).toEqual([]);
      },
    );
  });

async function addProduct(page: Page, t: TextsOf, category: string, subCategory: string): Promise<void> {
  await page
    .getByRole('link', { name: t('company.products.add') })
    .first()
    .click();
  const form = page.locator('main form');
  await form.locator('[name=name]').fill('Otel havlusu 500 g/m²');
  await form.locator('[name=description]').fill('Penye pamuk, çift bükümlü. En az 500 kg.');
  await form.getByLabel(t('product.field.tags')).fill('havlu');
  // The company's only category is chosen already.
  await expect(form.locator('[name=categoryId] option:checked')).toHaveText(category);
  await expect(form.locator('[name=subCategoryId] option:checked')).toHaveText(subCategory);
  const photo = { name: 'havlu.png', mimeType: 'image/png', buffer: await pictureOf(600, 450) };
  await form.locator('input[type=file]').first().setInputFiles(photo);
  await expect(form.locator('.picture-grid img')).toBeVisible();
  await expect(form.locator('.upload-state')).toHaveCount(0);
  await form.locator('[type=submit]').click();
  await expect(page.locator('.product-row')).toHaveCount(1);
}
