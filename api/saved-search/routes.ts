import type { SavedSearch } from '../../contract/saved-search/schemas.ts';
import {
  deleteSavedSearch,
  editSavedSearch,
  getSavedSearches,
  readSavedSearch,
  saveSearch,
  stopSearchMails,
} from '../../contract/saved-search/calls.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { isoTime } from '../platform/clock.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readReaders } from './arrival-store.ts';
import { searchKeys } from './keys.ts';
import { readList } from './list.ts';
import {
  deleteSearchStatement,
  editSearchStatement,
  findSearch,
  listSearches,
  readSearchStatement,
  type SavedSearchRow,
  saveSearchStatements,
  stopSearchMailsStatement,
} from './store.ts';
import { readStopToken } from './unsubscribe.ts';

const searchOf = ({ id, kind, name, address, level, new_count, created_at }: SavedSearchRow): SavedSearch => ({
  id,
  kind,
  name,
  path: address,
  level,
  newCount: new_count,
  dtSaved: isoTime(created_at),
});

export const savedSearchRoutes: readonly Route[] = [
  on(
    saveSearch,
    async ({ body: { path, name, level }, caller: { userId, masterUserId }, deps: { commit, db, clock } }) => {
      const now = clock.now();
      const list = readList(path, await loadLookups(db, now), now);
      if (list === null) throw new Refusal('BAD_INPUT', { fields: { path: 'INVALID' } });
      const search = { id: newId(), userId, masterUserId, kind: list.kind, address: list.path, name, level, keys: searchKeys(list) };
      return commit(saveSearchStatements(db, search, now), done('SEARCH_SAVED', 'The search was saved.', { address: list.path }));
    },
    // The search may have existed before, so it is read.
    async ({ address }, { caller: { userId }, deps: { db } }) => {
      const search = await findSearch(db, userId, address);
      const isMailed = (await readReaders(db, [userId])).length > 0;
      return { id: search?.id ?? '', mails: isMailed ? (search?.level ?? 'none') : 'none' };
    },
  ),
  on(getSavedSearches, async ({ caller, deps: { db } }) => ({ searches: (await listSearches(db, caller.userId)).map(searchOf) })),
  on(editSavedSearch, async ({ body, caller, deps: { commit, db } }) =>
    commit(
      [editSearchStatement(db, caller.userId, body), changedStatement(db)],
      done('SEARCH_EDITED', 'The search was changed.', {}),
      'NOT_FOUND',
    ),
  ),
  on(readSavedSearch, async ({ body: { id }, caller, deps: { commit, db } }) =>
    commit(
      [readSearchStatement(db, caller.userId, id), changedStatement(db)],
      done('SEARCH_READ', 'Its matches are no longer new.', {}),
      'NOT_FOUND',
    ),
  ),
  on(deleteSavedSearch, async ({ body: { id }, caller, deps: { commit, db } }) =>
    commit([deleteSearchStatement(db, caller.userId, id)], done('SEARCH_DELETED', 'The search was deleted.', {})),
  ),
  on(stopSearchMails, async ({ body: { token }, deps: { commit, db, env } }) => {
    const ends = await readStopToken(env, token);
    if (ends === null) throw new Refusal('TOKEN_NOT_FOUND');
    return commit([stopSearchMailsStatement(db, ends.userId, ends.searchId)], done('SEARCH_MAILS_STOPPED', 'These mails end now.', {}));
  }),
];
