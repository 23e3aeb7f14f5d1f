/** Saved searches in API tests: saving, notifications, and the list for comparison. */
import { runScheduled } from '../../../../api/jobs/scheduled-run.ts';
import { getNotifications } from '../../../../contract/notification/calls.ts';
import { editSavedSearch, getSavedSearches, saveSearch, type SearchLevel } from '../../../../contract/saved-search/calls.ts';
import { call, clock, data, testEnv } from '../api-client.ts';
import { allRows } from '../database.ts';

interface Who {
  token: string;
}

/** @returns the id of the saved search */
export const saved = async (who: Who, path: string, level: SearchLevel = 'day', name = path): Promise<string> =>
  (await data(saveSearch, { token: who.token, body: { path, name: name.slice(0, 120), level } })).id;

export const searchesOf = async (who: Who) => (await data(getSavedSearches, { token: who.token })).searches;
export const edited = (who: Who, body: { id: string; name?: string; level?: SearchLevel }) =>
  call(editSavedSearch, { token: who.token, body });

/** Notifications about searches, newest first. */
export const linesOf = async (who: Who) =>
  (await data(getNotifications, { token: who.token })).notifications.filter(({ kind }) => kind === 'search-matched');

/** One complete scheduled run, with matches and mails. */
export const scheduledRun = (): Promise<void> => runScheduled(testEnv, clock);

/** Ids found by a person's searches, each once, sorted. */
export const foundBy = async (userId: string): Promise<string[]> =>
  (await allRows<{ id: string }>('SELECT DISTINCT target_id AS id FROM search_match WHERE user_id=?1 ORDER BY 1', userId)).map(
    ({ id }) => id,
  );
