/** Publishes scheduled versions when they are due. */
import { logFailure } from '../platform/log.ts';
import { forgetLookups } from '../lookup/lookups.ts';
import { traceOf } from '../../contract/wire/request-log.ts';
import { runGuarded } from '../platform/db/guard.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { valuesOf } from './entry.ts';
import { type EntryRow, listDue } from './entry-store.ts';
import { publishing, requirePublishable, unscheduleStatements } from './publish.ts';

const publishedAtOnce = 20;

async function publishOne(db: D1DatabaseSession, entry: EntryRow, now: number): Promise<void> {
  const version = entry.due ?? entry.version;
  const known = await valuesOf(db, entry, version, now);
  await requirePublishable(db, entry, known.values);
  await runGuarded(db, await publishing(db, entry, { version, of: 'due', actorUserId: null, known }, now), 'STALE_VERSION');
  forgetLookups();
}

/**
 * Publishes scheduled versions, each separately: a failure does not delay others, and is retried. One that may not be published, for
 * instance because its address is taken meanwhile, is not scheduled any more. For the scheduled run.
 */
export async function publishDue(db: D1DatabaseSession, now: number): Promise<void> {
  for (const entry of await listDue(db, now, publishedAtOnce))
    try {
      await publishOne(db, entry, now);
    } catch (error) {
      // Somebody has rescheduled or published it meanwhile.
      if (error instanceof Refusal && error.code === 'STALE_VERSION') continue;
      logFailure({ content: entry.id, error: traceOf(error) });
      if (error instanceof Refusal)
        await runGuarded(db, unscheduleStatements(db, entry, null, now), 'STALE_VERSION').catch(() => undefined);
    }
}
