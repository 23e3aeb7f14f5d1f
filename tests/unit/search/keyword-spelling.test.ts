/** Keywords that were stored as "soğuk sikim" get the spelling in which they were typed, where evidence exists. */
import { describe, expect, test } from 'vitest';
import { spellKeywords, tradeSpellings, type WrittenText } from '../../../api/catalogue/keyword-spelling.ts';
import { companies, products, requests } from '../../../demo/index.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { keepKeywords } from '../../../contract/catalogue/keywords.ts';
import { categories } from '../../../lookups/categories.ts';
import { writtenLanguage } from '../../../contract/text/written-language.ts';

const trade = tradeSpellings(categories.flatMap((category) => [category, ...category.subCategories]));
const turkish = (text: string): WrittenText => ({ text, language: 'TR' });
const spelled = (keyword: string, ...record: WrittenText[]) => spellKeywords([keyword], record, trade);
const sure = (keyword: string) => ({ keywords: [keyword], toCheck: [] });
const unsure = (keyword: string) => ({ keywords: [keyword], toCheck: [keyword] });

describe('a word gets the spelling of the record', () => {
  test.each<[string, WrittenText[], string]>([
    ['soğuk sikim', [turkish('Soğuk sıkım, ilk hasat.')], 'soğuk sıkım'],
    ['soğuk sikim', [turkish('SOĞUK SIKIM')], 'soğuk sıkım'],
    ['soğuk sikim', [{ text: 'Cold-pressed', language: 'EN' }, turkish('Soğuk sıkım yağ')], 'soğuk sıkım'],
    ['gezgin iplik', [turkish('Gezgin iplik')], 'gezgin iplik'],
    ['balik/kilçik', [turkish('Balık, kılçık')], 'balık/kılçık'],
  ])('%s', (stored, record, typed) => {
    expect(spelled(stored, ...record)).toEqual(sure(typed));
  });
});

test('a word outside of the record gets the spelling of trade', () => {
  expect(spelled('zeytinyaği', turkish('Edremit körfezi'))).toEqual(sure('zeytinyağı'));
  expect(spelled('zeytinyaği', { text: 'Bottled in Edremit', language: 'EN' })).toEqual(sure('zeytinyağı'));
  expect(spelled('olive oil', turkish('Edremit körfezi'))).toEqual(sure('olive oil'));
});

test('a capital I is weaker evidence than small letters', () => {
  expect(spelled('iron', turkish('CNC IRON için'))).toEqual(sure('iron'));
  expect(spelled('iso 9001', turkish('ISO 9001 belgeli'))).toEqual(sure('iso 9001'));
  expect(spelled('sizma', turkish('SIZMA Zeytinyağı, sızma'))).toEqual(sure('sızma'));
  expect(spelled('irak nakliye', turkish('Irak nakliyesi; nakliye'))).toEqual(sure('ırak nakliye'));
});

test('with two spellings none is chosen, and the owner is asked', () => {
  expect(spelled('ilik', turkish('Suda ılık; ilik sesi'))).toEqual(unsure('ilik'));
  // It is a foreign word, or a Turkish word in capitals.
  expect(spelled('iridit', turkish('CNC IRIDIT için'))).toEqual(unsure('iridit'));
});

test('without a spelling the owner of a Turkish keyword is asked', () => {
  expect(spelled('vizirti', turkish('Edremit körfezi'))).toEqual(unsure('vizirti'));
  expect(spelled('soğuk vizirti', { text: 'Bottled in Edremit', language: 'EN' })).toEqual(unsure('soğuk vizirti'));
  expect(spelled('vizirti', { text: 'Bottled in Edremit', language: 'EN' })).toEqual(sure('vizirti'));
  expect(spelled('flexi wire', turkish('Edremit körfezi'))).toEqual(sure('flexi wire'));
  expect(spelled('vizirti zeytinyaği', turkish('Edremit'))).toEqual(unsure('vizirti zeytinyağı'));
});

test('a keyword with ı, or without i, is not examined', () => {
  expect(spelled('vızirti', turkish('vizirti'))).toEqual(sure('vızirti'));
  expect(spelled('şeker', turkish('Edremit'))).toEqual(sure('şeker'));
  expect(spelled('мука', { text: 'Мука', language: 'RU' })).toEqual(sure('мука'));
});

test('a corrected keyword is unchanged', () => {
  const record = [turkish('Soğuk sıkım; ilik ve ılık')];
  const once = spellKeywords(['soğuk sikim', 'ilik', 'zeytinyaği'], record, trade);
  expect(spellKeywords(once.keywords, record, trade)).toEqual(once);
});

describe('the keywords of the demo', () => {
  const items = [...companies, ...products, ...requests].map((item) => {
    const language: ApiLanguage = writtenLanguage(`${item.name} ${item.description}`, 'language' in item ? item.language : undefined);
    return { ...item, language };
  });

  test('are as the form would store them', () => {
    const others = items.filter(({ keywords, language }) => JSON.stringify(keepKeywords(keywords, language)) !== JSON.stringify(keywords));
    expect(others.map(({ key, keywords }) => [key, keywords])).toEqual([]);
  });

  test('have the ı of their texts and of trade', () => {
    const others = items.flatMap(({ key, name, description, keywords, language }) => {
      const { keywords: found } = spellKeywords(keywords, [{ text: `${name} ${description}`, language }], trade);
      return found.flatMap((keyword, index) => (keyword === keywords[index] ? [] : [[key, keywords[index], keyword]]));
    });
    expect(others).toEqual([]);
  });
});
