import type { DataOf } from '../../contract/wire/call.ts';
import * as publishing from '../../contract/publishing/calls.ts';
import type { ContentEntry } from '../../contract/publishing/schemas.ts';
import { contentPageSize, contentRuleOf, versionsShown } from '../../contract/publishing/kinds.ts';
import { isoTime, isoTimeOrNull } from '../platform/clock.ts';
import { type Context, on, type Route } from '../platform/http/handler.ts';
import { readCurrencies } from '../plan/live-store.ts';
import { entryFor, requireKind, valuesOf } from './entry.ts';
import { type EntryRow, listEntries, listVersions } from './entry-store.ts';
import { readPaths } from './live-store.ts';
import { publish, withdraw } from './publish.ts';
import { restore, save } from './save.ts';

const entryOf = ({ id, kind, key, titles, parent, version, live, due, due_at, changed_at }: EntryRow): ContentEntry => ({
  id,
  kind,
  key,
  titles: JSON.parse(titles) as ContentEntry['titles'],
  parent: parent === null ? null : (JSON.parse(parent) as ContentEntry['parent']),
  version,
  live,
  due,
  dtDueAt: isoTimeOrNull(due_at),
  dtChangedAt: isoTimeOrNull(changed_at),
});

async function list({ query, caller, deps: { db } }: Context<typeof publishing.getContents>) {
  requireKind(caller, query.kind);
  const isNewestFirst = contentRuleOf(query.kind).isOpen;
  const rows = await listEntries(db, query.kind, { after: query.after, isNewestFirst }, contentPageSize + 1);
  const shown = rows.slice(0, contentPageSize);
  return { entries: shown.map(entryOf), next: rows.length > contentPageSize ? (shown.at(-1)?.seq ?? null) : null };
}

async function show({
  query,
  caller,
  deps: { db, clock },
}: Context<typeof publishing.getContent>): Promise<DataOf<typeof publishing.getContent>> {
  const entry = await entryFor(db, caller, query.id);
  const [{ values }, versions, paths, currencies] = await Promise.all([
    valuesOf(db, entry, query.version ?? entry.version, clock.now()),
    listVersions(db, entry.id, versionsShown),
    entry.kind === 'news' ? readPaths(db, entry.key) : {},
    contentRuleOf(entry.kind).role === 'administrator' ? readCurrencies(db) : {},
  ]);
  return {
    entry: entryOf(entry),
    values,
    paths,
    currencies,
    versions: versions.map(({ version, author, restored_from, created_at, published_at }) => ({
      version,
      by: author,
      dtCreatedAt: isoTime(created_at),
      dtPublishedAt: isoTimeOrNull(published_at),
      restoredFrom: restored_from,
    })),
  };
}

export const publishingRoutes: readonly Route[] = [
  on(publishing.getContents, list),
  on(publishing.getContent, show),
  on(publishing.saveContent, save),
  on(publishing.restoreContent, restore),
  on(publishing.publishContent, publish),
  on(publishing.withdrawContent, withdraw),
];
