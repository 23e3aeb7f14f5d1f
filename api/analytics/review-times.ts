/** Review times, for people who wait for a review. */
import { waitKinds } from '../../contract/analytics/kinds.ts';
import { reviewTimeDays, reviewTimeDecisionsMin } from '../../contract/analytics/limits.ts';
import type { getReviewTimes } from '../../contract/analytics/review-time-calls.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { dayOf } from '../platform/clock.ts';
import type { Deps } from '../platform/http/handler.ts';
import { waitingOf } from './series.ts';
import { type DayCount, dayCountsStatement } from './store.ts';

export async function readReviewTimes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DataOf<typeof getReviewTimes>> {
  const to = dayOf(clock.now());
  const span = { from: to - reviewTimeDays + 1, to };
  const { results } = await dayCountsStatement(db, waitKinds, span).all<DayCount>();
  const timesOf = (kind: (typeof waitKinds)[number]) => {
    const waiting = waitingOf(
      results.filter((row) => row.kind === kind),
      span,
    );
    return waiting !== null && waiting.count >= reviewTimeDecisionsMin ? waiting : null;
  };
  return { company: timesOf('companyWait'), request: timesOf('requestWait') };
}
