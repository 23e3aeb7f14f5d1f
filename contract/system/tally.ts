/** Counting in an isolate's memory, for both Workers. */
import { minuteMs } from '../limits.ts';
import { latencyBounds } from './counters.ts';

/** The counts of a group in a minute. */
export interface Counted {
  /** Minutes since 1970. */
  minute: number;
  name: string;
  /** Answers of 500 and above. */
  errors: number;
  /** Counts by `latencyBounds`, and a last one for longer durations. */
  histogram: number[];
}

export interface Tally {
  /** Counts one answer. */
  count(name: string, tookMs: number, status: number, now: number): void;
  /** Returns the collected counts and removes them. */
  take(): Counted[];
}

/** The bucket of a duration. */
function bucketOf(tookMs: number): number {
  const place = latencyBounds.findIndex((bound) => tookMs <= bound);
  return place === -1 ? latencyBounds.length : place;
}

export function createTally(): Tally {
  let waiting = new Map<string, Counted>();
  return {
    count: (name, tookMs, status, now) => {
      const minute = Math.floor(now / minuteMs);
      const key = `${minute} ${name}`;
      const counted = waiting.get(key) ?? { minute, name, errors: 0, histogram: Array.from({ length: latencyBounds.length + 1 }, () => 0) };
      const place = bucketOf(tookMs);
      counted.histogram[place] = (counted.histogram[place] ?? 0) + 1;
      if (status >= 500) counted.errors += 1;
      waiting.set(key, counted);
    },
    take: () => {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}

/** The path to which the edge posts its counts over the binding; it has no public address. */
export const countedPath = '/counted';
/** Pages that were rendered, and those from the cache. */
export const pageGroups = ['pages', 'pages-kept'] as const;
