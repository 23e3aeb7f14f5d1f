import { describe, expect, test } from 'vitest';
import { newsPageSize } from '../../../contract/limits.ts';
import { apiLanguages as languages } from '../../../contract/text/languages.ts';
import { banners } from '../../../demo/content/banners.ts';
import { news } from '../../../demo/content/news.ts';
import { writtenIn, type WrittenLanguage } from '../../support/data/written-in.ts';

const languageOf = (item: { language: string }) => item.language.toLowerCase() as WrittenLanguage;
/** Examples and names of standards are quoted in the spelling of trade. */
const withoutQuotes = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/\*[A-Za-z][^*]*\*/g, '');

describe.each(news)('$language $path', (article) => {
  test('is in its language', () => {
    const texts = [article.title, article.description, ...withoutQuotes(article.content).split(/\n+/)];
    expect(texts.filter((text) => !writtenIn(languageOf(article), text))).toEqual([]);
  });
});

test('there are articles for two pages, and three to five banners, in each language', () => {
  for (const language of languages) {
    expect(news.filter((article) => article.language === language)).toHaveLength(newsPageSize + 1);
    const slides = banners.filter((banner) => banner.language === language);
    expect(slides.length).toBeGreaterThanOrEqual(3);
    expect(slides.length).toBeLessThanOrEqual(5);
  }
  expect(new Set(news.map((article) => article.path)).size).toBe(4 * (newsPageSize + 1));
});

test('banners are in their language', () => {
  const wrong = banners.flatMap((banner) =>
    [banner.topText, banner.title, banner.description].filter((text) => text !== undefined && !writtenIn(languageOf(banner), text)),
  );
  expect(wrong).toEqual([]);
});
