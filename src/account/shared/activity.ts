/** Texts and wire value of the activity area that a form chooses (src/i18n/activity-of.ts). */
import type { Activity } from '../../i18n/activity-of.ts';

export const activityTexts = { '1': 'company.activity.import', '2': 'company.activity.export', both: 'company.activity.both' } as const;

/** The number on the wire. For both directions it is the stored number, or else export. */
export function areaOf(activity: '' | Activity, stored: number): number | undefined {
  if (activity === '') return undefined;
  return activity === 'both' ? stored || 2 : Number(activity);
}
