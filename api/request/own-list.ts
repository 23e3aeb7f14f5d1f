/**
 * An account's own requests, in pages. The state by which the list is sorted and filtered depends on the clock: so the list reads a few
 * short columns of all rows of the account, up to a limit, and complete rows of the page only.
 */
import type { QueryOf } from '../../contract/wire/call.ts';
import { type ApiLanguage as Language, fromApiLanguage, localeOf } from '../../contract/text/languages.ts';
import { countMax } from '../../contract/limits.ts';
import { getUserAllRequestCards, type OwnRequestSort } from '../../contract/request/calls.ts';
import { requestStateOf, requestStates, type RequestState } from '../../contract/request/rules.ts';
import { on } from '../platform/http/handler.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { withContents } from './archive.ts';
import { type OwnKeys, readOwnKeys, readOwnRows } from './own-list-store.ts';
import { ownRequestOf } from './row.ts';

type Listed = OwnKeys & { state: RequestState };

const stateOfKeys = (keys: OwnKeys, now: number): RequestState =>
  requestStateOf(
    {
      approveStatus: keys.approve_status,
      isRejected: keys.is_rejected === 1,
      isPaused: keys.is_paused === 1,
      isHidden: keys.is_hidden === 1,
      expiresAt: keys.expires_at,
    },
    now,
  );

/** Comparison of rows that are read newest first; equal ones keep that order. */
function orderOf(sort: OwnRequestSort, language: Language): (a: Listed, b: Listed) => number {
  if (sort === 'oldest') return (a, b) => a.seq - b.seq;
  if (sort === 'state') return (a, b) => requestStates.indexOf(a.state) - requestStates.indexOf(b.state);
  if (sort === 'newest') return (a, b) => b.seq - a.seq;
  const { compare } = new Intl.Collator(localeOf[fromApiLanguage(language)], { numeric: true });
  return (a, b) => compare(a.name, b.name);
}

/** The rows of the account that match, in the requested order. */
function fitting(all: readonly OwnKeys[], ask: QueryOf<typeof getUserAllRequestCards>, language: Language, now: number): Listed[] {
  return all
    .map((keys) => ({ ...keys, state: stateOfKeys(keys, now) }))
    .filter(
      ({ service_type, state }) =>
        (ask.serviceType === undefined || service_type === ask.serviceType) && (ask.state === undefined || state === ask.state),
    )
    .sort(orderOf(ask.sort ?? 'newest', language));
}

export const ownListRoute = on(getUserAllRequestCards, async ({ query, caller, deps }) => {
  const { db, env, clock } = deps;
  const now = clock.now();
  const { page = 0, size = countMax } = query;
  const keys = await readOwnKeys(db, caller.masterUserId, countMax + 1);
  const fits = fitting(keys.slice(0, countMax), query, caller.language, now);
  const shown = fits.slice(page * size, (page + 1) * size).map(({ seq }) => seq);
  const rows = await withContents(env, await readOwnRows(db, caller.masterUserId, shown));
  const requests = rows.map((row) => ownRequestOf(row, now));
  return withHiddenFiles(deps, { requests, count: fits.length, totalIsCapped: keys.length > countMax });
});
