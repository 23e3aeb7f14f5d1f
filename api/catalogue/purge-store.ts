/**
 * Removes the words of deleted accounts from the full-text indexes. Deleting from an index only marks entries: merging its segments drops
 * the marked ones. Small indexes are merged in the minute after the deletion, large ones in steps as on Sundays (merge-store.ts); at most
 * once a day, because with a million rows a merge writes as much as all users do in a day.
 */
import { dayMs, minuteMs } from '../../contract/limits.ts';
import { mergeTextsStatement } from '../chat/room/text-store.ts';
import { isMergeTime, minutesMost, pagesPerStep } from './merge-store.ts';
import { mergeStatements } from './merge-statements.ts';

interface Purge {
  asked: number;
  begun: number;
  done: number;
  begun_at: number;
}

/** A step that wrote no more than this had nothing to do (FTS5, "The 'merge' Command"). */
const idleChanges = 1;

/** @param pages negative to start with all segments @returns whether work remains */
async function step(db: D1DatabaseSession, pages: number): Promise<boolean> {
  const results = await db.batch([...mergeStatements.map((sql) => db.prepare(sql).bind(pages)), mergeTextsStatement(db, pages)]);
  return results.some(({ meta }) => meta.changes > idleChanges);
}

/** A limited number of steps, so that simultaneous writes cannot prolong it indefinitely. For the scheduled run. */
export async function purgeIndexes(db: D1DatabaseSession, now: number): Promise<void> {
  const purge = await db.prepare('SELECT asked, begun, done, begun_at FROM index_purge WHERE id=1').first<Purge>();
  // On Sunday nights the weekly merge rewrites the same segments.
  if (purge === null || purge.asked === purge.done || isMergeTime(now)) return;
  if (purge.begun === purge.done) {
    if (purge.begun_at > now - dayMs) return;
    await db.prepare('UPDATE index_purge SET begun=asked, begun_at=?1 WHERE id=1').bind(now).run();
    await step(db, -pagesPerStep);
    return;
  }
  const isOver = now > purge.begun_at + minutesMost * minuteMs;
  if ((await step(db, pagesPerStep)) && !isOver) return;
  await db.prepare('UPDATE index_purge SET done=begun WHERE id=1').run();
}
