/** contract/text/languages.ts lists the languages; copies of the list are compared with it here. */
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
import { filesOf, root } from '../../support/structure/packages.ts';

test('every language has a folder of texts, and every folder belongs to one', () => {
  expect(readdirSync(join(root, 'locales')).sort()).toEqual([...languages].sort());
});

test('the boot script, which is not built, has the same languages', () => {
  const boot = readFileSync(join(root, 'src/boot.js'), 'utf8');
  expect(boot).toContain(`/^(${languages.join('|')})$/`);
});

test('no text that only screen readers read is written in the code', () => {
  const written = filesOf('src').flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/aria-(?:label|description|roledescription|valuetext)="[^"{$]+"/g)].map(
      ([attribute]) => `${file}: ${attribute}`,
    ),
  );
  expect(written).toEqual([]);
});

test('a code is accepted in any letter case, and nothing else', () => {
  expect(['TR', 'tr', 'xx', '', null, undefined].map(languageOf)).toEqual(['tr', 'tr', null, null, null, null]);
  expect(['tr', 'TR', 'en-GB', null].map(isLanguage)).toEqual([true, false, false, false]);
  expect(apiLanguages.map(fromApiLanguage)).toEqual(languages);
  expect(new RegExp(`^${languagePattern}$`).test('trx')).toBe(false);
  expect(languages.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'rtl']);
});
