import * as z from 'zod/mini';
import { titled } from '../text/author-texts.ts';
import type { CallSchemas } from '../wire/call.ts';
import { language, numberText, time } from '../wire/wire.ts';
import { favouriteKinds, favouriteStates } from './calls.ts';

/** Maximum of favourites per person, companies and requests together. */
export const favouritesMax = 500;
/** Longer than any path of a company. */
export const favouriteKeyLengthMax = 120;

const kind = z.enum(favouriteKinds, 'INVALID');
/** The last part of its address: a company's path, a request's id. */
const key = z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(favouriteKeyLengthMax, 'TOO_LONG'));

export const favourite = z.object({
  id: z.string(),
  state: z.enum(favouriteStates),
  /** Empty if it is not public and its present version was never approved. */
  name: z.string(),
  /** Title of a request. */
  ...titled,
  /** Its address without language prefix; empty if it has no public page. */
  path: z.string(),
  logoURL: z.string(),
  /** ISO 3166, lower case; empty if unknown. */
  country: z.string(),
  /** When a request expires. */
  dtExpire: z.nullable(time),
  dtSaved: time,
});
export type Favourite = z.infer<typeof favourite>;

export const getFavourites = {
  query: z.object({
    kind,
    page: z.optional(z.pipe(numberText, z.int().check(z.gte(0, 'INVALID'), z.lte(1000, 'INVALID')))),
    /** The reader's language, in which a request is named if its author wrote a name in it. */
    language: z.optional(language),
  }),
  data: z.object({ items: z.array(favourite), counts: z.object({ company: z.number(), request: z.number() }) }),
  summary: 'Favourite companies or requests of the caller, the latest first, ten per page; pages count from 0.',
} as const satisfies CallSchemas;

export const getFavouriteKeys = {
  data: z.object({ company: z.array(z.string()), request: z.array(z.string()) }),
  summary: 'Paths of companies and ids of requests that are favourites of the caller.',
} as const satisfies CallSchemas;

export const addFavourite = {
  body: z.strictObject({ kind, key }),
  data: z.object({}),
  errors: ['NOT_FOUND', 'SAVED_FULL'],
  summary: 'Saves a public company by its path or a public request by its id, as a favourite of the caller; repeating is no error.',
} as const satisfies CallSchemas;

export const removeFavourite = {
  body: z.strictObject({ kind, key }),
  data: z.object({}),
  summary: 'Removes a favourite; `key` may also be the id of a company. Removing what is not a favourite is no error.',
} as const satisfies CallSchemas;
