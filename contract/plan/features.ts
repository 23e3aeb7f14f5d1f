/** The features that a plan limits, and the kinds of limits. */

export const companiesMax = 3;

/** The limit of companies of an account: the plan's, but never above the product's own. @param planLimit -1 for unlimited */
export const companiesAllowed = (planLimit: number): number => (planLimit === unlimited ? companiesMax : Math.min(planLimit, companiesMax));

/** In the order of the specification: the position is the id (0–16). */
export const features = [
  'CreateCompanyProfile',
  'SendMessageForImportRequest',
  'SendMessageForExportRequest',
  'SendMessageForLogisticNeed',
  'SendMessageForLogisticService',
  'CreateRequest',
  'SendMessageForCompanyFromCompaniesScreen',
  'CreateCompany',
  'AddCompanyKeywords',
  'AddProductImage',
  'AddProductKeywords',
  'AddRequestKeyword',
  'AddSubUser',
  'AddCategoryAndSubCategory',
  'CanUseCredit',
  'ProductAdditionLimit',
  'RequestAdditionLimit',
] as const;

export type Feature = (typeof features)[number];

/** The number by which a feature is stored. */
export const featureId = (feature: Feature): number => features.indexOf(feature);

/** The value of a plan's limit that means unlimited. */
export const unlimited = -1;

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
