import type { ApiLanguage } from '../../contract/text/languages.ts';
import { tradeNames } from './glossary.ts';

/** The field with translations of keywords; left out if there are none. */
export function keywordNamesOf(keywords: readonly string[], reader: ApiLanguage | undefined): { keywordNames?: Record<string, string> } {
  const keywordNames = reader === undefined ? {} : tradeNames(keywords, reader);
  return Object.keys(keywordNames).length === 0 ? {} : { keywordNames };
}
