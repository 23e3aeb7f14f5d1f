/** Every counted text in every language, with the numbers at which forms change. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages, localeOf } from '../../../contract/text/languages.ts';
import { textsOf } from '../../support/browser/texts.ts';

const counts = [0, 1, 2, 3, 5, 11, 21, 100];

type Tree = { [key: string]: string | Tree };
const keysOf = (tree: Tree, under: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [under + key] : keysOf(value, `${under}${key}.`)));

const folder = join(import.meta.dirname, '../../../locales/en');
/** Texts with a count, by key; each has the form "other". */
const counted = readdirSync(folder).flatMap((name) =>
  keysOf(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Tree, name === 'root.json' ? '' : name.replace(/json$/, ''))
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(/_other$/, '')),
);

/** Forms that may spell their number or leave it out, since they are for one number only; in Russian "one" is 21 as well. */
const spelled: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  en: ['one'],
  tr: ['one'],
  ru: [],
  ar: ['zero', 'one', 'two'],
};

/** Numbers with the same form of a noun. */
const alike: Readonly<Record<Language, readonly (readonly number[])[]>> = {
  en: [[0, 2, 3, 5, 11, 21, 100]],
  tr: [[0, 2, 3, 5, 11, 21, 100]],
  ru: [
    [1, 21],
    [2, 3],
    [0, 5, 11, 100],
  ],
  ar: [[3, 5], [11, 21], [100]],
};

/** Exceptions: words with one form, words with two equal forms, and a text with its number in brackets. */
const invariable = {
  en: ['trade.unit.DZN', 'trade.unit.MIL'],
  tr: [],
  ru: ['mail.counts.chats'],
  ar: ['directory.allProducts', 'trade.unit.KWT', 'trade.unit.MAW'],
} as const satisfies Record<Language, readonly string[]>;

/** Signs and short forms have one form: "kg", "шт.", "m³", "тыс. шт.". */
const isShortForm = (text: string): boolean => text.split(/\s+/).every((word) => word.length <= 3 || word.endsWith('.'));

describe.each(languages)('counted texts in %s', (language) => {
  const t = textsOf(language) as unknown as (key: string, values: object) => string;
  const number = new Intl.NumberFormat(localeOf[language]);
  const rules = new Intl.PluralRules(localeOf[language]);
  const textOf = (key: string, count: number): string => t(key, { count, number: number.format(count) });
  const shownOf = (key: string, count: number): string =>
    textOf(key, count).includes(number.format(count)) ? number.format(count) : String(count);
  /** The text without its number. */
  const wordsOf = (key: string, count: number): string => textOf(key, count).replace(shownOf(key, count), '').trim();

  test('name the number, unless the form is for that number only', () => {
    expect(counted.length).toBeGreaterThan(35);
    const faults = counted.flatMap((key) =>
      counts
        .filter((count) => !spelled[language].includes(rules.select(count)))
        .map((count) => [key, textOf(key, count), count] as const)
        .filter(([, text, count]) => !text.includes(number.format(count)) && !text.includes(String(count))),
    );
    expect(faults).toEqual([]);
  });

  test('have no other number or placeholder, and are not their key', () => {
    const faults = counted.flatMap((key) =>
      counts.map((count) => textOf(key, count)).filter((text) => /\{\{|\}\}|undefined|_/.test(text) || text === '' || text.includes(key)),
    );
    expect(faults).toEqual([]);
  });

  test('have one form for numbers that the language counts alike', () => {
    for (const key of counted)
      for (const group of alike[language]) {
        const forms = new Set(group.map((count) => wordsOf(key, count)));
        expect([key, ...forms]).toHaveLength(2);
      }
  });

  test('have different forms of a noun where the language has them', () => {
    const differing: Readonly<Record<Language, readonly [number, number][]>> = {
      en: [[1, 2]],
      tr: [],
      ru: [
        [1, 5],
        [2, 5],
      ],
      ar: [[3, 11]],
    };
    const faults = counted.flatMap((key) =>
      differing[language]
        .filter(([one, other]) => wordsOf(key, one) === wordsOf(key, other) && !isShortForm(wordsOf(key, one)))
        .map(([one]) => [key, textOf(key, one)] as const),
    );
    expect(faults.map(([key]) => key)).toEqual(invariable[language]);
  });
});
