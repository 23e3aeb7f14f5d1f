import { keywordLanguage } from '../../../contract/catalogue/keywords.ts';
import type { ApiLanguage, Language } from '../../../contract/text/languages.ts';
import { type Attributes, authorText } from '../../i18n/author-text.ts';

interface WithKeywords {
  keywordNames?: Readonly<Record<string, string>> | undefined;
  originalLanguage?: ApiLanguage | undefined;
}

export interface ShownKeyword {
  text: string;
  said: Attributes;
}

function shownKeyword(keyword: string, { keywordNames, originalLanguage }: WithKeywords, page: Language): ShownKeyword {
  const name = keywordNames?.[keyword];
  if (name !== undefined) return { text: name, said: {} };
  const written = originalLanguage && keywordLanguage(keyword, originalLanguage);
  return { text: keyword, said: authorText(written, page) };
}

/** Keywords as the page's reader calls them, each once, so that a search for one finds it in any language; others keep their language. */
export function shownKeywords(keywords: readonly string[], of: WithKeywords, page: Language): ShownKeyword[] {
  const shown = keywords.map((keyword) => shownKeyword(keyword, of, page));
  return [...new Map(shown.map((each) => [each.text, each])).values()];
}
