/** Searches that one person may save. */
export const savedSearchesMax = 50;
export const savedSearchNameMax = 120;
/** Longer than any address of a list with all its filters. */
export const listAddressMax = 8000;
/** Hour of the day (UTC) at which what was found in 24 hours is mailed. */
export const gatheredHour = 6;
