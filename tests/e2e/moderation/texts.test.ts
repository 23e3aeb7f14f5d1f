/**
 * A request written in three languages, as readers of four find it. No model runs here: a mock of the browsers' Translator API replaces it.
 */
import type { Page } from '@playwright/test';
import { type Business, decideNewestRequest, newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const language = 'ar';
const t = textsOf(language);
const turkish = { name: 'Ring iplik Ne 30/1 aranıyor', description: 'Yirmi ton penye iplik için teklif bekliyoruz.' };
const arabic = { name: 'مطلوب خيوط قطنية Ne 30/1', description: 'نطلب عشرين طنًا من الخيوط القطنية الممشطة.' };
const russian = { name: 'Нужна хлопковая пряжа Ne 30/1', description: 'Просим предложения на двадцать тонн гребенной пряжи.' };

async function write(page: Page, { companyId }: Business): Promise<void> {
  await page.locator('main [name="companyId"]').selectOption(companyId);
  await page.locator('main [name="categoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="subCategoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="name"]').fill(turkish.name);
  await page.locator('main [name="description"]').fill(turkish.description);
  await page.getByLabel(t('request.form.field.tags')).fill('iplik');
  await page.keyboard.press('Enter');
  const languages = page.getByRole('group', { name: t('form.languages.add') });
  // The language of the main fields is not offered.
  await expect(languages.getByRole('button')).toHaveText(['English', 'Русский', 'العربية']);
  await languages.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('main [name="nameAR"]')).toBeFocused();
  // Removed by the keyboard, the language is offered again, and the focus is there.
  await page
    .getByRole('button', { name: t('account.removeOne', { name: '' }).trim() })
    .last()
    .press('Enter');
  await expect(languages.getByRole('button', { name: 'العربية' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('main [name="nameAR"]').fill(arabic.name);
  await languages.getByRole('button', { name: 'Русский' }).click();
  await expect(page.locator('main [name="writtenIn"]')).toHaveValue('TR');
  await page.locator('main [name="nameRU"]').fill(russian.name);
  await page.locator('main [name="descriptionRU"]').fill(russian.description);
  // An added language has to be filled in completely, and a reload loses none of its texts.
  await page.getByRole('button', { name: t('request.form.paySend'), exact: true }).click();
  await expect(page.locator('main .error')).toHaveText(t('form.languages.otherDescription'));
  // Waits until the last input is stored.
  await page.waitForFunction((text) => Object.values(localStorage).some((value) => String(value).includes(text)), russian.description);
  await page.reload();
  await expect(page.locator('main [name="nameRU"]')).toHaveValue(russian.name);
  await page.locator('main [name="descriptionAR"]').fill(arabic.description);
  await page.getByRole('button', { name: t('request.form.paySend'), exact: true }).click();
  await page.locator('.button--spend').click();
  await page.waitForURL('**/my-requests');
}

test('readers find a request in their own language, with the original a tap away, and with a translation if neither is theirs', async ({
  page,
  request,
  browser,
}) => {
  const business = await newBusiness(request, 'TR');
  await enter(page, business, '/add-request?type=1', { language });
  await write(page, business);
  const address = `/imports/${await decideNewestRequest(request, business, { approve: true })}`;

  await test.step('an Arabic and a Russian reader read the text in their language, and the original below', async () => {
    for (const [prefix, text] of [
      ['ar', arabic],
      ['ru', russian],
    ] as const) {
      await page.goto(`/${prefix}${address}`);
      await expect(page.locator('h1')).toHaveText(text.name);
      await expect(page.locator('main .prose--plain').first()).toHaveText(text.description);
      const original = page.locator('.original');
      await expect(original.getByText(turkish.description)).toBeHidden();
      await original.locator('summary').click();
      await expect(original.getByText(turkish.description)).toBeVisible();
      await expect(original.locator('div').first()).toHaveAttribute('lang', 'tr');
      await expect(original.locator('div').first()).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('[data-translate]')).toHaveCount(0);
    }
    await page.goto(`/ru/imports?value=${encodeURIComponent('пряжа Ne 30/1')}`);
    await expect(page.getByRole('link', { name: russian.name })).toBeVisible();
  });

  await test.step('the author’s own page has neither', async () => {
    await page.goto(`/tr${address}`);
    await expect(page.locator('h1')).toHaveText(turkish.name);
    await expect(page.locator('.original, [data-translate]')).toHaveCount(0);
  });

  await test.step('an English reader is offered nothing without a translator', async () => {
    const reader = await browser.newPage();
    await reader.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'));
    await reader.goto(`${new URL(page.url()).origin}/en${address}`);
    await expect(reader.locator('h1')).toHaveText(turkish.name);
    await expect(reader.locator('h1')).toHaveAttribute('lang', 'tr');
    await reader.waitForLoadState('networkidle');
    await expect(reader.locator('[data-translate]')).toBeHidden();
    await reader.close();
  });

  await test.step('a slow translation says so, and offers the original', async () => {
    const en = textsOf('en');
    const reader = await browser.newPage();
    await reader.addInitScript(() => {
      const create = () => new Promise(() => undefined);
      Object.assign(globalThis, { Translator: { availability: async () => 'available', create } });
    });
    await reader.goto(`${new URL(page.url()).origin}/en${address}`);
    const toggle = reader.locator('[data-translate]');
    await toggle.getByRole('button', { name: en('page.translate.ask'), exact: true }).click();
    const stop = toggle.getByRole('button', { name: en('page.translate.stop'), exact: true });
    await expect(stop).toBeVisible();
    await expect(toggle.getByRole('status')).toHaveText(en('page.translate.slow'));
    await stop.click();
    await expect(toggle.getByRole('button', { name: en('page.translate.ask'), exact: true })).toBeVisible();
    await expect(toggle.getByRole('status')).toHaveText('');
    await expect(reader.locator('h1')).toHaveText(turkish.name);
    await reader.close();
  });

  await test.step('and with a translator a translation, marked as such, and back', async () => {
    const en = textsOf('en');
    const reader = await browser.newPage();
    await reader.addInitScript(() => {
      const translate = async (text: string) => `(en) ${text}`;
      Object.assign(globalThis, { Translator: { availability: async () => 'available', create: async () => ({ translate }) } });
    });
    await reader.goto(`${new URL(page.url()).origin}/en${address}`);
    const toggle = reader.locator('[data-translate]');
    await toggle.getByRole('button', { name: en('page.translate.ask'), exact: true }).click();
    await expect(reader.locator('h1')).toHaveText(`(en) ${turkish.name}`);
    await expect(reader.locator('h1')).toHaveAttribute('lang', 'en');
    await expect(reader.locator('main .prose--plain').first()).toHaveText(`(en) ${turkish.description}`);
    await expect(toggle.getByRole('status')).toHaveText(en('page.translate.note'));
    await toggle.getByRole('button', { name: en('page.translate.back'), exact: true }).click();
    await expect(reader.locator('h1')).toHaveText(turkish.name);
    await expect(reader.locator('h1')).toHaveAttribute('lang', 'tr');
    await expect(toggle.getByRole('status')).toBeEmpty();
    await reader.close();
  });
});
