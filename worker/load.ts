/**
 * How much is under way at once where one process does everything: whoever comes when it is too much is told so at once and tries again
 * soon, instead of all waiting for each other until they give up. On Cloudflare the platform spreads the load, and sheds it.
 */
import { secondMs } from '../contract/limits.ts';
import type { EdgeEnv } from './env.ts';

const most = 100;
/** What takes longer does not hold up others by its number alone; and of one whose client went away nobody hears. */
const countedMs = 4 * secondMs;

export const retryAfter = { 'retry-after': '2' };

/** When each began, ms. */
const underWay = new Map<symbol, number>();

/** Whether nothing more should be begun. */
export function isBusy({ MODE }: Pick<EdgeEnv, 'MODE'>): boolean {
  if (MODE === 'production' || underWay.size < most) return false;
  const until = Date.now() - countedMs;
  for (const [id, begun] of underWay) if (begun < until) underWay.delete(id);
  return underWay.size >= most;
}

/** Counts a rendering or a call for as long as it runs. */
export async function counted<Value>(work: () => Promise<Value>): Promise<Value> {
  const id = Symbol();
  underWay.set(id, Date.now());
  try {
    return await work();
  } finally {
    underWay.delete(id);
  }
}
