import * as z from 'zod/mini';
import { token } from '../auth/schemas.ts';
import type { CallSchemas } from '../wire/call.ts';
import { requiredLine } from '../text/text.ts';
import { id, nothing, time } from '../wire/wire.ts';
import { searchLevels } from './calls.ts';
import { listAddressMax, savedSearchNameMax } from './fields.ts';

const level = z.enum(searchLevels, 'INVALID');
const name = requiredLine(savedSearchNameMax);

export const savedSearch = z.object({
  id: z.string(),
  kind: z.enum(['request', 'product']),
  name: z.string(),
  /** The list's address without language prefix. */
  path: z.string(),
  level,
  /** New matches since the search was last opened. */
  newCount: z.number(),
  dtSaved: time,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const saveSearch = {
  body: z.strictObject({
    /** Path and query of a list of requests or products, without language prefix; it needs a search word or a filter. */
    path: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(listAddressMax, 'TOO_LONG')),
    name,
    level: z._default(level, 'day'),
  }),
  data: z.object({
    id: z.string(),
    /** The frequency of its mails: a search that was saved before keeps its own, and some people get no mails. */
    mails: level,
  }),
  errors: ['SAVED_FULL'],
  summary: 'Saves words and filters of a list for the caller; repeating changes nothing. Page and order are not part of it.',
} as const satisfies CallSchemas;

export const getSavedSearches = {
  data: z.object({ searches: z.array(savedSearch) }),
  summary: 'The saved searches of the caller, the latest first.',
} as const satisfies CallSchemas;

export const editSavedSearch = {
  body: z.strictObject({ id, name: z.optional(name), level: z.optional(level) }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Renames a saved search, or sets the frequency of its mails.',
} as const satisfies CallSchemas;

export const readSavedSearch = {
  body: z.strictObject({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Marks the matches of a saved search as seen.',
} as const satisfies CallSchemas;

export const deleteSavedSearch = {
  body: z.strictObject({ id }),
  data: nothing,
  summary: 'Deletes a saved search with its matches. Repeating is no error.',
} as const satisfies CallSchemas;

export const stopSearchMails = {
  body: z.strictObject({ token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND'],
  summary: 'Ends the mails named by a mail’s link: those about one saved search, or about all of a person.',
} as const satisfies CallSchemas;
