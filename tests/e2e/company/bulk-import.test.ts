/** Export and import of products: a table out, a table with a zip of pictures in, and a list that keeps its position. */
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expectNoFaults, overflowOf, seriousFaults } from '../../support/browser/accessibility.ts';
import { field, toast } from '../../support/people/auth-pages.ts';
import { newBusiness, type Business } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test, testsOf } from '../../support/browser/page.ts';
import { writeWorkbook } from '../../../src/account/product/bulk-import/sheet/workbook.ts';
import { headingsIn } from '../../support/data/file-words.ts';
import { allCategories, sampleProduct } from '../../support/data/sample-products.ts';
import { textsOf } from '../../support/browser/texts.ts';

type Texts = ReturnType<typeof textsOf>;
const digits = (language: string, count: number): string => new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US').format(count);
const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const saving = '**/api/Company/AddAndEditProduct';
const table = (page: Page) => page.locator('main input[type=file][accept*=csv]');
const zip = (page: Page) => page.locator('main input[type=file][accept*=zip]');
const csv = (name: string, text: string, encode = (each: string): Buffer => Buffer.from(each, 'utf8')) => ({
  name,
  mimeType: 'text/csv',
  buffer: encode(text),
});
const startsWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const rowsOf = (page: Page, t: Texts) => page.getByRole('list', { name: t('bulkImport.preview.rows') }).getByRole('listitem');
/** Presses a download button, and reads the file. */
async function savedFile(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
const saved = async (page: Page, name: string): Promise<string> => (await savedFile(page, name)).bytes.toString('utf8');
const workbook = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer,
});

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    const t = textsOf(language);
    const number = (count: number): string => digits(language, count);
    const viewport = language === 'ar' ? { width: 390, height: 844 } : { width: 1280, height: 900 };
    test.use({
      locale: language,
      extraHTTPHeaders: { 'accept-language': language },
      viewport,
      colorScheme: language === 'ar' ? 'dark' : 'light',
    });
    const testIn = testsOf(language);
    const [food] = allCategories;
    const category = food?.description[language] ?? '';
    const sub = food?.subCategories[1]?.description[language] ?? '';

    async function begin(page: Page, address: (business: Business) => string): Promise<Business> {
      page.setDefaultTimeout(15_000);
      const business = await newBusiness(page.request, language === 'ar' ? 'AR' : 'EN');
      await enter(page, business, address(business));
      return business;
    }
    const start = (page: Page, count: number) =>
      page.getByRole('button', { name: t('bulkImport.preview.start', { number: number(count) }) });

    testIn('ar')(
      'a table and a zip become products after a check; a new import of their export changes nothing',
      { tag: '@gate' },
      async ({ page }) => {
        test.setTimeout(180_000);
        const { companyId } = await begin(page, (business) => `/my-companies/${business.companyId}`);
        await page.getByRole('link', { name: t('product.many') }).click();
        await page.waitForURL(`/import-products/${companyId}`);
        const template = await savedFile(page, t('bulkImport.export.template'));
        expect(template.name).toBe(`${t('bulkImport.fileName.template')}.xlsx`);
        await table(page).setInputFiles(workbook('template.xlsx', template.bytes));
        await expect(page.getByRole('heading', { name: t('bulkImport.preview.title') })).toBeFocused();
        await expect(rowsOf(page, t)).toHaveCount(2);
        // The examples cannot be imported by mistake: their pictures are in no zip.
        await expect(rowsOf(page, t).getByText(t('bulkImport.state.faulty'), { exact: true })).toHaveCount(2);
        await expectNoFaults(page);
        await page.getByRole('button', { name: `${t('common.actions.remove')}: template.xlsx` }).click();

        await test.step('a file that is not a table is reported', async () => {
          await table(page).setInputFiles(csv('list.csv', 'Cost;Stock\n1;2'));
          await expect(page.getByText(t('bulkImport.file.noHeadings'))).toBeVisible();
          await page.getByRole('button', { name: `${t('common.actions.remove')}: list.csv` }).click();
          await zip(page).setInputFiles({ name: 'p.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
          await expect(page.getByText(t('bulkImport.file.zipBroken'))).toBeVisible();
          await page.getByRole('button', { name: `${t('common.actions.remove')}: p.zip` }).click();
        });

        await test.step('every row is checked before anything is sent, and corrected here', async () => {
          const lines = [
            'name;code;category;sub_category;tags;description;pictures;unit',
            `منشفة ١;=A-1;${category};${sub};منشفة;"قطن; ممشط\nسطر ثان";red.jpg|green.jpg;كجم`,
            `منشفة ٢;A-2;سفن الفضاء;${sub};x;قطن;blue.jpg;كيلوغ`,
            `منشفة ٣;A-3;${category};${sub};منشفة;قطن;green.jpg;adet`,
          ];
          // As Excel saves "Unicode text".
          const wide = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
          const pictures = { 'a/red.jpg': await photo('#d01010'), 'a/green.jpg': await photo('#10d010') };
          const choose = async (): Promise<void> => {
            await table(page).setInputFiles(csv('towels.csv', lines.join('\r\n'), wide));
            await zip(page).setInputFiles({ name: 'towels.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(pictures)) });
            await expect(page.getByText(t('bulkImport.import.zipCount', { number: number(2) }))).toBeVisible();
          };
          await choose();
          const bad = rowsOf(page, t).nth(1);
          const quoted = (text: string): string => `\u2068${text}\u2069`;
          const fault = (cell: string, column: string, text: string): string =>
            t('bulkImport.fault.cell', { cell: quoted(cell), column, text });
          // The suggestion starts with the closest values.
          const begins = (key: 'categoryUnknown' | 'listUnknown', detail: string): string =>
            t(`bulkImport.fault.${key}`, { detail: quoted(detail), right: '|' }).split('|')[0] ?? '';
          await expect(bad.locator('.error')).toHaveText([
            startsWith(fault('C3', t('product.field.category'), begins('categoryUnknown', 'سفن الفضاء'))),
            fault('E3', t('product.field.tags'), t('bulkImport.fault.tagLength', { detail: quoted('x') })),
            fault('G3', t('product.field.pictures'), t('bulkImport.fault.pictureMissing', { detail: quoted('blue.jpg') })),
            startsWith(fault('H3', t('trade.label.unit'), `${begins('listUnknown', 'كيلوغ')}${t('trade.unitName.KGM')}`)),
          ]);
          await expect(start(page, 2)).toBeVisible();
          await expectNoFaults(page);
          await bad.getByRole('button', { name: t('bulkImport.preview.edit', { number: number(3) }) }).click();
          const dialog = page.getByRole('dialog');
          await expect(dialog).toBeVisible();
          // Axe considers labels at the end of a long dialog hidden, because the page below does not scroll meanwhile.
          expect(await seriousFaults(page, { without: ['label-title-only'] })).toEqual([]);
          expect(await overflowOf(page)).toBeLessThanOrEqual(0);
          const input = (name: string) => dialog.locator(`[name="${name}"]`);
          await expect(dialog.getByText(begins('listUnknown', 'كيلوغ'))).toBeVisible();
          await input('categoryId').selectOption({ label: category });
          await input('subCategoryId').selectOption({ label: sub });
          await dialog.getByRole('button', { name: t('account.removeOne', { name: 'x' }) }).click();
          await dialog.getByLabel(t('product.field.tags')).fill('منشفة');
          await page.keyboard.press('Enter');
          await input('pictures').fill('red.jpg');
          await input('unit').selectOption('KGM');
          await dialog.getByRole('button', { name: t('bulkImport.mend.save') }).click();
          await expect(bad.locator('.error')).toHaveCount(0);
          const note = page.getByRole('status').filter({ hasText: t('form.draft.discard') });
          await expect(note).toHaveCount(0);
          page.once('dialog', (question) => void question.accept());
          await page.reload();
          await choose();
          await expect(note).toBeVisible();
          await expect(bad.locator('.error')).toHaveCount(0);
          await expectNoFaults(page);
        });

        await test.step('it is sent, reported and visible', async () => {
          // The second picture of the first row is refused: the row names it, the others continue.
          const refusal = { success: false, code: 'UNSUPPORTED_MEDIA', message: '' };
          await page.route('**/api/Tools/UploadFile*name=green.jpg', (route) => route.fulfill({ status: 415, json: refusal }), {
            times: 1,
          });
          const sent = page.waitForRequest(saving);
          await start(page, 3).click();
          expect((await sent).headers()['content-type']).toBe('application/json');
          await expect(page.getByText(t('bulkImport.report.done'))).toBeVisible();
          const reason = rowsOf(page, t).first().getByText(t('errors.UNSUPPORTED_MEDIA'));
          await expect(reason).toContainText('green.jpg');
          await start(page, 1).click();
          await expect(reason).toHaveCount(0);
          await expect(page.getByText(t('bulkImport.report.done'))).toBeVisible();
          await expect(page.getByText(t('bulkImport.report.added', { number: number(3) }))).toBeVisible();
          await expectNoFaults(page);
          const report = await saved(page, t('bulkImport.report.download'));
          expect(report.match(/[0-9a-f]{24}/g)).toHaveLength(3);
          await page.getByRole('link', { name: t('bulkImport.report.list') }).click();
          await expect(page.locator('.product-row')).toHaveCount(3);
          await expect(page.getByText(t('product.used', { used: number(3), limit: number(5) }))).toBeVisible();
        });

        await test.step('an export has nothing new; one changed cell is one change', async () => {
          await page.getByRole('link', { name: t('product.many') }).click();
          const packed = page.waitForEvent('download');
          await page.getByRole('button', { name: t('bulkImport.export.zip') }).click();
          const names = Object.keys(unzipSync(new Uint8Array(await readFile(await (await packed).path()))));
          expect(names.map((name) => name.replace(/^.*\./, '')).sort()).toEqual(['csv', 'jpg', 'jpg', 'jpg', 'jpg']);
          const out = await saved(page, t('bulkImport.export.csv'));
          expect(out).toContain("'=A-1");
          expect(out).toContain(t('trade.unitName.KGM'));
          await table(page).setInputFiles(csv('again.csv', out));
          const state = (name: 'same' | 'change') => rowsOf(page, t).getByText(t(`bulkImport.state.${name}`), { exact: true });
          await expect(state('same')).toHaveCount(3);
          await page.getByRole('button', { name: `${t('common.actions.remove')}: again.csv` }).click();
          const { bytes } = await savedFile(page, t('bulkImport.export.button', { number: number(3) }));
          await table(page).setInputFiles(workbook('again.xlsx', bytes));
          await expect(state('same')).toHaveCount(3);
          await page.getByRole('button', { name: `${t('common.actions.remove')}: again.xlsx` }).click();
          await table(page).setInputFiles(csv('changed.csv', out.replace('منشفة ٢', 'منشفة كبيرة')));
          await expect(state('change')).toHaveCount(1);
          await start(page, 1).click();
          await expect(page.getByText(t('bulkImport.report.changed', { number: number(1) }))).toBeVisible();
          await page.getByRole('link', { name: t('bulkImport.report.list') }).click();
          await expect(page.getByRole('heading', { level: 3, name: 'منشفة كبيرة' })).toBeVisible();
          await expect(page.locator('.product-row')).toHaveCount(3);
        });
      },
    );

    testIn('en')(
      'an interrupted import continues where it stopped and adds nothing twice; the plan’s limit is shown before',
      async ({ page }) => {
        test.setTimeout(180_000);
        const { companyId } = await begin(page, (business) => `/import-products/${business.companyId}`);
        const lines = Array.from(
          { length: 7 },
          (_, index) => `Robe ${index + 1},R-${index + 1},${food?.id},${food?.subCategories[0]?.id},robe,Cotton,red.jpg`,
        );
        const file = csv('robes.csv', `name,code,category,sub_category,tags,description,pictures\n${lines.join('\n')}`);
        const pictures = {
          name: 'robes.zip',
          mimeType: 'application/zip',
          buffer: Buffer.from(zipSync({ 'red.jpg': await photo('#d01010') })),
        };
        await table(page).setInputFiles(file);
        await zip(page).setInputFiles(pictures);
        await expect(page.getByText(t('bulkImport.preview.room', { room: number(5), count: number(7) }))).toBeVisible();
        await expect(rowsOf(page, t).getByRole('checkbox', { checked: true })).toHaveCount(5);
        await expect(rowsOf(page, t).nth(6).getByRole('checkbox')).toBeDisabled();
        await rowsOf(page, t).nth(0).getByRole('checkbox').uncheck();
        await rowsOf(page, t).nth(6).getByRole('checkbox').check();
        await expectNoFaults(page);

        // The third is stored, but its answer and every further one are lost.
        let sent = 0;
        await page.route(saving, async (route: Route) => {
          sent += 1;
          if (sent > 3) return route.abort();
          if (sent < 3) return route.continue();
          await route.fetch();
          return route.abort();
        });
        await start(page, 5).click();
        await expect(page.getByText(t('bulkImport.report.failure', { reason: t('errors.NETWORK') }))).toBeVisible({ timeout: 40_000 });
        await expect(page.getByText(t('bulkImport.report.added', { number: number(2) }))).toBeVisible();
        await page.unroute(saving);
        await page.reload();
        await table(page).setInputFiles(file);
        await zip(page).setInputFiles(pictures);
        await expect(page.getByText(t('bulkImport.resume.text', { number: number(2) }))).toBeVisible();
        await expect(rowsOf(page, t).getByText(t('bulkImport.state.earlier'), { exact: true })).toHaveCount(2);
        await expect(rowsOf(page, t).nth(3).getByText(t('bulkImport.preview.resumed'))).toBeVisible();
        await expectNoFaults(page);
        // Three are stored: the one without an answer is sent again with its key, and the limit allows one more.
        await rowsOf(page, t).nth(0).getByRole('checkbox').uncheck();
        await rowsOf(page, t).nth(4).getByRole('checkbox').check();
        await expect(rowsOf(page, t).getByRole('checkbox', { checked: true })).toHaveCount(2);
        await start(page, 2).click();
        await expect(page.getByText(t('bulkImport.report.added', { number: number(2) }))).toBeVisible();
        await page.goto(`/my-companies/${companyId}`);
        await expect(page.locator('.product-row h3')).toHaveText(['Robe 5', 'Robe 4', 'Robe 3', 'Robe 2']);
      },
    );

    testIn('en')('a workbook of the most rows is read under the policy of the page', async ({ page }) => {
      await begin(page, (business) => `/import-products/${business.companyId}`);
      // Large enough for its parts to be unpacked in a worker, which the policy refuses.
      const rows = Array.from({ length: 500 }, (_, place) => ({
        name: `Robe ${place}`,
        description: Array.from({ length: 40 }, () => crypto.randomUUID()).join(' '),
      }));
      const headings = headingsIn('en');
      const file = await writeWorkbook(rows, { language: 'en', headings, products: 'Products', allowed: '' });
      await table(page).setInputFiles(workbook('robes.xlsx', Buffer.from(await file.arrayBuffer())));
      await expect(page.getByText(`${t('bulkImport.preview.all')}: 500`)).toBeAttached();
    });

    testIn('en')('order, page and words are in the address, and are the same after a reload and back navigation', async ({ page }) => {
      const all = Array.from({ length: 23 }, (_, index) =>
        sampleProduct(index, { name: `Towel ${String(index).padStart(2, '0')}`, imageURLs: [] }),
      );
      const asked: unknown[] = [];
      await page.route('**/api/Company/GetUserProducts', async (route) => {
        const ask = route.request().postDataJSON() as { sort: string; page: number; size: number; text?: string };
        asked.push([ask.sort, ask.page, ask.text]);
        const ordered = ask.sort === 'newest' ? all.toReversed() : all;
        const found = ordered.filter(({ name }) => name.includes(ask.text ?? ''));
        const products = found.slice(ask.page * ask.size, (ask.page + 1) * ask.size);
        await route.fulfill({ json: { success: true, code: 'OK', message: '', data: { products, count: found.length } } });
      });
      const { companyId } = await begin(page, (business) => `/my-companies/${business.companyId}`);
      const address = `/my-companies/${companyId}`;
      const first = page.locator('.product-row h3').first();
      await expect(first).toHaveText('Towel 22');
      const pages = page.getByRole('navigation', { name: `${t('company.products.title')}: ${t('common.pagination')}` });
      await page.locator('#products').getByLabel(t('common.sort.label')).selectOption('name');
      await expect(page).toHaveURL(`${address}?sort=name`);
      await pages.getByRole('button', { name: number(3), exact: true }).click();
      await expect(page).toHaveURL(`${address}?sort=name&page=3`);
      await expect(first).toHaveText('Towel 20');
      await expectNoFaults(page);
      await page.reload();
      await expect(first).toHaveText('Towel 20');
      await page.goBack();
      await expect(first).toHaveText('Towel 00');
      await page.locator('#products').getByLabel(t('product.find')).fill('1');
      await expect(page).toHaveURL(`${address}?sort=name&find=1`);
      await expect(first).toHaveText('Towel 01');
      // A page beyond the end leads to the last one; editing a product returns to its place in the list.
      await page.goto(`${address}?page=9`);
      await expect(page).toHaveURL(`${address}?page=3`);
      await expect(first).toHaveText('Towel 02');
      expect(asked).toContainEqual(['name', 2, undefined]);
      expect(asked).toContainEqual(['name', 0, '1']);
    });

    testIn('ar')(
      'a product is duplicated with pictures of its own, which are ordered by keyboard and announced to screen readers',
      async ({ page }) => {
        test.setTimeout(120_000);
        const { companyId, token } = await begin(page, (business) => `/my-companies/${business.companyId}`);
        const headers = { 'x-kervan': '1', authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
        const form = new FormData();
        for (const [name, value] of Object.entries({
          CompanyId: companyId,
          'Product.Name': 'منشفة',
          'Product.Description': 'قطن',
          'Product.CategoryId': food?.id ?? '',
          'Product.SubCategoryId': food?.subCategories[0]?.id ?? '',
          'Product.ProductKeywords': 'منشفة',
        }))
          form.set(name, value);
        for (const background of ['#d01010', '#10d010', '#1010d0'])
          form.append('ImageList', new File([new Uint8Array(await photo(background))], 'x.jpg', { type: 'image/jpeg' }));
        expect((await page.request.post('/api/Company/AddAndEditProduct', { headers, multipart: form })).status()).toBe(200);
        await page.reload();
        await page.getByRole('link', { name: t('product.copyNamed', { name: 'منشفة' }) }).click();
        await expect(page.getByRole('heading', { level: 1, name: t('product.copyTitle') })).toBeVisible();
        await expect(page.getByText(t('product.copyText'))).toBeVisible();
        await expectNoFaults(page);
        const list = page.getByRole('list', { name: t('product.picture.list') });
        const order = () => list.locator('li').evaluateAll((items) => items.map((item) => item.getAttribute('data-id')));
        const [red, green, blue] = await order();
        // The last one is moved forward twice by keyboard alone; the focus moves with it, and screen readers announce its position.
        await list.getByRole('button', { name: t('product.picture.earlier', { number: number(3) }) }).focus();
        for (const place of [2, 1]) {
          await page.keyboard.press('Enter');
          await expect(list.getByRole('button', { name: t('product.picture.earlier', { number: number(place) }) })).toBeFocused();
          await expect(
            page.getByRole('status').filter({ hasText: t('product.picture.place', { number: number(place), total: number(3) }) }),
          ).toHaveCount(1);
        }
        expect(await order()).toEqual([blue, red, green]);
        await field(page, 'name').fill('منشفة كبيرة');
        await page.getByRole('button', { name: t('product.add'), exact: true }).click();
        await expect(toast(page, t('product.added'))).toBeVisible();
        await expect(page.locator('.product-row')).toHaveCount(2);
        const covers = await page
          .locator('.product-row img')
          .evaluateAll((images) => images.map((image) => (image.getAttribute('src') ?? '').replace('/media/s/', '/media/p/')));
        const colours = await Promise.all(
          covers.map(async (cover) =>
            (await sharp(await (await page.request.get(cover)).body()).stats()).channels.map(({ mean }) => Math.round(mean)),
          ),
        );
        expect(covers).not.toContain(blue);
        expect(colours.map((means) => means.indexOf(Math.max(...means)))).toEqual([2, 0]);
      },
    );
  });
