/** Texts of one language in the browser, fetched by subject: the business area, and islands that need texts chosen late. */
import i18next from 'i18next';
import { assemble, i18nextOptions } from './assemble.ts';
import type { TextsOf } from './keys.ts';
import type { Language } from './languages.ts';
import type { FetchedSubject } from './subjects.ts';
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
function textsOf(language: Language, subject: FetchedSubject): Promise<unknown> {
  if (!import.meta.env.PROD) return files[`../../locales/${language}/${subject}.json`]?.() ?? Promise.resolve();
  const address = textAddress(language, subject);
  const texts = kept.get(address) ?? fetchTexts(address);
  kept.set(address, texts);
  texts.catch(() => kept.delete(address));
  return texts;
}

/** Texts of one language that are fetched by subject. */
export interface GrowingTexts {
  t: TextsOf;
  language: Language;
  /** Fetches further text files, e.g. `['company']`. @throws when one can not be had now */
  add: (subjects: readonly FetchedSubject[]) => Promise<void>;
}

export function growingTexts(language: Language): GrowingTexts {
  const instance = i18next.createInstance({ ...i18nextOptions, lng: language, resources: {}, initAsync: false });
  void instance.init();
  const add = async (subjects: readonly FetchedSubject[]): Promise<void> => {
    const loaded = await Promise.all(subjects.map(async (subject) => [`${subject}.json`, await textsOf(language, subject)] as const));
    instance.addResourceBundle(language, 'translation', assemble(Object.fromEntries(loaded)), true);
  };
  return { t: instance.t as unknown as TextsOf, language, add };
}
