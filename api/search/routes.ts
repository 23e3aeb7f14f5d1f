import {
  countCompanyFacets,
  countProductFacets,
  countRequestFacets,
  countResults,
  getCompanyFacets,
  navigationSearch,
} from '../../contract/search/calls.ts';
import { on, type Route } from '../platform/handler.ts';
import { readCounts } from './count-store.ts';
import { companyFacets, productFacets, requestFacets } from './facets.ts';
import { readCompanyFacets } from './store.ts';
import { suggest } from './suggestions.ts';

export const searchRoutes: readonly Route[] = [
  on(navigationSearch, ({ body, deps }) => suggest(deps, body)),
  on(countResults, ({ body: { text, categoryId }, deps: { db } }) => readCounts(db, text, categoryId)),
  on(countRequestFacets, async ({ body, deps }) => {
    const { rowsRead: _, ...facets } = await requestFacets(deps, body);
    return facets;
  }),
  on(countCompanyFacets, async ({ body, deps }) => {
    const { rowsRead: _, ...facets } = await companyFacets(deps, body);
    return facets;
  }),
  on(countProductFacets, async ({ body, deps }) => {
    const { rowsRead: _, ...facets } = await productFacets(deps, body);
    return facets;
  }),
  on(getCompanyFacets, ({ query: { serviceType = 0 }, deps: { db } }) => readCompanyFacets(db, serviceType)),
];
