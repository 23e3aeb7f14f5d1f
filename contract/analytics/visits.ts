/** The format in which the edge reports counts of opened pages to the API. It contains nothing about the visitors (ADR 034). */
import * as z from 'zod/mini';
import { isId } from '../wire/ids.ts';

/** Outside of `/api`, so that no request from outside reaches it: the edge forwards known paths only. */
export const visitsPath = '/visits';

/** Maximum number of distinct entries in one batch. */
export const visitsBatchMax = 500;

const country = z.string().check(z.regex(/^(?:[A-Z]{2})?$/));
const count = z.int().check(z.gte(1), z.lte(1_000_000));

/** Counts since the last batch. */
export const visitsBatch = z.strictObject({
  /** Page views by the page's name in the site map. */
  views: z.array(z.tuple([z.string().check(z.regex(/^[A-Za-z]{1,40}$/)), count])).check(z.maxLength(visitsBatchMax)),
  /** Visits by country: page views that came from another site. */
  visits: z.array(z.tuple([country, count])).check(z.maxLength(visitsBatchMax)),
  /** Views of request pages by id and country. */
  requests: z.array(z.tuple([z.string().check(z.refine(isId)), country, count])).check(z.maxLength(visitsBatchMax)),
});
export type VisitsBatch = z.infer<typeof visitsBatch>;
