/** Lists of requests: filters, order and invalid addresses; a request with every optional part. */
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '../../../demo/index.ts';
import { expect, test } from '../../support/browser/page.ts';
import { docxBytes } from '../../support/data/sample-files.ts';
import { codeOfAccount } from '../../support/people/second-factor.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');

interface Card {
  id: string;
  name: string;
  categoryId: string;
  subCategoryId: string;
  companyId: string;
  logisticTypeId: string;
  shippingTypeId: string;
  inServiceEnum: number;
}

const post = async <Data>(api: APIRequestContext, path: string, data: unknown): Promise<Data> =>
  ((await (await api.post(`/api/Company/${path}`, { data })).json()) as { data: Data }).data;

async function bearer(api: APIRequestContext, email: string): Promise<{ authorization: string }> {
  const answer = await api.post('/api/Auth/Login', {
    data: { email, password: demoPassword, source: 1, ...(await codeOfAccount({ email })) },
  });
  return { authorization: `Bearer ${((await answer.json()) as { data: { accessToken: string } }).data.accessToken}` };
}

const idsOf = (page: Page): Promise<string[]> =>
  page.locator('.request__title a').evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(-24)));

test(
  'a card shows a part of its request, whose page shows all of it: ten keywords, pictures, files to download',
  { tag: '@gate' },
  async ({ page, request: api }) => {
    const mark = Date.now().toString(36);
    const words = Array.from({ length: 12 }, (_, index) => `${mark} no ${index + 1}`);
    const description = `Çelik boru ${mark} `.repeat(30).trim();
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5c63' } })
      .png()
      .toBuffer();
    const headers = await bearer(api, 'anna@kubanagro.example');
    const own = (await (await api.get('/api/User/GetUserAllRequestCards', { headers })).json()) as { data: { requests: Card[] } };
    // In a category that no other test counts.
    const like = own.data.requests.find(({ inServiceEnum }) => inServiceEnum === 2);
    const form = new FormData();
    const fields = { CompanyId: like?.companyId, InServiceEnum: 1, CategoryId: like?.categoryId, SubCategoryId: like?.subCategoryId };
    for (const [name, value] of Object.entries({ ...fields, Name: `Boru ${mark}`, Description: description }))
      form.append(`Request.${name}`, String(value));
    for (const word of words) form.append('Request.Keywords', word);
    for (const name of ['one.png', 'two.png']) form.append('ImageList', new File([Uint8Array.from(picture)], name, { type: 'image/png' }));
    form.append('FileList', new File([docxBytes()], 'Şartname 1.docx'));
    const added = await api.post('/api/Company/AddAndEditRequest', { headers, multipart: form });
    const { request } = ((await added.json()) as { data: { request: { id: string } } }).data;
    await api.post(`/api/Company/SendToApproveOfRequest?requestId=${request.id}`, { headers });
    const moderatorUser = await bearer(api, 'moderator@kervan.example');
    const item = await api.get(`/api/Moderation/GetItem?kind=request&id=${request.id}`, { headers: moderatorUser });
    const { version } = ((await item.json()) as { data: { item: { version: number } } }).data.item;
    const decided = await api.post('/api/Moderation/Decide', {
      headers: moderatorUser,
      data: { kind: 'request', id: request.id, version, approve: true },
    });
    expect(decided.status()).toBe(200);

    await page.goto(`/en/requests?type=1&value=${mark}`);
    const card = page.locator('.request');
    await expect(card).toHaveCount(1);
    await expect(card.locator('.tag')).toHaveText(words.slice(0, 10));
    await expect(card.locator('.tag').first()).toHaveAttribute('href', `/en/requests?type=1&value=${mark}+no+1`);
    expect(
      await card
        .locator('.tag')
        .first()
        .evaluate((tag) => getComputedStyle(tag, '::before').content),
    ).toBe('"#"');
    const text = (await card.locator('.request__text').textContent())?.trim() ?? '';
    expect([Array.from(text).length <= 240, text.endsWith('…'), description.startsWith(text.slice(0, -1))]).toEqual([true, true, true]);
    await expect(card.locator('img.flag')).toHaveAttribute('src', '/locations/40x/ru.webp');
    await expect(card.locator('.request__age')).toHaveText('1 minute ago');

    await card.getByRole('link', { name: `Boru ${mark}` }).click();
    await expect(page).toHaveURL(`/en/imports/${request.id}`);
    await expect(page.locator('main .prose')).toHaveText(description);
    await expect(page.locator('main .tag')).toHaveText(words.slice(0, 10));
    await expect(page.locator('.gallery__rail a')).toHaveCount(2);
    const large = page.locator('.gallery__main img');
    const first = await large.getAttribute('src');
    await page.getByRole('button', { name: t('page.nextPicture') }).click();
    await expect(large).not.toHaveAttribute('src', first ?? '');
    const files = page.locator('main a[download]');
    await expect(files).toHaveText(['Şartname 1.docx']);
    const taken = await api.get((await files.getAttribute('href')) ?? '');
    expect(Buffer.compare(await taken.body(), Buffer.from(docxBytes()))).toBe(0);
    expect(taken.headers()['content-disposition']).toContain(encodeURIComponent('Şartname 1.docx'));
    expect((await api.delete(`/api/Company/DeleteRequest?id=${request.id}`, { headers })).ok()).toBe(true);
    // Two languages, one of each direction; the page was cached a moment ago.
    for (const language of ['en', 'ar'] as const) {
      expect((await page.goto(`/${language}/imports/${request.id}`))?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(language)('page.gone'));
      await expect(page.locator('main').getByRole('link', { name: textsOf(language)('nav.companies') })).toBeVisible();
    }
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('logistic requests are filtered by logistic and shipping type, others are not', async ({ page, request: api }) => {
    for (const [name, key] of [
      ['loadType', 'logisticTypeId'],
      ['shippingType', 'shippingTypeId'],
    ] as const) {
      await page.goto('/en/requests?type=other');
      const box = page.locator(`.filters input[name=${name}]`).first();
      const id = await box.getAttribute('value');
      const count = Number(
        await page
          .locator('.choice')
          .filter({ has: page.locator(`input[value="${id}"]`) })
          .locator('.count')
          .innerText(),
      );
      await box.check();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(new RegExp(`/en/requests\\?type=other&.*${name}=${id}$`));
      await expect(page.locator('.chip')).toHaveCount(1);
      await expect(page.getByText(new RegExp(`of ${count} records`)).first()).toBeVisible();
      for (const found of await idsOf(page)) {
        const { request } = await post<{ request: Card }>(api, 'GetRequestDetailById', { id: found });
        expect(request[key]).toBe(id);
      }
    }
    await page.goto('/en/imports');
    await expect(page.locator('.filters input[name=loadType], .filters input[name=shippingType]')).toHaveCount(0);
  });

  test('a category is listed over all kinds, and its pages and order keep it', async ({ page, request: api }) => {
    const menu = (await (await api.get('/api/Pages/GetMainMenuItems')).json()) as {
      data: { categories: { categoryId: string; description: { en: string } }[] };
    };
    const categories = await Promise.all(
      menu.data.categories.map(async ({ categoryId, description }) => {
        const { count } = await post<{ count: number }>(api, 'GetRequestCards', { filters: { categoryId } });
        return { id: categoryId, name: description.en, count };
      }),
    );
    const { id, name, count } = categories.toSorted((one, other) => other.count - one.count)[0]!;
    expect(count).toBeGreaterThan(10);
    await page.goto(`/en/requests?category=${id}`);
    await expect(page.locator('h1')).toHaveText(`${t('request.title.0')}: ${name}`);
    await expect(page.locator('.chip')).toHaveText([name]);
    for (const place of await page.locator('.request__category').allInnerTexts()) expect(place.split('\n')[0]).toBe(name);
    const newest = await idsOf(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`/en/requests?category=${id}&page=2`);
    expect((await idsOf(page)).filter((each) => newest.includes(each))).toEqual([]);
    await page.getByRole('link', { name: 'Oldest first' }).click();
    await page.waitForURL(`/en/requests?category=${id}&sort=oldest`);
    const { requests: oldest } = await post<{ requests: Card[] }>(api, 'GetRequestCards', { sort: 'oldest', filters: { categoryId: id } });
    expect(await idsOf(page)).toEqual(oldest.map((card) => card.id));
  });

  for (const [address, order] of [
    ['/en/imports', 'newest'],
    ['/en/exports', 'newest'],
    ['/en/search?type=2', 'newest'],
    ['/en/search?type=2&value=oil', 'match'],
  ] as const)
    test(`${address} says its order, and shows boosted entries with their label before all others`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('group', { name: t('common.sort.label') }).locator('[aria-current]')).toHaveText(
        t(`common.sort.${order}`),
      );
      const rows = page.locator('.request');
      const boosted = await rows.evaluateAll((shown) => shown.map((row) => row.querySelector('.badge--boost') !== null));
      expect(boosted).toEqual(boosted.toSorted((one, other) => Number(other) - Number(one)));
      expect(boosted.length).toBeGreaterThan(0);
      if (order === 'newest') expect(new Set(boosted).size).toBe(2);
    });

  for (const address of [
    '/imports?page=99999',
    '/imports?page=999999999999',
    '/imports?page=abc&page=2',
    '/imports?category=unknown',
    `/requests?category=${'a'.repeat(24)}`,
    '/requests?type=abc&type=1',
    '/requests?type=0&value=%00',
    '/requests?type=other&country=tr&country=tr&country=zz',
    `/requests?value=${'x'.repeat(3000)}`,
    '/requests?value=%E0%A4%A',
    '/requests?value=%22%20OR%20NEAR(*',
    '/search?selected=2&page=99999&value=oil',
    '/companies?page=99999',
    '/companies?category=unknown&serviceType=9',
    `/companies?category=${'a'.repeat(24)}&value=%27--`,
    '/blogs?page=99999',
    '/blogs?page=-3&lang=xx',
  ])
    test(`${address.slice(0, 60)} is a page with a link to continue`, async ({ page }) => {
      const answer = await page.goto(`/ar${address}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('.request, .company-card, article.tile, .empty a').first()).toBeVisible();
      expect(await page.locator('main').innerText()).not.toMatch(/NaN|undefined|null/);
    });
});
