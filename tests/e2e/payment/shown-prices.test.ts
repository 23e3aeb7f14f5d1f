/**
 * Credits in a browser: a changed price is shown in the confirmation itself, with the previous one, and nothing is spent without consent.
 */
import type { Page, Route } from '@playwright/test';
import { pathOf } from '../../../contract/wire/call.ts';
import { boosts } from '../../../contract/company/boost.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { acceptQuote } from '../../../contract/quote/calls.ts';
import { expectNoFaults, overflowOf } from '../../support/browser/accessibility.ts';
import { sentQuote } from '../../support/people/accepted-quote.ts';
import { type Business, newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { accountOf } from '../../support/people/payers.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
const credits = (count: number): string => t('common.credits', { count, number: new Intl.NumberFormat('en-US').format(count) });
const answer = (route: Route, data: object) => route.fulfill({ json: { success: true, code: 'OK', message: '', data } });

/** The dialog's text after the server has returned its price. */
async function expectAskedAnew(page: Page, before: number, now: number): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('alert')).toHaveText(t('common.priceChanged', { before: credits(before), now: credits(now) }));
  await expectNoFaults(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
  }
}
const balanceOf = async (page: Page, who: Business): Promise<number> => (await accountOf(page.request, who)).balance;

test('a contact whose price changed after its form was opened', async ({ page, request }) => {
  const [from, to] = [await newBusiness(request), await newBusiness(request)];
  const before = await balanceOf(page, from);
  const shown = 5;
  await page.route('**/GetContactTerms?*', (route) =>
    answer(route, {
      senders: [{ id: from.companyId, name: from.companyName, chatId: null }],
      price: shown,
      inCredit: before,
      budgetLeft: null,
      fault: null,
    }),
  );
  await enter(page, from, `/companies/${to.path}`, { language: 'en' });
  await page.getByRole('button', { name: t('contact.open') }).click();
  await page.getByLabel(t('contact.text')).fill('Do you sell 20 t a month?');
  await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
  const spend = (price: number) =>
    page.getByRole('alertdialog').getByRole('button', { name: t('contact.spend', { price: credits(price) }), exact: true });
  const refused = page.waitForResponse((response) => response.url().includes('/CreateChat'));
  await spend(shown).click();
  const { price } = ((await (await refused).json()) as { data: { price: number } }).data;
  expect(price).toBeGreaterThan(shown);
  await expectAskedAnew(page, shown, price);
  expect(await balanceOf(page, from)).toBe(before);
  await spend(price).click();
  await page.waitForURL('**/messages?chatId=*');
  expect(await balanceOf(page, from)).toBe(before - price);
});

test('a request whose price changed after its form was opened', async ({ page, request }) => {
  const payer = await newBusiness(request);
  const before = await balanceOf(page, payer);
  const shown = 3;
  await page.route('**/GetServicePrices', (route) => answer(route, { servicePrices: [{ serviceTypeEnum: 99, order: 1, price: shown }] }));
  await enter(page, payer, '/add-request?type=1', { language: 'en' });
  await page.locator('main [name="companyId"]').selectOption(payer.companyId);
  await page.locator('main [name="categoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="subCategoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="name"]').fill('Ring-spun yarn at its price');
  await page.locator('main [name="description"]').fill('Ne 30/1, 20 t, CIF Mersin.');
  await page.getByLabel(t('request.form.field.tags')).fill('yarn');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('request.form.add'), exact: true }).click();
  const spend = (price: number) =>
    page.getByRole('alertdialog').getByRole('button', { name: t('account.spend.do', { credits: credits(price) }), exact: true });
  const refused = page.waitForResponse((response) => response.url().includes('/AddAndEditRequest'));
  await spend(shown).click();
  const { price } = ((await (await refused).json()) as { data: { price: number } }).data;
  await expectAskedAnew(page, shown, price);
  expect(await balanceOf(page, payer)).toBe(before);
  await spend(price).click();
  await page.waitForURL('**/my-requests');
  expect(await balanceOf(page, payer)).toBe(before - price);
});

test('a boost whose price changed after the page was opened', async ({ page, request }) => {
  const owner = await newBusiness(request);
  const { credits: shown } = boosts[1];
  const now = shown / 4;
  const asked: unknown[] = [];
  await page.route(`**${pathOf(boostCompany)}`, (route) => {
    asked.push((route.request().postDataJSON() as { shownPrice: unknown }).shownPrice);
    return asked.length === 1
      ? route.fulfill({ status: 409, json: { success: false, code: 'PRICE_CHANGED', message: '', data: { price: now } } })
      : answer(route, { dtBoostExpire: new Date(Date.now() + boosts[1].lengthMs).toISOString(), inCredit: 1 });
  });
  await page.route('**/api/Auth/RefreshToken*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { userInfo: object } };
    // The balance of a new account is too small for a boost.
    Object.assign(body.data.userInfo, { inCredit: 1000 });
    await route.fulfill({ response, json: body });
  });
  await enter(page, owner, `/my-companies/${owner.companyId}`, { language: 'en' });
  await page.getByRole('radio', { name: t('company.boost.length.1') }).check();
  await page.getByRole('button', { name: t('company.boost.buy', { credits: credits(shown) }) }).click();
  const spend = (price: number) =>
    page.getByRole('alertdialog').getByRole('button', { name: t('account.spend.do', { credits: credits(price) }), exact: true });
  await spend(shown).click();
  await expectAskedAnew(page, shown, now);
  await spend(now).click();
  await expect(page.locator('.toast').filter({ hasText: t('company.boost.done') })).toBeVisible();
  expect(asked).toEqual([shown, now]);
});

test('a quote in a chat whose contact has to be paid again', async ({ page, request }) => {
  const [seller, buyer] = [await newBusiness(request), await newBusiness(request)];
  const { chatId } = await sentQuote(request, seller, buyer);
  const price = 20;
  const asked: unknown[] = [];
  await page.route(`**${pathOf(acceptQuote)}`, (route) => {
    asked.push((route.request().postDataJSON() as { shownPrice: unknown }).shownPrice);
    return asked.length === 1
      ? route.fulfill({ status: 409, json: { success: false, code: 'PRICE_CHANGED', message: '', data: { price } } })
      : route.continue();
  });
  await enter(page, buyer, `/messages?chatId=${chatId}`, { language: 'en' });
  await page
    .locator('.bubble .quote')
    .getByRole('button', { name: t('quote.accept') })
    .click();
  const accept = page.getByRole('alertdialog').getByRole('button', { name: t('quote.accept'), exact: true });
  await accept.click();
  await expectAskedAnew(page, 0, price);
  await accept.click();
  await expect(page.locator('.toast').filter({ hasText: t('quote.wasAccepted') })).toBeVisible();
  expect(asked).toEqual([0, price]);
});
