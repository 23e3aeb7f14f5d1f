import { directionOf, type ApiLanguage, fromApiLanguage, type Language } from '../../contract/languages.ts';

interface Attributes {
  lang?: Language;
  dir?: 'auto' | 'ltr' | 'rtl';
}

/**
 * Attributes of an element with an author's text: none where the text is in the page's language, which saves the bytes of most rows.
 * @param written as the API says; another provider may not: the text's first letter directs it then
 */
export function authorText(written: ApiLanguage | undefined, page: Language): Attributes {
  if (written === undefined) return { dir: 'auto' };
  const lang = fromApiLanguage(written);
  return lang === page ? {} : { lang, dir: directionOf(lang) };
}
