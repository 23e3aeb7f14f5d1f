/**
 * The activity area of a company. Readers and forms have one choice of three; on the wire it is the specified number and a field of ours
 * for both directions (docs/behaviour.md#both-directions).
 */
import type { CompanyCard } from '../../contract/company/shapes.ts';

export type Activity = '1' | '2' | 'both';

/** Empty while nothing is chosen. */
export function activityOf({ activityArea, hasBothAreas }: Pick<CompanyCard, 'activityArea' | 'hasBothAreas'>): '' | Activity {
  if (activityArea !== 1 && activityArea !== 2) return '';
  return hasBothAreas === true ? 'both' : activityArea === 1 ? '1' : '2';
}
