/** What is counted day by day (UTC), and in which parts. Plain lists: pages read them without the schemas. */

/** Counted as one number a day, in the order of the screen. */
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

/** Sums of money in minor units, one series for each currency. */
export const moneyKinds = ['revenue', 'refunds'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** The same counts by a part: a country's code (empty where it is not known), a service type, the name of a page. */
export const partKinds = ['visitsByCountry', 'viewsByPage', 'requestsByKind', 'requestsByCountry'] as const;
export type PartKind = (typeof partKinds)[number];

/** Whose decisions are waited for. */
export const waitKinds = ['companyWait', 'requestWait'] as const;
export type WaitKind = (typeof waitKinds)[number];

/** What owners are told of a company or a request. */
export const ownKinds = ['views', 'contacts', 'answers'] as const;
export type OwnKind = (typeof ownKinds)[number];

export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];

/** What a file holds: numbers by step or by part, an owner's too; or the searches without a hit. */
export const ownSheets = ['series', 'parts'] as const;
export type OwnSheet = (typeof ownSheets)[number];
export const sheets = [...ownSheets, 'terms'] as const;
export type Sheet = (typeof sheets)[number];

export const missKinds = ['company', 'product', 'request'] as const;
export type MissKind = (typeof missKinds)[number];
