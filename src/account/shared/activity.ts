/** One choice in the form, a number and a field of ours on the wire (docs/behaviour.md#both-directions). */
import type { OwnCompany } from '../../../contract/company/shapes.ts';

export type Activity = '1' | '2' | 'both';

export const activityTexts = { '1': 'company.activity.import', '2': 'company.activity.export', both: 'company.activity.both' } as const;

/** Empty while nothing is chosen. */
export function activityOf({ activityArea, hasBothAreas }: Pick<OwnCompany, 'activityArea' | 'hasBothAreas'>): '' | Activity {
  if (activityArea !== 1 && activityArea !== 2) return '';
  return hasBothAreas === true ? 'both' : activityArea === 1 ? '1' : '2';
}

/** The specified number: with both, the one that is stored already, else export. */
export function areaOf(activity: '' | Activity, stored: number): number | undefined {
  if (activity === '') return undefined;
  return activity === 'both' ? stored || 2 : Number(activity);
}
