import { keywordLanguage } from '../../contract/catalogue/keywords.ts';
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

export interface WithKeywords {
  keywordNames?: Readonly<Record<string, string>> | undefined;
  originalLanguage?: ApiLanguage | undefined;
}

export interface ShownKeyword {
  text: string;
  attributes: Attributes;
}

function shownKeyword(keyword: string, { keywordNames, originalLanguage }: WithKeywords, page: Language): ShownKeyword {
  const name = keywordNames?.[keyword];
  if (name !== undefined) return { text: name, attributes: {} };
  const written = originalLanguage && keywordLanguage(keyword, originalLanguage);
  const { lang, dir } = authorText(written, page);
  // A keyword has a direction attribute only if its direction differs from the page's, because a list has many keywords.
  return { text: keyword, attributes: { ...(lang && { lang }), ...(dir !== directionOf(page) && dir && { dir }) } };
}

/** Keywords as the page's reader calls them, each once, so that a search for one finds it in any language; others keep their language. */
export function shownKeywords(keywords: readonly string[], of: WithKeywords, page: Language): ShownKeyword[] {
  const shown = keywords.map((keyword) => shownKeyword(keyword, of, page));
  return [...new Map(shown.map((each) => [each.text, each])).values()];
}
