/**
 * Texts of the account app. i18next's core alone would take 15 KB of that app's 150 KB, so this reads what our texts use of
 * its format: nested keys, `{{name}}`, plural suffixes, default values. tests/unit/light-texts.test.ts holds the two alike.
 */
import { assemble } from './assemble.ts';
import type { TextsOf } from './keys.ts';
import type { Language } from './languages.ts';
import type { LightSubject } from './subjects.ts';
import { textAddress } from './text-address.ts';

/** As they are, where no build has put them beside its scripts (tests, development). */
const files = import.meta.env.PROD ? {} : import.meta.glob<unknown>('../../locales/*/*.json', { import: 'default' });

const kept = new Map<string, Promise<unknown>>();

/** To name each file here would weigh as much as a page. */
async function fetchTexts(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}

/** @throws when they can not be had now; the next try asks again */
function textsOf(language: Language, subject: LightSubject): Promise<unknown> {
  if (!import.meta.env.PROD) return files[`../../locales/${language}/${subject}.json`]?.() ?? Promise.resolve();
  const address = textAddress(language, subject);
  const texts = kept.get(address) ?? fetchTexts(address);
  kept.set(address, texts);
  texts.catch(() => kept.delete(address));
  return texts;
}

type Options = Readonly<Record<string, unknown>>;
export type TextTree = { readonly [key: string]: string | TextTree };

function find(tree: TextTree, key: string): string | undefined {
  let found: string | TextTree | undefined = tree;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The suffixes to try, most fitting first; `_zero` is for nothing at all in every language. */
function formsOf(count: number, rules: Intl.PluralRules): string[] {
  const form = `_${rules.select(count)}`;
  return count === 0 ? ['_zero', form, ''] : [form, ''];
}

/** @returns a text function over a tree that may grow */
export function translate(tree: () => TextTree, language: Language): TextsOf {
  const rules = new Intl.PluralRules(language);
  const t = (key: string, options: Options = {}): string => {
    const { count, defaultValue } = options;
    const forms = typeof count === 'number' ? formsOf(count, rules) : [''];
    const found = forms.map((form) => find(tree(), key + form)).find((text) => text !== undefined);
    if (found === undefined) return typeof defaultValue === 'string' ? defaultValue : key;
    return found.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => (options[name] === undefined ? gap : String(options[name])));
  };
  return t;
}

/** Texts of one language that are fetched by subject. */
export interface GrowingTexts {
  t: TextsOf;
  language: Language;
  /** Fetches further text files, e.g. `['company']`. */
  add: (subjects: readonly LightSubject[]) => Promise<void>;
}

export function growingTexts(language: Language): GrowingTexts {
  let tree: TextTree = {};
  const add = async (subjects: readonly LightSubject[]): Promise<void> => {
    const loaded = await Promise.all(
      subjects.map(async (subject) => [`../../locales/${language}/${subject}.json`, await textsOf(language, subject)] as const),
    );
    tree = { ...tree, ...(assemble(Object.fromEntries(loaded)) as unknown as TextTree) };
  };
  return { t: translate(() => tree, language), language, add };
}
