/** Every page of the business area, of a decision and of the console in four languages, on a phone and a desktop, and what is printed. */
import type { Page } from '@playwright/test';
import { moderationKinds } from '../../../contract/moderation/calls.ts';
import { apiLanguage, type Language, languages } from '../../../contract/text/languages.ts';
import { demoId } from '../../../scripts/seed/demo.ts';
import { sections } from '../../../src/account/moderation/sections.ts';
import { brokenWords, lostWords, overfullButtons } from '../../support/browser/lost-words.ts';
import { expect, test } from '../../support/browser/page.ts';
import { acceptedQuote } from '../../support/people/accepted-quote.ts';
import { accountAddresses, callAs } from '../../support/people/account-addresses.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { decidedBusiness } from '../../support/people/decided.ts';
import { demoAccount, enter } from '../../support/people/members.ts';

/** In the other writing direction than the page, and as long as people write. */
const foreignWords = {
  rtl: {
    name: 'مناشف حمام فندقية من القطن الممشط 100%، وزن 550 غ/م²، مقاس 70 × 140 سم',
    text: 'لم تصدر هذه الشهادة قط، ورقمها QM-4711-2026.',
  },
  ltr: { name: 'Otel banyo havlusu, %100 penye pamuk 16/1, 550 g/m², 70 × 140 cm', text: 'Böyle bir belge hiç verilmedi: QM-4711-2026.' },
};
const foreignTo = (language: Language) => foreignWords[language === 'ar' ? 'ltr' : 'rtl'];

/** Titles in lists are complete in what they open. */
const shortened = ['.queue__item', '.chat-entry', '.chat__head'].map((list) => `${list} .truncate, ${list} .truncate *`).join();
/** Queues that hold something about the decided business. */
const decidedKinds: readonly string[] = ['notice', 'appeal', 'proposal'];

/** Faults of the open page at both widths. */
async function faultsOf(page: Page, name: string, unbroken: readonly string[] = []): Promise<string[]> {
  await expect(page.locator('main h1')).toBeAttached();
  await expect(page.locator('.skeleton, .loader--screen')).toHaveCount(0);
  const faults: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const found = [...(await lostWords(page, shortened)), ...(await overfullButtons(page)), ...(await brokenWords(page, unbroken))];
    faults.push(...found.map((fault) => `${name}, ${width}: ${fault}`));
  }
  return faults;
}

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: language, extraHTTPHeaders: { 'accept-language': language } });

    test(`no page of the business area loses words in ${language}`, async ({ page }) => {
      test.setTimeout(180_000);
      const addresses = await accountAddresses(await callAs(process.env.KERVAN_ORIGIN ?? '', 'owner'));
      const [seller, buyer] = [
        await newBusiness(page.request, apiLanguage(language)),
        await newBusiness(page.request, language === 'ar' ? 'TR' : 'AR'),
      ];
      const proForma = await acceptedQuote(page.request, seller, buyer);
      const faults: string[] = [];
      await enter(page, demoAccount('owner'), '/robots.txt', { language });
      for (const [name, address] of Object.entries({ ...addresses, receipt: `/receipt/${demoId('order', 'owner')}` })) {
        if (name === 'moderation' || name === 'proForma') continue;
        await page.goto(address);
        faults.push(...(await faultsOf(page, name)));
      }
      await enter(page, seller, `/pro-forma/${proForma}`, { language });
      faults.push(...(await faultsOf(page, 'proForma')));
      expect(faults).toEqual([]);
    });

    test(`no decision loses words in ${language}, for its owner or in the console`, async ({ page }) => {
      test.setTimeout(180_000);
      const owner = await decidedBusiness(page.request, apiLanguage(language), foreignTo(language));
      const faults: string[] = [];
      await enter(page, owner, '/robots.txt', { language });
      const { companyId, productId, requestId, decisions } = owner;
      for (const address of [
        '/decisions',
        '/notifications',
        '/my-companies',
        `/my-companies/${companyId}`,
        `/edit-product/${companyId}/${productId}`,
        '/my-requests',
        `/edit-request/${requestId}`,
      ]) {
        await page.goto(address);
        faults.push(...(await faultsOf(page, address.split('/')[1] ?? '')));
      }
      for (const { path, kind, number } of decisions) {
        await page.goto(`/${language}${path}`);
        await expect(page.locator('main h2').first()).toBeVisible();
        faults.push(...(await faultsOf(page, `decision-${kind}`, [number])));
      }
      await enter(page, owner.colleague, '/moderation', { language });
      for (const kind of moderationKinds) {
        await page.goto(`/moderation?kind=${kind}`);
        faults.push(...(await faultsOf(page, `console-${kind}`)));
        if (!decidedKinds.includes(kind)) continue;
        const item = page.locator('.queue__item', { hasText: owner.companyName }).first();
        await item.click();
        await expect(page.locator('main .item')).toBeVisible();
        faults.push(...(await faultsOf(page, `console-${kind}-item`)));
      }
      await enter(page, demoAccount('moderator'), '/moderation', { language });
      for (const section of Object.keys(sections)) {
        await page.goto(`/moderation?section=${section}`);
        faults.push(...(await faultsOf(page, `console-${section}`)));
      }
      expect(faults).toEqual([]);
    });
  });
