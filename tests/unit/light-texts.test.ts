import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18nextOptions } from '../../src/i18n/assemble.ts';
import { languages } from '../../src/i18n/languages.ts';
import { translate, type TextTree } from '../../src/i18n/light.ts';

const folder = join(import.meta.dirname, '../../locales');
/** What the account app loads. */
const subjects = [
  'account',
  'chat',
  'common',
  'company',
  'errors',
  'moderation',
  'nav',
  'notification',
  'product',
  'plan',
  'request',
  'staff',
  'trade',
  'user',
];
const treeOf = (language: string): TextTree =>
  Object.fromEntries(
    subjects
      .map((subject) => `${subject}.json`)
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as TextTree]),
  );
const keysOf = (tree: TextTree, under = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [under + key] : keysOf(value, `${under}${key}.`)));

type Say = (key: string, options?: Record<string, unknown>) => string;

describe.each(languages)('texts in %s', (language) => {
  const tree = treeOf(language);
  const light = translate(() => tree, language) as unknown as Say;
  let full: Say;
  beforeAll(async () => {
    const instance = i18next.createInstance({
      ...i18nextOptions,
      lng: language,
      fallbackLng: false,
      resources: { [language]: { translation: tree } },
    });
    await instance.init();
    full = instance.t as TFunction as unknown as Say;
  });

  test('reads every text as i18next does', () => {
    const values = {
      name: 'Nil & Co.',
      used: '3',
      limit: '٢٠',
      credits: '50',
      date: '2026',
      items: 'a, b',
      time: '1:59',
      width: '500',
      height: '700',
      percent: '89',
      number: '4',
      total: '5',
      size: '6',
    };
    const keys = keysOf(tree);
    expect(keys.length).toBeGreaterThan(400);
    for (const key of keys) expect(light(key, values), key).toBe(full(key, values));
  });

  test('chooses the plural form as i18next does', () => {
    const plurals = [
      ...new Set(
        keysOf(tree)
          .filter((key) => key.endsWith('_other'))
          .map((key) => key.replace(/_other$/, '')),
      ),
    ];
    expect(plurals.length).toBeGreaterThan(3);
    for (const key of plurals)
      for (const count of [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 111, 1000])
        expect(light(key, { count }), `${key} ${count}`).toBe(full(key, { count }));
  });

  test('gives the default, else the key, for a text that is not there', () => {
    expect(light('errors.NO_SUCH_CODE', { defaultValue: '' })).toBe('');
    expect(light('errors.NO_SUCH_CODE')).toBe('errors.NO_SUCH_CODE');
  });
});
