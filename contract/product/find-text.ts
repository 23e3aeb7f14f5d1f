import { foldText } from '../search/fold.ts';

/** What finds and orders a product in the list of its company: name, then code. Of the form `searchTextVersion` (catalogue/search-text.ts). */
export const productFindText = (name: string, code: string): string => foldText(`${name} ${code}`);

/** The words that all have to occur there, in part or in whole. */
export const productFindWords = (typed: string): string[] => foldText(typed).split(' ').filter(Boolean).slice(0, 8);
