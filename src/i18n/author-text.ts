import { directionOf, type ApiLanguage, fromApiLanguage, type Language } from '../../contract/text/languages.ts';

/** Attributes of an element with a text in its own language. */
export interface Attributes {
  lang?: Language;
  dir?: 'auto' | 'ltr' | 'rtl';
}

/** The language of a text, if it differs from the page's and the API returns it. */
export const foreignLanguage = (written: ApiLanguage | undefined, page: Language): ApiLanguage | undefined =>
  written !== undefined && fromApiLanguage(written) !== page ? written : undefined;

/**
 * Attributes of an element with an author's text. None if the text is in the page's language, which saves bytes in most rows.
 * @param written the language by the API; another provider may omit it, and the first letter decides on the direction
 */
export function authorText(written: ApiLanguage | undefined, page: Language): Attributes {
  if (written === undefined) return { dir: 'auto' };
  const lang = fromApiLanguage(written);
  return lang === page ? {} : { lang, dir: directionOf(lang) };
}
