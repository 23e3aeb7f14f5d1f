import { foldJoined, foldShortArticles, foldText } from '../../contract/search/fold.ts';
import type { LocalText } from '../../contract/wire/wire.ts';

/**
 * The version of the texts below. Increase it with every change of their content: of the folding (contract/search/fold.ts), of this
 * function, of its arguments, of names of categories and cities in lookups/. The API then rewrites all stored texts
 * (api/catalogue/renew.ts).
 */
export const searchTextVersion = 4;

/**
 * The text that a search reads: the folded name and keywords (of a company its HS codes and the names of its city too), and the names of
 * the categories in all four languages, so that a Turkish word finds an Arabic request of that category.
 */
export function searchTextOf(name: string, keywords: readonly string[], categoryNames: readonly LocalText[]): string {
  const own = [name, ...keywords];
  const names = categoryNames.flatMap(({ en, tr, ru, ar }) => [en, tr, ru, ar]);
  return foldText([...own, ...own.flatMap(foldJoined), ...own.flatMap(foldShortArticles), ...names].join(' '));
}

/** The same for a company, with the name on a separate line, by which the directory is sorted (`company_name_key`). */
export function companySearchTextOf(name: string, words: readonly string[], categoryNames: readonly LocalText[]): string {
  const first = foldText(name);
  const all = searchTextOf(name, words, categoryNames);
  return `${first}\n${first === '' ? all : all.slice(first.length + 1)}`;
}
