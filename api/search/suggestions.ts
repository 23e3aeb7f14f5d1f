/** Suggestions while typing: categories, some results of the searched kind, and products. */
import type { BodyOf, DataOf } from '../../contract/wire/call.ts';
import { foldWords, withoutShortArticle } from '../../contract/search/fold.ts';
import { type navigationSearch, searchTypes } from '../../contract/search/calls.ts';
import type { LocalText } from '../../contract/wire/wire.ts';
import { queryTextOf } from '../catalogue/match.ts';
import { readDirectory } from '../catalogue/directory.ts';
import { type ProductListAsk, readProducts } from '../catalogue/product-list.ts';
import { readRequests } from '../catalogue/request-list.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import type { Deps } from '../platform/http/handler.ts';

type Where = Pick<Deps, 'db' | 'clock'>;
const suggestionsShown = 6;
const categoriesShown = 3;
/** Kinds of requests by `searchTypeEnum`; the others have none. */
const requestKinds: Partial<Record<number, 0 | 1 | 2 | 'other'>> = { 1: 1, 2: 2, 4: 'other', 5: 0, [searchTypes.all]: 0 };
/** Per kind, if all kinds are suggested together. */
const shownOfAll = 3;

/** Products are suggested alone or with other kinds: not for the company picker, and not in logistics. */
const productsAlone = searchTypes.products;
const withoutProducts = [0, searchTypes.other];
const productsShown = 3;

async function suggestProducts(deps: Where, ask: ProductListAsk, searchTypeEnum: number) {
  if (withoutProducts.includes(searchTypeEnum)) return [];
  const { products } = await readProducts(deps, ask);
  return products.map(({ id, name, company }) => ({ id, name, country: company.country, companyPath: company.path }));
}

/** Categories and sub-categories with a name, in any language, that has a word beginning with each typed word. */
function matchingCategories(lookups: Lookups, text: string) {
  const asked = foldWords(text).map((word) => [word, withoutShortArticle(word) ?? word]);
  const matches = (name: string): boolean => {
    const words = foldWords(name);
    return asked.every((forms) => words.some((one) => forms.some((form) => one.startsWith(form))));
  };
  const named = ({ description: { en, tr, ru, ar } }: { description: LocalText }): boolean => [en, tr, ru, ar].some(matches);
  const subs = lookups.categories.flatMap(({ id, subCategories }) => subCategories.map((sub) => ({ ...sub, categoryId: id })));
  return [...lookups.categories.map((category) => ({ ...category, categoryId: category.id })), ...subs]
    .filter((category) => asked.length > 0 && named(category))
    .slice(0, categoriesShown)
    .map(({ id, categoryId, description }) => ({ id, categoryId, description }));
}

export async function suggest(
  deps: Where,
  { text, searchTypeEnum, language, size = suggestionsShown }: BodyOf<typeof navigationSearch>,
): Promise<DataOf<typeof navigationSearch>> {
  const lookups = await loadLookups(deps.db, deps.clock.now());
  if (queryTextOf(text) === null) return { companies: [], requests: [], categories: [] };
  const categories = searchTypeEnum === 0 ? [] : matchingCategories(lookups, text);
  const page = { text, language, page: 0, withoutCount: true };
  const products = await suggestProducts(deps, { ...page, size: searchTypeEnum === productsAlone ? size : productsShown }, searchTypeEnum);
  if (searchTypeEnum === productsAlone) return { companies: [], requests: [], products, categories };
  const isAll = searchTypeEnum === searchTypes.all;
  const shown = isAll ? Math.min(size, shownOfAll) : size;
  const serviceType = requestKinds[searchTypeEnum];
  const [{ requests }, { companies }] = await Promise.all([
    serviceType === undefined ? { requests: [] } : readRequests(deps, { ...page, filters: { serviceType }, size: shown }),
    serviceType === undefined || isAll ? readDirectory(deps, { ...page, filters: {}, size: shown }) : { companies: [] },
  ]);
  return {
    products,
    companies,
    requests: requests.map(({ id, name, country, inServiceEnum }) => ({ id, name, country, inServiceEnum })),
    categories,
  };
}
