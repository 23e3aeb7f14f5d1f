/** Daily counts in the form of an answer: by step, with the period before, and null for days without counts. */
import type { Analytics, Series } from '../../contract/analytics/schemas.ts';
import { partsShown } from '../../contract/analytics/limits.ts';
import { dayText, type Period, type Span } from './period.ts';
import type { DayCount, PartCount } from './store.ts';

export type Wait = Analytics['waits'][number];
type Waiting = NonNullable<Wait['total']>;

/** The count of each day. */
type ByDay = ReadonlyMap<number, number>;

const sumOf = (byDay: ByDay, { from, to }: Span): number => {
  let sum = 0;
  for (let day = from; day <= to; day += 1) sum += byDay.get(day) ?? 0;
  return sum;
};

export const byDayOf = (rows: readonly { day: number; n: number }[]): ByDay => new Map(rows.map(({ day, n }) => [day, n]));

/** The first counted day, or null if the kind was counted on all days of the period. */
export const countedFromOf = (start: number | undefined, period: Span): string | null =>
  start === undefined || start <= period.from ? null : dayText(start);

/** @param start the first counted day; missing for kinds that were always counted */
export function seriesOf(kind: string, part: string, byDay: ByDay, period: Period, start = -Infinity): Series {
  const totalOf = (span: Span): number | null => (span.to < start ? null : sumOf(byDay, span));
  return {
    kind,
    part,
    countedFrom: countedFromOf(start, period),
    values: period.points.map(totalOf),
    total: totalOf(period),
    before: period.before.from < start ? null : sumOf(byDay, period.before),
  };
}

/** The step within which a share of the decisions was made. @param steps minutes → decisions */
function within(steps: readonly (readonly [number, number])[], count: number, share: number): number {
  let sum = 0;
  for (const [upto, n] of steps) {
    sum += n;
    if (sum >= count * share) return upto;
  }
  return 0;
}

/** @returns null if there were no decisions */
export function waitingOf(rows: readonly DayCount[], { from, to }: Span): Waiting | null {
  const byStep = new Map<number, number>();
  for (const { day, part, n } of rows) if (day >= from && day <= to) byStep.set(Number(part), (byStep.get(Number(part)) ?? 0) + n);
  const steps = [...byStep].sort(([a], [b]) => a - b);
  const count = steps.reduce((sum, [, n]) => sum + n, 0);
  return count === 0 ? null : { count, median: within(steps, count, 0.5), ninetieth: within(steps, count, 0.9) };
}

export const waitOf = (kind: string, rows: readonly DayCount[], period: Period, start = -Infinity): Wait => ({
  kind,
  countedFrom: countedFromOf(start, period),
  values: period.points.map((point) => waitingOf(rows, point)),
  total: waitingOf(rows, period),
  before: period.before.from < start ? null : waitingOf(rows, period.before),
});

/** The largest parts, and the rest as one number. @param rows the largest first */
export function partsOf(kind: string, rows: readonly PartCount[], countedFrom: string | null): Analytics['parts'][number] {
  const own = rows.filter((row) => row.kind === kind && row.n > 0);
  return {
    kind,
    countedFrom,
    items: own.slice(0, partsShown).map(({ part, n }) => ({ part, count: n })),
    rest: own.slice(partsShown).reduce((sum, { n }) => sum + n, 0),
  };
}

export const pointsOf = ({ points }: Period): Analytics['points'] =>
  points.map(({ from, to }) => ({ from: dayText(from), to: dayText(to) }));
