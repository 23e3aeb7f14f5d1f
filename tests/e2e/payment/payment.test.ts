/** Card payments on the built product: the real screen, the edge's page for banks, and the sandbox bank. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathOf } from '../../../contract/wire/call.ts';
import { fromApiLanguage } from '../../../contract/text/languages.ts';
import { features } from '../../../contract/plan/features.ts';
import { getPaymentLog } from '../../../contract/payment/calls.ts';
import { expectNoFaults, overflowOf } from '../../support/browser/accessibility.ts';
import { ask, newBusiness } from '../../support/people/businesses.ts';
import { demoAccount, enter } from '../../support/people/members.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { accountOf, answerBank, newPayer, payButton, payInWindow, pricesIn, typeCard } from '../../support/people/payers.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

const t = textsOf('en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The plan that the browser stores with the person. */
const storedPlanOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? 'null') as { stCreditPlanId: string } | null)?.stCreditPlanId ?? null);

/** Expects that the page fits on a phone and on a desktop, and that axe finds no fault at the present width. */
async function expectLayout(page: Page): Promise<void> {
  await expectNoFaults(page);
  const before = page.viewportSize();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}

for (const [language, width] of [
  ['EN', 1280],
  ['AR', 390],
] as const)
  test(`a plan, then a pack, in ${language}`, { tag: language === 'EN' ? '@gate' : [] }, async ({ page, request }) => {
    test.setTimeout(120_000);
    const texts = textsOf(fromApiLanguage(language));
    const [payer, { plan, pack }] = [await newPayer(request, language), await pricesIn(request, language)];
    const before = await accountOf(request, payer);
    const number = new Intl.NumberFormat(language === 'AR' ? 'ar-EG' : 'en-US');
    let held = before.balance;
    await page.setViewportSize({ width, height: 844 });
    for (const [path, item] of [
      ['plan', plan],
      ['credit', pack],
    ] as const) {
      const address = `/payment/${path}/${item.id}`;
      if (path === 'plan') await enter(page, payer, address, { language });
      else await page.goto(address);
      await expect(payButton(page)).toBeVisible();
      await expectLayout(page);
      await typeCard(page, 'success', language);
      await expect(page.getByLabel(texts('payment.field.number'))).toHaveValue('5528 7900 0000 0008');
      const bank = await payInWindow(page);
      expect(await bank.evaluate(() => window.opener)).toBeNull();
      // Marks the document, to show that the header changes without a page load.
      await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      await answerBank(bank);
      await expect(page.locator('.toast').filter({ hasText: texts('payment.paid') })).toBeVisible();
      held += item.additionalCredit;
      await expect(page.locator('html[data-same] [data-user-credit]').first()).toHaveText(number.format(held));
      expect(await storedPlanOf(page)).toBe(plan.id);
      await page.waitForURL(`**/payment/success/${path}/${item.id}`);
      await expect(heading(page)).toHaveText(texts('payment.success.title'));
      await expectLayout(page);
    }
    const after = await accountOf(request, payer);
    expect(after).toEqual({ balance: before.balance + plan.additionalCredit + pack.additionalCredit, purchases: 2 });

    await page.getByRole('link', { name: texts('payment.document.receipt.show') }).click();
    await expect(page.locator('.receipt')).toContainText('Quay 4, store 12');
    await expect(page.locator('.receipt')).toContainText(payer.companyName);
    await expectLayout(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > header, #account-band, footer').filter({ visible: true })).toHaveCount(0);
    // The title of the page is not printed: the sheet says itself what it is.
    await expect(page.locator('.receipt').getByText(texts('payment.document.receipt.word'), { exact: true })).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.goto('/membership');
    const bought = page.getByRole('table', { name: texts('plan.membership.purchases') });
    await expect(bought.locator('tbody tr')).toHaveCount(2);
    const history = page.getByRole('table', { name: texts('plan.membership.history') }).locator('tbody tr');
    await expect(history.first()).toContainText(number.format(after.balance));
    await expectLayout(page);
    await page.getByRole('button', { name: texts('plan.membership.more') }).click();
    await expect(page.getByRole('dialog').locator('tbody tr')).toHaveCount(features.length);
  });

test('a payment in one window is shown in another window and on another device, without a reload', async ({ page, browser, request }) => {
  test.setTimeout(120_000);
  const [payer, { pack }] = [await newPayer(request, 'EN'), await pricesIn(request, 'EN')];
  const { balance } = await accountOf(request, payer);
  await enter(page, payer, `/payment/credit/${pack.id}`);
  const beside = await page.context().newPage();
  await beside.goto('/contact-us');
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, payer, '/profile');
  const headers = [page, beside, elsewhere].map((window) => window.locator('html[data-same] [data-user-credit]').first());
  for (const window of [page, beside, elsewhere]) await window.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const number = new Intl.NumberFormat('en-US');
  for (const header of headers) await expect(header).toHaveText(number.format(balance));
  await typeCard(page, 'success', 'EN');
  await answerBank(await payInWindow(page));
  for (const header of headers) await expect(header).toHaveText(number.format(balance + pack.additionalCredit));
  await elsewhere.context().close();
});

