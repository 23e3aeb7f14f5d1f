/**
 * Once a week the full-text indexes of the lists are written anew as one piece each, in small steps: each write adds a piece, and every word that is
 * looked for is looked up in all of them (ADR 014).
 */
import { minuteMs } from '../../contract/limits.ts';
import { mergeStatements } from './merge-statements.ts';

/** Sundays, 01:00 UTC. */
const begins = { day: 0, hour: 1 };
export const minutesMost = 240;
/** One of them comes, whatever keeps the others away. */
const beginningMinutes = 5;
/** Of 4 KB: a third of a second on a machine that does much else. */
export const pagesPerStep = 1500;

/** @returns which minute of its time this is, from 0; null outside of it */
function minuteOf(now: number): number | null {
  const at = new Date(now);
  const minute = Math.floor((now - Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), begins.hour)) / minuteMs);
  return at.getUTCDay() === begins.day && minute >= 0 && minute < minutesMost ? minute : null;
}

/** Whether the indexes are written anew now. */
export const isMergeTime = (now: number): boolean => minuteOf(now) !== null;

/** A step of each index. The first ones, which have a negative number, take all pieces there are into one; the others go on with it. For the cron. */
export async function mergeIndexes(db: D1DatabaseSession, now: number): Promise<void> {
  const minute = minuteOf(now);
  if (minute === null) return;
  await db.batch(mergeStatements.map((sql) => db.prepare(sql).bind(minute < beginningMinutes ? -pagesPerStep : pagesPerStep)));
}
