/** The company page, its products and a product (docs/requirements.md#public-company-page-p-25, docs/behaviour.md#phone-browsers). */
import type { PublicCompany } from '../../../contract/company/shapes.ts';
import { seriousFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { findCompany, productAddress } from '../../support/people/public-pages.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');

test.use({ viewport: { width: 1280, height: 900 } });

test('the page of a company shows all its data in their places', { tag: '@gate' }, async ({ page, request }) => {
  const company = await findCompany(request, ({ promotionVideoUrl, products, mainPhotoUrl, hasRequests }) => {
    return promotionVideoUrl !== '' && products.length > 4 && mainPhotoUrl !== '' && hasRequests === true;
  });
  const known = company as typeof company & {
    country: string;
    description: string;
    hsCode: string;
    bankNames: string;
    numberOfEmployee: string;
    dtCreatedAt: string;
    logoURL: string;
    type: { typeDescription: Record<string, string> };
    address: { stDescription: string };
    categories: { id: string; description: Record<string, string>; subCategories: { description: Record<string, string> }[] }[];
  };
  await page.goto(`/en/companies/${company.path}`);
  await expect(page.locator('.breadcrumb li')).toHaveText([t('common.home'), t('directory.title'), company.name]);
  await expect(page.locator('.breadcrumb a').nth(1)).toHaveAttribute('href', '/en/companies');
  await expect(page.locator('.cover')).toHaveAttribute('src', company.mainPhotoUrl.replace('/media/p/', '/media/l/'));
  await expect(page.locator('.company-head__logo')).toHaveAttribute('src', known.logoURL.replace('/media/p/', '/media/s/'));
  await expect(page.locator('h1')).toHaveText(company.name);
  const head = page.locator('.company-head');
  await expect(head.locator('img.flag')).toHaveAttribute('src', `/locations/40x/${known.country}.webp`);
  expect(await head.locator('img.flag').evaluate((flag: HTMLImageElement) => flag.decode().then(() => flag.naturalWidth))).toBe(40);
  await expect(head).toContainText(new Intl.DisplayNames('en', { type: 'region' }).of(known.country.toUpperCase()) ?? '—');
  await expect(head).toContainText(new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(known.dtCreatedAt)));
  await expect(head).toContainText(/\d views?/);
  await expect(page.locator('main .prose')).toHaveText(known.description);
  for (const text of [known.numberOfEmployee.replace('-', '–'), known.hsCode, known.bankNames, known.type.typeDescription['en'] ?? '—'])
    await expect(page.locator('aside .facts')).toContainText(text);
  const { requests = [] } = company;
  expect(requests).not.toHaveLength(0);
  for (const { id, name } of requests) await expect(page.locator(`.facts a[href$="/${id}"]`)).toHaveText(name);
  await expect(page.locator('address')).toContainText(known.address.stDescription);
  for (const { id, description, subCategories } of known.categories) {
    await expect(page.locator('aside').getByRole('link', { name: description['en'] ?? '', exact: true })).toHaveAttribute(
      'href',
      new RegExp(`/en/companies\\?category=${id}$`),
    );
    for (const sub of subCategories) await expect(page.locator('aside')).toContainText(sub.description['en'] ?? '—');
  }
  await expect(page.locator('.tags a')).toHaveCount(company.companyKeywords.length);
  await expect(page.locator('.tile--product')).toHaveCount(4);
  await page
    .getByRole('link', { name: t('directory.allProducts', { count: company.products.length, number: company.products.length }) })
    .click();
  await expect(page).toHaveURL(`/en/companies/${company.path}/products`);
  await expect(page.locator('.tile--product')).toHaveCount(company.products.length);
});

test('the video of a company is loaded from YouTube’s cookie-free host, and only after a press', async ({ page, request, faults }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'film' }));
  const company = await findCompany(request, ({ promotionVideoUrl }) => promotionVideoUrl !== '');
  await page.goto(`/en/companies/${company.path}`);
  await page.locator('.video').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(faults).toEqual([]);
  await page.getByRole('button', { name: t('page.playVideo') }).click();
  await expect(page.locator('.video iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
  expect(faults.filter((fault) => !fault.includes('https://www.youtube-nocookie.com/embed/'))).toEqual([]);
  faults.length = 0;
});

