/** Saved searches: what comes into public later and would stand in the list is told to the person who saved it. */
import { defineCall } from '../wire/call.ts';

/** When mails about a search come: about each match, once a day about all of them, or never. The bell tells in any case. */
export const searchLevels = ['now', 'day', 'none'] as const;
export type SearchLevel = (typeof searchLevels)[number];

const access = { who: 'member' } as const;

export const saveSearch = defineCall({
  method: 'POST',
  path: '/User/SaveSearch',
  access,
  write: true,
  changes: ['saved-search'],
});

export const getSavedSearches = defineCall({
  method: 'GET',
  path: '/User/GetSavedSearches',
  access,
  reads: ['saved-search'],
});

export const editSavedSearch = defineCall({
  method: 'POST',
  path: '/User/EditSavedSearch',
  access,
  write: true,
  changes: ['saved-search'],
});

export const readSavedSearch = defineCall({
  method: 'POST',
  path: '/User/ReadSavedSearch',
  access,
  write: true,
  changes: ['saved-search'],
});

export const deleteSavedSearch = defineCall({
  method: 'POST',
  path: '/User/DeleteSavedSearch',
  access,
  write: true,
  changes: ['saved-search'],
});

export const stopSearchMails = defineCall({
  method: 'POST',
  path: '/User/StopSearchMails',
  access: { who: 'anyone' },
  write: true,
  changes: ['saved-search'],
});
