/**
 * Files are uploaded when they are chosen, each with its own progress, cancellation, retry and position; a reload or an ended session loses
 * none.
 */
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { newBusiness, type Business } from '../../support/people/businesses.ts';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { atAnotherMachine, enter } from '../../support/people/members.ts';
import { expect, testsOf } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const uploading = '**/api/Tools/UploadFile*';
const digits = (language: string, count: number): string => new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US').format(count);
const files = (page: Page) => page.locator('main input[type=file]');
const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function fillProduct(page: Page, t: ReturnType<typeof textsOf>, name: string): Promise<void> {
  await page.locator('main [name="name"]').fill(name);
  await page.locator('main [name="description"]').fill('Combed cotton.');
  await page.getByLabel(t('product.field.tags')).fill('TOWEL');
  await page.keyboard.press('Enter');
  await page.locator('main [name="categoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="subCategoryId"]').selectOption({ index: 1 });
}

/** Waits until so many pictures are uploaded and in this browser's drafts, which store their keys. */
const expectStored = (page: Page, count: number): Promise<void> => expect.poll(() => page.evaluate(pictureCount)).toBe(count);
const pictureCount = (): number =>
  Object.entries(localStorage as unknown as Record<string, string>)
    .filter(([name]) => name.startsWith('draft:'))
    .flatMap(([, draft]) => (JSON.parse(draft) as { values: { pictures?: object[] } }).values.pictures ?? [])
    .filter((picture) => 'key' in picture).length;

