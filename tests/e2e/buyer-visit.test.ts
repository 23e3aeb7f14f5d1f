/**
 * An Arabic buyer on a phone, from the first visit to an accepted quote, in a browser and in the app, with a new account and through
 * every page as a person opens it. What is pressed and filled in is counted (docs/performance.md#the-way-to-the-first-quote).
 */
import type { Browser, Page } from '@playwright/test';
import { dayMs } from '../../contract/limits.ts';
import { type SampleHost, startSampleHost } from '../../scripts/sample-host.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';
import { ask, type Business, liveRequest, newBusiness } from '../support/people/businesses.ts';
import type { Effort } from '../support/people/effort.ts';
import {
  becomeMember,
  expectEffort,
  newMark,
  newPerson,
  payContact,
  press,
  startMeter,
  type Visitor,
} from '../support/people/first-visit.ts';

const t = textsOf('ar');
const phone = { locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } };
const allMs = 120_000;
const stepMs = 15_000;
const name = 'نور حداد';

async function quoteBack(page: Page, { token }: Business, chatId: string): Promise<void> {
  const goods = {
    price: { amount: 8.4, currency: 'USD', unit: 'KGM' },
    quantity: { amount: 2000, unit: 'KGM', frequency: 'once' },
    validUntil: new Date(Date.now() + 14 * dayMs).toISOString().slice(0, 10),
  };
  await ask(page.request, '/api/Tools/SendQuote', { token, data: { chatId, goods } });
}

interface Buying {
  page: Page;
  browser: Browser;
  visitor: Visitor;
  /** In what is printed. */
  where: string;
  begun: Effort;
  /** To a page with a search. */
  openSearch: () => Promise<void>;
}

/** From the open form of the sign-up to the document of the accepted quote. */
async function buy({ page, browser, visitor, where, begun, openSearch }: Buying): Promise<void> {
  const { screen, meter, person } = visitor;
  const mark = newMark();
  const offer = `مناشف فندقية ${mark}`;
  const seller = await newBusiness(page.request);
  await liveRequest(page.request, seller, 2, offer);
  const company = { name: `النيل للمفروشات ${mark}`, country: 'مصر', city: 'القاهرة' };
  const trade = { category: 'المنسوجات والأقمشة', subCategory: 'المنسوجات المنزلية', companyType: 'مستورد / موزّع' };
  await becomeMember(page, browser, visitor, { ...company, ...trade, email: person.email });
  expectEffort(`buyer in the ${where}, sign-up to approval`, meter.read(begun), { presses: 16, fields: 23 });

  await openSearch();
  const searched = meter.read();
  await test.step('an offer is found and its seller contacted', async () => {
    const search = screen.locator('.search [name=value]').first();
    await search.fill(mark);
    await search.press('Enter');
    await screen.getByRole('link', { name: offer }).first().click();
    await payContact(screen, 'ar', 'نحتاج ٢٠٠٠ كغ، هل السعر شامل التوصيل؟');
    await quoteBack(page, seller, new URL(screen.url()).searchParams.get('chatId') ?? '');
  });

  await test.step('its quote is accepted and opened as a pro-forma', async () => {
    const quote = screen.locator('.bubble .quote');
    await quote.getByRole('button', { name: t('quote.accept') }).click();
    await press(screen, t('quote.accept'));
    await expect(quote).toHaveAttribute('data-quote-state', 'accepted');
    expectEffort(`buyer in the ${where}, search to accepted quote`, meter.read(searched), { presses: 7, fields: 2 });
    await quote.getByRole('link', { name: t('quote.proForma') }).click();
    await expect(screen.locator('main').getByText(seller.companyName).first()).toBeVisible();
  });
}

test.describe('in a browser', () => {
  test.use(phone);

  test(
    'a buyer signs up, pays for a contact and accepts a quote, within the counted steps',
    { tag: '@gate' },
    async ({ page, browser, context }) => {
      test.setTimeout(allMs);
      page.setDefaultTimeout(stepMs);
      const [person, meter] = [newPerson(name), await startMeter(context)];
      const openLink = async (path: string) => {
        meter.press();
        await page.goto(path);
      };
      await page.goto('/');
      const begun = meter.read();
      await page
        .getByRole('banner')
        .locator(`summary[aria-label="${t('nav.menu')}"]`)
        .click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('nav.signUp') })
        .click();
      await buy({
        page,
        browser,
        visitor: { screen: page, meter, person, language: 'ar', openLink },
        where: 'browser',
        begun,
        openSearch: () =>
          page
            .getByRole('banner')
            .getByRole('link', { name: t('common.brand') })
            .click(),
      });
    },
  );
});

/** With the sample host, which plays the app around its frame. */
const inApp = test.extend<{ host: SampleHost }>({
  host: async ({}, use) => {
    const host = await startSampleHost(process.env.KERVAN_ORIGIN ?? '');
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});

inApp.describe('in the app', () => {
  inApp.use(phone);

  inApp('a buyer does the same in no more steps', async ({ page, browser, context }) => {
    inApp.setTimeout(allMs);
    page.setDefaultTimeout(stepMs);
    const [person, meter] = [newPerson(name), await startMeter(context)];
    const home = `/language?${new URLSearchParams({ to: 'ar', back: '/?app=1' })}`;
    await page.goto(`/__host/?${new URLSearchParams({ open: home })}`);
    const screen = await (await page.locator('#device').elementHandle())?.contentFrame();
    if (!screen) throw new Error('the host shows no page');
    // The app opens the links of mails itself.
    const openLink = async (path: string) => {
      meter.press();
      await page.locator('#open input').fill(path);
      await page.locator('#open button').click();
      await screen.waitForURL((url) => url.pathname + url.search === path);
    };
    const begun = meter.read();
    await screen.locator('[data-tab=profile]').click();
    await screen
      .locator('main')
      .getByRole('link', { name: t('signIn.signUp') })
      .click();
    await buy({
      page,
      browser,
      visitor: { screen, meter, person, language: 'ar', openLink },
      where: 'app',
      begun,
      openSearch: () => screen.locator('[data-tab=search]').click(),
    });
  });
});