test('in the app a plan is bought in a frame, isolated from the site’s pages, in AR; the back link leads to the membership', async ({
  page,
  request,
}) => {
  const [payer, { plan }] = [await newPayer(request, 'AR'), await pricesIn(request, 'AR')];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } }));
  await enter(page, payer, `/payment/plan/${plan.id}`, { isApp: true, language: 'ar' });
  await typeCard(page, 'success', 'AR');
  await payButton(page).click();
  const frame = page.frameLocator('iframe[name="bank-frame"]');
  await expect(frame.locator('[name="code"]')).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const reached = await frame.locator('main').evaluate(() => {
    const can = (look: () => unknown): boolean => {
      try {
        return look() !== null;
      } catch {
        return false;
      }
    };
    return [location.origin, can(() => window.opener), can(() => window.parent.document), can(() => window.parent.localStorage)];
  });
  expect(reached).toEqual([new URL(page.url()).origin.replace('//', '//bank.'), false, false, false]);
  // The app's result is shown at once as unconfirmed, also while the log says 99; it proves nothing, and the bank's page can be opened
  // again.
  const texts = textsOf('ar');
  for (const [message, word] of [
    ['{"type":"paymentSuccess"}', 'paid'],
    ['{"type":"paymentFailure"}', 'denied'],
  ] as const) {
    const asked = page.waitForResponse((answer) => answer.url().includes(pathOf(getPaymentLog)));
    await page.evaluate((text) => window.postMessage(text, location.origin), message);
    await expect(page.getByRole('heading', { name: texts(`payment.reported.${word}`) })).toBeFocused();
    expect(await (await asked).json()).toMatchObject({ data: { paymentStatus: 99 } });
    await expectLayout(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: texts('payment.failed.reopen') }).click();
    await expect(frame.locator('[name="code"]')).toBeVisible();
  }
  await answerBank(frame);
  await page.waitForURL(`**/payment/success/plan/${plan.id}`);
  await page.getByRole('link', { name: textsOf('ar')('nav.app.back') }).click();
  await expect(page).toHaveURL(/\/membership$/);
  expect((await accountOf(request, payer)).purchases).toBe(1);
});

test('if windows are blocked, a frame shows the bank', async ({ playwright, baseURL, request }, { project }) => {
  const [payer, { pack }] = [await newPayer(request), await pricesIn(request, 'EN')];
  const { args = [], ...launch } = project.use.launchOptions ?? {};
  // Really blocked: in the headless shell by a switch, in a full Chromium because there was no press.
  const blocks = { ...launch, args: [...args, '--block-new-web-contents'], ignoreDefaultArgs: ['--disable-popup-blocking'] };
  const browser = await playwright.chromium.launch(blocks);
  const page = await browser.newPage({ baseURL });
  await enter(page, payer, `/payment/credit/${pack.id}`);
  await typeCard(page);
  await page.evaluate(() => window.open('about:blank')?.close());
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: "document.querySelector('main form').requestSubmit()", userGesture: false });
  await answerBank(page.frameLocator('iframe[name="bank-frame"]'));
  await page.waitForURL(`**/payment/success/credit/${pack.id}`);
  expect([page.context().pages().length, (await accountOf(request, payer)).purchases]).toEqual([1, 1]);
  await browser.close();
});

