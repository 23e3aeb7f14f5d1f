import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';

/** What work on the marketplace's data is given, in a call and behind it. */
export interface Work {
  readonly env: Env;
  readonly db: D1DatabaseSession;
  readonly clock: Clock;
}
