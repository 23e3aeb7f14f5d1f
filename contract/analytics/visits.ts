/** How the edge tells the API what it has counted: pages that were opened, without who opened them (ADR 034). */
import * as z from 'zod/mini';
import { isId } from '../wire/ids.ts';

/** Outside `/api`, so that no request from outside reaches it: the edge passes nothing on that it does not know. */
export const visitsPath = '/visits';

/** ISO code of the country a visitor asks from, as the network in front of us says it. */
export const countryHeader = 'x-kervan-country';

/** Different things in one batch. */
export const visitsBatchMax = 500;

const country = z.string().check(z.regex(/^(?:[A-Z]{2})?$/));
const count = z.int().check(z.gte(1), z.lte(1_000_000));

/** What was counted since the last batch. */
export const visitsBatch = z.strictObject({
  /** Pages by their name on the map of the site. */
  views: z.array(z.tuple([z.string().check(z.regex(/^[A-Za-z]{1,40}$/)), count])).check(z.maxLength(visitsBatchMax)),
  /** Arrivals from elsewhere by country. */
  visits: z.array(z.tuple([country, count])).check(z.maxLength(visitsBatchMax)),
  /** Pages of requests by id and country. */
  requests: z.array(z.tuple([z.string().check(z.refine(isId)), country, count])).check(z.maxLength(visitsBatchMax)),
});
export type VisitsBatch = z.infer<typeof visitsBatch>;
