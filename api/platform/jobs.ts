/** What the subjects do together. It is composed above them (api/jobs/) and handed in, so that none of them has to know the others. */
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import type { Deps } from './handler.ts';

export interface Jobs {
  /** Brings everything in the outbox that is due to where it belongs. Safe to run many times at once. */
  deliverDue(env: Env, clock: Clock): Promise<void>;
}

/** Delivers what this call's write has put into the outbox, after its answer. */
export function deliverSoon({ env, clock, jobs, waitUntil }: Deps): void {
  waitUntil(jobs.deliverDue(env, clock));
}