test('related companies are beside it on a desktop, none on a phone', async ({ page, request }) => {
  const company = await findCompany(request, ({ categories }) => categories.length === 1);
  const trade = company.categories[0]?.id ?? '';
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/en/companies/${company.path}`);
  const others = page.locator('section').filter({ has: page.getByRole('heading', { name: t('directory.others') }) });
  const categoriesOf = async (path: string): Promise<string[]> => {
    const answer = await request.post('/api/Company/GetCompanyByPath', { data: { path } });
    return ((await answer.json()) as { data: { company: PublicCompany } }).data.company.categories.map(({ id }) => id);
  };
  await expect(others.locator('.company-mini')).toHaveCount(3);
  for (const link of await others.locator('a').all())
    expect(await categoriesOf(((await link.getAttribute('href')) ?? '').replace('/en/companies/', ''))).toContain(trade);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(t('directory.others'))).toBeHidden();
});

test('a boost is shown while more than a minute of it remains', async ({ request }) => {
  const { companies } = (
    (await (await request.post('/api/Company/GetCompanyCards', { data: { size: 50 } })).json()) as {
      data: { companies: { path: string; dtBoostExpire: string | null }[] };
    }
  ).data;
  const boosted = companies.filter(({ dtBoostExpire }) => Date.parse(dtBoostExpire ?? '') > Date.now() + 3_600_000);
  const plain = companies.filter(({ dtBoostExpire }) => dtBoostExpire === null);
  for (const [company, isShown] of [
    [boosted[0], true],
    [plain[0], false],
  ] as const) {
    // Stylesheets contain both classes.
    const html = (await (await request.get(`/en/companies/${company?.path}`)).text()).replaceAll(/<style[^]*?<\/style>/g, '');
    expect(/company-head__facts[\s\S]*?badge--boost[\s\S]*?<\/ul>/.test(html.split('<aside')[0] ?? '')).toBe(isShown);
  }
});

for (const [address, target] of [
  ['/en/companies/nobody-knows-this-company', '/en'],
  ['/companies/nobody-knows-this-company', '/'],
  ['/en/companies/nobody-knows-this-company/products', '/en'],
] as const)
  test(`${address} leads to ${target}`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, target]);
  });

test('an unknown product leads to the products, one under another company’s path to its own', async ({ request }) => {
  const address = await productAddress(request);
  const list = address.replace(/\/[0-9a-f]{24}$/, '');
  for (const id of ['a'.repeat(24), 'not-an-id']) {
    const answer = await request.get(`/tr${list}/${id}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, `/tr${list}`]);
  }
  // Any text in place of the company redirects.
  for (const path of ['%D8%B4', '%0d%0ax', '%00', 'a%2Fb'])
    expect((await request.get(`/tr/companies/${path}/products/zz`)).url()).toMatch(/\/tr$/);
  const other = await findCompany(request, ({ path }) => !address.includes(`/${path}/`));
  const moved = await request.get(address.replace(/companies\/[^/]+/, `companies/${other.path}`), { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, address]);
});

