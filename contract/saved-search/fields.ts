/** Saved searches of one person. */
export const savedSearchesMax = 50;
export const savedSearchNameMax = 120;
/** Longer than any address of a list with all its filters. */
export const listAddressMax = 8000;
/** The hour (UTC) of the daily mail with the matches of 24 hours. */
export const gatheredHour = 6;
