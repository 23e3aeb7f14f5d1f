/**
 * The dependencies of the marketplace. The database is checked each time, in one round trip that reads a few rows; files and rooms, which
 * cost more, at most once in `askedMs` per isolate. Each check has a timeout of `timeoutMs`.
 */
import { minuteMs, secondMs } from '../../contract/limits.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import { type PartName, partsThatMatter, type PartState } from '../../contract/system/parts.ts';
import { liveConnectionOf } from '../notification/live-events.ts';
import { type Clock, systemClock, within } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { logFailure } from '../platform/log.ts';
import { type Pulse, readPulse } from './store.ts';

/** The scheduled run may miss a minute; after a longer interruption a person has to check it. */
const lateMs = 3 * minuteMs;
const askedMs = 10 * secondMs;
const timeoutMs = 2 * secondMs;

export interface Part {
  name: PartName;
  state: PartState;
  /** When the part was checked, or the time that it reports; null for never. */
  at: number | null;
}
export interface Health {
  isHealthy: boolean;
  parts: Part[];
  /** When the scheduled run last succeeded. */
  runAt: number | null;
}

async function answers(name: PartName, ms: number, work: () => Promise<unknown>): Promise<'ok' | 'down'> {
  try {
    await within(ms, work);
    return 'ok';
  } catch (error) {
    logFailure({ health: name, error: kindOf(error) });
    return 'down';
  }
}

/** The last checks of an isolate, by its environment. */
const asked = new WeakMap<Env, Part[]>();

async function filesAndRooms(env: Env, now: number, ms: number): Promise<Part[]> {
  const known = asked.get(env);
  if (known !== undefined && now - (known[0]?.at ?? 0) < askedMs) return known;
  const [media, rooms] = await Promise.all([
    answers('media', ms, async () => env.MEDIA.head('health')),
    answers('rooms', ms, async () => liveConnectionOf(env, 'health').isAvailable()),
  ]);
  const parts: Part[] = [
    { name: 'media', state: media, at: now },
    { name: 'rooms', state: rooms, at: now },
  ];
  asked.set(env, parts);
  return parts;
}

async function pulseOf(env: Env, ms: number): Promise<Pulse | null> {
  try {
    return await within(ms, async () => readPulse(env.DB.withSession('first-primary')));
  } catch (error) {
    logFailure({ health: 'database', error: kindOf(error) });
    return null;
  }
}

const ofDatabase = (pulse: Pulse | null, now: number): Part[] => {
  if (pulse === null)
    return [
      { name: 'database', state: 'down', at: now },
      ...(['lookups', 'outbox', 'scheduledRun'] as const).map((name): Part => ({ name, state: 'unknown', at: null })),
    ];
  const { run_at: runAt, due_at: dueAt, has_lookups: hasLookups } = pulse;
  const isDue = dueAt !== null && dueAt <= now;
  return [
    { name: 'database', state: 'ok', at: now },
    { name: 'lookups', state: hasLookups === 1 ? 'ok' : 'down', at: now },
    { name: 'outbox', state: isDue && dueAt < now - lateMs ? 'late' : 'ok', at: isDue ? dueAt : null },
    { name: 'scheduledRun', state: runAt === null || runAt < now - lateMs ? 'late' : 'ok', at: runAt },
  ];
};

const matters = new Set<PartName>(partsThatMatter);

/** @param ms timeout of each component */
export async function askHealth(env: Env, now: number, ms = timeoutMs): Promise<Health> {
  const [pulse, others] = await Promise.all([pulseOf(env, ms), filesAndRooms(env, now, ms)]);
  const parts = [...ofDatabase(pulse, now), ...others];
  return { isHealthy: parts.every(({ name, state }) => state === 'ok' || !matters.has(name)), parts, runAt: pulse?.run_at ?? null };
}

/** The public state: whether the marketplace works (503 otherwise), and when (ms) the scheduled run last succeeded. */
export async function healthOf(env: Env, clock: Clock = systemClock, ms = timeoutMs): Promise<Response> {
  const now = clock.now();
  const { isHealthy, runAt } = await askHealth(env, now, ms);
  const scheduledRun = { succeededAt: runAt, isLate: runAt === null || runAt < now - lateMs };
  const message = isHealthy ? 'The API answers.' : 'Something that is needed does not answer.';
  return Response.json(
    { success: isHealthy, message, code: isHealthy ? 'HEALTHY' : 'UNHEALTHY', data: { scheduledRun } },
    { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
