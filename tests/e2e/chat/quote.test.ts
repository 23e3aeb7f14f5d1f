/** A quote between two companies, each in its own language: sent, revised, compared, accepted, printed, and verified by a third party. */
import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/index.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { overflowOf, seriousFaults } from '../../support/browser/accessibility.ts';
import { sentQuote } from '../../support/people/accepted-quote.ts';
import { ask, liveRequest, newBusiness } from '../../support/people/businesses.ts';
import { enter, type Account } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { answerRequest } from '../../support/people/talking.ts';

const [t, inArabic] = [textsOf('en'), textsOf('ar')];
const accountOf = (email: string): Account => ({ email, password: demoPassword });
const [buyer, seller, rival] = [
  accountOf('rashid@khaleejbridge.example'),
  accountOf('haider@dijlafoods.example'),
  accountOf('murat@karacamgida.example'),
];

async function fill(page: Page, values: Record<string, string>, chosen: Record<string, string> = {}): Promise<void> {
  const form = page.getByRole('dialog');
  for (const [name, value] of Object.entries(chosen)) await form.locator(`[name="${name}"]`).selectOption(value);
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}

test(
  'a seller in Arabic quotes and revises, a buyer in English compares and accepts, and the document is verified',
  { tag: '@gate' },
  async ({ page, browser }) => {
    test.setTimeout(60_000);
    const cheaper = await answerRequest(page.request, rival, buyer, 'مساء الخير');
    const goods = {
      price: { amount: 4100, currency: 'USD', unit: 'TNE' },
      quantity: { amount: 400, unit: 'TNE', frequency: 'once' },
      delivery: { incoterm: 'FOB', place: { countryId: lookupId('country', 'TR'), detail: 'Mersin' } },
      validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    };
    await ask(page.request, '/api/Tools/SendQuote', { token: cheaper.token, data: { chatId: cheaper.chatId, goods } });
    const { chatId } = await answerRequest(page.request, seller, buyer, 'مساء الخير');
    const press = (name: string) => page.getByRole('button', { name, exact: true });
    const cards = page.locator('.bubble .quote');
    await page.setViewportSize({ width: 390, height: 844 });

    await test.step('the seller quotes', async () => {
      await enter(page, seller, `/messages?chatId=${chatId}`, { language: 'ar' });
      await press(inArabic('nav.cookies.refuse')).click();
      await press(inArabic('chat.quote.send')).click();
      await fill(
        page,
        { price: '٤٫٥', quantity: '400', leadTime: '21' },
        { currency: 'USD', priceUnit: 'KGM', unit: 'TNE', frequency: 'once', incoterm: 'DAP', payment: 'letterOfCredit' },
      );
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('١٬٨٠٠٬٠٠٠');
      expect(await overflowOf(page)).toBe(0);
      // An Incoterm needs its place, so the field asks for it.
      const place = page.getByRole('dialog').locator('[name=place]');
      const city = page.getByRole('dialog').getByRole('combobox', { name: inArabic('quote.form.city') });
      await expect(city).toHaveValue(/./);
      await city.click();
      await expect(city).toHaveAttribute('aria-expanded', 'true');
      // The choice stays visible, and its text is deleted with it.
      await expect(city).toHaveValue(/./);
      await city.fill('');
      await page.getByRole('dialog').locator('[name=note]').click();
      await expect(city).toHaveValue('');
      await place.fill('');
      await press(inArabic('quote.form.sendNew')).click();
      await expect(place).toBeFocused();
      await expect(page.getByRole('dialog').getByText(inArabic('quote.check.placeMissing'))).toBeVisible();
      await place.fill('ميناء جبل علي');
      await press(inArabic('quote.form.sendNew')).click();
      await expect(cards).toHaveCount(1);
      await expect(cards.locator('[data-row=quantity]')).toContainText('٤٠٠');
      await expect(cards.locator('[data-row=payment]')).toContainText(inArabic('trade.payment.letterOfCredit'));
    });

    await test.step('and revises: the first one is no longer valid', async () => {
      await cards.getByRole('button', { name: inArabic('chat.quote.revise') }).click();
      await expect(page.getByRole('dialog').locator('[name=price]')).toHaveValue('٤٫٥');
      await fill(page, { price: '4,25' });
      await press(inArabic('quote.form.sendRevision')).click();
      await expect(cards).toHaveCount(2);
      await expect(cards.nth(0)).toHaveAttribute('data-quote-state', 'superseded');
      await expect(cards.nth(1)).toHaveAttribute('data-quote-state', 'sent');
      expect(await overflowOf(page)).toBe(0);
    });

    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const other = await context.newPage();
    await test.step('the buyer reads the terms in English beside others, and accepts', async () => {
      await enter(other, buyer, `/messages?chatId=${chatId}`, { language: 'en' });
      await other.getByRole('button', { name: t('nav.cookies.refuse') }).click();
      await expect(other.locator('.bubble .quote [data-row=price]').last()).toContainText('$4.25 per kg');
      await expect(other.locator('.chat-entry[aria-current]')).toContainText(t('chat.quote.sent'));
      await other.getByRole('link', { name: t('quote.compare') }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('quote.list.title'));
      const table = other.locator('table.quotes');
      await expect(table.locator('[data-row=unitPrice] td').first()).toContainText('$4.10 per kg');
      await expect(table.locator('[data-row=unitPrice] td').last()).toContainText('$4.25 per kg');
      await expect(other.getByText(t('quote.list.mixed'))).toBeVisible();
      await expect(table.locator('[data-row=delivery] td').last()).toContainText('DAP');
      await expect(table.locator('[data-row=total] td').last()).toContainText('$1,700,000');
      expect(await seriousFaults(other)).toEqual([]);
      await table.getByRole('button').last().click();
      await other
        .getByRole('alertdialog')
        .getByRole('button', { name: t('quote.accept') })
        .click();
      await expect(table.locator('[data-row=state]')).toContainText(t('quote.state.accepted'));
    });

    await expect(page.locator('.bubble').last()).toContainText(inArabic('quote.proForma'));
    await expect(cards.nth(1)).toHaveAttribute('data-quote-state', 'accepted');

    const verified = await test.step('the pro-forma has both languages', async () => {
      await other
        .locator('table.quotes')
        .getByRole('link', { name: t('quote.proForma'), exact: true })
        .last()
        .click();
      const sheet = other.locator('.pro-forma');
      await expect(sheet.locator('[data-row=payment] [lang=en]')).toContainText(t('quote.row.payment'));
      await expect(sheet.locator('[data-row=payment] [lang=ar]')).toContainText(inArabic('quote.row.payment'));
      await expect(sheet.locator('[data-row=price]')).toContainText('USD 4.25\u2069 per kg');
      await expect(sheet.locator('[data-row=quantity] [lang=ar]').last()).toContainText('٤٠٠');
      await expect(sheet.locator('[data-row=total]')).toContainText('USD 1,700,000.00');
      await expect(sheet.locator('[data-row=total] [lang=ar]')).toContainText('١٬٧٠٠٬٠٠٠٫٠٠');
      await expect(sheet.locator('[data-row=inWords] [lang=en]')).toContainText(
        'US dollars one million seven hundred thousand and 00/100 only',
      );
      expect(await seriousFaults(other)).toEqual([]);
      await other.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible();
      await expect(other.locator('.page-head')).toBeHidden();
      await other.emulateMedia({ media: 'screen' });
      return (await sheet.locator('a[href*="/verify/"]').getAttribute('href')) ?? '';
    });
    await context.close();

    await test.step('anyone with the document can verify it, without script', async () => {
      const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await stranger.goto(verified);
      await expect(stranger.locator('[data-state]')).toHaveAttribute('data-state', 'unchanged');
      await expect(stranger.locator('main')).not.toContainText('4.25');
      await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await stranger.goto(verified.replace(/code=.*/, 'code=WRONG'));
      await expect(stranger.locator('[data-state]')).toHaveAttribute('data-state', 'unknown');
      await stranger.context().close();
    });
  },
);

