/**
 * The last that was written through this isolate, as a bookmark of the database (ADR 007): what is asked within the next minute
 * is answered by a copy that has it, so that an approval shows at once where it was made.
 */
import { laterBookmark } from '../../contract/bookmark.ts';
import { minuteMs } from '../../contract/limits.ts';

let last: { bookmark: string; at: number } | null = null;

/** @param bookmark of a call that wrote; null of every other */
export function noteWritten(bookmark: string | null, now: number): void {
  if (bookmark !== null) last = { bookmark: laterBookmark(writtenLately(now), bookmark), at: now };
}

/** @returns null where nothing was written for a minute */
export const writtenLately = (now: number): string | null => (last !== null && now - last.at < minuteMs ? last.bookmark : null);

/** Tests start with an empty isolate. */
export function forgetWritten(): void {
  last = null;
}
