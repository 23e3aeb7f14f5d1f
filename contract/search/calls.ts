import { defineCall } from '../wire/call.ts';

/**
 * `searchTypeEnum` by the kind of a search form; `requests` are those of every kind, `products` those of all companies, both for /search.
 */
export const searchTypes = { '1': 1, '2': 2, companies: 3, other: 4, requests: 5, products: 6, all: 7 } as const;
export type SearchKind = keyof typeof searchTypes;

export const navigationSearch = defineCall({
  method: 'POST',
  path: '/Pages/NavigationSearch',
  access: { who: 'anyone' },
  reads: ['company', 'product', 'request'],
});

export const countResults = defineCall({
  method: 'POST',
  path: '/Pages/CountResults',
  access: { who: 'anyone' },
  reads: ['company', 'product', 'request'],
});

export const getCompanyFacets = defineCall({
  method: 'GET',
  path: '/Company/GetCompanyFacets',
  access: { who: 'anyone' },
  reads: ['company'],
});