test('a counter-offer that comes while its answer is written is shown, and replaced only by a second press', async ({ page }) => {
  const [offering, wanting] = await Promise.all([newBusiness(page.request, 'AR'), newBusiness(page.request)]);
  const { chatId } = await sentQuote(page.request, offering, wanting);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, offering, `/messages?chatId=${chatId}`, { language: 'ar' });
  await page.getByRole('button', { name: inArabic('nav.cookies.refuse') }).click();
  await page
    .getByRole('button', { name: inArabic('chat.quote.revise'), exact: true })
    .last()
    .click();
  await fill(page, { price: '٤٫٥' });
  const goods = {
    price: { amount: 3900, currency: 'USD', unit: 'TNE' },
    quantity: { amount: 10, unit: 'TNE', frequency: 'once' },
    validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  };
  await ask(page.request, '/api/Tools/SendQuote', { token: wanting.token, data: { chatId, goods } });

  const send = page.getByRole('dialog').getByRole('button', { name: inArabic('quote.form.sendRevision'), exact: true });
  await send.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('٣٩٬٠٠٠');
  await expect(page.getByRole('dialog').locator('[name=price]')).toHaveValue('٤٫٥');
  expect(await overflowOf(page)).toBe(0);
  await send.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const { quotes } = await ask<{ quotes: { revision: number; state: string }[] }>(
    page.request,
    `/api/Tools/GetQuotesOfChat?chatId=${chatId}`,
    { method: 'GET', token: offering.token },
  );
  expect(quotes.map(({ revision, state }) => [revision, state])).toEqual([
    [3, 'sent'],
    [2, 'superseded'],
    [1, 'superseded'],
  ]);
});

