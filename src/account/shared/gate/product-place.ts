/** The state of a company's product list: the address stores order, page and search, and saving a product returns there. */
import { type ProductSort, productSorts } from '../../../../contract/product/fields.ts';

export interface ProductPlace {
  sort: ProductSort;
  /** From 0. */
  page: number;
  find: string;
}

/** @param search of the address; missing and invalid values get their default */
export function placeOf(search: Readonly<Record<string, string>>): ProductPlace {
  const page = Number(search['page']);
  return {
    sort: productSorts.find((sort) => sort === search['sort']) ?? productSorts[0],
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page - 1 : 0,
    find: search['find'] ?? '',
  };
}

/** The address of the list in this state; other parameters stay. */
export function addressOfPlace(companyId: string, search: Readonly<Record<string, string>>, { sort, page, find }: ProductPlace): string {
  const { sort: _sort, page: _page, find: _find, ...rest } = search;
  const query = new URLSearchParams({
    ...rest,
    ...(sort !== productSorts[0] && { sort }),
    ...(find.trim() !== '' && { find }),
    ...(page > 0 && { page: String(page + 1) }),
  }).toString();
  return `/my-companies/${companyId}${query === '' ? '' : `?${query}`}`;
}

/** The id of a product's row in the list, which scrolls to the product that its address names. */
export const productAnchor = (id: string): string => `product-${id}`;

let last: { companyId: string; address: string } | null = null;

/** Called by the list that is shown. */
export const rememberPlace = (companyId: string, address: string): void => {
  last = { companyId, address };
};

/** The address of the list as it was last left, or its start. */
export const lastPlace = (companyId: string): string => (last?.companyId === companyId ? last.address : `/my-companies/${companyId}`);
