import { logFailure } from '../platform/log.ts';
import { traceOf } from '../../contract/wire/request-log.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { runSucceededStatement } from '../platform/db/scheduled-run-store.ts';
import type { Job, Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { jobsOf } from './compose.ts';
import { deliverDue } from './delivery.ts';
import { forgetRest } from './forget-account.ts';
import { inOrder } from './order.ts';

/** Sweeps fast-growing tables every minute, others once an hour. Each subject defines how long its rows are stored. */
const sweepOf = (list: readonly Subject[]): Job => ({
  name: 'sweep',
  statements: (db, now) => {
    const isHour = new Date(now).getUTCMinutes() === 0;
    const sweeps = list.flatMap(({ retention }) => [...(retention?.minute ?? []), ...((isHour && retention?.hour) || [])]);
    return sweeps.flatMap((sweep) => sweep(db, now));
  },
});

/** The jobs of a run except for the delivery, in order. */
export const jobsIn = (list: readonly Subject[]): Job[] =>
  inOrder([
    sweepOf(list),
    { name: 'endedAccounts', run: ({ db, now }) => forgetRest(db, now, undefined, list) },
    ...list.flatMap(({ jobs, archived }) => [
      ...(jobs ?? []),
      ...(archived ?? []).map(({ name, archive }): Job => ({ name, run: ({ env, db, now }) => archive(env, db, now) })),
    ]),
  ]);

/** The scheduled run. Its success is recorded, and `/api/health` reports the time of the last one. */
export async function runScheduled(env: Env, clock: Clock = systemClock, list: readonly Subject[] = subjects): Promise<void> {
  const db = env.DB.withSession('first-primary');
  const jobs = jobsOf(list);
  let isWhole = true;
  const attempt = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      isWhole = false;
      logFailure({ job: name, error: traceOf(error) });
    }
  };
  for (const { name, run, statements } of jobsIn(list))
    await attempt(name, async () => {
      const now = clock.now();
      if (statements !== undefined) await db.batch([statements(db, now)].flat());
      await run?.({ env, db, now, jobs });
    });
  // Includes what the jobs have added to the outbox.
  await attempt('delivery', () => deliverDue(env, clock, list));
  if (isWhole) await runSucceededStatement(db, clock.now()).run();
}
