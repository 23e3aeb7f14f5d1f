import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { companySearchTextOf, searchTextOf, searchTextVersion } from '../../../api/lookup/search-text.ts';

const names = { en: 'Iron & Steel', tr: 'Demir-Çelik', ru: 'Чёрные металлы', ar: 'الحديد والصلب' };

test('a search text contains name, keywords and HS codes, parts of joined words, short words without their article, and category names in four languages', () => {
  expect(searchTextOf('Ro-Ro البن', ['hs 7214.20'], [names])).toBe(
    'ro ro البن hs 7214 20 roro 721420 بن iron steel demir celik черные металлы حديد صلب',
  );
});

test('the search text of a company has its folded name on a separate line, and is otherwise the same', () => {
  expect(companySearchTextOf('Ro-Ro البن', ['hs 7214.20'], [])).toBe('ro ro البن\nhs 7214 20 roro 721420 بن');
  for (const name of ['İplik & Co. A.Ş.', '…', 'Nil'])
    expect(companySearchTextOf(name, ['rope'], [names]).replace('\n', ' ').trim()).toBe(searchTextOf(name, ['rope'], [names]));
});

/** Examples of every rule of folding. */
const texts = [
  'Isparta ISPARTA İSTANBUL ıslak i\u0307plik Çelik Gümüş Kâğıt Türkiye’nin Gəncə',
  'Ёмкость е\u0308мкость йогурт и\u0306од чёрный Київ',
  'أسمنت إسمنت آلات ٱلزيوت الألمنيوم والرز البن الله والد مستشفى مدرسة زَيْتُون سكـر لؤلؤ كهربائي ١٢٥ ۱۲۵ ٤٢٫٥ کابل ی ە ہ ھ',
  'Großhandel Café Smørrebrød Łódź Þór Æ œ Oʻzbek O’zbek ΟΔΟΣ ﬁlm ＦＯＢ m² co\u00adop \u200fx\u200e',
  'HS 7214.20 6205-2RS/C3 M12/1.5 Ro-Ro co‑operation 1-2-3-4-5 №5',
];

/** Stored texts follow the code only when the version changes: this test fails for a change of texts without one. */
test('a change of the texts requires a new version', () => {
  const all = texts.map((text) => searchTextOf(text, text.split(' '), [names])).join('\n');
  const digest = createHash('sha256').update(all).digest('hex').slice(0, 12);
  expect({ version: searchTextVersion, digest }).toEqual({ version: 4, digest: '1c2c2adf4aac' });
});
