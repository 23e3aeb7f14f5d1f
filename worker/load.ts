/**
 * How much is under way at once where one process does everything: a few run, some wait, and whoever comes when it is too much is told so at
 * once and tries again soon, instead of all waiting for each other until they give up. On Cloudflare the platform spreads the load, and
 * sheds it.
 */
import { waitUntil } from 'cloudflare:workers';
import { secondMs } from '../contract/limits.ts';
import type { EdgeEnv } from './env.ts';

type Where = Pick<EdgeEnv, 'MODE'>;

const most = 50;
/**
 * workerd does what is begun before it looks whether somebody else has come: of many that run, those who come would wait where nobody
 * counts them, also for a page that is kept.
 */
const atOnce = 6;
/** What runs for longer waits for somebody itself, another provider at worst, and holds up nobody. */
const computesMs = 250;
const lookAgainMs = 15;
/** Longer than anything runs whose client went away. */
const countedMs = 45 * secondMs;

export const retryAfter = { 'retry-after': '2' };

interface Work {
  readonly cameAt: number;
  /** Null while it waits. */
  begunAt: number | null;
}
/** In the order in which they came. */
const underWay = new Set<Work>();

/** Whether nothing more should be begun. */
export function isBusy({ MODE }: Where): boolean {
  if (MODE === 'production' || underWay.size < most) return false;
  const until = Date.now() - countedMs;
  for (const work of underWay) if (work.cameAt < until) underWay.delete(work);
  return underWay.size >= most;
}

/** Whether fewer than may run at once run now or came before. */
function mayRun(work: Work): boolean {
  const now = Date.now();
  let before = 0;
  for (const each of underWay) {
    if (each === work) return true;
    if (each.begunAt === null || now - each.begunAt < computesMs) before += 1;
    if (before >= atOnce) return false;
  }
  return true;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts a rendering or a call until it has run, after those who came before. */
export function counted<Value>({ MODE }: Where, work: () => Promise<Value>): Promise<Value> {
  if (MODE === 'production') return work();
  const own: Work = { cameAt: Date.now(), begunAt: null };
  underWay.add(own);
  const run = async (): Promise<Value> => {
    try {
      // Of few, nobody waits.
      if (underWay.size > atOnce) await pause(0);
      while (!mayRun(own)) await pause(lookAgainMs);
      own.begunAt = Date.now();
      return await work();
    } finally {
      underWay.delete(own);
    }
  };
  const running = run();
  // Although whoever asked may have gone.
  waitUntil(running.catch(() => undefined));
  return running;
}
