import { minuteMs, secondMs } from '../../contract/limits.ts';
import { moderationKinds } from '../../contract/moderation/calls.ts';
import { documentOf, nextSeries } from '../../contract/site/payment-documents.ts';
import { unsetOf } from '../../contract/site/production.ts';
import { getCounters, getSystem } from '../../contract/system/calls.ts';
import { countersShownMs } from '../../contract/system/tally.ts';
import { countWaiting, readOldestWaiting } from '../moderation/store.ts';
import { isoTime } from '../platform/clock.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { readCounted } from './counter-store.ts';
import { askHealth } from './health.ts';
import { countOutbox } from './store.ts';

export const systemRoutes: readonly Route[] = [
  on(
    getSystem,
    async ({
      deps: {
        env,
        db,
        clock,
        jobs: { queues },
      },
    }) => {
      const now = clock.now();
      const series = nextSeries({ ...env });
      const secondsSince = (at: number | null): number | null => (at === null ? null : Math.max(0, Math.round((now - at) / secondMs)));
      const [{ isHealthy, parts }, counts, oldest, outbox] = await Promise.all([
        askHealth(env, now),
        countWaiting(db, queues),
        readOldestWaiting(db, queues),
        countOutbox(db, now),
      ]);
      return {
        isHealthy,
        parts: parts.map(({ name, state, at }) => ({ name, state, ageSeconds: secondsSince(at) })),
        unset:
          env.MODE === 'production'
            ? unsetOf('api', env as unknown as Record<string, unknown>).map(({ setting, why }) => ({ setting, why }))
            : [],
        payments: { document: documentOf(series), series },
        queues: moderationKinds.map((kind) => ({ kind, count: counts[kind], oldestSeconds: secondsSince(oldest[kind]) })),
        outbox,
      };
    },
  ),
  on(getCounters, async ({ query, deps: { db, clock } }) => {
    const until = Math.floor((query.until === undefined ? clock.now() : Date.parse(query.until)) / minuteMs);
    const from = until - countersShownMs / minuteMs + 1;
    const { groups, minutes } = await readCounted(db, from, until);
    const callsOf = (histogram: readonly number[]): number => histogram.reduce((sum, count) => sum + count, 0);
    return {
      dtFrom: isoTime(from * minuteMs),
      dtUntil: isoTime((until + 1) * minuteMs),
      groups: groups
        .map((group) => ({ ...group, calls: callsOf(group.histogram) }))
        .sort((a, b) => b.calls - a.calls || a.name.localeCompare(b.name, 'en')),
      minutes: minutes.map(({ minute, ...counts }) => ({ dtAt: isoTime(minute * minuteMs), ...counts })),
    };
  }),
];
