import { dayMs, hourMs, minuteMs } from '../../../../contract/limits.ts';

/** A month is 30 days (docs/behaviour.md#boost), a year 365. */
const units = [
  ['year', 365 * dayMs],
  ['month', 30 * dayMs],
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

export type RemainingUnit = (typeof units)[number][0];

/** Years, months, days, hours and minutes without zeros. */
export function splitRemaining(ms: number): { unit: RemainingUnit; count: number }[] {
  let rest = Math.max(0, ms);
  return units.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? [] : [{ unit, count }];
  });
}

/** "6 days 3 hours 12 minutes" in the reader's language. */
export function remainingText(ms: number, locale: string): string {
  const parts = splitRemaining(ms);
  const shown = parts.length === 0 ? [{ unit: 'minute' as const, count: 0 }] : parts;
  return shown
    .map(({ unit, count }) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    .join(' ');
}
