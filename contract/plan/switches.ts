/** What kinds of limits there are. */
import type { Feature } from '../limits.ts';

/** Those that say yes or no instead of a number (docs/behaviour.md#plan). */
const switches: ReadonlySet<Feature> = new Set<Feature>(['CreateCompanyProfile', 'CreateRequest', 'CanUseCredit']);

export const isSwitch = (feature: Feature): boolean => switches.has(feature);

/** Those of each thing, of which nothing is used up: how many tags, pictures or categories one may have. */
const perThing: ReadonlySet<Feature> = new Set<Feature>([
  'AddCompanyKeywords',
  'AddProductImage',
  'AddProductKeywords',
  'AddRequestKeyword',
  'AddCategoryAndSubCategory',
]);

/** Whether there is a number to tell of how much is used. */
export const isUsedUp = (feature: Feature): boolean => !isSwitch(feature) && !perThing.has(feature);