test('a closed window gives a clear state; continuing pays once', async ({ page, request }) => {
  const [payer, { pack }] = [await newPayer(request), await pricesIn(request, 'EN')];
  await enter(page, payer, `/payment/credit/${pack.id}`);
  await typeCard(page);
  const bank = await payInWindow(page);
  const asked = page.waitForRequest((sent) => sent.url().includes(pathOf(getPaymentLog)) && sent.url().includes('isClosed=true'));
  await bank.close();
  await asked;
  await expect(page.getByRole('heading', { name: t('payment.failed.unfinished') })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: t('common.actions.cancel') })).toHaveAttribute('href', '/membership#packs');
  await expect(page.getByRole('alert').filter({ hasText: t('payment.failed.status.99') })).toBeVisible();
  const [again] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: t('payment.failed.again') }).click()]);
  await answerBank(again);
  await page.waitForURL(`**/payment/success/credit/${pack.id}`);
  expect((await accountOf(request, payer)).purchases).toBe(1);
});

test('a page reloaded in the middle polls its order, and pays once; a moderator refunds it', async ({ page, request }) => {
  const [payer, { pack }] = [await newPayer(request), await pricesIn(request, 'EN')];
  const before = await accountOf(request, payer);
  await enter(page, payer, `/payment/credit/${pack.id}`);
  await typeCard(page);
  const bank = await payInWindow(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('payment.waiting.asking') })).toBeVisible();
  await answerBank(bank);
  await page.waitForURL(`**/payment/success/credit/${pack.id}`);
  expect((await accountOf(request, payer)).purchases).toBe(1);

  await enter(page, demoAccount('moderator'), '/moderation?section=orders', { language: 'en' });
  const order = page.locator('li.card').filter({ hasText: payer.email });
  await expect(order).toContainText(t('moderation.orders.states.fulfilled'));
  await order.getByRole('button', { name: t('moderation.orders.refund') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('moderation.orders.refund') }).click();
  await expect(dialog).toContainText(t('moderation.orders.needsNote'));
  await dialog.getByLabel(t('moderation.orders.note')).fill('Bought twice by mistake');
  await dialog.getByRole('button', { name: t('moderation.orders.refund') }).click();
  await expect(page.locator('.toast').filter({ hasText: t('moderation.orders.done') })).toBeVisible();
  await expect(order).toContainText(t('moderation.orders.refunded'));
  await expect(order.getByRole('button')).toHaveCount(0);
  expect(await accountOf(request, payer)).toEqual({ ...before, purchases: 1 });
});

test("a wrong CVV is shown at its field, before the bank's page; the card is in no storage", async ({ page, request }) => {
  const [payer, { pack }] = [await newPayer(request), await pricesIn(request, 'EN')];
  await enter(page, payer, `/payment/credit/${pack.id}`);
  await typeCard(page, 'wrongCvv');
  await payButton(page).click();
  const cvv = page.getByLabel(t('payment.field.cvv'));
  await expect(cvv).toHaveAttribute('aria-invalid', 'true');
  await expect(cvv).toBeFocused();
  await expect(page.locator('.error')).toHaveText(t('errors.15'));
  // The security code has to be typed again, the rest of the card not; and no toast shows what would disappear in a moment.
  await expect(cvv).toHaveValue('');
  await expect(page.getByLabel(t('payment.field.number'))).toHaveValue('4124 1111 1111 1116');
  await expect(page.locator('.toast')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(stored).not.toMatch(/4124\s?1111|\b123\b/);
  expect((await accountOf(request, payer)).purchases).toBe(0);
});

test('a card refused before the bank’s page shows the reason at the form, also after a reload, until the next attempt', async ({
  page,
  request,
}) => {
  const [payer, { pack }] = [await newPayer(request), await pricesIn(request, 'EN')];
  await enter(page, payer, `/payment/credit/${pack.id}`);
  await typeCard(page, 'refused');
  await payButton(page).click();
  const why = page
    .locator('main form')
    .getByRole('alert')
    .filter({ hasText: t('payment.failed.reason.refused') });
  await expect(why.getByText(t('payment.failed.reason.refused'))).toBeFocused();
  await expect(page.getByLabel(t('payment.field.fullName'))).toHaveValue('ELIF YILDIRIM');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expectLayout(page);
  await page.reload();
  await expect(why).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/4151\s?1111|ELIF|\b123\b/);
  await typeCard(page);
  const bank = await payInWindow(page);
  await expect(why).toHaveCount(0);
  await answerBank(bank);
  await page.waitForURL(`**/payment/success/credit/${pack.id}`);
  await page.goto(`/payment/credit/${pack.id}`);
  await expect(payButton(page)).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
});