test('a buyer in Arabic finds an offer and requests a quote; its seller quotes in that chat, gets a counter-offer, quotes again and prints the pro-forma', async ({
  page,
  browser,
}) => {
  const [wanting, offering] = await Promise.all([newBusiness(page.request, 'AR'), newBusiness(page.request, 'TR')]);
  const name = `Penye iplik ${Date.now()}`;
  await liveRequest(page.request, offering, 2, name);
  const inTurkish = textsOf('tr');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, wanting, '/search', { language: 'ar' });
  await page.getByRole('button', { name: inArabic('nav.cookies.refuse') }).click();

  await test.step('the offer is found by its name', async () => {
    await page.locator('.search--page').getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    await page.locator('.request__title a', { hasText: name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.locator('#contact')).toBeAttached();
  });

  await test.step('missing terms are shown at their field', async () => {
    await page
      .locator('#contact')
      .getByRole('button', { name: inArabic('contact.ask'), exact: true })
      .click();
    const form = page.locator('#contact form');
    await form.locator('[type=submit]').click();
    await expect(form.locator('[name=quantity]')).toBeFocused();
    await expect(form.getByText(inArabic('quote.check.quantity'))).toBeVisible();
    await form.locator('[name=quantity]').fill('٢٠');
    await form.locator('[name=unit]').selectOption('TNE');
    await form.locator('[name=incoterm]').selectOption('CIF');
    await form.locator('[name=toCountry]').selectOption({ index: 1 });
    await form.locator('[name=toDetail]').fill('ميناء');
    await form.locator('[name=text]').fill('في أكياس ٢٥ كغ');
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await form.locator('[type=submit]').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /./ })
      .last()
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await page.waitForURL(/\/messages\?chatId=/);
    const asked = page.locator('[data-inquiry]');
    await expect(page.locator('.chat__quote')).toHaveCount(1);
    await expect(asked.locator('[data-row=quantity]')).toContainText('٢٠');
    await expect(asked).toContainText('في أكياس ٢٥ كغ');
    await expect(page.getByRole('button', { name: inArabic('chat.quote.send') })).toBeHidden();
  });

  const address = new URL(page.url()).pathname + new URL(page.url()).search;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const other = await context.newPage();
  await test.step('the seller quotes there; the fields are filled in', async () => {
    await enter(other, offering, address, { language: 'tr' });
    await other.getByRole('button', { name: inTurkish('nav.cookies.refuse') }).click();
    await expect(other.locator('[data-inquiry] [data-row=quantity]')).toContainText('20');
    await other.getByRole('button', { name: inTurkish('chat.quote.send'), exact: true }).click();
    const form = other.getByRole('dialog');
    await expect(form.locator('[name=quantity]')).toHaveValue('20');
    await expect(form.locator('[name=unit]')).toHaveValue('TNE');
    await expect(form.locator('[name=incoterm]')).toHaveValue('CIF');
    await expect(form.locator('[name=place]')).toHaveValue('ميناء');
    await fill(other, { price: '4,5' }, { currency: 'USD', priceUnit: 'KGM' });
    await other.getByRole('button', { name: inTurkish('quote.form.sendNew'), exact: true }).click();
    await expect(other.locator('.bubble .quote [data-row=price]')).toBeVisible();
  });

  await test.step('the buyer answers with a lower price', async () => {
    await page
      .locator('.bubble .quote')
      .getByRole('button', { name: inArabic('quote.counter'), exact: true })
      .click();
    await fill(page, { price: '4' });
    await page.getByRole('button', { name: inArabic('quote.form.sendCounter'), exact: true }).click();
    await expect(page.locator('.bubble .quote[data-quote-state=sent]')).toContainText(inArabic('quote.counterTitle', { number: '٢' }));
    expect(await overflowOf(page)).toBe(0);
  });

  await test.step('the seller declines with a reason, quotes again, and the buyer accepts: the document names the seller', async () => {
    const openQuote = other.locator('.bubble .quote[data-quote-state=sent]');
    await openQuote.getByRole('button', { name: inTurkish('quote.decline'), exact: true }).click();
    const form = other.getByRole('dialog');
    await form.locator('[name=reason]').selectOption('price');
    await form.locator('[name=note]').fill('En az 4,2');
    await form.getByRole('button', { name: inTurkish('quote.decline'), exact: true }).click();
    await expect(page.locator('.bubble').last()).toContainText(inArabic('quote.reason.price'));
    await other.getByRole('button', { name: inTurkish('chat.quote.send'), exact: true }).click();
    await fill(other, { price: '4,2' }, { currency: 'USD', priceUnit: 'KGM' });
    await other.getByRole('button', { name: inTurkish('quote.form.sendNew'), exact: true }).click();
    await page
      .locator('.bubble .quote[data-quote-state=sent]')
      .getByRole('button', { name: inArabic('quote.accept') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: inArabic('quote.accept'), exact: true })
      .click();
    await page
      .locator('.bubble')
      .getByRole('link', { name: inArabic('quote.proForma') })
      .last()
      .click();
    await expect(page.locator('.receipt__parties section').first()).toContainText(offering.companyName);
    await expect(page.locator('.receipt__parties section').last()).toContainText(wanting.companyName);
    await expect(page.locator('.pro-forma [data-row=total]')).toContainText('USD 84,000.00');
  });

  await test.step('the seller prints it', async () => {
    await other
      .locator('.bubble')
      .getByRole('link', { name: inTurkish('quote.proForma') })
      .last()
      .click();
    await expect(other.locator('.pro-forma h2')).toContainText(inTurkish('quote.doc.title'));
    await other.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await other.getByRole('button', { name: inTurkish('quote.doc.print') }).click();
    await expect(other.locator('body[data-printed=yes]')).toBeAttached();
  });

  await test.step('the buyer orders again: the terms are those of the first order, which stays', async () => {
    for (const side of [page, other]) await side.goBack();
    await expect(page.getByRole('button', { name: inArabic('chat.quote.ask'), exact: true })).toBeVisible();
    await other.getByRole('button', { name: inTurkish('chat.quote.send'), exact: true }).click();
    const form = other.getByRole('dialog');
    await expect(form.locator('[name=price]')).toHaveValue('4,2');
    await expect(form).toContainText(inTurkish('quote.further', { number: '3' }));
    await fill(other, { quantity: '40' });
    await other.getByRole('button', { name: inTurkish('quote.form.sendNew'), exact: true }).click();
    const again = page.locator('.bubble .quote[data-quote-state=sent]');
    await expect(again).toContainText(inArabic('quote.further', { number: '٣' }));
    await again.getByRole('button', { name: inArabic('quote.accept') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(inArabic('quote.further', { number: '٣' }));
    await question.getByRole('button', { name: inArabic('quote.accept'), exact: true }).click();
    await expect(page.locator('.bubble .quote[data-quote-state=accepted]')).toHaveCount(2);
  });
  await context.close();
});
