/** Counting calls in an isolate's memory, and the time at which the counts are sent, for both Workers. */
import { dayMs, hourMs, minuteMs, secondMs } from '../limits.ts';

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

/** Below the thirty seconds for which a Worker may run after an answer. */
const quietMs = 20 * secondMs;
/** Entries that follow within this time are sent together with the first. */
const joinedMs = 5 * secondMs;

/** Resolves after the time for which entries may wait before they are sent. */
export const awaitQuiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, quietMs));

/** Work that continues after an answer. */
interface Behind {
  waitUntil(work: Promise<unknown>): void;
}

const minuteOf = (at: number): number => Math.floor(at / minuteMs);

/**
 * Decides when an isolate sends the entries that it has collected: once a minute under load, otherwise soon after its last request.
 * @param wait resolves when the isolate counts as idle
 * @returns a function to call before each collected entry: the entries of a minute are sent with the first entry of the next minute, or
 * after an idle time if none follows. `send` sends all entries at once. If an isolate ends before it sends its entries, they are lost
 */
export function createGatherer(
  wait: () => Promise<unknown> = awaitQuiet,
): (context: Behind, now: number, send: () => Promise<unknown>) => void {
  let since: number | null = null;
  /** When the last wait began. It is a time and not a flag, since the platform may have ended the waiting work. */
  let waitsSince = Number.NEGATIVE_INFINITY;

  async function sendWhenQuiet(began: number, send: () => Promise<unknown>): Promise<void> {
    await wait();
    // A later wait has replaced this one.
    if (waitsSince !== began) return;
    waitsSince = Number.NEGATIVE_INFINITY;
    since = null;
    await send();
  }

  return (context, now, send) => {
    if (since !== null && minuteOf(now) !== minuteOf(since)) {
      since = null;
      context.waitUntil(send().catch(() => undefined));
    }
    since ??= now;
    if (now - waitsSince < joinedMs) return;
    waitsSince = now;
    context.waitUntil(sendWhenQuiet(now, send).catch(() => undefined));
  };
}
