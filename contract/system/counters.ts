/** What is counted of calls (api/system/counters.ts). */
import { dayMs, hourMs } from '../limits.ts';

/** A histogram's milliseconds: each number counts what took up to it and more than the one before; what took longer is counted last. */
export const latencyBounds = [10, 30, 100, 300, 1000, 3000] as const;
export const countersKeptMs = 3 * dayMs;
/** What is told at once. */
export const countersShownMs = hourMs;

/**
 * The bound within which a share of what was counted lies.
 * @param histogram of `latencyBounds`
 * @returns milliseconds; null beyond the last bound, and where nothing was counted
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
