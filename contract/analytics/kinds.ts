/**
 * The values that are counted per day (UTC), and the parts into which they are split. Plain lists, so that pages do not load the schemas.
 */

/** Counted as one number per day, in display order. */
export const countKinds = [
  'visits',
  'views',
  'signUps',
  'companiesApproved',
  'companiesRejected',
  'requests',
  'requestsApproved',
  'requestsRejected',
  'contacts',
  'answers',
  'searchMisses',
] as const;
export type CountKind = (typeof countKinds)[number];

/** Amounts of money in minor units, one series per currency. */
export const moneyKinds = ['revenue', 'refunds'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** Counts that are split by country (code; empty if unknown), service type, or name of a page. */
export const partKinds = ['visitsByCountry', 'viewsByPage', 'requestsByKind', 'requestsByCountry'] as const;
export type PartKind = (typeof partKinds)[number];

/** Kinds of decisions whose waiting time is measured. */
export const waitKinds = ['companyWait', 'requestWait'] as const;
export type WaitKind = (typeof waitKinds)[number];

/** Measures that owners see for a company or a request. */
const ownKinds = ['views', 'contacts', 'answers'] as const;
export type OwnKind = (typeof ownKinds)[number];

export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];

/** Contents of an exported file: values over time, or split by part. Files for owners have only these two. */
export const ownSheets = ['series', 'parts'] as const;
export type OwnSheet = (typeof ownSheets)[number];
export const sheets = [...ownSheets, 'terms'] as const;
export type Sheet = (typeof sheets)[number];

export const missKinds = ['company', 'product', 'request'] as const;
export type MissKind = (typeof missKinds)[number];
