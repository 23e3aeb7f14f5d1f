/** Request pages by service type, with related requests, pictures, files and the contact form. */
import { expect, test } from '../../support/browser/page.ts';
import { requestAddress, illustratedRequest } from '../../support/people/public-pages.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');

interface Detail {
  id: string;
  name: string;
  description: string;
  country: string;
  companyId: string;
  categoryId: string;
  keywords: string[];
  imageUrls: string[];
  fileUrls: string[];
  company: { name: string; path: string };
}

for (const type of [1, 2, 3, 4] as const)
  test(
    `a request of type ${type} shows itself, its company and three related requests`,
    { tag: type === 1 ? '@gate' : [] },
    async ({ page, request }) => {
      const address = await requestAddress(request, type);
      const id = address.slice(-24);
      const post = async <Data>(path: string, data: unknown): Promise<Data> =>
        ((await (await request.post(`/api/Company/${path}`, { data })).json()) as { data: Data }).data;
      const { request: detail } = await post<{ request: Detail }>('GetRequestDetailById', { id, language: 'EN' });
      await page.goto(`/en${address}`);
      await expect(page.locator('.breadcrumb li')).toHaveText([t('common.home'), t(`request.title.${type}`), detail.name]);
      await expect(page.locator('h1')).toHaveText(detail.name);
      await expect(page.locator('main .prose')).toHaveText(detail.description);
      await expect(page.locator('main img.flag').first()).toHaveAttribute('src', `/locations/40x/${detail.country}.webp`);
      await expect(page.locator('.tags a')).toHaveCount(Math.min(10, detail.keywords.length));
      await expect(page.locator('.gallery__main img')).toHaveCount(Math.min(1, detail.imageUrls.length));
      for (const file of detail.fileUrls) await expect(page.locator(`a[download][href="${file}"]`)).toBeVisible();
      await expect(page.getByRole('link', { name: detail.company.name })).toHaveAttribute('href', `/en/companies/${detail.company.path}`);
      await expect(page.getByRole('heading', { name: t(`contact.title.${type}`) })).toBeVisible();

      const { requests } = await post<{ requests: { id: string }[] }>('GetRequestCardsFromCategoriesOrSubCategories', {
        size: 4,
        exceptId: id,
        exceptCompanyId: detail.companyId,
        filters: { categoryId: detail.categoryId, serviceType: type },
      });
      const related = await page
        .locator('.entry__title')
        .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(-24)));
      expect(related).toEqual(requests.slice(0, 3).map((card) => card.id));
    },
  );

test('files of a request can be downloaded', async ({ page, request }) => {
  await page.goto(`/en${await illustratedRequest(request)}`);
  const file = page.locator('main a[download]');
  await expect(file).toHaveText('hot-rolled-coil.txt');
  await expect(page.locator('main li').filter({ hasText: 'hot-rolled-coil.txt' })).toHaveText(/hot-rolled-coil\.txt\s*[\d.]+\skB/);
  const taken = await request.get((await file.getAttribute('href')) ?? '');
  expect(taken.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment/),
  });
  expect(await taken.text()).toContain('EN 10204 3.1');
});

test('every other prefix redirects to the request’s own, with the language kept', async ({ request }) => {
  const address = await requestAddress(request, 3);
  for (const segment of ['imports', 'exports', 'logistic-services']) {
    const answer = await request.get(`/ru${address.replace('logistic-needs', segment)}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `/ru${address}`]);
  }
});

test('a request that cannot be loaded redirects home', async ({ request }) => {
  for (const address of ['/imports/aaaaaaaaaaaaaaaaaaaaaaaa', '/logistic-services/no-id', '/exports/AAAAAAAAAAAAAAAAAAAAAAAA']) {
    const answer = await request.get(`/ar${address}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/ar']);
  }
});

test('a guest signs in and returns to the same request', { tag: '@gate' }, async ({ page, request }) => {
  const address = `/en${await requestAddress(request, 1)}`;
  await page.goto(address);
  const card = page.locator('#contact');
  await expect(card.getByRole('button')).toBeHidden();
  await expect(card.getByText(t('contact.guest'))).toBeVisible();
  await card.getByRole('link', { name: t('contact.signIn') }).click();
  await expect(page).toHaveURL(`/en/sign-in?redirect=${encodeURIComponent(address)}`);
  await page.locator('[name=email]').fill('buyer@kervan.example');
  await page.locator('[name=password]').fill('Kervan-demo-1');
  await page.locator('[name=password]').press('Enter');
  await expect(page).toHaveURL(address);
  await expect(card.getByRole('button', { name: t('contact.open') })).toBeVisible();
  await expect(card.getByText(t('contact.guest'))).toBeHidden();
});
