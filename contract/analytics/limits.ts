/** Days in one answer; weeks and months are made of days. */
export const analyticsDaysMax = 366;
/** Daily counts of the marketplace are kept so long: two such answers, and a little. */
export const analyticsDaysKept = 800;
/** Largest parts that are named; the others are summed. */
export const partsShown = 12;
/** Terms in one answer. */
export const termsShown = 100;
/** Searches without results: days of retention, terms per day, and recorded searches per day. */
export const missDaysKept = 90;
export const missTermsPerDay = 300;
export const missesPerDay = 20_000;
export const missLengthMax = 60;
