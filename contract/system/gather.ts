/** When an isolate tells what it has gathered in memory, for both Workers: each minute once while it is busy, soon after it was last asked otherwise. */
import { minuteMs, secondMs } from '../limits.ts';

/** A Worker may go on for thirty seconds behind an answer. */
const quietMs = 20 * secondMs;
/** What follows within this time is told with what began it. */
const joinedMs = 5 * secondMs;

/** Lasts as long as nobody may ask before what was gathered is told. */
export const awaitQuiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, quietMs));

/** What goes on behind an answer. */
interface Behind {
  waitUntil(work: Promise<unknown>): void;
}

const minuteOf = (at: number): number => Math.floor(at / minuteMs);

/**
 * @param wait until it counts as quiet
 * @returns is told before each thing that is gathered: what a minute has left is told with the first of the next, and when none has followed for
 *   a while. `tell` takes what there is at once. Lost is what an isolate holds that is ended before
 */
export function createGatherer(
  wait: () => Promise<unknown> = awaitQuiet,
): (context: Behind, now: number, tell: () => Promise<unknown>) => void {
  let since: number | null = null;
  /** When somebody began to wait for quiet last; whoever did may have been ended meanwhile. */
  let waitsSince = Number.NEGATIVE_INFINITY;

  async function tellWhenQuiet(began: number, tell: () => Promise<unknown>): Promise<void> {
    await wait();
    // Another one waits for what came later.
    if (waitsSince !== began) return;
    waitsSince = Number.NEGATIVE_INFINITY;
    since = null;
    await tell();
  }

  return (context, now, tell) => {
    if (since !== null && minuteOf(now) !== minuteOf(since)) {
      since = null;
      context.waitUntil(tell().catch(() => undefined));
    }
    since ??= now;
    if (now - waitsSince < joinedMs) return;
    waitsSince = now;
    context.waitUntil(tellWhenQuiet(now, tell).catch(() => undefined));
  };
}
