import { once } from './format.ts';
import type { Language } from '../../contract/text/languages.ts';

const names = once((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** The name of a language in the reader's. @param code ISO 639-1 */
export const languageName = (code: string, language: Language): string => names(language).of(code) ?? code;
