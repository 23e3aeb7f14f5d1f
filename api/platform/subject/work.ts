import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';

/** The dependencies of all work on the marketplace's data, in a call and outside of one. */
export interface Work {
  readonly env: Env;
  readonly db: D1DatabaseSession;
  readonly clock: Clock;
}
