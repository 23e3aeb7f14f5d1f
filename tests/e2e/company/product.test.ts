/** Products of a company, for visitors and owner, on the built product in a real browser. */
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFaults } from '../../support/browser/accessibility.ts';
import { field, toast } from '../../support/people/auth-pages.ts';
import { newBusiness, type Business } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { expect, test, testsOf } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

type Texts = ReturnType<typeof textsOf>;
const stepMs = 15_000;

const grid = (page: Page, t: Texts) => page.getByRole('list', { name: t('product.picture.list') });
const digits = (language: string, count: number): string => new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US').format(count);
const files = (page: Page) => page.locator('main input[type=file]');

/** A photograph of one colour, larger than the stored size. */
const photo = async (name: string, background: string, width = 2400, height = 1600) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Fills in all fields except pictures. */
async function fill(page: Page, t: Texts, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'description').fill('Combed cotton, 500 g/m², 24 pieces in a carton.');
  await page.getByLabel(t('product.field.tags')).fill('TOWEL');
  await page.keyboard.press('Enter');
  await field(page, 'categoryId').selectOption({ index: 1 });
  await field(page, 'subCategoryId').selectOption({ index: 2 });
  await field(page, 'code').fill('T-70');
}

/** The address of the original of a picture that is shown smaller. */
const originalOf = (address: string): string => address.replace('/media/s/', '/media/p/');

/** Size of a stored picture, and its dominant colour. */
async function lookOf(page: Page, address: string): Promise<{ size: string; colour: string | undefined }> {
  const bytes = await (await page.request.get(address)).body();
  const { width, height } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  return { size: `${width}x${height}`, colour: ['red', 'green', 'blue'][means.indexOf(Math.max(...means))] };
}

const addressesIn = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));

const idOf = (url: string): string => /[0-9a-f]{24}$/.exec(url)?.[0] ?? '';
/** Fakes the answer of a call. */
const refuse =
  (code: string, status: number, more: object = {}) =>
  async (route: Route) =>
    route.fulfill({ status, json: { success: false, code, message: code, ...more } });
const saving = '**/api/Company/AddAndEditProduct';

