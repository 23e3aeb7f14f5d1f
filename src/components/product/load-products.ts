import type { DataOf } from '../../../contract/wire/call.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { searchProducts } from '../../../contract/product/calls.ts';
import { type FacetsOf, listWithFacets } from '../../server/cached-counts.ts';
import { knownPlaces } from '../../server/trade-names.ts';
import { listEnd, type ListEnd } from '../catalogue/list-range.ts';
import { productAddress, productBody, type ProductQuery, readProductQuery } from '../../../contract/product/list-query.ts';

export interface ProductListData extends ListEnd {
  query: ProductQuery;
  list: DataOf<typeof searchProducts>;
  /** Filter values with the number of their products. */
  facets: FacetsOf<typeof searchProducts>;
}

/** Loads everything of the product list in parallel. */
export async function loadProducts(params: URLSearchParams, reader: Language): Promise<ProductListData> {
  const known = await knownPlaces();
  const query = readProductQuery(params, known);
  const body = productBody(query, known);
  const { list, facets } = await listWithFacets(searchProducts, { ...body, language: apiLanguage(reader) });
  return {
    query,
    list,
    facets,
    ...listEnd({ page: query.page, count: list.count, shown: list.products.length }, params, (page) => productAddress(query, { page })),
  };
}
