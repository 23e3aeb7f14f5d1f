import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { dayMs, pageSizeMax, requestDocumentsMax, requestPicturesMax, requestPublicMs, searchLengthMax } from '../limits.ts';
import { filtersSchema, requestFacetCounts, withFacets } from '../catalogue/filter-schemas.ts';
import { keywordsMax } from '../catalogue/keywords.ts';
import { offerInput } from '../catalogue/offer-input.ts';
import {
  booleanText,
  calendarDay,
  id,
  jsonText,
  language,
  manyTexts,
  nothing,
  numberText,
  optionalId,
  page,
  shownPrice,
  size,
} from '../wire/wire.ts';
import { optionalLine } from '../text/text.ts';
import { requestFactsInput } from '../trade/facts.ts';
import { ownRequestSorts } from './calls.ts';
import { requestLengths, requestStates } from './rules.ts';
import { requestFilters } from './filters.ts';
import { ownRequest, requestCard, requestDetail, serviceType } from './shapes.ts';

const filters = filtersSchema(requestFilters, {
  /** 0 means any. */
  serviceType: z.optional(z.union([z.literal(0), serviceType, z.literal('other')], 'INVALID')),
  validDays: z.optional(z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(requestPublicMs / dayMs, 'INVALID_NUMBER'))),
});
export type RequestFilters = z.infer<typeof filters>;

const listBody = z.strictObject({
  page,
  size,
  text: optionalLine(searchLengthMax),
  /** `latest` sorts by time only, with one boosted request at most. */
  sort: z.optional(z.enum(['newest', 'oldest', 'latest'], 'INVALID')),
  filters: z.optional(filters),
  /** This request is left out of the list, for lists of requests similar to it. */
  exceptId: z.optional(id),
  /** The requests of this company are left out of the page, as far as `passedOverMax` reaches; the total counts them. */
  exceptCompanyId: z.optional(id),
  /** The reader's language: names and descriptions are in it if their authors wrote them. */
  language: z.optional(language),
  withFacets,
});
const listData = z.object({
  requests: z.array(requestCard),
  count: z.number(),
  totalIsCapped: z.boolean(),
  facets: z.optional(requestFacetCounts),
});

export const getRequestCards = {
  body: listBody,
  data: listData,
  summary:
    'Public requests, those of boosted companies first, the newest first within both groups; `latest` sorts by time only, with at most one boosted.',
} as const satisfies CallSchemas;
export const getRequestCardsFromCategoriesOrSubCategories = {
  body: listBody,
  data: listData,
  summary: 'Public requests of a category or of sub-categories: related requests.',
} as const satisfies CallSchemas;
export const getRequestsByCompanyId = {
  query: z.object({ id, language: z.optional(language) }),
  data: z.object({ requests: z.array(requestCard) }),
  summary: 'Public requests of a company, the newest 40 at most; none of a company that is not public.',
} as const satisfies CallSchemas;
export const getRequestFacets = {
  query: z.object({ serviceType: z.optional(z.pipe(numberText, z.int().check(z.gte(0, 'INVALID'), z.lte(4, 'INVALID')))) }),
  data: z.object({
    total: z.number(),
    categories: z.array(z.object({ id: z.string(), count: z.number() })),
    subCategories: z.array(z.object({ id: z.string(), count: z.number() })),
    countries: z.array(z.object({ id: z.string(), code: z.string(), count: z.number() })),
    logisticTypes: z.array(z.object({ id: z.string(), count: z.number() })),
    shippingTypes: z.array(z.object({ id: z.string(), count: z.number() })),
    serviceTypes: z.array(z.object({ id: z.number(), count: z.number() })),
  }),
  summary: 'Filter values that have results, with counts, the largest first.',
} as const satisfies CallSchemas;
export const getRequestDetailById = {
  query: z.object({ id: optionalId }),
  body: z.optional(z.strictObject({ id: optionalId, language: z.optional(language) })),
  data: z.object({ request: requestDetail }),
  errors: ['GONE', 'NOT_FOUND', 'CONFLICTING_VALUES'],
  summary: 'One public request; in any state for its own account and moderators.',
} as const satisfies CallSchemas;

