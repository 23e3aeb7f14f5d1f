/** Saved searches: what comes into public later and would stand in the list is told to the person who saved it. */
import * as z from 'zod/mini';
import { token } from '../auth/calls.ts';
import { defineCall } from '../call.ts';
import { requiredLine } from '../text.ts';
import { id, nothing, time } from '../wire.ts';
import { listAddressMax, savedSearchNameMax } from './fields.ts';

/** When mails about a search come: about each match, once a day about all of them, or never. The bell tells in any case. */
export const searchLevels = ['now', 'day', 'none'] as const;
export type SearchLevel = (typeof searchLevels)[number];
const level = z.enum(searchLevels, 'INVALID');
const name = requiredLine(savedSearchNameMax);

export const savedSearch = z.object({
  id: z.string(),
  kind: z.enum(['request', 'product']),
  name: z.string(),
  /** The list's address without language prefix. */
  path: z.string(),
  level,
  /** Matches since they were last looked at. */
  newCount: z.number(),
  dtSaved: time,
});
export type SavedSearch = z.infer<typeof savedSearch>;

const access = { who: 'member' } as const;

export const saveSearch = defineCall({
  name: 'SaveSearch',
  method: 'POST',
  path: '/User/SaveSearch',
  access,
  body: z.strictObject({
    /** Path and query of a list of requests or of products, without language prefix; something has to be searched for or chosen in it. */
    path: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(listAddressMax, 'TOO_LONG')),
    name,
    level: z._default(level, 'day'),
  }),
  data: z.object({ id: z.string() }),
  errors: ['SAVED_FULL'],
  write: true,
  summary:
    'Saves words and filters of a list for the caller alone; one that is saved already stays as it is. Page and order are no part of it.',
});

export const getSavedSearches = defineCall({
  name: 'GetSavedSearches',
  method: 'GET',
  path: '/User/GetSavedSearches',
  access,
  data: z.object({ searches: z.array(savedSearch) }),
  summary: 'The searches that the caller saved, the last one first.',
});

export const editSavedSearch = defineCall({
  name: 'EditSavedSearch',
  method: 'POST',
  path: '/User/EditSavedSearch',
  access,
  body: z.strictObject({ id, name: z.optional(name), level: z.optional(level) }),
  data: nothing,
  errors: ['NOT_FOUND'],
  write: true,
  summary: 'Names a saved search anew, or chooses when its mails come.',
});

export const readSavedSearch = defineCall({
  name: 'ReadSavedSearch',
  method: 'POST',
  path: '/User/ReadSavedSearch',
  access,
  body: z.strictObject({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  write: true,
  summary: 'The caller has looked at the matches of a saved search: none is new any more.',
});

export const deleteSavedSearch = defineCall({
  name: 'DeleteSavedSearch',
  method: 'POST',
  path: '/User/DeleteSavedSearch',
  access,
  body: z.strictObject({ id }),
  data: nothing,
  write: true,
  summary: 'Deletes a saved search with its matches. What is not saved is no error.',
});

export const stopSearchMails = defineCall({
  name: 'StopSearchMails',
  method: 'POST',
  path: '/User/StopSearchMails',
  access: { who: 'anyone' },
  body: z.strictObject({ token }),
  data: nothing,
  errors: ['TOKEN_NOT_FOUND'],
  write: true,
  summary: 'Ends the mails that the link of one of them speaks of: those about one saved search, or about all of a person.',
});
