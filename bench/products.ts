/** The products of the measured companies: every value is computed from the number of the product. */
import { searchTextOf, searchTextVersion } from '../api/lookup/search-text.ts';
import { asciiLowerCase } from '../contract/text/letter-case.ts';
import { productFindText } from '../contract/product/find-text.ts';
import { companyProductWords, productListing } from '../api/product/listing.ts';
import type { LocalText } from '../contract/wire/wire.ts';
import { type Country, type listedOf, productsPerCompany } from './catalogue.ts';
import { productFactsOf } from './facts.ts';
import { benchId } from './random.ts';
import { languageOf, wordsOf } from './vocabulary.ts';

const description = 'From our own plant, with the papers that customs ask for. Samples on request.';

/** Folding the same category names for each row would take longer than storing the row. */
const foldedNames = new Map<string, string>();
export function categoryText(categories: readonly { id: string; names: LocalText }[]): string {
  const key = categories.map(({ id }) => id).join();
  const known = foldedNames.get(key);
  if (known !== undefined) return known;
  const names = searchTextOf(
    '',
    [],
    categories.map((category) => category.names),
  );
  foldedNames.set(key, names);
  return names;
}

/** @param createdAt of the first in ms; each further one is a millisecond newer */
export function productsOf(listed: ReturnType<typeof listedOf>, countries: readonly Country[], createdAt: number) {
  const factsFor = productFactsOf(countries);

  const productOf = (number: number) => {
    const { companyNumber, category, sub, random } = listed.product(number);
    const language = languageOf(random);
    const { name, keywords } = wordsOf(language, sub.names[asciiLowerCase(language) as keyof LocalText], number, random);
    const facts = factsFor(random);
    const code = `B-${number.toString(36)}`;
    const searched = { name, code, hsCode: facts.hsCode, keywords, furtherNames: [], categoryId: category.id, subCategoryId: sub.id };
    const { searchText, facets } = productListing(searched, []);
    return { companyNumber, ...searched, facts, facets, searchText: `${searchText} ${categoryText([category, sub])}` };
  };

  /** Words by which the company is found, newest product first. */
  const wordsOfCompany = (companyNumber: number): string => {
    const newest = (companyNumber + 1) * productsPerCompany - 1;
    return companyProductWords(Array.from({ length: productsPerCompany }, (_, index) => productOf(newest - index).searchText));
  };

  const row = (number: number) => {
    const product = productOf(number);
    return {
      seq: number + 1,
      id: benchId('product', number),
      company_id: benchId('company', product.companyNumber),
      name: product.name,
      description,
      code: product.code,
      category_id: product.categoryId,
      sub_category_id: product.subCategoryId,
      keywords: JSON.stringify(product.keywords),
      facts: JSON.stringify(product.facts),
      find_text: productFindText(product.name, product.code, product.hsCode),
      find_version: searchTextVersion,
      search_text: product.searchText,
      facets: product.facets,
      created_at: createdAt + number,
    };
  };
  return { row, wordsOf: wordsOfCompany };
}
