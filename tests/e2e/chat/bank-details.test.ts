/** Readers are warned of bank details in a quote and its pro-forma, above a chat, and on public pages; authors are warned while typing. */
import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/index.ts';
import { overflowOf, seriousFaults } from '../../support/browser/accessibility.ts';
import { ask, login, newBusiness } from '../../support/people/businesses.ts';
import { type Account, demoAccount, enter } from '../../support/people/members.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { answerRequest } from '../../support/people/talking.ts';

const [t, inArabic] = [textsOf('en'), textsOf('ar')];
const [turkish, german] = ['TR33 0006 1005 1978 6457 8413 26', 'DE89 3704 0044 0532 0130 00'];
const accountOf = (email: string): Account => ({ email, password: demoPassword });
const [buyer, seller] = [accountOf('haider@dijlafoods.example'), accountOf('murat@karacamgida.example')];
const phone = { width: 390, height: 844 };

/** A chat in which the seller has given an account, and a different one in the place of delivery. */
async function quoted({ request }: Page): Promise<{ chatId: string; requestId: string; quoteId: string }> {
  const { chatId, requestId, companyId, token } = await answerRequest(request, seller, buyer, 'Good morning');
  const countries = await ask<{ id: string; code: string }[]>(request, '/api/CMSLocations/GetCountries', { method: 'GET' });
  await ask(request, '/api/Tools/SendMessage', {
    token,
    multipart: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': companyId, 'Data.Message.Text': `Our bank: ${german}` },
  });
  const place = { countryId: countries.find(({ code }) => code === 'IQ' || code === 'iq')?.id ?? countries[0]?.id, detail: turkish };
  const goods = {
    price: { amount: 4100, currency: 'USD', unit: 'TNE' },
    quantity: { amount: 20, unit: 'TNE', frequency: 'once' },
    delivery: { incoterm: 'DAP', place },
    validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  };
  const { quote } = await ask<{ quote: { id: string } }>(request, '/api/Tools/SendQuote', { token, data: { chatId, goods } });
  return { chatId, requestId, quoteId: quote.id };
}

test(
  'an account in a quote’s place of delivery that differs from the chat’s warns the buyer until the document is verified',
  { tag: '@gate' },
  async ({ page, browser }) => {
    test.setTimeout(60_000);
    const { chatId, requestId, quoteId } = await quoted(page);
    await page.setViewportSize(phone);
    const loud = page.locator('.bank-warning--loud');
    const changed = inArabic('quote.bank.changed');

    await test.step('at the quote in the chat', async () => {
      await enter(page, buyer, `/messages?chatId=${chatId}`, { language: 'ar' });
      await page.getByRole('button', { name: inArabic('nav.cookies.refuse') }).click();
      const bubble = page.locator('.bubble', { has: page.locator('.quote') });
      await expect(bubble.locator('.bank-warning--loud')).toContainText(inArabic('chat.bank.changed'));
      await expect(page.locator('.bubble .bank-warning')).toHaveCount(2);
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
    });

    await test.step('before acceptance', async () => {
      await page
        .locator('.quote')
        .getByRole('button', { name: inArabic('quote.accept') })
        .click();
      await expect(page.getByRole('alertdialog').locator('.bank-warning--loud')).toContainText(changed);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: inArabic('common.actions.cancel') })
        .click();
    });

    await test.step('in the comparison of quotes', async () => {
      await page.goto(`/ar/quotes/${requestId}`);
      await expect(page.locator('table.quotes [data-row=bank]')).toContainText(changed);
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
    });

    const address = await test.step('on the pro-forma, which is printed without the warning', async () => {
      const token = await login(page.request, buyer);
      await ask(page.request, '/api/Tools/AcceptQuote', { token, data: { id: quoteId } });
      await page.goto(`/ar/pro-forma/${quoteId}`);
      await expect(loud).toContainText(changed);
      expect(await overflowOf(page)).toBe(0);
      await page.emulateMedia({ media: 'print' });
      await expect(loud).toBeHidden();
      return (await page.locator('.pro-forma a[href*="/verify/"]').getAttribute('href')) ?? '';
    });

    await test.step('and when it is verified', async () => {
      const stranger = await (await browser.newContext({ javaScriptEnabled: false, locale: 'en' })).newPage();
      await stranger.goto(address);
      await expect(stranger.locator('[data-state]')).toHaveAttribute('data-state', 'unchanged');
      await expect(stranger.locator('[data-bank=changed]')).toContainText(t('verify.bank.changed'));
      await stranger.context().close();
    });
  },
);

test('a subject with bank details warns above the messages', async ({ page }) => {
  const [from, to] = await Promise.all([newBusiness(page.request), newBusiness(page.request)]);
  const { chatId } = await ask<{ chatId: string }>(page.request, '/api/Tools/CreateChat', {
    token: from.token,
    data: { fromCompanyId: from.companyId, toCompanyId: to.companyId, chatNameForAll: `Towels ${turkish}`, text: 'First', createdFor: 0 },
  });
  await page.setViewportSize(phone);
  await enter(page, to, `/messages?chatId=${chatId}`, { language: 'en' });
  await expect(page.locator('.chat__notes .bank-warning')).toHaveText(t('chat.bank.verifyHead'));
  expect(await overflowOf(page)).toBe(0);
});

test('bank details in a company’s text: its author is warned while writing, and readers on its page', async ({ page, browser }) => {
  const own = await newBusiness(page.request);
  await enter(page, own, `/my-companies/${own.companyId}?part=basics`, { language: 'en' });
  const description = page.locator('textarea[name=description]');
  const note = page.getByText(t('form.bankDetails'));
  await description.fill('Cotton towels for hotels.');
  await expect(note).toBeHidden();
  await description.fill(`Cotton towels for hotels. Pay to ${turkish}.`);
  await expect(note).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page
    .locator('form')
    .getByRole('button', { name: t('common.actions.save'), exact: true })
    .click();
  await expect(page.getByText(t('company.saved')).first()).toBeVisible();

  const reader = await (await browser.newContext({ javaScriptEnabled: false, viewport: phone })).newPage();
  await reader.goto(`/ar/companies/${own.path}`);
  await expect(reader.locator('.bank-warning')).toHaveText(inArabic('page.bankDetails'));
  expect(await overflowOf(reader)).toBe(0);
  await reader.context().close();
});

test('the request form warns its author too, in every field', async ({ page }) => {
  await enter(page, demoAccount('owner'), '/add-request?type=1', { language: 'en' });
  await page.locator('textarea[name=description]').fill(`Forty tonnes. Our bank: ${german}`);
  await expect(page.getByText(t('form.bankDetails'))).toBeVisible();
  await page.locator('textarea[name=description]').fill('Forty tonnes.');
  await page.locator('input[name=name]').fill(`Rope ${turkish}`);
  await expect(page.getByText(t('form.bankDetails'))).toBeVisible();
});
