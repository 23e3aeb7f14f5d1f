import { directionOf, type ApiLanguage, fromApiLanguage, type Language } from '../../../contract/text/languages.ts';

interface Attributes {
  lang?: Language;
  dir?: 'auto' | 'ltr' | 'rtl';
}

/** The language of a text that is not in the page's, where the API says one. */
export const foreignLanguage = (written: ApiLanguage | undefined, page: Language): ApiLanguage | undefined =>
  written !== undefined && fromApiLanguage(written) !== page ? written : undefined;

/**
 * Attributes of an element with an author's text: none where the text is in the page's language, which saves the bytes of most rows.
 * @param written as the API says; another provider may not: the text's first letter directs it then
 */
export function authorText(written: ApiLanguage | undefined, page: Language): Attributes {
  if (written === undefined) return { dir: 'auto' };
  const lang = fromApiLanguage(written);
  return lang === page ? {} : { lang, dir: directionOf(lang) };
}
