import { countResults, getCompanyFacets, navigationSearch } from '../../contract/search/calls.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { readCounts } from './count-store.ts';
import { readCompanyFacets } from './store.ts';
import { suggest } from './suggestions.ts';

export const searchRoutes: readonly Route[] = [
  on(navigationSearch, ({ body, deps }) => suggest(deps, body)),
  on(countResults, ({ body, deps: { db } }) => readCounts(db, body)),
  on(getCompanyFacets, ({ query: { serviceType = 0 }, deps: { db } }) => readCompanyFacets(db, serviceType)),
];
