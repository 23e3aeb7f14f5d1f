/**
 * Merges each full-text index of the lists into one segment once a week, in small steps: each write adds a segment, and every search looks
 * up its words in all of them (ADR 013).
 */
import { minuteMs } from '../../contract/limits.ts';
import { mergeStatements } from './merge-statements.ts';

/** Sundays, 01:00 UTC. */
const begins = { day: 0, hour: 1 };
export const minutesMost = 240;
/** The merge starts within several minutes, since a scheduled run may be skipped. */
const beginningMinutes = 5;
/** Pages of 4 KB per step; a step takes a third of a second on a busy machine. */
export const pagesPerStep = 1500;

/** @returns the minute within the weekly time, from 0; null outside of it */
function minuteOf(now: number): number | null {
  const at = new Date(now);
  const minute = Math.floor((now - Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), begins.hour)) / minuteMs);
  return at.getUTCDay() === begins.day && minute >= 0 && minute < minutesMost ? minute : null;
}

/** Whether the indexes are rewritten now. */
export const isMergeTime = (now: number): boolean => minuteOf(now) !== null;

/**
 * A step of each index. The first steps, with a negative number, start a merge of all segments; the others continue it. For the scheduled
 * run.
 */
export async function mergeIndexes(db: D1DatabaseSession, now: number): Promise<void> {
  const minute = minuteOf(now);
  if (minute === null) return;
  await db.batch(mergeStatements.map((sql) => db.prepare(sql).bind(minute < beginningMinutes ? -pagesPerStep : pagesPerStep)));
}
