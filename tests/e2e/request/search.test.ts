import { brotliCompressSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { seriousFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';

const suggestions = (page: Page) => page.locator('.suggest:visible');
const options = (page: Page) => suggestions(page).getByRole('option');
const island = (page: Page) => page.locator('astro-island:has(> .search:not(.search--page))');

/** Delays the scripts with which an island hydrates. @returns lets them through */
async function holdIslands(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/(?:client|Search)\.[\w-]+\.js$/, async (route: Route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('/search without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has its tabs, filters, words and pages in the address', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/en/search');
    const tabs = page.getByRole('navigation', { name: 'Search in' });
    await expect(tabs.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('radio', { name: 'Logistics requests' }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await page.waitForURL(/\/en\/search\?type=3/);
    for (const link of await page.locator('.request__title a').all())
      expect(await link.getAttribute('href')).toMatch(/^\/en\/logistic-needs\//);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/en\/search\?type=3&page=2$/);
    await expect(page.getByText(/Showing 11 to/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Oldest first' }).click();
    await expect(page).toHaveURL(/\/en\/search\?type=3&sort=oldest$/);
    await page.goto('/en/search?type=1');
    await page.locator('.search--page').getByRole('searchbox').fill('cotton');
    await page.locator('.search--page').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en\/search\?type=1&value=cotton$/);
    await expect(page.locator('.request').first()).toBeVisible();
    await page.locator('.chip a').first().click();
    await expect(page).toHaveURL(/\/en\/search\?type=1$/);
  });

  test('passes words and category to the companies, which are filtered there', async ({ page }) => {
    await page.goto('/en/search?value=food');
    await page.getByRole('navigation', { name: 'Search in' }).getByRole('link', { name: 'Companies' }).click();
    await page.waitForURL(/\/en\/search\?selected=2&value=food$/);
    const found = await page.locator('.company-card').count();
    expect(found).toBeGreaterThan(1);
    await page.getByRole('checkbox', { name: /Türkiye/ }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await page.waitForURL(
      (url) => url.pathname === '/en/search' && url.searchParams.get('selected') === '2' && url.searchParams.get('country') === 'tr',
    );
    await expect(page.locator('.chip')).toHaveCount(2);
    for (const place of await page.locator('.company-card .faint.row').allInnerTexts()) expect(place).toContain('Türkiye');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/en\/search\?selected=2$/);
  });

  test('the header search leads to the list of its kind, companies too', async ({ page }) => {
    await page.goto('/en');
    const form = page.locator('.site-header .search');
    for (const [kind, address] of [
      ['all', /\/en\/search\?value=oil$/],
      ['2', /\/en\/requests\?type=2&value=oil$/],
      ['other', /\/en\/requests\?type=other&value=oil$/],
      ['companies', /\/en\/companies\?value=oil$/],
    ] as const) {
      await form.getByRole('combobox').selectOption(kind);
      await form.getByRole('searchbox').fill('oil');
      await form.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(address);
      await expect(form.getByRole('combobox')).toHaveValue(kind);
    }
  });

  test('a page beyond the end leads to the last, and invalid input is not a filter', async ({ page }) => {
    for (const address of ['/en/imports', '/en/requests?type=other', '/en/companies', '/en/search?selected=2&category=']) {
      const end = `${address}${address.includes('?') ? '&' : '?'}page=9999`;
      expect((await page.goto(end))?.status()).toBe(200);
      const [, last, total] = /(\d+) of (\d+)/.exec((await page.locator('.soft', { hasText: 'Showing' }).first().innerText()) ?? '') ?? [];
      expect([last, Number(total) > 0]).toEqual([total, true]);
      expect(new URL(page.url()).searchParams.get('page')).not.toBe('9999');
    }
    const listed = async (address: string) => {
      await page.goto(address);
      const hrefs = await page.locator('.request__title a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      return { hrefs, chips: await page.locator('.chip').count() };
    };
    for (const query of ['page=abc', 'page=-1&country=zz', 'category=food&sort=up', 'subCategory=aaaaaaaaaaaaaaaaaaaaaaaa'])
      // Other tests publish requests meanwhile.
      await expect(async () => expect(await listed(`/en/imports?${query}`), query).toEqual(await listed('/en/imports'))).toPass();
  });

  test('a category shows its sub-categories, and five categories come before “show all”', async ({ page }) => {
    for (const list of ['/en/exports', '/en/companies']) {
      await page.goto(list);
      const group = page.getByRole('group', { name: 'Category', exact: true });
      await expect(group.locator('> .choice').filter({ has: page.locator('input:not([value=""])') })).toHaveCount(5);
      await group.locator('summary').click();
      expect(await group.getByRole('radio').count()).toBeGreaterThan(6);
      await group.getByRole('radio').nth(1).check();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      const subs = page.getByRole('group', { name: 'Sub-category' });
      await expect(subs.getByRole('checkbox')).not.toHaveCount(0);
      const all = Number(/of (\d+)/.exec(await page.locator('.soft', { hasText: 'Showing' }).first().innerText())?.[1]);
      await subs.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(/subCategory=[0-9a-f]{24}/);
      await expect(page.locator('.chip')).toHaveCount(2);
      // Only values with results are offered.
      const found = Number(/of (\d+)/.exec(await page.locator('.soft', { hasText: 'Showing' }).first().innerText())?.[1]);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThanOrEqual(all);
    }
  });

  test('a company’s card shows five pictures of products at most and counts the others', async ({ page }) => {
    await page.goto('/en/companies?value=domates');
    const card = page.locator('.company-card', { hasText: 'Ovalı' });
    await expect(card.locator('.thumbs img')).toHaveCount(5);
    await expect(card.locator('.thumbs__more')).toHaveText(/^\+\d+$/);
  });

  test('in the app’s shell /requests and keywords lead to /search', async ({ page }) => {
    await page.goto('/en/requests?type=1&value=oil&app=1');
    await expect(page).toHaveURL(/\/en\/search\?type=1&value=oil$/);
    await page.goto('/en/imports');
    expect(await page.locator('.request .tag').first().getAttribute('href')).toMatch(/^\/en\/search\?type=1&value=/);
    const company = await companyAddress(page);
    await page.goto(company);
    for (const link of await page.locator('main .tags a, main a[href*="category="]').all())
      expect(await link.getAttribute('href')).toMatch(/^\/en\/search\?selected=2&(?:value|category)=/);
    expect(await page.locator('main a[href*="category="]').count()).toBeGreaterThan(0);
  });
});

async function companyAddress(page: Page): Promise<string> {
  await page.goto('/en/companies');
  return (await page.locator('.company-card__link').first().getAttribute('href')) ?? '';
}

test('on a phone keyword and category links of a company lead to /search, elsewhere to the directory (docs/behaviour.md#phone-browsers)', async ({
  page,
  request,
}) => {
  const address = await companyAddress(page);
  const links = page.locator('main .tags a, main a[href*="category="]');
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address);
  await expect.poll(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(/\/en\/search\?selected=2&category=[0-9a-f]{24}$/)]));
  for (const href of await hrefs()) expect(href).toMatch(/\/en\/search\?selected=2&(?:value|category)=./);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await hrefs()).every((href) => /\/en\/companies\?(?:value|category)=./.test(href))).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  await links.first().click();
  await expect(page).toHaveURL(/\/en\/search\?selected=2&value=/);
  await expect(page.locator('.company-card').first()).toBeVisible();
  // One answer for all widths: the server does not know them (docs/behaviour.md#shared-pages).
  const [phone, desktop] = await Promise.all(
    ['Mozilla/5.0 (iPhone) Mobile', 'Mozilla/5.0 (X11)'].map(async (agent) =>
      (await request.get(address, { headers: { 'user-agent': agent } })).text(),
    ),
  );
  expect(phone).toBe(desktop);
});

test.describe('suggestions', () => {
  test('load with the first interaction with the search and not before, within the size of a first island', async ({ page }) => {
    const fetched: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') fetched.push(answer.body().then((body) => brotliCompressSync(body).length));
    });
    await page.goto('/ar/imports');
    await page.locator('h1').click();
    expect(fetched).toEqual([]);
    await page.locator('#search-text').focus();
    await expect(island(page)).not.toHaveAttribute('ssr');
    const bytes = (await Promise.all(fetched)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThan(70 * 1024);
  });

  test('appear for text typed while React was loading, which stays', { tag: '@gate' }, async ({ page }) => {
    const letGo = await holdIslands(page);
    await page.goto('/ar/imports');
    const field = page.locator('#search-text');
    await page.locator('#search-in').selectOption('companies');
    await field.pressSequentially('gıa');
    await field.press('ArrowLeft');
    // The caret is between two letters, and stays there.
    await field.press('ArrowLeft');
    await field.press('ArrowRight');
    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
    const before = await caret();
    letGo();
    await expect(island(page)).not.toHaveAttribute('ssr');
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveValue('gıa');
    expect(await caret()).toBe(before);
    await expect(page.locator('#search-in')).toHaveValue('companies');
    await field.fill('gıda');
    await expect(page.getByRole('group', { name: 'الشركات' }).getByRole('option').first()).toBeVisible();
  });

  test('do not delay Enter, and neither does React', async ({ page }) => {
    await holdIslands(page);
    await page.goto('/ar/imports');
    const field = page.locator('#search-text');
    await field.fill('ab');
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '٣ أحرف' })).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('yarn');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/ar\/search\?value=yarn$/);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/ar/imports');
    const asked = page.waitForRequest('**/api/Pages/NavigationSearch');
    await page.route('**/api/Pages/NavigationSearch', () => new Promise(() => undefined));
    await field.fill('steel');
    await asked;
    await field.press('Enter');
    await expect(page).toHaveURL(/\/ar\/search\?value=steel$/);
  });

  test('are chosen by keyboard: arrows cycle, Escape closes, Enter opens', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/en/imports');
    const field = page.locator('#search-text');
    await field.focus();
    await field.pressSequentially('te');
    await expect(suggestions(page)).toHaveCount(0);
    await field.pressSequentially('xt');
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Categories' }).getByRole('option', { name: 'Textiles & Fabrics' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Requests', exact: true }).getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Products', exact: true }).getByRole('option').first()).toBeVisible();
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(await seriousFaults(page, { within: '.site-header' })).toEqual([]);

    const count = await options(page).count();
    const active = () => field.getAttribute('aria-activedescendant');
    await field.press('ArrowUp');
    expect(await active()).toBe(await options(page).last().getAttribute('id'));
    await field.press('ArrowDown');
    expect(await active()).toBeNull();
    for (let step = 0; step < count; step += 1) await field.press('ArrowDown');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(suggestions(page).locator('[aria-selected="true"]')).toHaveCount(1);

    await field.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(field).toHaveValue('text');
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await field.pressSequentially('i');
    await expect(options(page).first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/requests\?category=[0-9a-f]{24}$/);
    await expect(page.locator('h1')).toHaveText('Requests: Textiles & Fabrics');
  });

  test('are in the reader’s language, for the chosen kind, also by mouse', async ({ page }) => {
    await page.goto('/ar/companies');
    await page.locator('#search-in').selectOption('companies');
    const field = page.locator('#search-text');
    await field.fill('gıda');
    await expect(page.getByRole('group', { name: 'الفئات' }).getByRole('option', { name: 'الأغذية والمشروبات' })).toBeVisible();
    const company = page.getByRole('group', { name: 'الشركات' }).getByRole('option').first();
    const name = await company.innerText();
    const [box, form] = [await suggestions(page).boundingBox(), await page.locator('.site-header .search').boundingBox()];
    expect(Math.abs((box?.x ?? 0) - (form?.x ?? 0))).toBeLessThan(3);
    await company.click();
    await expect(page).toHaveURL(/\/ar\/companies\/[\w-]+$/);
    await expect(page.locator('h1')).toContainText(name);
  });

  test('belong to the last typed word, and close when typing continues', async ({ page }) => {
    const asked: string[] = [];
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/Pages/NavigationSearch', async (route) => {
      const { text } = route.request().postDataJSON() as { text: string };
      asked.push(text);
      if (text === 'cement') await held;
      await route.fallback();
    });
    await page.goto('/en/exports');
    const field = page.locator('#search-text');
    await field.fill('cement');
    await expect.poll(() => asked).toEqual(['cement']);
    await field.fill('yarn');
    await expect(options(page).filter({ hasText: 'Yarn' }).first()).toBeVisible();
    letGo();
    await expect(options(page).filter({ hasText: 'Cement' })).toHaveCount(0);
    await page.locator('#search-in').selectOption('companies');
    await expect(page.getByRole('group', { name: 'Companies' })).toBeVisible();
    await page.locator('.site-footer').click({ position: { x: 2, y: 2 } });
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('are missing when the API does not answer, and the form still works', async ({ page }) => {
    await page.route('**/api/Pages/NavigationSearch', (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto('/en/imports');
    const field = page.locator('#search-text');
    const refused = page.waitForResponse('**/api/Pages/NavigationSearch');
    await field.fill('yarn');
    await refused;
    await expect(suggestions(page)).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?value=yarn$/);
  });
});

