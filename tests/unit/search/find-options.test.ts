import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../../contract/text/languages.ts';
import type { City, Country } from '../../../contract/lookup/schemas.ts';
import { cityOptions, countryOptions, dialCodeOptions } from '../../../src/form/place-options.ts';
import { findOptions } from '../../../src/ui/field/find-options.ts';

const regions = Object.fromEntries(languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]));
const nameOf = (code: string, language: Language): string => regions[language]?.of(code) ?? code;
const countries: Country[] = ['DE', 'DZ', 'NE', 'NG', 'TR', 'TM', 'SA', 'AE', 'RU', 'BY', 'ES', 'IS', 'GB'].map((code) => ({
  id: code,
  code: code.toLowerCase(),
  dial_code: '',
  name: { en: nameOf(code, 'en'), tr: nameOf(code, 'tr'), ru: nameOf(code, 'ru'), ar: nameOf(code, 'ar') },
}));
const cities: City[] = [
  { name: 'Berlin', names: { ru: 'Берлин', ar: 'برلين' } },
  { name: 'Munich', names: { tr: 'Münih', ru: 'Мюнхен', ar: 'ميونخ' }, also: ['München'] },
  { name: 'Köln', names: { en: 'Cologne', ru: 'Кёльн', ar: 'كولونيا' } },
  { name: 'Riyadh', names: { tr: 'Riyad', ru: 'Эр-Рияд', ar: 'الرياض' } },
  { name: 'Basrah', names: { en: 'Basra', tr: 'Basra', ru: 'Басра', ar: 'البصرة' } },
  { name: 'İzmir', names: { en: 'Izmir', ru: 'Измир', ar: 'إزمير' } },
  { name: 'Iğdır', names: { ru: 'Ыгдыр', ar: 'إغدير' } },
  { name: 'Xi’an', names: { ru: 'Сиань', ar: 'شيآن' } },
  { name: 'New York City', names: { tr: 'New York', ru: 'Нью-Йорк', ar: 'نيويورك' } },
  { name: 'York' },
].map((city) => ({ ...city, id: city.name, areas: [] }));

const found = (language: Language, typed: string): string[] => findOptions(cityOptions(cities, language), typed).map(({ id }) => id);
const foundCountries = (language: Language, typed: string): string[] =>
  findOptions(countryOptions(countries, language), typed).map(({ id }) => id);

describe('a city is found', () => {
  test.each([
    [['München', 'Muenchen', 'munchen', 'MUNICH', 'Münih', 'мюнх', 'ميون'], 'Munich'],
    [['Köln', 'koeln', 'koln', 'Cologne', 'КЁЛЬН', 'кельн', 'كولون'], 'Köln'],
    [['Riyadh', 'riyad', 'Эр-Рияд', 'эррияд', 'эр рияд', 'рияд', 'الرياض', 'الريا', 'الر', 'رياض'], 'Riyadh'],
    [['البصرة', 'بصره', 'بصرة', 'Basra', 'басра'], 'Basrah'],
    [['izmir', 'İzmir', 'ızmır', 'IZMIR', 'измир', 'ازمير', 'إزمير'], 'İzmir'],
    [['igdir', 'ığdır', 'Iğdır', 'IĞDIR'], 'Iğdır'],
    [['xian', 'Xi’an', "xi'an", 'сиань'], 'Xi’an'],
  ])('as %j, in every language', (names, id) => {
    for (const language of languages) for (const typed of names) expect(found(language, typed)[0], `${language} ${typed}`).toBe(id);
  });

  test('by the beginning of its name first, then of a further word or name, then within', () => {
    expect(found('en', 'yor')).toEqual(['York', 'New York City']);
    expect(found('en', 'r')).toEqual(['Riyadh', 'Berlin', 'Basrah', 'İzmir', 'Iğdır', 'New York City', 'York']);
    expect(found('en', 'nowhere')).toEqual([]);
  });

  test('among all without input, in the order of the list', () => {
    for (const typed of ['', '  ', '-']) expect(found('en', typed)).toEqual(cities.map(({ id }) => id));
  });
});