test(
  'the reason of a bank that refuses the amount is shown on the screen and stays visible at the form',
  { tag: '@gate' },
  async ({ page, request }) => {
    const [payer, { pack }] = [await newPayer(request), await pricesIn(request, 'EN')];
    await enter(page, payer, `/payment/credit/${pack.id}`);
    await typeCard(page, 'noFunds');
    await answerBank(await payInWindow(page));
    const why = page.getByRole('alert').filter({ hasText: t('payment.failed.reason.funds') });
    await expect(why).toBeVisible();
    await expect(page.locator('main')).not.toContainText(t('payment.failed.status.7'));
    await page.getByRole('button', { name: t('payment.failed.again') }).click();
    await expect(page.locator('main form')).toContainText(t('payment.failed.reason.funds'));
    await expect(page.getByLabel(t('payment.field.number'))).toHaveValue('4111 1111 1111 1129');
    await expect(page.getByLabel(t('payment.field.cvv'))).toHaveValue('');
  },
);

test('the shown price is charged: a changed one is shown with the previous one, and needs consent with the same card', async ({
  page,
  request,
}) => {
  const [payer, english, turkish] = [await newPayer(request), await pricesIn(request, 'EN'), await pricesIn(request, 'TR')];
  const { pack } = english;
  const amountOf = ({ price, currency }: typeof pack) => formatMoney(price, currency, 'en');
  await enter(page, payer, `/payment/credit/${pack.id}`, { language: 'en' });
  await typeCard(page);
  await expect(payButton(page)).toHaveText(t('payment.pay', { amount: amountOf(pack) }));
  // The Turkish price list has another price and currency: to the API, the price has changed since it was shown.
  await page.route(
    '**/api/Payment/PayFromSandbox',
    async (route) => {
      const { data } = route.request().postDataJSON() as { data: object };
      await route.continue({ postData: JSON.stringify({ data: { ...data, language: 'TR' } }) });
    },
    { times: 1 },
  );
  await payButton(page).click();
  const note = page.locator('main form').getByRole('alert');
  await expect(note.getByText(t('payment.changed.price'))).toBeFocused();
  await expect(note).toContainText(t('payment.changed.priceText', { before: amountOf(pack), now: amountOf(turkish.pack) }));
  await expect(payButton(page)).toHaveText(t('payment.pay', { amount: amountOf(turkish.pack) }));
  await expect(page.locator('.order__total')).toContainText(amountOf(turkish.pack));
  await expect(page.getByLabel(t('payment.field.number'))).toHaveValue('5528 7900 0000 0008');
  await expect(page.getByLabel(t('payment.field.cvv'))).toHaveValue('123');
  await expectLayout(page);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/5528\s?7900|\b123\b/);
  const bank = await payInWindow(page);
  await answerBank(bank);
  await page.waitForURL(`**/payment/success/credit/${pack.id}`);
  const { purchases } = await ask<{ purchases: { amount: string; currency: string }[] }>(request, '/api/Payment/GetPurchases', {
    method: 'GET',
    token: payer.token,
  });
  expect(purchases).toEqual([expect.objectContaining({ amount: turkish.pack.price, currency: turkish.pack.currency })]);
});