for (const [language, words] of [
  ['en', 'Enter at least 3 characters'],
  ['tr', 'en az 3 karakter'],
  ['ru', 'не менее 3 символов'],
  ['ar', '٣ أحرف'],
] as const)
  test(`fewer than three characters cause an error toast in ${language}; three are searched and clear the field`, async ({ page }) => {
    await page.goto(`/${language}/imports`);
    const field = page.locator('#search-text');
    await field.fill('  ab ');
    await field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/${language}/imports$`));
    // An answer without content leaves the page as it is, so that the cleared field is visible.
    await page.route('**/requests?*', (route) => route.fulfill({ status: 204 }));
    await field.fill(' yağ ');
    const going = page.waitForRequest((asked) => asked.url().includes('/requests?'));
    await field.press('Enter');
    expect(new URL((await going).url()).searchParams.get('value')).toBe('yağ');
    await expect(field).toHaveValue('');
  });

test('a search moves from kind to kind, shows results of others, suggests products and keeps nothing in the header', async ({ page }) => {
  await page.goto('/en/imports');
  const field = page.locator('#search-text');
  await field.fill('HS 6302');
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?value=HS\+6302$/);
  await expect(field).toHaveValue('');

  await page.goto('/en/search?selected=3&value=хлопок');
  const tabs = page.getByRole('navigation', { name: 'Search in' });
  await expect(tabs.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  const count = Number(await tabs.getByRole('link', { name: 'Products' }).locator('.tabs__count').innerText());
  expect(count).toBeGreaterThan(0);
  await expect(page.locator('.tile--product')).toHaveCount(Math.min(count, 10));
  const country = page.getByRole('group', { name: 'Country' }).locator('.choice').first();
  const fewer = Number(await country.locator('.count').innerText());
  await country.click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/selected=3&value=[^&]+&.*country=[a-z]{2}$/);
  await expect(tabs.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.tile--product')).toHaveCount(Math.min(fewer, 10));
  await page.locator('.tile--product a').first().click();
  await expect(page).toHaveURL(/\/en\/companies\/[^/]+\/products\/[0-9a-f]{24}$/);

  await page.goto('/ar/search?selected=1&value=Alster');
  const none = page.locator('.empty p').filter({ hasText: 'لا طلبات' });
  await none.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/ar\/search\?selected=3&value=Alster$/);
  await expect(page.locator('.tile--product').first()).toBeVisible();
});

test('a search of everything shows the first kind with results, and counts the others', async ({ page }) => {
  await page.goto('/en/imports');
  await expect(page.locator('#search-in')).toHaveValue('all');
  await page.locator('#search-text').fill('Alster');
  await page.locator('#search-text').press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?selected=[23]&value=Alster$/);
  await expect(page.locator('.company-card, .tile--product').first()).toBeVisible();

  await page.goto('/en/search?value=cotton');
  const imports = page.getByRole('main').getByRole('link', { name: /^\d+ import requests?$/ });
  const count = Number(/\d+/.exec(await imports.innerText())?.[0]);
  await imports.click();
  await expect(page).toHaveURL(/\/en\/search\?type=1&value=cotton$/);
  await expect(page.locator('.request')).toHaveCount(Math.min(count, 10));
});

test('a kind without results shows what the other kinds have and keeps the words; the chosen kind is remembered', async ({ page }) => {
  await page.goto('/en');
  await page.locator('#search-in').selectOption('other');
  await page.locator('#search-text').fill('cotton yarn');
  await page.locator('#search-text').press('Enter');
  await expect(page).toHaveURL(/\/en\/requests\?type=other&value=cotton\+yarn$/);
  await expect(page.locator('.empty')).toContainText('No logistics requests');
  await expect(page.locator('#search-text')).toHaveValue('cotton yarn');
  await page
    .locator('.empty')
    .getByRole('link', { name: /^\d+ (?:import|export) requests?$/ })
    .first()
    .click();
  await expect(page.locator('.request').first()).toBeVisible();
  // The next page is about nothing in particular.
  await page.goto('/en/about-us');
  await expect(page.locator('#search-in')).toHaveValue('other');
  await page.goto('/en/companies?value=oil');
  await expect(page.locator('#search-in')).toHaveValue('companies');
});