describe('a country is found', () => {
  test.each([
    ['en', 'ger', ['DE', 'DZ', 'NE', 'NG']],
    ['tr', 'alm', ['DE']],
    ['tr', 'tür', ['TR', 'TM']],
    ['tr', 'ger', ['DE', 'DZ', 'NE', 'NG']],
    ['ru', 'гер', ['DE', 'NE', 'NG']],
    ['ar', 'الم', ['DE', 'SA', 'GB', 'AE']],
    ['ar', 'سعود', ['SA']],
    ['ar', 'ger', ['DE', 'DZ', 'NE', 'NG']],
  ] as const)('in %s as %s', (language, typed, ids) => {
    expect(foundCountries(language, typed)).toEqual(ids);
  });
});

test.each(languages)('countries are sorted by the alphabet of the reader, in %s', (language) => {
  const names = countryOptions(countries, language).map(({ label }) => label);
  expect(names).toHaveLength(countries.length);
  expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  expect(names).not.toEqual(countries.map(({ name }) => name[language]));
});

test('a country is found first by its name in the reader’s language: "s" is Suudi Arabistan in Turkish, before İspanya', () => {
  expect(foundCountries('tr', 's').slice(0, 2)).toEqual(['SA', 'ES']);
});

describe('a dial code', () => {
  const dialled = countries.map((country, index) => ({ ...country, dial_code: index === 0 ? '' : String(40 + index) }));
  const foundDialCodes = (language: Language, typed: string): string[] =>
    findOptions(
      dialCodeOptions(dialled, language).map(({ id, country, dialCode, searchText }) => ({
        id,
        label: `${dialCode} ${id}`,
        readerName: country,
        ...(searchText !== undefined && { searchText }),
      })),
      typed,
    ).map(({ id }) => id);

  test.each(languages)('is sorted by the alphabet of the reader, in %s', (language) => {
    const names = dialCodeOptions(dialled, language).map(({ country }) => country);
    expect(names).toHaveLength(countries.length - 1);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });

  test.each([
    ['tr', 'i'],
    ['en', 's'],
    ['ru', 'т'],
    ['ar', 'ت'],
  ] as const)('is found first by the beginning of its country’s name in the reader’s language, in %s as %s', (language, typed) => {
    const [first] = foundDialCodes(language, typed);
    expect(
      regions[language]
        ?.of((first ?? '').toUpperCase())
        ?.toLocaleLowerCase(language)
        .startsWith(typed),
      first,
    ).toBe(true);
  });

  test('is found first by that name, not by its code: "s" is Suudi Arabistan in Turkish, before İspanya', () => {
    expect(foundDialCodes('tr', 's').slice(0, 2)).toEqual(['sa', 'es']);
  });

  test('is found by its number and by names in other languages, behind those', () => {
    expect(foundDialCodes('en', '+44')).toEqual(['tr']);
    expect(foundDialCodes('en', 'Türk')).toEqual(expect.arrayContaining(['tr', 'tm']));
  });
});

describe('a list of cities', () => {
  test("shows names in the reader's language, and the Latin one where there is none", () => {
    expect(cityOptions(cities, 'ar').map(({ label }) => label)).toEqual(
      expect.arrayContaining(['برلين', 'ميونخ', 'الرياض', 'نيويورك', 'York']),
    );
    expect(cityOptions(cities, 'en').map(({ label }) => label)).toEqual(expect.arrayContaining(['Cologne', 'Izmir', 'New York City']));
  });

  test('distinguishes two of one name', () => {
    const twice = [
      { id: '1', name: 'Springfield', areas: [] },
      { id: '2', name: 'Springfield', areas: [] },
    ];
    expect(cityOptions(twice, 'en').map(({ label }) => label)).toEqual(['Springfield', 'Springfield (2)']);
  });
});
