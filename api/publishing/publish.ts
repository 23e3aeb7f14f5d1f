/** Publishes a version, at once or scheduled, and withdraws it. */
import { isoTime } from '../platform/clock.ts';
import { dayMs } from '../../contract/limits.ts';
import type { publishContent, withdrawContent } from '../../contract/publishing/calls.ts';
import { contentRuleOf } from '../../contract/publishing/kinds.ts';
import { sectionFaults } from '../../contract/rules.ts';
import type { ContentValues } from '../../contract/publishing/values.ts';
import { readForeignPaths } from '../content/live-store.ts';
import { forgetLookups } from '../lookup/lookups.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { done, type Handler } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { auditOf, entryFor, type KnownValues, requireLast, valuesOf } from './entry.ts';
import {
  dueStatement,
  type EntryRow,
  findEntryByKey,
  notDueStatement,
  notLiveStatement,
  publishedStatement,
  publishedVersionStatement,
} from './entry-store.ts';
import { readLive } from './live-store.ts';
import { liveStatements, withdrawStatements } from './live.ts';
import { auditValues, requireContent } from './values.ts';

/** How far ahead a publication may be scheduled. */
const aheadMaxMs = 366 * dayMs;

/** @throws Refusal BAD_INPUT with the language if another article has this address */
async function requireFreePaths(db: D1DatabaseSession, key: string, { texts }: ContentValues): Promise<void> {
  const paths = Object.entries(texts).map(([language, { path = '' }]) => ({ language, path }));
  const taken = await readForeignPaths(
    db,
    key,
    paths.map(({ path }) => path),
  );
  const fields = Object.fromEntries(
    paths.filter(({ path }) => taken.includes(path)).map(({ language }) => [`${language}.path`, 'DUPLICATE'] as const),
  );
  if (Object.keys(fields).length > 0) throw new Refusal('BAD_INPUT', { fields });
}

/** @throws Refusal BAD_INPUT if it is incomplete, lacks a section that decisions link to, or its address is in use */
export async function requirePublishable(db: D1DatabaseSession, { kind, key }: EntryRow, values: ContentValues): Promise<void> {
  requireContent(kind, values, true);
  const lacking = sectionFaults({ kind, key }, values);
  if (Object.keys(lacking).length > 0) throw new Refusal('BAD_INPUT', { fields: lacking });
  if (kind === 'news') await requireFreePaths(db, key, values);
}

/**
 * The statements that publish a version. @param of whether it is the last or the scheduled version of the entry; if it no longer is, the
 * batch fails
 */
export async function publishing(
  db: D1DatabaseSession,
  entry: EntryRow,
  { version, of, actorUserId, known }: { version: number; of: 'version' | 'due'; actorUserId: string | null; known: KnownValues },
  now: number,
): Promise<D1PreparedStatement[]> {
  const before = await readLive(db, entry);
  return [
    publishedStatement(db, { id: entry.id, of, version }, now),
    changedStatement(db),
    ...known.keeping,
    publishedVersionStatement(db, entry.id, version, now),
    ...liveStatements(db, entry, known.values, now),
    auditStatement(
      db,
      {
        ...auditOf(entry, actorUserId, 'publish', String(version)),
        before: { version: entry.live, ...auditValues(entry.kind, before) },
        after: { version, ...auditValues(entry.kind, known.values) },
      },
      now,
    ),
  ];
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, STALE_VERSION, BAD_INPUT */
export const publish: Handler<typeof publishContent> = async ({ body, caller, deps: { commit, db, clock } }) => {
  const entry = await entryFor(db, caller, body.id);
  await requireLast(db, entry, body.version);
  const now = clock.now();
  const { version } = entry;
  const known = await valuesOf(db, entry, version, now);
  await requirePublishable(db, entry, known.values);
  if (body.at === undefined) {
    const answer = await commit(
      await publishing(db, entry, { version, of: 'version', actorUserId: caller.userId, known }, now),
      done('PUBLISHED', 'It is public.', {}),
      'STALE_VERSION',
    );
    forgetLookups();
    return answer;
  }
  const at = Date.parse(body.at);
  if (at <= now) throw new Refusal('BAD_INPUT', { fields: { at: 'DATE_PAST' } });
  if (at > now + aheadMaxMs) throw new Refusal('BAD_INPUT', { fields: { at: 'DATE_TOO_FAR' } });
  return commit(
    [
      dueStatement(db, entry.id, version, at, now),
      changedStatement(db),
      ...known.keeping,
      auditStatement(
        db,
        {
          ...auditOf(entry, caller.userId, 'schedule', `${version} · ${isoTime(at)}`),
          before: { due: entry.due, at: entry.due_at },
          after: { due: version, at },
        },
        now,
      ),
    ],
    done('SCHEDULED', 'It will be public at its time.', {}),
    'STALE_VERSION',
  );
};

/** The statements that withdraw the public version of an entry. */
async function withdrawing(db: D1DatabaseSession, entry: EntryRow, now: number): Promise<D1PreparedStatement[]> {
  const { keeping } = await valuesOf(db, entry, entry.version, now);
  return [notLiveStatement(db, entry.id, entry.version, now), changedStatement(db), ...keeping, ...withdrawStatements(db, entry)];
}

/** Removes an article after a report; an editor can correct and publish it again. @returns null if it is not public */
export async function takeDownArticleStatements(db: D1DatabaseSession, key: string, now: number): Promise<D1PreparedStatement[] | null> {
  const entry = await findEntryByKey(db, 'news', key);
  return entry === null || entry.live === null ? null : withdrawing(db, entry, now);
}

/** Cancels the scheduled publication. @param actorUserId null if it could not be published at its time */
export function unscheduleStatements(
  db: D1DatabaseSession,
  entry: EntryRow,
  actorUserId: string | null,
  now: number,
): D1PreparedStatement[] {
  const taken = { ...auditOf(entry, actorUserId, 'unschedule', `${entry.due}`), before: { due: entry.due, at: entry.due_at } };
  return [notDueStatement(db, entry.id, entry.version, now), changedStatement(db), auditStatement(db, taken, now)];
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, STALE_VERSION, NOT_PUBLIC if there is nothing to withdraw */
export const withdraw: Handler<typeof withdrawContent> = async ({ body, caller, deps: { commit, db, clock } }) => {
  const entry = await entryFor(db, caller, body.id);
  await requireLast(db, entry, body.version);
  const now = clock.now();
  if (body.what === 'schedule') {
    if (entry.due === null) throw new Refusal('NOT_PUBLIC');
    return commit(
      unscheduleStatements(db, entry, caller.userId, now),
      done('UNSCHEDULED', 'It is not dated any more.', {}),
      'STALE_VERSION',
    );
  }
  if (entry.live === null || !contentRuleOf(entry.kind).isOpen) throw new Refusal('NOT_PUBLIC');
  return commit(
    [
      ...(await withdrawing(db, entry, now)),
      auditStatement(
        db,
        { ...auditOf(entry, caller.userId, 'withdraw', `${entry.live}`), before: { version: entry.live }, after: { version: null } },
        now,
      ),
    ],
    done('WITHDRAWN', 'It is not public any more.', {}),
    'STALE_VERSION',
  );
};