test.describe('a product', () => {
  test('has cyclic pictures, which can be enlarged on a desktop', async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/en${await productAddress(request)}`);
    const main = page.locator('.gallery__main img');
    const pictures = await page.locator('.gallery__rail a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(pictures.length).toBeGreaterThan(1);
    const isShown = (index: number) => expect(main).toHaveAttribute('src', new RegExp(`${pictures.at(index)}$`));
    await isShown(0);
    await page.getByRole('button', { name: t('page.previousPicture') }).click();
    await isShown(-1);
    await page.getByRole('button', { name: t('page.nextPicture') }).click();
    await isShown(0);
    await page.locator('.gallery__rail a').nth(1).click();
    await isShown(1);
    await expect(page.locator('.gallery__rail [aria-current]')).toHaveCount(1);

    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: t('page.enlarge') }).click();
    await expect(dialog.locator('img')).toHaveAttribute('src', new RegExp(`${pictures[1]}$`));
    await dialog.getByRole('button', { name: t('common.actions.close') }).click();
    await expect(dialog).toBeHidden();
    await main.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('keeps a press on its pictures while React loads', { tag: '@gate' }, async ({ page, request }) => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/(?:client|Gallery)\.[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    const address = `/ar${await productAddress(request)}`;
    await page.goto(address);
    const small = page.locator('.gallery__rail a');
    await small.nth(1).click();
    await page.locator('.gallery__previous').click();
    await expect(page).toHaveURL(address);
    letGo();
    // The second one, and from there back to the first.
    await expect(page.locator('astro-island:has(.gallery)')).not.toHaveAttribute('ssr');
    await expect(small.first()).toHaveAttribute('aria-current', 'true');
    await small.nth(1).click();
    await expect(page.locator('.gallery__main img')).toHaveAttribute('src', (await small.nth(1).getAttribute('href')) ?? '');
    expect(await seriousFaults(page, { within: '.gallery' })).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('small pictures link to large ones', async ({ page, request }) => {
      await page.goto(`/ar${await productAddress(request)}`);
      for (const small of await page.locator('.gallery__rail').getByRole('link').all()) {
        await expect(small).toBeVisible();
        const large = await request.get((await small.getAttribute('href')) ?? '');
        expect(large.headers()['content-type']).toMatch(/^image\//);
      }
    });
  });

  test('cannot be enlarged on a phone, nor in the app', async ({ page, request, baseURL }) => {
    const address = await productAddress(request);
    await page.setViewportSize({ width: 599, height: 844 });
    await page.goto(`/en${address}`);
    await expect(page.getByRole('button', { name: t('page.enlarge') })).toBeHidden();
    await page.locator('.gallery__main img').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.setViewportSize({ width: 600, height: 844 });
    await expect(page.getByRole('button', { name: t('page.enlarge') })).toBeVisible();

    await page.context().addCookies([{ name: 'kervan-shell', value: 'app', url: baseURL ?? '' }]);
    await page.goto(`/en${address}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.gallery__enlarge, dialog.gallery__dialog')).toHaveCount(0);
  });

  test('shows description, category, keywords and the company’s other products', async ({ page, request }) => {
    const address = await productAddress(request);
    const answer = await request.post('/api/Company/GetProductDetailById', { data: { id: address.slice(-24), language: 'EN' } });
    const { product } = (
      (await answer.json()) as {
        data: { product: { name: string; description: string; code: string; categoryId: string; productKeywords: string[] } };
      }
    ).data;
    await page.goto(`/en${address}`);
    await expect(page.locator('h1')).toHaveText(product.name);
    await expect(page.locator('main .prose')).toHaveText(product.description);
    await expect(page.locator('.tags li')).toHaveText(product.productKeywords);
    await expect(page.locator(`.facts a[href$="category=${product.categoryId}"]`)).toHaveCount(1);
    await expect(page.locator('.facts')).toContainText(product.code);
    const others = await page
      .locator('section:has-text("Other products of this company") > .tiles a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((other) => other.startsWith(`/en${address.slice(0, -24)}`) && !other.endsWith(address.slice(-24)))).toBe(true);
  });

  test('shows similar products of other companies, with price, minimum order and company', async ({ page, request }) => {
    type Found = { id: string; company: { path: string; name: string }; facts?: { minimumOrder?: number } };
    const { data } = (await (await request.post('/api/Company/SearchProducts', { data: { size: 50, language: 'EN' } })).json()) as {
      data: { products: Found[] };
    };
    const similarOf = async ({ id, company }: Found): Promise<string[]> => {
      await page.goto(`/en/companies/${company.path}/products/${id}`);
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: t('directory.similarProducts') }) });
      const links = await section.locator('.tile a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.every((link) => !link.startsWith(`/en/companies/${company.path}/`))).toBe(true);
      const least = data.products.find((each) => links[0]?.endsWith(each.id) && each.facts?.minimumOrder !== undefined);
      if (least !== undefined) await expect(section.locator('.tile').first()).toContainText(t('trade.label.minimumOrder'));
      return links;
    };
    const found: string[] = [];
    for (const product of data.products.slice(0, 12)) found.push(...(await similarOf(product)));
    expect(found.length).toBeGreaterThan(0);
  });
});