export const getUserAllRequestCards = {
  query: z.object({
    /** From 0. */
    page: z.optional(z.pipe(numberText, z.int().check(z.gte(0, 'INVALID_NUMBER')))),
    /** All by default. */
    size: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID_NUMBER'), z.lte(pageSizeMax, 'TOO_LONG')))),
    sort: z.optional(z.enum(ownRequestSorts, 'INVALID')),
    serviceType: z.optional(z.pipe(numberText, serviceType)),
    state: z.optional(z.enum(requestStates, 'INVALID')),
  }),
  data: z.object({ requests: z.array(ownRequest), count: z.number(), totalIsCapped: z.boolean() }),
  summary:
    'Requests of the account, in pages when a size is given, the newest first unless another order is requested; `count` is the number of all matches.',
} as const satisfies CallSchemas;
export const getUserRequestById = {
  query: z.object({ id }),
  data: z.object({ request: ownRequest }),
  errors: ['GONE', 'NOT_FOUND'],
  summary: 'One request of the account, in any state, as its edit page shows it.',
} as const satisfies CallSchemas;
export const addAndEditRequest = {
  body: z.strictObject({
    ...offerInput('Request', requestLengths),
    'Request.CompanyId': id,
    'Request.InServiceEnum': z.pipe(numberText, serviceType),
    'Request.Keywords': manyTexts(keywordsMax),
    'Request.LogisticTypeId': optionalId,
    'Request.ShippingTypeId': optionalId,
    /** Trade facts as JSON: for goods in types 1 and 2, for freight in 3 and 4. If missing, they stay unchanged; `{}` deletes them. */
    'Request.Facts': z.optional(jsonText(requestFactsInput)),
    /** Stored pictures and files that stay, in order. */
    'Request.ImageUrls': manyTexts(requestPicturesMax),
    'Request.FileUrls': manyTexts(requestDocumentsMax),
    /** Also submits the request to the moderators. It is stored, paid and submitted in one batch. */
    'Request.Send': z.optional(booleanText),
    /** The price of service 99; editing is free. */
    'Request.ShownPrice': shownPrice,
  }),
  data: z.object({ request: ownRequest, inCredit: z.number() }),
  errors: [
    'COMPANY_SUSPENDED',
    'NOT_FOUND',
    'NO_PLAN',
    'PLAN_EXPIRED',
    'EMAIL_NOT_VERIFIED',
    'COMPANY_NOT_APPROVED',
    'COMPANY_GONE',
    'LIMIT_REACHED',
    'PRICE_CHANGED',
    'NOT_ENOUGH_CREDIT',
    'BUDGET_REACHED',
    'STALE_VERSION',
    'UNSUPPORTED_MEDIA',
    'EMPTY_FILE',
    'TOO_LARGE',
    'CATEGORY_INVALID',
  ],
  summary:
    'Adds a request (no or all-zero id; costs the price of service 99) or edits one, free of charge (docs/behaviour.md#add-or-edit). With `Request.Send` it is submitted for approval in the same step.',
} as const satisfies CallSchemas;
export const sendToApproveOfRequest = {
  query: z.object({
    requestId: id,
    /** A new last day, if the present one has passed. */
    validUntil: z.optional(calendarDay),
  }),
  data: nothing,
  errors: ['COMPANY_SUSPENDED', 'NOT_FOUND', 'NOT_SENDABLE', 'NOT_COMPLETE', 'COMPANY_NOT_APPROVED'],
  summary: 'Submits a request to the moderators, also a rejected one unchanged; an expired one is renewed in this way, free of charge.',
} as const satisfies CallSchemas;
export const setRequestPause = {
  body: z.strictObject({ id, isPaused: z.boolean() }),
  data: nothing,
  errors: ['COMPANY_SUSPENDED', 'NOT_FOUND', 'NOT_PUBLIC', 'COMPANY_NOT_APPROVED'],
  summary: 'Pauses a request, or ends the pause; its end date stays the same.',
} as const satisfies CallSchemas;
export const deleteRequest = {
  query: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Deletes a request; its chats stay.',
} as const satisfies CallSchemas;
