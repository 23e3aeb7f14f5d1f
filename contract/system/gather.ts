/**
 * Decides when an isolate sends the entries that it has collected in memory: once a minute under load, otherwise soon after its last
 * request. For both Workers.
 */
import { minuteMs, secondMs } from '../limits.ts';

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
