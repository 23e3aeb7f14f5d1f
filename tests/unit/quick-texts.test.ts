import i18next, { type TFunction } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { assemble, i18nextOptions } from '../../src/i18n/assemble.ts';
import { languages } from '../../src/i18n/languages.ts';
import { quickTexts } from '../../src/i18n/quick-texts.ts';

type Translate = (key: string, options?: object) => unknown;
const folder = join(import.meta.dirname, '../../locales');
const filesOf = (language: string): Record<string, unknown> =>
  Object.fromEntries(
    readdirSync(join(folder, language)).map((name) => [name, JSON.parse(readFileSync(join(folder, language, name), 'utf8'))]),
  );

/** Every key as texts are stored, and without the ends of its forms. */
function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object'
      ? keysOf(value as object, `${path}${name}.`)
      : [path + name, (path + name).replace(/_(?:zero|one|two|few|many|other)$/, '')],
  );
}

const counts = [undefined, 0, 1, 2, 3, 5, 11, 21, 100, 1.5];
const values = { number: '1,200', name: '<b>$& {{x}}</b>', date: '', credits: 7, price: '€ 3', company: 'Anadolu', limit: 0, total: 12 };

describe.each(languages)('%s', (language) => {
  const resources = Object.fromEntries(languages.map((each) => [each, { translation: assemble(filesOf(each)) }]));
  const instance = i18next.createInstance({ ...i18nextOptions, lng: language, resources, initAsync: false });
  void instance.init();
  const slow = instance.t as unknown as Translate;
  const keys = [...new Set(keysOf(assemble(filesOf(language))))];

  test('says what i18next says, of every key with every form, the first time and again', () => {
    const quick = quickTexts(language, instance.t) as unknown as Translate;
    const differing: unknown[] = [];
    for (const key of keys)
      for (const count of counts)
        for (const context of [undefined, 'purchase', 'request']) {
          const options = { ...values, ...(count !== undefined && { count }), ...(context !== undefined && { context }) };
          const [expected, first, again] = [slow(key, options), quick(key, options), quick(key, options)];
          if (first !== expected || again !== expected) differing.push({ key, options, expected, first, again });
        }
    expect(differing).toEqual([]);
    for (const key of [...keys, 'no.such.key', 'common', 'common.unread'])
      expect([quick(key), quick(key)], key).toEqual([slow(key), slow(key)]);
    expect(quick('common', { returnObjects: true })).toEqual(slow('common', { returnObjects: true }));
  });

  test('asks i18next once for what it was told, and each time for what is not there', () => {
    const ask = vi.fn<Translate>(slow);
    const quick = quickTexts(language, ask as unknown as TFunction) as unknown as Translate;
    for (let again = 0; again < 3; again += 1) {
      quick('common.skipToContent');
      quick('common.unread', { count: 5 });
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
