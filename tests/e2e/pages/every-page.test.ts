/** Every route in four languages, light and dark, on a phone and a desktop; the gate tests each once. */
import { expect, type Page, test as base } from '@playwright/test';
import { type Language, languages } from '../../../contract/text/languages.ts';
import { colourRules, overflowOf, seriousFaults } from '../../support/browser/accessibility.ts';
import { interfaceTexts, untranslatedOf } from '../../support/browser/interface-texts.ts';
import { lostWords, overfullButtons } from '../../support/browser/lost-words.ts';
import { watchPage, watchRules } from '../../support/people/faults.ts';
import { publicPages } from '../../support/people/public-pages.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Lines of lists are complete on the page that they lead to, and slides of the home page wait beside it. */
const completeElsewhere = '.truncate, .truncate *, .hero *';

const faults: string[] = [];

/** One tab for all pages of a worker, so that files loaded for one page are cached for the next. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const origin = process.env.KERVAN_ORIGIN ?? '';
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
      const tab = await context.newPage();
      watchRules(context, origin, faults);
      watchPage(tab, faults);
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

type Sight = readonly (readonly [colorScheme: 'light' | 'dark', scope: Parameters<typeof seriousFaults>[1]])[];

/** The axe rules for a language: all of them, and colours once per mode; reading direction does not affect colours. */
const sights = {
  en: [
    ['light', {}],
    ['dark', { rules: colourRules }],
  ],
  ar: [['light', { without: colourRules }]],
  tr: [],
  ru: [],
} as const satisfies Record<Language, Sight>;

/** One page in one language: its direction, its texts, no overflow, no accessibility fault. @param address without a language */
async function look(tab: Page, address: string, language: Language, sizes: typeof widths, sights: Sight): Promise<void> {
  const opened = `/${language}${address === '/' ? '' : address}`;
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.goto(opened);
  const html = tab.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(tab.locator('h1')).toHaveCount(1);

  expect(untranslatedOf(await interfaceTexts(tab), language)).toEqual([]);

  for (const size of sizes) {
    await tab.setViewportSize(size);
    expect(await overflowOf(tab), `${opened} scrolls sideways at ${size.width}`).toBe(0);
    expect([...(await lostWords(tab, completeElsewhere)), ...(await overfullButtons(tab))], `${opened}, ${size.width}`).toEqual([]);
    for (const [colorScheme, scope] of sights) {
      await tab.emulateMedia({ colorScheme });
      expect(await seriousFaults(tab, scope), `${opened}, ${colorScheme}, ${size.width}`).toEqual([]);
    }
  }
}

for (const [index, [name, address]] of publicPages.entries()) {
  const addressFor = async (tab: Page): Promise<string> => (typeof address === 'string' ? address : address(tab.request));

  test(`${name}: one language, mode and width`, { tag: '@gate' }, async ({ tab }) => {
    faults.length = 0;
    const language = index % 2 === 0 ? 'ar' : 'en';
    await look(tab, await addressFor(tab), language, language === 'ar' ? widths.slice(0, 1) : widths.slice(1), [['light', {}]]);
    expect(faults).toEqual([]);
  });

  test(`${name}: four languages, both modes, both widths`, async ({ tab }) => {
    faults.length = 0;
    const path = await addressFor(tab);
    for (const language of languages) await look(tab, path, language, widths, sights[language]);
    expect(faults).toEqual([]);
  });
}
