/** The searchable text and the facets of a product in the search of the whole marketplace (ADR 013). */
import { searchTextOf } from '../lookup/search-text.ts';
import { hsChapterOf } from '../../contract/trade/hs-code.ts';
import type { LocalText } from '../../contract/wire/wire.ts';

export interface SearchedProduct {
  name: string;
  code: string;
  hsCode: string | undefined;
  keywords: readonly string[];
  /** Names in the product's further languages. */
  furtherNames: readonly string[];
  categoryId: string;
  subCategoryId: string;
}

/** Values of the columns `search_text` and `facets`. The company's name and country are not in them: searches read those of the company. */
export function productListing(
  { name, code, hsCode, keywords, furtherNames, categoryId, subCategoryId }: SearchedProduct,
  categoryNames: readonly LocalText[],
): { searchText: string; facets: string } {
  return {
    searchText: searchTextOf(name, [...keywords, ...furtherNames, code, hsCode ?? ''], categoryNames),
    facets: [`c${categoryId}`, `s${subCategoryId}`, ...(hsCode === undefined ? [] : [`h${hsChapterOf(hsCode)}`])].join(' '),
  };
}

export const companyProductsMax = 200;
const companyWordsMax = 600;

/**
 * The search words that a company gets from its newest products.
 * @param searchTexts newest first; only the first {@link companyProductsMax} are used
 */
export const companyProductWords = (searchTexts: readonly string[]): string =>
  [...new Set(searchTexts.slice(0, companyProductsMax).flatMap((text) => text.split(' ')))].slice(0, companyWordsMax).join(' ');