for (const language of ['ar', 'en'] as const) {
  const t = textsOf(language);
  const testIn = testsOf(language);
  const tiles = (page: Page) => page.getByRole('list', { name: t('product.picture.list') }).getByRole('listitem');
  const bar = (page: Page, name: string) => page.getByRole('progressbar', { name: t('account.file.progress', { name }) });
  const retry = (page: Page, name: string) => page.getByRole('button', { name: t('common.actions.retry') }).filter({ hasText: name });
  const add = (page: Page) => page.getByRole('button', { name: t('product.add'), exact: true });
  const colours = (page: Page): Promise<string[]> =>
    tiles(page)
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => {
          const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
          context?.drawImage(image, 0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
          return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))] ?? '';
        }),
      );
  const begin = async (page: Page): Promise<Business> => {
    const business = await newBusiness(page.request, language === 'ar' ? 'AR' : 'EN');
    await enter(page, business, `/add-product/${business.companyId}`, { language });
    return business;
  };

  testIn('ar')('one upload is cancelled, one is retried without a network, and the others are unchanged', async ({ page }) => {
    const { companyId } = await begin(page);
    await fillProduct(page, t, 'Towel');
    const held: Route[] = [];
    await page.route(uploading, (route) => void held.push(route));
    await files(page).setInputFiles([
      await picture('red.png', '#d01010'),
      await picture('green.png', '#10d010'),
      await picture('blue.png', '#1010d0'),
    ]);
    for (const name of ['red.png', 'green.png', 'blue.png']) await expect(bar(page, name)).toBeVisible();
    await expect.poll(() => held.length).toBe(3);
    const of = (name: string) => held.find((route) => route.request().url().includes(name));
    await expectNoFaults(page);

    await page.getByRole('button', { name: t('product.picture.remove', { number: digits(language, 2) }) }).click();
    await expect(tiles(page)).toHaveCount(2);
    await of('red')?.continue();
    await of('blue')?.abort();
    await expect(tiles(page).getByText(t('errors.NETWORK'))).toBeVisible();
    await expect(bar(page, 'red.png')).toHaveCount(0);

    // A save meanwhile shows the pending uploads, and sends nothing.
    await page.unroute(uploading);
    await page.route(uploading, (route) => route.abort());
    await add(page).click();
    await expect(page.locator('main form').getByText(t('account.file.missing'))).toBeVisible();
    await expectNoFaults(page);

    await page.unroute(uploading);
    await retry(page, 'blue.png').click();
    await expect(tiles(page).getByText(t('errors.NETWORK'))).toHaveCount(0);
    await page.getByRole('button', { name: t('product.picture.makeCover', { number: digits(language, 2) }) }).click();
    expect(await colours(page)).toEqual(['blue', 'red']);
    const sent = page.waitForRequest('**/api/Company/AddAndEditProduct');
    await add(page).click();
    expect((await sent).headers()['content-type']).toBe('application/json');
    await page.waitForURL(`/my-companies/${companyId}#product-*`);
  });

  testIn('en')('a refused file is reported at its place at once, and cannot be retried', { tag: '@gate' }, async ({ page }) => {
    await begin(page);
    const fault = { success: false, code: 'UNSUPPORTED_MEDIA', message: '', errors: { ImageList: 'INVALID' } };
    await page.route(uploading, (route) => route.fulfill({ status: 415, json: fault }));
    await files(page).setInputFiles(await picture('red.png', '#d01010'));
    await expect(tiles(page).getByText(t('errors.UNSUPPORTED_MEDIA'))).toBeVisible();
    await expect(retry(page, 'red.png')).toHaveCount(0);
    await expectNoFaults(page);
  });

  testIn('ar')('a reload keeps the pictures in their order, and they are stored with the form', { tag: '@gate' }, async ({ page }) => {
    const { companyId } = await begin(page);
    await fillProduct(page, t, 'Towel');
    await files(page).setInputFiles([await picture('red.png', '#d01010'), await picture('green.png', '#10d010')]);
    await expect(tiles(page)).toHaveCount(2);
    await expectStored(page, 2);
    await page.getByRole('button', { name: t('product.picture.makeCover', { number: digits(language, 2) }) }).click();
    await page.reload();
    await expect(tiles(page)).toHaveCount(2);
    await expect(page.locator('main [name="name"]')).toHaveValue('Towel');
    await expect.poll(() => colours(page)).toEqual(['green', 'red']);
    await expect(page.getByText(t('form.draft.files'))).toHaveCount(0);
    await add(page).click();
    await page.waitForURL(`/my-companies/${companyId}#product-*`);
  });

  testIn('en')('the end of a session loses no picture: an interrupted upload is retried after the sign-in', async ({ page }) => {
    const business = await begin(page);
    await fillProduct(page, t, 'Towel');
    await files(page).setInputFiles(await picture('red.png', '#d01010'));
    await expect(tiles(page)).toHaveCount(1);
    await expectStored(page, 1);
    await atAnotherMachine(business, async (request, headers) => {
      await request.delete('/api/Auth/DeleteSession?id=all', { headers });
    });
    await files(page).setInputFiles(await picture('green.png', '#10d010'));
    await expect(page.getByText(t('account.sessionEnded.title'))).toBeVisible();
    const [other] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .locator('.account-notice')
        .getByRole('link', { name: t('common.actions.signIn') })
        .click(),
    ]);
    await other.locator('main form [name=email]').fill(business.email);
    await other.locator('main form [name=password]').fill(business.password);
    await other.locator('main form [type=submit]').click();
    await expect(page.getByText(t('account.sessionEnded.title'))).toBeHidden();
    await expect(tiles(page)).toHaveCount(2);
    await add(page).click();
    await page.waitForURL(`/my-companies/${business.companyId}#product-*`);
  });

  testIn('en')('a picture that has expired is reported, and the form is saved without it', async ({ page }) => {
    const { companyId } = await begin(page);
    await fillProduct(page, t, 'Towel');
    await files(page).setInputFiles([await picture('red.png', '#d01010'), await picture('green.png', '#10d010')]);
    await expect(tiles(page)).toHaveCount(2);
    await expectStored(page, 2);
    await page.route('**/api/Tools/GetUploads*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { uploads: unknown[] } };
      await route.fulfill({ json: { ...answer, data: { uploads: answer.data.uploads.slice(0, 1) } } });
    });
    await page.reload();
    await expect(tiles(page).getByText(t('errors.UPLOAD_GONE'))).toHaveCount(1);
    await tiles(page)
      .filter({ hasText: t('errors.UPLOAD_GONE') })
      .getByRole('button')
      .last()
      .click();
    await expect(tiles(page)).toHaveCount(1);
    await add(page).click();
    await page.waitForURL(`/my-companies/${companyId}#product-*`);
  });
}
