/** The activity area of a company, as its page and the directory name it. */
import type { CompanyCard } from '../../contract/company/shapes.ts';
import { activityOf } from './activity-of.ts';
import type { TextsOf } from './keys.ts';

/** Empty while nothing is chosen. */
export function activityText(company: Pick<CompanyCard, 'activityArea' | 'hasBothAreas'>, t: TextsOf<'directory'>): string {
  const activity = activityOf(company);
  return activity === '' ? '' : t(`directory.activity.${activity}`);
}
