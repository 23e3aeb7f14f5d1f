/** Which days are shown, as an address says them. */
import { dayMs } from '../../../../contract/limits.ts';
import type { Step } from '../../../../contract/analytics/kinds.ts';

/** Days of a choice → how they may be shown: bars of a year of days could not be told apart. */
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

/** What is asked for, as far as it can be shown; 30 days by day where nothing is. */
export function chosenOf(days: string | undefined, step: string | undefined, offered: readonly Days[]): Chosen {
  const known = offered.find((each) => String(each) === days) ?? 30;
  const steps: readonly Step[] = stepsOfDays[known];
  return { days: known, step: steps.find((each) => each === step) ?? steps[0] ?? 'day' };
}

/** From the first of so many days to today, of UTC. */
export function periodOf({ days, step }: Chosen, now: number): { from: string; to: string; step: Step } {
  const text = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return { from: text(now - (days - 1) * dayMs), to: text(now), step };
}
