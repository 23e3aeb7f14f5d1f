import { foldJoined, foldShortArticles, foldText } from '../search/fold.ts';
import type { LocalText } from '../wire.ts';

/**
 * The form of the texts below. Raise it with every change of what they are made of: of the folding (contract/search/fold.ts), of this
 * function, of what the API puts into it, of the names of categories. The API then writes all stored texts again (api/catalogue/renew.ts).
 */
export const searchTextVersion = 1;

/**
 * What a text search looks through: the folded name and keywords (of a company its HS codes too), and the names of the
 * categories in all four languages, so that a Turkish word finds an Arabic request of that category.
 */
export function searchTextOf(name: string, keywords: readonly string[], categoryNames: readonly LocalText[]): string {
  const own = [name, ...keywords];
  const names = categoryNames.flatMap(({ en, tr, ru, ar }) => [en, tr, ru, ar]);
  return foldText([...own, ...own.flatMap(foldJoined), ...own.flatMap(foldShortArticles), ...names].join(' '));
}
