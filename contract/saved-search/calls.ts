/** Saved searches: their owner is notified of newly published items that match. */
import { defineCall } from '../wire/call.ts';

/** When mails about a search are sent: for each match, once a day for all, or never. Notifications are independent of it. */
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
