import {
  deleteRequest,
  getRequestDetailById,
  getRequestFacets,
  getRequestsByCompanyId,
  getUserRequestById,
} from '../../contract/request/calls.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { actStatement } from '../platform/db/audit.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { requiredValue } from '../platform/http/body-or-query.ts';
import { translatable } from '../platform/text/translator.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { addAndEditRequestRoute } from './add-and-edit-request.ts';
import { listOpenRequests } from './company-store.ts';
import { withContent } from './archive.ts';
import { deleteRequestStatements } from './personal-data-store.ts';
import { ownListRoute } from './own-list.ts';
import { setRequestPauseRoute } from './pause.ts';
import { ownRequestOf, requestDetailOf } from './row.ts';
import { sendRequestRoute } from './send.ts';
import {
  type FacetTotal,
  findOwnRequest,
  findVisibleRequest,
  isDeletedRequest,
  isOwnDeletedRequest,
  readFacetTotals,
  readServiceTotals,
  requireOwn,
} from './store.ts';

/** Open requests on the page that lists all of a company. */
const companyRequestsListed = 40;

const withoutCode = ({ id, count }: FacetTotal): { id: string; count: number } => ({ id, count });
const serviceTypes = [1, 2, 3, 4] as const;

export const requestRoutes: readonly Route[] = [
  on(getRequestFacets, async ({ query: { serviceType = 0 }, deps: { db } }) => {
    const [totals, services] = await Promise.all([readFacetTotals(db, serviceType), readServiceTotals(db)]);
    return {
      total: services.get(serviceType === 0 ? '' : `t${serviceType}`) ?? 0,
      categories: totals.categories.map(withoutCode),
      subCategories: totals.subCategories.map(withoutCode),
      countries: totals.countries,
      logisticTypes: totals.logisticTypes.map(withoutCode),
      shippingTypes: totals.shippingTypes.map(withoutCode),
      serviceTypes: serviceTypes.map((id) => ({ id, count: services.get(`t${id}`) ?? 0 })).filter(({ count }) => count > 0),
    };
  }),
  on(getRequestsByCompanyId, async ({ query: { id, language: reader }, deps: { db, clock } }) => ({
    requests: await listOpenRequests(db, id, { countMax: companyRequestsListed, now: clock.now(), reader }),
  })),
  on(getRequestDetailById, async ({ body, query, caller, deps }) => {
    const { db, env, clock } = deps;
    const id = requiredValue('id', body?.id, query.id);
    const now = clock.now();
    // Colleagues without the permission for the account's requests see what everybody sees.
    const ownerUserId = caller?.may('requestsAccess') === true ? caller.masterUserId : null;
    const row = await withContent(env, await findVisibleRequest(db, id, { ownerUserId, isModerator: caller?.isModerator === true }, now));
    if (row === null) throw new Refusal((await isDeletedRequest(db, id, now)) ? 'GONE' : 'NOT_FOUND');
    const request = requestDetailOf(row, row.owner_user_id === caller?.masterUserId, await loadLookups(db, now), body?.language);
    const shown = { request: { ...request, ...translatable(env, request, body?.language) } };
    return caller === null ? shown : withHiddenFiles(deps, shown);
  }),
  ownListRoute,
  on(getUserRequestById, async ({ query: { id }, caller, deps }) => {
    const { db, env, clock } = deps;
    const found = await findOwnRequest(db, caller.masterUserId, id);
    if (found === null) throw new Refusal((await isOwnDeletedRequest(db, caller.masterUserId, id)) ? 'GONE' : 'NOT_FOUND');
    const row = await withContent(env, found);
    return withHiddenFiles(deps, { request: ownRequestOf(row, clock.now()) });
  }),
  addAndEditRequestRoute,
  setRequestPauseRoute,
  sendRequestRoute,
  on(deleteRequest, async ({ query: { id }, caller, deps }) => {
    const { commit, db, clock } = deps;
    await requireOwn(db, caller.masterUserId, id);
    const now = clock.now();
    const audit = actStatement(db, caller, 'request.delete', id, now);
    const deleted = done('REQUEST_DELETED', 'The request was deleted.', {});
    return commit([...deleteRequestStatements(db, id, now), audit], deleted, 'NOT_FOUND');
  }),
];
