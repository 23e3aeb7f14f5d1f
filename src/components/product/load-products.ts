import type { DataOf } from '../../../contract/wire/call.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { searchProducts } from '../../../contract/product/calls.ts';
import { type FacetsOf, listWithFacets } from '../../server/cached-counts.ts';
import { hasUnusedParameters } from '../../server/has-unused-parameters.ts';
import { knownPlaces } from '../../server/trade-names.ts';
import { lastPageInstead } from '../catalogue/list-summary.ts';
import { productAddress, productBody, type ProductQuery, readProductQuery } from '../../../contract/product/list-query.ts';

export interface ProductListData {
  query: ProductQuery;
  list: DataOf<typeof searchProducts>;
  /** Filter values with the number of their products. */
  facets: FacetsOf<typeof searchProducts>;
  /** Address of the last page, if the requested page is beyond it. */
  instead: string | null;
  /** Whether the page is not cached, because the list is empty or its address has unknown parameters. */
  isUncached: boolean;
}

/** Loads everything of the product list in parallel. */
export async function loadProducts(params: URLSearchParams, reader: Language): Promise<ProductListData> {
  const known = await knownPlaces();
  const query = readProductQuery(params, known);
  const body = productBody(query, known);
  const { list, facets } = await listWithFacets(searchProducts, { ...body, language: apiLanguage(reader) });
  const shown = list.products.length;
  const last = lastPageInstead({ page: query.page, count: list.count, shown });
  return {
    query,
    list,
    facets,
    instead: last === null ? null : productAddress(query, { page: last }),
    isUncached: shown === 0 || hasUnusedParameters(params, productAddress(query, { page: query.page })),
  };
}
