/** First impressions of a buyer: menus inside of the window, facts first, no broken words, no parts that look empty. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/support/install.mjs';
import { expect, test } from '../../support/browser/page.ts';
import { findCompany, illustratedRequest } from '../../support/people/public-pages.ts';
import { textsOf } from '../../support/browser/texts.ts';

const widths = [320, 390, 768, 960, 1024, 1280, 1920];

test('every menu opens inside of the window, with sub-categories in two columns of one page width', async ({ page }) => {
  for (const language of ['en', 'ru', 'ar'] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/${language}/plans`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const summary of await page.locator('.site-header details.menu > summary').filter({ visible: true }).all()) {
        await summary.click();
        const box = await page.locator('.site-header details[open] .menu__list').boundingBox();
        expect.soft(box?.x, `${language} ${width}`).toBeGreaterThanOrEqual(0);
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${language} ${width}`).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
      }
    }
    const menu = page.locator('.site-nav details');
    await menu.locator('summary').click();
    await expect(menu.locator('li').first().locator('p a')).toHaveCount(6);
    expect(await menu.locator('li p a').first().getAttribute('href')).toMatch(
      new RegExp(`/${language}/requests\\?category=[0-9a-f]{24}&subCategory=[0-9a-f]{24}$`),
    );
    const starts = await menu.locator('li').evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().x)));
    expect(new Set(starts).size).toBe(2);
  }
});

test('a request shows its picture and facts, then the buttons to answer, then the rest; it can be shared, and a long filter can be searched', async ({
  page,
  request,
  context,
}) => {
  const t = textsOf('en');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  const address = `/en${await illustratedRequest(request)}`;
  await page.goto(`${address}#contact`);
  const tops = await Promise.all(
    ['.gallery', '.fact-table', '#contact', '.prose'].map(async (part) => (await page.locator(part).first().boundingBox())?.y ?? NaN),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByText(t('request.kind.1'))).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: t('page.share') }).click();
  await expect(page.locator('#page-toasts')).toHaveText(t('page.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(address, page.url()).href);

  // A buyer without products shows what it requests, with links.
  const buyer = await findCompany(request, ({ products, requests = [] }) => products.length === 0 && requests.length > 0);
  await page.goto(`/en/companies/${buyer.path}`);
  await expect(page.locator(`main a[href$="${buyer.requests?.[0]?.id}"]`)).toBeVisible();
  await expect(page.locator('main a[href*="/requests?category="]')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/companies');
  const countries = page.locator('.filters fieldset').filter({ has: page.locator('[name=country]') });
  await countries.locator('summary').click();
  await countries.getByRole('searchbox').fill('turki');
  await expect(countries.locator('.choice').filter({ visible: true })).toHaveText([/^\s*Türkiye/]);

  const settings = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  for (const name of ['NAME', 'ADDRESS', 'TAX_OFFICE', 'TAX_NUMBER', 'TRADE_REGISTRY', 'PHONE', 'MAIL'])
    await expect(page.locator('footer')).toContainText(new RegExp(`^OPERATOR_${name} = "(.+)"$`, 'm').exec(settings)?.[1] ?? '—');
});

test('in dark mode empty boxes are visible and the page number is readable; on a phone no word breaks', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ar/imports');
  const colours = (element: Element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color];
  const surface = await page.locator('.requests').evaluate(colours);
  expect((await page.locator('.choice input:not(:checked)').first().evaluate(colours))[0]).toBe(surface[0]);
  const current = page.locator('.pages__current');
  const calm = await current.evaluate(colours);
  await current.hover();
  expect(await current.evaluate(colours)).toEqual(calm);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ru');
  const broken = await page.locator('.category span').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild as Text;
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
  const [entry, title] = await Promise.all(['.entry', '.entry__title'].map((part) => page.locator(part).first().boundingBox()));
  const age = await page.locator('.entry__age').first().boundingBox();
  expect(age?.y ?? 0).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  expect(entry?.width).toBeGreaterThan(300);
});
