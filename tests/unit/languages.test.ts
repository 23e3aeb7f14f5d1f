/** Which languages there are stands in contract/languages.ts; what can not read it there is held to it here. */
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
} from '../../contract/languages.ts';
import { root } from '../support/rooms.ts';

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

test('no other file lists the languages', () => {
  const list = /['"|](?:tr|en|ru|ar)(?:['"], *['"]|\|)(?:tr|en|ru|ar)(?:['"], *['"]|\|)(?:tr|en|ru|ar)\b/i;
  const rooms = ['contract', 'api', 'worker', 'src', 'scripts', 'content', 'lookups', 'pictures', 'bench', 'tests/support'];
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.(ts|tsx|astro|mjs|js)$/.test(entry.name) && !/generated/.test(join(entry.parentPath, entry.name)),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const listing = files.filter((file) => list.test(readFileSync(file, 'utf8'))).map((file) => file.slice(root.length + 1));
  expect(listing).toEqual(['contract/languages.ts', 'src/boot.js']);
});
