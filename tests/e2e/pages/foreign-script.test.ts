/** Text in the other writing direction stays within its card, including its ellipsis. */
import { expect, test } from '../../support/browser/page.ts';

const written = {
  ar: ['Rope of hemp and jute in coils of 220 m, tarred or plain, for ships and farms. ', 'ltr'],
  en: ['حبال من القنب والجوت في لفات طول كل منها 220 مترًا، مقطرنة أو عادية، للسفن والمزارع. ', 'rtl'],
} as const;

for (const [page, language] of [
  ['/imports', 'ar'],
  ['/companies', 'ar'],
  ['/imports', 'en'],
] as const)
  test(`nothing overflows the cards of ${page} in ${language}`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.goto(`/${language}${page}`);
    await tab.evaluate(() => document.fonts.ready);
    // Leaves only one language of each text, because the demo's texts are in all four.
    await tab.locator('p.clamp-2').evaluateAll((texts, [foreign, dir]) => {
      for (const text of texts as HTMLElement[]) Object.assign(text, { textContent: foreign.repeat(4), dir });
    }, written[language]);
    const isForeign = `p.clamp-2:dir(${language === 'ar' ? 'ltr' : 'rtl'})`;
    const clamped = await tab.locator(isForeign).evaluateAll((texts) =>
      texts
        .filter((text) => text.scrollHeight > text.clientHeight + 4)
        .map((text) => {
          const { y, height } = text.getBoundingClientRect();
          const box = text.parentElement!.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(text.parentElement!);
          return { start: box.left + parseFloat(paddingLeft), end: box.right - parseFloat(paddingRight), y: y + scrollY, height };
        }),
    );
    expect(clamped.length).toBeGreaterThan(0);
    // The space beside the column of text, with and without the text.
    const strips = clamped.map(({ start, end, y, height }) => ({ x: language === 'ar' ? end + 1 : start - 11, y, width: 10, height }));
    const look = () => Promise.all(strips.map((clip) => tab.screenshot({ clip, fullPage: true })));
    const shown = await look();
    await tab.locator(isForeign).evaluateAll((texts) => texts.forEach((text) => ((text as HTMLElement).style.visibility = 'hidden')));
    expect((await look()).map((strip, index) => strip.equals(shown[index]!))).toEqual(shown.map(() => true));
  });
