import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage, languages } from '../contract/text/languages.ts';
import { hyphenatedLetter } from '../src/i18n/markdown.ts';
import { root } from './support/install.mjs';

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, under = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[under + key, value] as [string, string]] : flat(value, `${under}${key}.`),
  );

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'count')
    .sort()
    .join();

const formsOf = (language: string): string[] => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const compare = (file: string, language: string, english: Map<string, string>, texts: Map<string, string>): string[] => {
  const faults: string[] = [];
  const say = (key: string, what: string): void => void faults.push(`locales/${language}/${file} ${key}: ${what}`);
  const bases = (keys: Iterable<string>): Set<string> => new Set([...keys].map((key) => key.replace(pluralSuffix, '')));
  const isPlural = (base: string): boolean => english.has(`${base}_other`);
  const wanted = bases(english.keys());
  for (const base of wanted) {
    const keys = isPlural(base) ? formsOf(language).map((form) => `${base}_${form}`) : [base];
    for (const key of keys) if (!texts.has(key)) say(key, 'is missing');
  }
  for (const [key, text] of texts) {
    const base = key.replace(pluralSuffix, '');
    if (!wanted.has(base)) say(key, 'is not in English');
    // The text before or after a link may be empty in a language with another word order.
    if (text.trim() === '' && !/\.(before|after)$/.test(key)) say(key, 'is empty');
    // Mails mark the word up (scripts/mail/layout.ts), since some mail programs show the joiner.
    const [word] = (file === 'mail.json' ? null : text.match(hyphenatedLetter)) ?? [];
    if (word !== undefined) say(key, `needs the word joiner: ${word.replace('-', String.raw`-\u2060`)}`);
    // Editors' Markdown is typeset (src/i18n/markdown.ts); these texts are shown as they stand.
    if (/(?<=\p{L})'/u.test(text)) say(key, 'needs the apostrophe ’');
    // A line never ends between a number and its unit, or after the sign for "number".
    if (/[\d}] (?:МБ|MB|%)|№ (?=\S)/u.test(text)) say(key, String.raw`needs the space \u00a0 before the unit or after №`);
    const source = english.get(key) ?? english.get(`${base}_other`) ?? english.get(base);
    // "One company" and "two companies" may spell the number.
    if (source !== undefined && !/_(zero|one|two)$/.test(key) && placeholders(source) !== placeholders(text))
      say(key, `has other placeholders than "${source}"`);
  }
  return faults;
};

/** Compares every language with English: files, keys, plural forms, placeholders. Prints and returns the faults. */
export const checkLocales = (folder: string): string[] => {
  const read = (language: string, file: string): Map<string, string> | undefined => {
    const path = join(folder, 'locales', language, file);
    return existsSync(path) ? new Map(flat(JSON.parse(readFileSync(path, 'utf8')) as Texts)) : undefined;
  };
  const filesIn = (language: string): string[] => {
    const path = join(folder, 'locales', language);
    return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : [];
  };
  const files = [...new Set(languages.flatMap(filesIn))].sort();
  const faults = files.length === 0 ? ['locales/ holds no texts'] : [];
  for (const file of files) {
    const english = read(fallbackLanguage, file);
    if (!english) {
      faults.push(`locales/en/${file} is missing`);
      continue;
    }
    for (const language of languages) {
      const texts = read(language, file);
      faults.push(...(texts ? compare(file, language, english, texts) : [`locales/${language}/${file} is missing`]));
    }
  }
  for (const fault of faults) console.error(fault);
  return faults;
};

if (import.meta.main) process.exit(checkLocales(root).length > 0 ? 1 : 0);