for (const language of ['en', 'ar'] as const)
  test.describe(language, () => {
    const t = textsOf(language);
    const number = (count: number): string => digits(language, count);
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language }, viewport: { width: 390, height: 844 } });

    const testIn = testsOf(language);

    /** A new person, signed in at an address below. */
    async function begin(page: Page, address: (business: Business) => string): Promise<Business> {
      page.setDefaultTimeout(stepMs);
      const business = await newBusiness(page.request, language === 'ar' ? 'AR' : 'EN');
      await enter(page, business, address(business));
      return business;
    }

    testIn('ar')(
      'a product is added with pictures, stands on its public page, is edited and deleted',
      { tag: '@gate' },
      async ({ page, browser }) => {
        test.setTimeout(300_000);
        const { companyId, companyName, path } = await begin(page, () => '/my-companies');
        const visitor = await (await browser.newContext({ locale: language, extraHTTPHeaders: { 'accept-language': language } })).newPage();
        const name = 'Hotel towel 70×140';

        await test.step('the list is empty and shows the next step', async () => {
          await page
            .getByRole('listitem')
            .filter({ hasText: companyName })
            .getByRole('link', { name: t('company.products.title') })
            .click();
          const section = page.locator('#products');
          await expect(section).toBeFocused();
          await expect(section.getByText(t('product.none.title'))).toBeVisible();
          await expect(section.getByText(t('product.used', { used: number(0), limit: number(5) }))).toBeVisible();
          await expectNoFaults(page);
          await section.getByRole('link', { name: t('company.products.add') }).click();
          await page.waitForURL(`/add-product/${companyId}`);
        });

        await test.step('missing values are reported in order', async () => {
          const add = page.getByRole('button', { name: t('product.add'), exact: true });
          await add.click();
          await expect(toast(page, t('product.check.name'))).toBeVisible();
          await expect(field(page, 'name')).toBeFocused();
          // The only category of its company is chosen already.
          for (const select of ['categoryId', 'subCategoryId']) await expect(field(page, select)).not.toHaveValue('');
          for (const check of ['description', 'tags', 'pictures'] as const)
            await expect(page.locator('main').getByText(t(`product.check.${check}`))).toBeVisible();
          // Without it, both are missing.
          await field(page, 'categoryId').selectOption('');
          await add.click();
          for (const check of ['category', 'subCategory'] as const)
            await expect(page.locator('main').getByText(t(`product.check.${check}`))).toBeVisible();
          await expectNoFaults(page);
        });

        await test.step('pictures are checked, sorted, and limited by the plan', async () => {
          await fill(page, t, name);
          await files(page).setInputFiles([
            { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
            { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
          ]);
          await expect(toast(page, 'letter.pdf').getByText(t('errors.UNSUPPORTED_MEDIA'))).toBeVisible();
          await expect(toast(page, 'broken.jpg').getByText(t('errors.UNSUPPORTED_MEDIA'))).toBeVisible();
          await files(page).setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6_000_001) });
          await expect(toast(page, 'huge.jpg').getByText(t('errors.TOO_LARGE'))).toBeVisible();
          await files(page).setInputFiles([await photo('red.png', '#d01010'), await photo('green.png', '#10d010')]);
          const items = grid(page, t).getByRole('listitem');
          await expect(items).toHaveCount(2);
          await files(page).setInputFiles([await photo('blue.png', '#1010d0', 900, 600), await photo('grey.png', '#777777')]);
          await expect(items).toHaveCount(3);
          await expect(toast(page, t('product.check.picturesMany'))).toBeVisible();
          await expect(page.getByText(t('product.picture.full', { limit: number(3) }))).toBeVisible();
          await expect(files(page)).toHaveCount(0);
          await expectNoFaults(page);

          // Red, green, blue → blue, red, green: the focus moves with the picture.
          await page.getByRole('button', { name: t('product.picture.makeCover', { number: number(3) }) }).click();
          await expect(page.getByRole('button', { name: t('product.picture.later', { number: number(1) }) })).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('button', { name: t('product.picture.later', { number: number(2) }) })).toBeFocused();
          await page.getByRole('button', { name: t('product.picture.earlier', { number: number(2) }) }).click();
          await expect(page.getByRole('button', { name: t('product.picture.earlier', { number: number(1) }) })).toBeFocused();
        });

        await test.step('leaving asks, and a lost connection loses nothing', async () => {
          await page.getByRole('link', { name: t('common.actions.cancel') }).click();
          await page.getByRole('button', { name: t('account.leave.stay') }).click();
          await page.route(saving, (route) => route.abort());
          await page.getByRole('button', { name: t('product.add'), exact: true }).click();
          await expect(toast(page, t('errors.NETWORK'))).toBeVisible();
          await expect(field(page, 'name')).toHaveValue(name);
          await expect(grid(page, t).getByRole('listitem')).toHaveCount(3);
          await page.unroute(saving);
        });

        await test.step('it is stored, and the company page shows it', async () => {
          await page.getByRole('button', { name: t('product.add'), exact: true }).click();
          await page.waitForURL(`/my-companies/${companyId}#product-*`);
          await expect(toast(page, t('product.added'))).toBeVisible();
          await expect(page.locator('.product-row.is-fresh').getByRole('link', { name, exact: true })).toBeFocused();
          await expect(page.getByText(t('product.used', { used: number(1), limit: number(5) }))).toBeVisible();
          await expectNoFaults(page);
        });

        const view = page.getByRole('link', { name: t('product.viewNamed', { name }) });
        const address = (await view.getAttribute('href')) ?? '';
        await test.step('visitors see it, cover first, no picture larger than needed', async () => {
          await visitor.goto(address);
          await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
          const pictures = await addressesIn(visitor, '.gallery__rail img');
          expect(await Promise.all(pictures.map((picture) => lookOf(visitor, originalOf(picture))))).toEqual([
            { size: '900x600', colour: 'blue' },
            { size: '1600x1067', colour: 'red' },
            { size: '1600x1067', colour: 'green' },
          ]);
          await expect(visitor.getByText('T-70')).toBeVisible();
        });

        const newName = 'Spa towel 70×140';
        await test.step('it is edited: a new picture becomes the cover, one is removed, and so is the code', async () => {
          await page.getByRole('link', { name: t('product.editNamed', { name }) }).click();
          await page.waitForURL(`/edit-product/${companyId}/${idOf(address)}`);
          await expect(field(page, 'subCategoryId')).not.toHaveValue('');
          await expect(field(page, 'code')).toHaveValue('T-70');
          await page.getByRole('button', { name: t('product.picture.remove', { number: number(1) }) }).click();
          await files(page).setInputFiles(await photo('green.png', '#10d010', 800, 800));
          await page.getByRole('button', { name: t('product.picture.makeCover', { number: number(3) }) }).click();
          await field(page, 'name').fill(newName);
          await field(page, 'code').fill('');
          await expectNoFaults(page);
          await page.getByRole('button', { name: t('common.actions.save'), exact: true }).click();
          await page.waitForURL(`/my-companies/${companyId}#product-*`);
          await expect(toast(page, t('product.saved'))).toBeVisible();
          await expect(page.getByRole('heading', { level: 3, name: newName })).toBeVisible();
          // At an address that was not visited yet: tests/worker/cache/page-cache.test.ts checks the lifetime of cached pages.
          await visitor.goto(`/${language}${address}`);
          await expect(visitor.getByRole('heading', { level: 1, name: newName })).toBeVisible();
          const pictures = await addressesIn(visitor, '.gallery__rail img');
          expect((await Promise.all(pictures.map((picture) => lookOf(visitor, picture)))).map(({ colour }) => colour)).toEqual([
            'green',
            'red',
            'green',
          ]);
          await expect(visitor.getByText('T-70')).toHaveCount(0);
        });

        await test.step('it is deleted after a question, here and for visitors', async () => {
          await page.getByRole('button', { name: t('product.deleteNamed', { name: newName }) }).click();
          const dialog = page.getByRole('alertdialog', { name: t('product.deleteAsk') });
          await expect(dialog.getByText(newName)).toBeVisible();
          await expectNoFaults(page);
          await dialog.getByRole('button', { name: t('common.actions.delete') }).click();
          await expect(toast(page, t('product.deleted'))).toBeVisible();
          await expect(page.getByText(t('product.none.title'))).toBeVisible();
          await expect(page.locator('#products')).toBeFocused();
          // Its address returns 410; one that never existed leads to the list.
          expect((await visitor.goto(`/tr${address}`))?.status()).toBe(410);
          await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(textsOf('tr')('page.gone'));
          await expectNoFaults(visitor);
          await visitor.goto(`/tr${address.slice(0, -3)}000`);
          await expect(visitor).toHaveURL(`/tr/companies/${path}/products`);
          await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(visitor.locator('.tile--product')).toHaveCount(0);
        });
        await visitor.context().close();
      },
    );

    testIn('ar')('each refusal is shown in the reader’s language and the form keeps its input', async ({ page }) => {
      test.setTimeout(120_000);
      const { companyId } = await begin(page, (business) => `/add-product/${business.companyId}`);
      await fill(page, t, 'Bathrobe');
      await files(page).setInputFiles(await photo('red.png', '#d01010'));
      await expect(grid(page, t).getByRole('listitem')).toHaveCount(1);
      const add = page.getByRole('button', { name: t('product.add'), exact: true });
      const cases: [answer: (route: Route) => Promise<void>, words: string][] = [
        [refuse('LIMIT_REACHED', 403), t('errors.LIMIT_REACHED')],
        [refuse('LIMIT_REACHED', 403, { errors: { ImageList: 'TOO_MANY' } }), t('product.check.picturesMany')],
        [refuse('LIMIT_REACHED', 403, { errors: { 'Product.ProductKeywords': 'TOO_MANY' } }), t('product.check.tagsMany')],
        [refuse('NO_PLAN', 403), t('errors.NO_PLAN')],
        [refuse('PLAN_EXPIRED', 403), t('errors.PLAN_EXPIRED')],
        [refuse('FORBIDDEN', 403), t('errors.NO_ACCESS')],
        [refuse('NO_ACCESS', 403), t('errors.NO_ACCESS')],
        // Another provider, which sends no codes.
        [refuse('', 403, { code: undefined, message: 'You do not have access: not access' }), t('errors.NO_ACCESS')],
        [refuse('UNSUPPORTED_MEDIA', 415, { errors: { ImageList: 'INVALID' } }), t('errors.UNSUPPORTED_MEDIA')],
        [refuse('TOO_LARGE', 413), t('errors.TOO_LARGE')],
        [refuse('CATEGORY_INVALID', 400, { errors: { 'Product.SubCategoryId': 'INVALID' } }), t('errors.CATEGORY_INVALID')],
        [refuse('NOT_FOUND', 404), t('errors.NOT_FOUND')],
        [refuse('UNEXPECTED', 500), t('errors.UNEXPECTED')],
      ];
      for (const [answer, words] of cases) {
        await page.route(saving, answer);
        await add.click();
        await expect(toast(page, words)).toBeVisible();
        await page.unroute(saving);
        await page.locator('.toast button').first().click();
        await expect(toast(page, words)).toHaveCount(0);
      }
      await expect(field(page, 'name')).toHaveValue('Bathrobe');
      // During an upload the page shows its progress; saving meanwhile waits for it.
      const arrival = Promise.withResolvers<void>();
      await page.route('**/api/Tools/UploadFile*', async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await files(page).setInputFiles(await photo('green.png', '#10d010'));
      await expect(page.getByRole('progressbar', { name: t('account.file.progress', { name: 'green.jpg' }) })).toBeVisible();
      await expect(page.locator('main').getByText(/^[0-9٠-٩]+\s?[%٪]/)).toBeVisible();
      await add.click();
      await expect(page).toHaveURL(/add-product/);
      arrival.resolve();
      await page.waitForURL(`/my-companies/${companyId}#product-*`);
    });

    testIn('en')('an edit of an outdated version is reported, with an offer to load the newest', async ({ page }) => {
      test.setTimeout(120_000);
      const { companyId, token } = await begin(page, (business) => `/add-product/${business.companyId}`);
      await fill(page, t, 'Bathrobe');
      await files(page).setInputFiles(await photo('red.png', '#d01010'));
      await expect(grid(page, t).getByRole('listitem')).toHaveCount(1);
      await page.getByRole('button', { name: t('product.add'), exact: true }).click();
      await page.getByRole('link', { name: t('product.editNamed', { name: 'Bathrobe' }) }).click();
      await page.waitForURL(/edit-product/);
      await field(page, 'name').fill('Mine');
      const id = idOf(new URL(page.url()).pathname);
      const headers = { 'x-kervan': '1', authorization: `Bearer ${token}` };
      const read = await page.request.post('/api/Company/GetProductDetailById', { headers, data: { id } });
      const { product } = ((await read.json()) as { data: { product: Record<string, string> & { imageURLs: string[] } } }).data;
      const theirs = await page.request.post('/api/Company/AddAndEditProduct', {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        multipart: {
          CompanyId: companyId,
          'Product.Id': id,
          'Product.Name': 'Theirs',
          'Product.Description': String(product.description),
          'Product.CategoryId': String(product.categoryId),
          'Product.SubCategoryId': String(product.subCategoryId),
          'Product.ProductKeywords': 'towel',
          ImageURLs: product.imageURLs.join(','),
        },
      });
      expect(theirs.status()).toBe(200);
      const save = page.getByRole('button', { name: t('common.actions.save'), exact: true });
      await save.click();
      await expect(toast(page, t('errors.STALE_VERSION'))).toBeVisible();
      await expect(field(page, 'name')).toHaveValue('Mine');
      await expectNoFaults(page);
      await page.getByRole('button', { name: t('product.stale.load') }).click();
      await expect(field(page, 'name')).toHaveValue('Theirs');
      await field(page, 'name').fill('Both');
      await save.click();
      await page.waitForURL(`/my-companies/${companyId}#product-*`);
      await expect(page.getByRole('heading', { level: 3, name: 'Both' })).toBeVisible();
    });

    testIn('en')(
      'staff with the flag for products see these and nothing else of a company; without it, that they may not',
      async ({ page }) => {
        // The API checks the flags; this tests how pages react to them.
        const asStaff = (permissions: object) => async (route: Route) => {
          const answer = await route.fetch();
          const body = (await answer.json()) as { data?: { userInfo: object; permission: unknown } };
          if (body.data !== undefined) {
            body.data.userInfo = { ...body.data.userInfo, isMainUser: false };
            body.data.permission = { viewUserProfile: true, ...permissions };
          }
          await route.fulfill({ response: answer, json: body });
        };
        const sessions = /\/api\/Auth\/(Login|RefreshToken)/;
        await page.route(sessions, asStaff({ productsAccess: true }));
        const { companyId, companyName } = await begin(page, () => '/my-companies');
        await page.getByRole('link', { name: companyName }).click();
        await expect(page.locator('#products').getByRole('link', { name: t('company.products.add') })).toBeVisible();
        await expect(page.locator('form.card')).toHaveCount(0);
        await expectNoFaults(page);

        await page.unroute(sessions);
        await page.route(sessions, asStaff({ requestsAccess: true }));
        for (const address of [`/add-product/${companyId}`, `/edit-product/${companyId}/${companyId}`, `/my-companies/${companyId}`]) {
          await page.goto(address);
          await expect(page.getByText(t('errors.FORBIDDEN'))).toBeVisible();
        }
        await page.unroute(sessions);
        await page.route(sessions, asStaff({ editAndDeleteCompany: true }));
        await page.goto(`/my-companies/${companyId}`);
        await expect(page.locator('#products')).toBeVisible();
        await expect(page.locator('#products').getByRole('link', { name: t('company.products.add') })).toHaveCount(0);
      },
    );

    testIn('ar')('an unknown company or product says so; without a plan the page says where to get one', async ({ page }) => {
      const { companyId } = await begin(page, (business) => `/add-product/${business.companyId}`);
      await field(page, 'name').waitFor();
      const unknown = 'f'.repeat(24);
      for (const address of [`/add-product/${unknown}`, `/edit-product/${companyId}/${unknown}`, `/edit-product/${companyId}/x`]) {
        await page.goto(address);
        await expect(page.getByText(t('errors.NOT_FOUND'))).toBeVisible();
      }
      await page.route('**/api/User/GetUsageLimits**', (route) =>
        route.fulfill({
          json: {
            success: true,
            code: 'OK',
            message: '',
            data: { limits: [{ name: 'ProductAdditionLimit', ruleEnum: 15, limit: 5, used: 5 }] },
          },
        }),
      );
      await page.goto(`/add-product/${companyId}`);
      const note = page.locator('.note').filter({ hasText: t('product.full', { limit: number(5) }) });
      await expect(note.getByRole('link', { name: t('nav.plans') })).toBeVisible();
      await page.goto(`/my-companies/${companyId}?part=products`);
      await expect(page.locator('#products').getByText(t('product.full', { limit: number(5) }))).toBeVisible();
      await expect(page.locator('#products').getByRole('link', { name: t('company.products.add') })).toHaveCount(0);
    });
  });
