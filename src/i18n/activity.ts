/** What a company does, as its page and the directory name it. */
import type { CompanyCard } from '../../contract/company/shapes.ts';
import type { TextsOf } from './keys.ts';

/** Empty while nothing is chosen. */
export function activityText(
  { activityArea, hasBothAreas }: Pick<CompanyCard, 'activityArea' | 'hasBothAreas'>,
  t: TextsOf<'directory'>,
): string {
  if (activityArea !== 1 && activityArea !== 2) return '';
  return t(`directory.activity.${hasBothAreas === true ? 'both' : activityArea}`);
}
