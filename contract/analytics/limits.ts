/** Authors see the review times of this many days, if at least `reviewTimeDecisionsMin` decisions were made. */
export const reviewTimeDays = 30;
export const reviewTimeDecisionsMin = 5;
/** Days in one answer; weeks and months are sums of days. */
export const analyticsDaysMax = 366;
/** Days of retention of the marketplace's daily counts: enough for two answers of `analyticsDaysMax`, with a margin. */
export const analyticsRetentionDays = 800;
/** The number of parts that are listed, the largest first; the others are summed. */
export const partsShown = 12;
/** Terms in one answer. */
export const termsShown = 100;
/** Searches without results: days of retention, terms per day, and recorded searches per day. */
export const missRetentionDays = 90;
export const missTermsPerDay = 300;
export const missesPerDay = 20_000;
export const missLengthMax = 60;
