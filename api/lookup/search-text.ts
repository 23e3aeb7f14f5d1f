import { foldJoined, foldShortArticles, foldText } from '../../contract/search/fold.ts';
import type { LocalText } from '../../contract/wire/wire.ts';

/**
 * The form of the texts below. Raise it with every change of what they are made of: of the folding (contract/search/fold.ts), of this
 * function, of what the API puts into it, of the names of categories and cities in lookups/. The API then writes all stored texts again (api/catalogue/renew.ts).
 */
export const searchTextVersion = 3;

/**
 * What a text search looks through: the folded name and keywords (of a company its HS codes and the names of its city too), and the names of the
 * categories in all four languages, so that a Turkish word finds an Arabic request of that category.
 */
export function searchTextOf(name: string, keywords: readonly string[], categoryNames: readonly LocalText[]): string {
  const own = [name, ...keywords];
  const names = categoryNames.flatMap(({ en, tr, ru, ar }) => [en, tr, ru, ar]);
  return foldText([...own, ...own.flatMap(foldJoined), ...own.flatMap(foldShortArticles), ...names].join(' '));
}

/** Of a company the same, with the name on a line of its own: the directory is sorted by it (`company_name_key`). */
export function companySearchTextOf(name: string, words: readonly string[], categoryNames: readonly LocalText[]): string {
  const first = foldText(name);
  const all = searchTextOf(name, words, categoryNames);
  return `${first}\n${first === '' ? all : all.slice(first.length + 1)}`;
}
