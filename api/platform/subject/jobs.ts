/**
 * Work over all subjects. It is composed in a higher layer (api/jobs/) and passed to calls, so that no subject has to import the others.
 */
import { hourMs, secondMs } from '../../../contract/limits.ts';
import { kindOf } from '../../../contract/wire/request-log.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../log.ts';
import type { Exported } from './exported.ts';
import type { Queues } from './moderated.ts';
import type { Work } from './work.ts';

export interface Jobs {
  /** Delivers what is due in the outbox, up to a bound; the queue delivers the rest. Safe to run simultaneously. */
  deliverDue(env: Env, clock: Clock): Promise<void>;
  /** Notifies open windows and subscribed browsers of accounts with new notifications. Safe to run simultaneously. */
  sendLiveUpdates(env: Env, clock: Clock): Promise<void>;
  /** Closes the sockets of ended sign-ins of a person, and for a main user also those of the staff. Safe to run simultaneously. */
  closeEnded(env: Env, userId: string): Promise<void>;
  /** Deletes the data of a person, or of a main user with the staff, in the batch that deletes the person. */
  forgetPeopleStatements(db: D1DatabaseSession, userId: string, reason: 'removed' | 'deleted', now: number): D1PreparedStatement[];
  /** Ends a main account with everything it owns and its people; begins with a guard. */
  forgetAccountStatements(db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement[];
  /** Removes ways to sign in that a stranger may have added since a time (ms): passkeys, accounts at providers, trusted browsers, a recovery. */
  endSignInsStatements(db: D1DatabaseSession, userId: string, since: number): D1PreparedStatement[];
  /** The contents of "my data". */
  exported: readonly Exported[];
  /** Pending items of the console. */
  queues: Queues;
}

/** A call with work after its answer. */
interface Answered extends Work {
  readonly jobs: Jobs;
  waitUntil(work: Promise<unknown>): void;
}

/** Delivers what this call's write has put into the outbox, after its answer. */
export function deliverSoon({ env, clock, jobs, waitUntil }: Answered): void {
  waitUntil(jobs.deliverDue(env, clock));
}

/** The longest delay that a queue permits. */
const queueDelayMaxMs = 12 * hourMs;

/**
 * Triggers delivery of the outbox when one of its rows is due. The message itself is empty. It never fails: without the queue, the
 * scheduled run delivers.
 */
export async function deliverLater(env: Env, delayMs: number): Promise<void> {
  try {
    await env.OUTBOX_QUEUE.send(null, { delaySeconds: Math.ceil(Math.min(queueDelayMaxMs, delayMs) / secondMs) });
  } catch (error) {
    logFailure({ queue: 'outbox', error: kindOf(error) });
  }
}

/** After the answer, closes the sockets of the sign-ins that this call has ended. */
export function closeEndedSoon({ env, jobs, waitUntil }: Answered, userId: string): void {
  waitUntil(jobs.closeEnded(env, userId));
}
