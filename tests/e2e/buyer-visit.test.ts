/**
 * A buyer on a phone, from the first visit to an accepted quote, a file and the deletion of the account, in a browser and in the app. The
 * account is new, and every page is opened as a person opens it. Presses and fields until the quote is accepted are counted
 * (docs/performance.md#the-way-to-the-first-quote).
 */
import type { Browser, Page } from '@playwright/test';
import { dayMs } from '../../contract/limits.ts';
import { openLink, test as inApp } from '../support/browser/host-link.ts';
import { expect, stepMs, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';
import { ask, type Business, liveRequest, newBusiness } from '../support/people/businesses.ts';
import type { Language } from '../../contract/text/languages.ts';
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
import { pictured } from '../support/people/pictures.ts';
import { deleteAccount, sendPicture } from '../support/people/story-steps.ts';
import type { NewCompany } from '../support/people/traders.ts';

const allMs = 180_000;
const phoneIn = (locale: Language) => ({
  locale,
  extraHTTPHeaders: { 'accept-language': locale },
  viewport: { width: 390, height: 844 },
});

interface Story {
  language: Language;
  person: string;
  /** The beginning of the name of the offer. */
  goods: string;
  /** The beginning of the name of the company. */
  company: string;
  place: Pick<NewCompany, 'country' | 'city' | 'district'>;
  trade: Pick<NewCompany, 'category' | 'subCategory' | 'companyType'>;
  question: string;
}

const arabic: Story = {
  language: 'ar',
  person: 'نور حداد',
  goods: 'مناشف فندقية',
  company: 'النيل للمفروشات',
  place: { country: 'مصر', city: 'القاهرة' },
  trade: { category: 'المنسوجات والأقمشة', subCategory: 'المنسوجات المنزلية', companyType: 'مستورد / موزّع' },
  question: 'نحتاج ٢٠٠٠ كغ، هل السعر شامل التوصيل؟',
};
const others: readonly Story[] = [
  {
    language: 'tr',
    person: 'Deniz Arslan',
    goods: 'Otel havlusu',
    company: 'Marmara Otel Tekstili',
    place: { country: 'Türkiye', city: 'Yalova', district: 'Çınarcık' },
    trade: { category: 'Tekstil ve Kumaş', subCategory: 'Ev Tekstili', companyType: 'İthalatçı / distribütör' },
    question: '2.000 kg arıyoruz, fiyata teslimat dahil mi?',
  },
  {
    language: 'ru',
    person: 'Анна Белова',
    goods: 'Полотенца для гостиниц',
    company: 'Северный текстиль',
    place: { country: 'Египет', city: 'Каир' },
    trade: { category: 'Текстиль и ткани', subCategory: 'Домашний текстиль', companyType: 'Импортёр / дистрибьютор' },
    question: 'Нужно 2000 кг. Доставка входит в цену?',
  },
];

async function quoteBack(page: Page, { token }: Business, chatId: string): Promise<void> {
  const goods = {
    price: { amount: 8.4, currency: 'USD', unit: 'KGM' },
    quantity: { amount: 2000, unit: 'KGM', frequency: 'once' },
    validUntil: new Date(Date.now() + 14 * dayMs).toISOString().slice(0, 10),
  };
  await ask(page.request, '/api/Tools/SendQuote', { token, data: { chatId, goods } });
}

interface Buying {
  story: Story;
  page: Page;
  browser: Browser;
  visitor: Visitor;
  /** Text of the printed document. */
  where: string;
  begun: Effort;
  /** Opens a page with a search. */
  openSearch: () => Promise<void>;
}

/** All steps, from the open sign-up form to the document of the accepted quote and the deletion of the account. */
async function buy({ story, page, browser, visitor, where, begun, openSearch }: Buying): Promise<void> {
  const { screen, meter, person, language } = visitor;
  const t = textsOf(language);
  const mark = newMark();
  const offer = `${story.goods} ${mark}`;
  const seller = await newBusiness(page.request);
  await liveRequest(page.request, seller, 2, offer);
  await becomeMember(page, browser, visitor, {
    name: `${story.company} ${mark}`,
    ...story.place,
    ...story.trade,
    email: person.email,
  });
  expectEffort(`buyer in the ${where}, sign-up to approval`, meter.read(begun), { presses: 16, fields: 23 });

  let chatPath = '';
  await openSearch();
  const searched = meter.read();
  await test.step('an offer is found and its seller contacted', async () => {
    const search = screen.locator('.search [name=value]').first();
    await search.fill(mark);
    await search.press('Enter');
    await screen.getByRole('link', { name: offer }).first().click();
    await payContact(screen, language, story.question);
    const { pathname, search: query, searchParams } = new URL(screen.url());
    chatPath = pathname + query;
    await quoteBack(page, seller, searchParams.get('chatId') ?? '');
  });

  await test.step('its quote is accepted and opened as a pro-forma', async () => {
    const quote = screen.locator('.bubble .quote');
    await quote.getByRole('button', { name: t('quote.accept') }).click();
    await press(screen, t('quote.accept'));
    await expect(quote).toHaveAttribute('data-quote-state', 'accepted');
    expectEffort(`buyer in the ${where}, search to accepted quote`, meter.read(searched), { presses: 7, fields: 2 });
    await pictured(screen, 'accepted');
    await quote.getByRole('link', { name: t('quote.proForma') }).click();
    await expect(screen.locator('main').getByText(seller.companyName).first()).toBeVisible();
    await pictured(screen, 'pro-forma');
  });

  await test.step('a file is sent', async () => {
    await visitor.openLink(chatPath);
    await sendPicture(screen);
  });
  await test.step('the account is deleted', () => deleteAccount(visitor));
  expect(meter.deadEnds()).toEqual([]);
}

for (const story of [arabic, ...others])
  test.describe(`in a browser, in ${story.language}`, () => {
    test.use(phoneIn(story.language));
    const t = textsOf(story.language);

    test(
      'a buyer signs up, pays for a contact and accepts a quote, within the counted steps, then sends a file and leaves',
      // One language is enough for the gate.
      { tag: story === arabic ? '@gate' : [] },
      async ({ page, browser, context }) => {
        test.setTimeout(allMs);
        page.setDefaultTimeout(stepMs);
        const [person, meter] = [newPerson(story.person), await startMeter(context)];
        const openMailed = async (path: string) => {
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
          story,
          page,
          browser,
          visitor: { screen: page, meter, person, language: story.language, openLink: openMailed },
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

inApp.describe('in the app', () => {
  inApp.use(phoneIn('ar'));
  const t = textsOf('ar');

  inApp('a buyer does the same in no more steps', async ({ page, browser, context }) => {
    inApp.setTimeout(allMs);
    page.setDefaultTimeout(stepMs);
    const [person, meter] = [newPerson(arabic.person), await startMeter(context)];
    const home = `/language?${new URLSearchParams({ to: 'ar', back: '/?app=1' })}`;
    await page.goto(`/__host/?${new URLSearchParams({ open: home })}`);
    const screen = await (await page.locator('#device').elementHandle())?.contentFrame();
    if (!screen) throw new Error('the host shows no page');
    // The app opens the links of mails itself.
    const openMailed = async (path: string) => {
      meter.press();
      await openLink(page, path);
      await screen.waitForURL((url) => url.pathname + url.search === path);
    };
    const begun = meter.read();
    await screen.locator('[data-tab=profile]').click();
    await screen
      .locator('main')
      .getByRole('link', { name: t('signIn.signUp') })
      .click();
    await buy({
      story: arabic,
      page,
      browser,
      visitor: { screen, meter, person, language: 'ar', openLink: openMailed },
      where: 'app',
      begun,
      openSearch: () => screen.locator('[data-tab=search]').click(),
    });
  });
});
