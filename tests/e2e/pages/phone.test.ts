/** What a phone shows before anything is pressed. */
import type { Page } from '@playwright/test';
import { languages } from '../../../contract/text/languages.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { accountAddresses, callAs } from '../../support/people/account-addresses.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { illustratedRequest, publicPages } from '../../support/people/public-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });
// Answers the cookie question, which would cover the end of the page.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookies', 'refused')));

/** Hints of fields that are wider than their field. */
const cutHints = (page: Page): Promise<string[]> =>
  page.locator(':is(input, textarea)[placeholder]:visible').evaluateAll((fields) =>
    (fields as HTMLInputElement[]).flatMap((field) => {
      const style = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return ['nothing measures'];
      pen.font = style.font;
      const inner = field.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
      return pen.measureText(field.placeholder).width > inner ? [field.placeholder] : [];
    }),
  );
/** What the page shows below its footer, in pixels. */
const belowFooter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    return footer === null ? -1 : document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom - scrollY;
  });

test('no hint of a field is cut in any language, and nothing is below the footer', async ({ page }) => {
  for (const language of languages)
    for (const path of ['/imports', '/search?value=x', '/companies', '/sign-up', '/contact-us']) {
      await page.goto(`/${language}${path}`);
      expect(await cutHints(page), `${language}${path}`).toEqual([]);
      expect(Math.abs(await belowFooter(page)), `${language}${path}`).toBeLessThanOrEqual(1);
    }
});

test('the header of a member shows the balance in one line where it has room', async ({ page }) => {
  const account = await newBusiness(page.request, 'AR');
  await enter(page, account, '/messages', { language: 'ar' });
  const balance = page.locator('.site-header .balance');
  await expect(balance).toBeVisible();
  const heights = await balance.evaluate((shown) => [
    shown.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(shown).lineHeight),
  ]);
  expect(heights[0]).toBeLessThan(3 * (heights[1] ?? 0));
  expect(Math.abs(await belowFooter(page))).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(balance).toBeHidden();
});

/** Sets the browser's own font size, as people do. */
async function doubleText(page: Page): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  await screen.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
/** By how many pixels a page can be scrolled sideways. */
const beyondWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// In the language with the longest words.
test('with double-sized text, every public page is as wide as the phone', async ({ page, request }) => {
  test.setTimeout(120_000);
  await doubleText(page);
  const wide: Record<string, number> = {};
  for (const [name, address] of publicPages) {
    const path = typeof address === 'string' ? address : await address(request);
    await page.goto(`/ru${path}`);
    const beyond = await beyondWidth(page);
    if (beyond > 0) wide[name] = beyond;
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(wide).toEqual({});
});

test('with double-sized text, the business area is as wide as the phone', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await doubleText(page);
  await enter(page, demoAccount('owner'), '/profile', { language: 'ru' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const wide: Record<string, number> = {};
  for (const [name, path] of Object.entries(await accountAddresses(await callAs(baseURL ?? '', 'owner')))) {
    await page.goto(`/ru${path}`);
    await expect(page.locator('.skeleton, .loader--screen')).toHaveCount(0);
    const beyond = await beyondWidth(page);
    if (beyond > 0) wide[name] = beyond;
  }
  expect(wide).toEqual({});
});

test('the page of a request begins with its picture, and names the price of a contact before it is pressed', async ({ page, request }) => {
  const t = textsOf('ar');
  await page.goto(`/ar${await illustratedRequest(request)}`);
  const top = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((shown) => shown.getBoundingClientRect().top);
  expect(await top('main .gallery')).toBeLessThan(await top('main .facts, main table, main dl'));
  const [before = ''] = t('contact.price', { price: '\n' }).split('\n');
  await expect(page.locator('#contact')).toContainText(before.trim());
});

/** Gives names a word that has no break, as some companies have. */
async function lengthenNames(page: Page): Promise<void> {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await page.locator('main :is(h1, h2, h3, bdi, dd, .breadcrumb li)').evaluateAll((names, long) => {
    for (const name of names) {
      const place = name.querySelector('a') ?? name;
      if (place.childElementCount === 0 && /\p{L}{4}/u.test(place.textContent)) place.textContent = long;
    }
  }, word);
}

test('a name with a very long word widens no public page', async ({ page, request }) => {
  test.setTimeout(120_000);
  const wide: Record<string, number> = {};
  for (const [name, address] of publicPages) {
    await page.goto(`/ar${typeof address === 'string' ? address : await address(request)}`);
    await lengthenNames(page);
    const beyond = await beyondWidth(page);
    if (beyond > 0) wide[name] = beyond;
  }
  expect(wide).toEqual({});
});

test('a name with a very long word widens no page of the business area', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const wide: Record<string, number> = {};
  await enter(page, demoAccount('owner'), '/profile', { language: 'en' });
  for (const [name, path] of Object.entries(await accountAddresses(await callAs(baseURL ?? '', 'owner')))) {
    await page.goto(`/en${path}`);
    await expect(page.locator('.skeleton, .loader--screen')).toHaveCount(0);
    await lengthenNames(page);
    const beyond = await beyondWidth(page);
    if (beyond > 0) wide[name] = beyond;
  }
  expect(wide).toEqual({});
});
