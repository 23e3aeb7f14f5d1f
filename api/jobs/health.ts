import { minuteMs } from '../../contract/limits.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { readMinuteDone } from '../platform/minute-store.ts';

/** The cron may miss a minute; what stands longer needs somebody to look at it. */
const lateMs = 3 * minuteMs;

/** What everyone may know: that the API answers, and when (ms) the work of the minute last succeeded. */
export async function healthOf(env: Env, clock: Clock = systemClock): Promise<Response> {
  const succeededAt = await readMinuteDone(env.DB.withSession('first-primary'));
  const minute = { succeededAt, isLate: succeededAt === null || succeededAt < clock.now() - lateMs };
  return Response.json(
    { success: true, message: 'The API answers.', code: 'HEALTHY', data: { minute } },
    { headers: { 'cache-control': 'no-store' } },
  );
}
