/** Texts in the browser: only the current language is loaded, a file per subject that an island asks for. */
import i18next, { type i18n } from 'i18next';
import { assemble, i18nextOptions } from './assemble.ts';
import type { Language } from './languages.ts';

const files = import.meta.glob<unknown>('../../locales/*/*.json', { import: 'default' });

/**
 * Loads texts of one language.
 * @param subjects names of text files, e.g. `['common', 'errors', 'company']`
 */
export async function loadTexts(language: Language, subjects: readonly string[]) {
  const wanted = Object.entries(files).filter(([path]) => subjects.some((subject) => path.endsWith(`/${language}/${subject}.json`)));
  const loaded = await Promise.all(wanted.map(async ([path, load]) => [path, await load()] as const));
  return assemble(Object.fromEntries(loaded));
}

/** An i18next instance for an island that needs many texts, or texts chosen late. */
export async function createBrowserTexts(language: Language, subjects: readonly string[]): Promise<i18n> {
  const instance = i18next.createInstance({
    ...i18nextOptions,
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await loadTexts(language, subjects) } },
  });
  await instance.init();
  return instance;
}