test('without an address the profile opens first, and the payment after it', async ({ page, request }) => {
  const [business, { plan }] = [await newBusiness(request), await pricesIn(request, 'EN')];
  await enter(page, business, `/payment/plan/${plan.id}`);
  await expect(page.locator('.toast').filter({ hasText: t('payment.address') })).toBeVisible();
  await page.waitForURL('**/profile-settings');
  await expect(page.getByText(t('common.wayBack.text'))).toBeVisible();
  await page.locator('[name="addressDescription"]').fill('Quay 4');
  await page.locator('[name="postalCode"]').fill('20014');
  await page
    .getByRole('button', { name: t('common.actions.save'), exact: true })
    .first()
    .click();
  await page.waitForURL(`**/payment/plan/${plan.id}`);
  await expect(payButton(page)).toBeVisible();
});

test('the order decides on the result page: an invented address is denied', async ({ page, request }) => {
  const [payer, { plan }] = [await newPayer(request), await pricesIn(request, 'EN')];
  await enter(page, payer, `/payment/success/plan/${plan.id}`);
  await expect(heading(page)).toHaveText(t('payment.success.denied'));
});

test('a person without enough credits for a request buys the pack that covers it and finds the input again', async ({ page, request }) => {
  const payer = await newPayer(request);
  // More expensive than the balance of a new account.
  await page.route('**/GetServicePrices', (route) =>
    route.fulfill({
      json: { success: true, code: 'OK', message: '', data: { servicePrices: [{ serviceTypeEnum: 99, order: 1, price: 120 }] } },
    }),
  );
  await enter(page, payer, '/add-request?type=1');
  await page.locator('main [name="companyId"]').selectOption(payer.companyId);
  await page.locator('main [name="categoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="subCategoryId"]').selectOption({ index: 1 });
  await page.locator('main [name="name"]').fill('Ring-spun yarn, after buying credits');
  await page.locator('main [name="description"]').fill('Ne 30/1, 20 t, CIF Mersin.');
  await page.getByLabel(t('request.form.field.tags')).fill('yarn');
  await page.keyboard.press('Enter');
  const yarn = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5c63' } });
  const picture = { name: 'yarn.jpg', mimeType: 'image/jpeg', buffer: await yarn.jpeg().toBuffer() };
  await page.locator('main input[type="file"]').first().setInputFiles(picture);
  await page.getByRole('button', { name: t('request.form.add'), exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('70');
  // The pack that covers it is named once the packs are loaded.
  await dialog.locator('a[href*="/payment/credit/"]').first().click();
  await page
    .getByRole('alertdialog', { name: t('account.leave.title') })
    .getByRole('button', { name: t('account.leave.go') })
    .click();
  await page.waitForURL('**/payment/credit/*');
  await typeCard(page);
  await answerBank(await payInWindow(page));
  await page.waitForURL('**/payment/success/credit/*');
  await page.getByRole('link', { name: t('payment.success.back') }).click();
  await page.waitForURL('**/add-request?type=1');
  await expect(page.locator('main [name="name"]')).toHaveValue('Ring-spun yarn, after buying credits');
  await expect(page.locator('main [name="companyId"]')).toHaveValue(payer.companyId);
  await expect(page.locator('main form')).toContainText(picture.name);
});

test('a new chat without sufficient credits opens again after buying, with its text', async ({ page, request }) => {
  const [payer, other] = [await newPayer(request), await newBusiness(request)];
  const senders = [{ id: payer.companyId, name: payer.companyName, chatId: null }];
  await page.route('**/GetContactTerms?*', (route) =>
    route.fulfill({
      json: { success: true, code: 'OK', message: '', data: { senders, price: 300, inCredit: 50, fault: 'NOT_ENOUGH_CREDIT' } },
    }),
  );
  await enter(page, payer, `/companies/${other.path}`);
  await page.getByRole('button', { name: t('contact.open') }).click();
  await page.getByLabel(t('contact.text')).fill('Do you sell 20 t a month?');
  await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
  await page.getByRole('alertdialog').locator('a[href*="/payment/credit/"]').first().click();
  await page.waitForURL('**/payment/credit/*');
  await typeCard(page);
  await answerBank(await payInWindow(page));
  await page.waitForURL('**/payment/success/credit/*');
  await page.getByRole('link', { name: t('payment.success.back') }).click();
  await page.waitForURL(`**/companies/${other.path}`);
  await expect(page.getByLabel(t('contact.text'))).toHaveValue('Do you sell 20 t a month?');
});
