/** What a search of the whole marketplace looks through in a product, and the facets it is narrowed by (ADR 014). */
import { searchTextOf } from '../lookup/search-text.ts';
import { hsChapterOf } from '../../contract/trade/codes.ts';
import type { LocalText } from '../../contract/wire/wire.ts';

export interface SearchedProduct {
  name: string;
  code: string;
  hsCode: string | undefined;
  keywords: readonly string[];
  /** In further languages. */
  furtherNames: readonly string[];
  categoryId: string;
  subCategoryId: string;
}

/** The columns `search_text` and `facets`; its company's name and country stand with the company. */
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
 * What a company is found by beside its own words: those of its newest products.
 * @param searchTexts the newest first; {@link companyProductsMax} of them count
 */
export const companyProductWords = (searchTexts: readonly string[]): string =>
  [...new Set(searchTexts.slice(0, companyProductsMax).flatMap((text) => text.split(' ')))].slice(0, companyWordsMax).join(' ');
