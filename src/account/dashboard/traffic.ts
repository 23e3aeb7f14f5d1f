import type { TrafficDay } from '../../../contract/dashboard/schemas.ts';

/** @returns null if no day has data of this kind */
export function totalOf(days: readonly TrafficDay[], kind: 'views' | 'contacts'): number | null {
  const counted = days.flatMap((day) => day[kind] ?? []);
  return counted.length === 0 ? null : counted.reduce((sum, each) => sum + each, 0);
}

/** The first day for which views were counted; null when all were counted, or none. */
export function countedFrom(days: readonly TrafficDay[]): string | null {
  const first = days.findIndex(({ views }) => views !== null);
  return first <= 0 ? null : (days[first]?.day ?? null);
}
