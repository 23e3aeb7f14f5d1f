import { keywordLanguage } from '../../../contract/catalogue/keywords.ts';
import { type ApiLanguage, directionOf, type Language } from '../../../contract/text/languages.ts';
import { type Attributes, authorText } from '../../i18n/author-text.ts';

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
