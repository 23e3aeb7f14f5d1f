/** Which languages there are stands in contract/text/languages.ts; what can not read it there is held to it here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  apiLanguages,
  directionOf,
  fromApiLanguage,
  isLanguage,
  languageOf,
  languagePattern,
  languages,
} from '../../../contract/text/languages.ts';
import { root } from '../../support/api/packages.ts';

test('every language has its folder of texts, and every folder is one of a language', () => {
  expect(readdirSync(join(root, 'locales')).sort()).toEqual([...languages].sort());
});

test('the boot script, which is sent as it is written, knows the same languages', () => {
  const boot = readFileSync(join(root, 'src/boot.js'), 'utf8');
  expect(boot).toContain(`/^(${languages.join('|')})$/`);
});

test('a code is read in any case and nothing else is one', () => {
  expect(['TR', 'tr', 'xx', '', null, undefined].map(languageOf)).toEqual(['tr', 'tr', null, null, null, null]);
  expect(['tr', 'TR', 'en-GB', null].map(isLanguage)).toEqual([true, false, false, false]);
  expect(apiLanguages.map(fromApiLanguage)).toEqual(languages);
  expect(new RegExp(`^${languagePattern}$`).test('trx')).toBe(false);
  expect(languages.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'rtl']);
});
