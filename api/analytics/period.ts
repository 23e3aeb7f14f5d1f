/** Days, weeks and months of UTC as whole numbers of days since 1970. */
import { dayMs } from '../../contract/limits.ts';
import type { Step } from '../../contract/analytics/kinds.ts';
import { analyticsDaysMax } from '../../contract/analytics/limits.ts';
import { dayOf } from '../platform/clock.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** A range of days; both ends are included. */
export interface Span {
  from: number;
  to: number;
}
export interface Period extends Span {
  points: Span[];
  /** The period of the same length before it. */
  before: Span;
}

export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
const dayFrom = (text: string): number => dayOf(Date.parse(`${text}T00:00:00Z`));

/** Day 0, 1 January 1970, was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % 7);
const monthStart = (day: number, months = 0): number => {
  const date = new Date(day * dayMs);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
};

const startOf: Readonly<Record<Step, (day: number) => number>> = { day: (day) => day, week: mondayOf, month: (day) => monthStart(day) };
const nextOf: Readonly<Record<Step, (start: number) => number>> = {
  day: (day) => day + 1,
  week: (day) => day + 7,
  month: (day) => monthStart(day, 1),
};

/**
 * The period in its steps: the first step starts at its regular beginning, the last one ends with the period, or today.
 * @throws Refusal BAD_INPUT for one that ends before it begins, begins later than today, or is too long
 */
export function periodOf({ from, to, step }: { from: string; to: string; step: Step }, now: number): Period {
  const [asked, last] = [dayFrom(from), Math.min(dayFrom(to), dayOf(now))];
  if (asked > last) throw new Refusal('BAD_INPUT', { fields: { to: 'INVALID_DATE' } });
  if (last - asked >= analyticsDaysMax) throw new Refusal('BAD_INPUT', { fields: { from: 'INVALID_DATE' } });
  const first = startOf[step](asked);
  const points: Span[] = [];
  for (let start = first; start <= last; start = nextOf[step](start))
    points.push({ from: start, to: Math.min(last, nextOf[step](start) - 1) });
  return { from: first, to: last, points, before: { from: first - (last - first) - 1, to: first - 1 } };
}
