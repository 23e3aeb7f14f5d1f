/** Texts of one language in the browser, fetched by subject, for the business area and for islands that load texts when they hydrate. */
import i18next from 'i18next';
import { assemble, i18nextOptionsOf, startedTexts } from './assemble.ts';
import type { TextsOf } from './keys.ts';
import type { Language } from '../../contract/text/languages.ts';
import type { FetchedSubject } from './subjects.ts';
import { textAddress } from './text-address.ts';

/** The source files, where no build has written texts beside its scripts (tests, development). */
const files = import.meta.env.PROD ? {} : import.meta.glob<unknown>('../../locales/*/*.json', { import: 'default' });

const loadedTexts = new Map<string, Promise<unknown>>();

/** A composed address: a list of all files would be as large as a page. */
async function fetchTexts(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}

/** A source file, with the numbers that a build fills in (scripts/client/texts.ts). */
async function sourceTexts(language: Language, subject: FetchedSubject): Promise<unknown> {
  const { withStatedValues } = await import('../../contract/text/stated-values.ts');
  const texts = await files[`../../locales/${language}/${subject}.json`]?.();
  return texts === undefined ? undefined : JSON.parse(withStatedValues(JSON.stringify(texts), language));
}

/** @throws if they cannot be fetched; the next call tries again */
function textsOf(language: Language, subject: FetchedSubject): Promise<unknown> {
  if (!import.meta.env.PROD) return sourceTexts(language, subject);
  const address = textAddress(language, subject);
  const texts = loadedTexts.get(address) ?? fetchTexts(address);
  loadedTexts.set(address, texts);
  texts.catch(() => loadedTexts.delete(address));
  return texts;
}

/** Texts of one language that are fetched by subject. */
export interface GrowingTexts {
  t: TextsOf;
  language: Language;
  /** Fetches further text files, e.g. `['company']`. @throws if one cannot be fetched */
  add: (subjects: readonly FetchedSubject[]) => Promise<void>;
}

export function growingTexts(language: Language): GrowingTexts {
  const instance = i18next.createInstance({ ...i18nextOptionsOf(language), resources: {}, initAsync: false });
  const t = startedTexts(instance, language);
  const add = async (subjects: readonly FetchedSubject[]): Promise<void> => {
    const loaded = await Promise.all(subjects.map(async (subject) => [`${subject}.json`, await textsOf(language, subject)] as const));
    instance.addResourceBundle(language, 'translation', assemble(Object.fromEntries(loaded)), true);
  };
  return { t, language, add };
}
