/** Maximum of saved searches per person. */
export const savedSearchesMax = 50;
export const savedSearchNameMax = 120;
/** Days of retention of matches: a request that is renewed within this time is not reported to the same person again. */
export const matchRetentionDays = 365;
/** Longer than any address of a list with all its filters. */
export const listAddressMax = 8000;
/** The hour (UTC) of the daily mail, which lists the matches of the last 24 hours. */
export const gatheredHour = 6;
