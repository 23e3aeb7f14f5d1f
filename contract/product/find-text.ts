/**
 * The text by which a product is found and sorted in the list of its company: name, code, digits of the HS code, names in further
 * languages. Its format is versioned by `searchTextVersion` (api/lookup/search-text.ts).
 */
import { foldText } from '../search/fold.ts';

export const productFindText = (name: string, code: string, hsCode = '', furtherNames: readonly string[] = []): string =>
  foldText([name, code, hsCode, ...furtherNames].join(' '));

/** The words of a typed search. Each has to occur in the find text, also as a part of a word. */
export const productFindWords = (typed: string): string[] => foldText(typed).split(' ').filter(Boolean).slice(0, 8);
