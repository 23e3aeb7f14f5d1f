/** What finds and orders a product in the list of its company: name, code, digits of the HS code, names in further languages. Of the form `searchTextVersion` (catalogue/search-text.ts). */
import { foldText } from '../search/fold.ts';

export const productFindText = (name: string, code: string, hsCode = '', furtherNames: readonly string[] = []): string =>
  foldText([name, code, hsCode, ...furtherNames].join(' '));

/** The words that all have to occur there, in part or in whole. */
export const productFindWords = (typed: string): string[] => foldText(typed).split(' ').filter(Boolean).slice(0, 8);
