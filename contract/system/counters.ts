/** Counters of calls (api/system/counters.ts). */
import { dayMs, hourMs } from '../limits.ts';

/**
 * Bounds of a histogram in milliseconds: each bucket counts durations up to its bound and above the one before; a last bucket counts longer
 * ones.
 */
export const latencyBounds = [10, 30, 100, 300, 1000, 3000] as const;
export const counterRetentionMs = 3 * dayMs;
/** The period of one answer. */
export const countersShownMs = hourMs;

/**
 * The bound below which a share of the counted durations lies.
 * @param histogram of `latencyBounds`
 * @returns milliseconds; null above the last bound, and if nothing was counted
 */
export function boundOf(histogram: readonly number[], share: number): number | null {
  const wanted = histogram.reduce((sum, count) => sum + count, 0) * share;
  let counted = 0;
  for (const [index, bound] of latencyBounds.entries()) {
    counted += histogram[index] ?? 0;
    if (counted > 0 && counted >= wanted) return bound;
  }
  return null;
}
