/** The period of an analytics page, as its address stores it. */
import { dayMs } from '../../../../contract/limits.ts';
import type { Step } from '../../../../contract/analytics/kinds.ts';

/** Length of a period in days → its possible steps: 365 daily bars would be too narrow to distinguish. */
export const stepsOfDays = {
  7: ['day'],
  30: ['day', 'week'],
  90: ['day', 'week', 'month'],
  365: ['week', 'month'],
} as const satisfies Record<number, readonly Step[]>;
export type Days = keyof typeof stepsOfDays;

export interface Chosen {
  days: Days;
  step: Step;
}

/** The requested period if it is valid; 30 days by day otherwise. */
export function chosenOf(days: string | undefined, step: string | undefined, offered: readonly Days[]): Chosen {
  const known = offered.find((each) => String(each) === days) ?? 30;
  const steps: readonly Step[] = stepsOfDays[known];
  return { days: known, step: steps.find((each) => each === step) ?? steps[0] ?? 'day' };
}

/** The last so many days including today, in UTC. */
export function periodOf({ days, step }: Chosen, now: number): { from: string; to: string; step: Step } {
  const text = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return { from: text(now - (days - 1) * dayMs), to: text(now), step };
}
