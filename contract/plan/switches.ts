/** Distinguishes the kinds of limits. */
import type { Feature } from '../limits.ts';

/** Limits that are yes or no instead of a number (docs/behaviour.md#plan). */
const switches: ReadonlySet<Feature> = new Set<Feature>(['CreateCompanyProfile', 'CreateRequest', 'CanUseCredit']);

export const isSwitch = (feature: Feature): boolean => switches.has(feature);

/** Limits per item, which are not used up: how many keywords, pictures or categories an item may have. */
const perItem: ReadonlySet<Feature> = new Set<Feature>([
  'AddCompanyKeywords',
  'AddProductImage',
  'AddProductKeywords',
  'AddRequestKeyword',
  'AddCategoryAndSubCategory',
]);

/** Whether usage of the limit can be counted. */
export const isUsedUp = (feature: Feature): boolean => !isSwitch(feature) && !perItem.has(feature);
