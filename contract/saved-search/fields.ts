/** Maximum of saved searches per person. */
export const savedSearchesMax = 50;
export const savedSearchNameMax = 120;
/** Longer than any address of a list with all its filters. */
export const listAddressMax = 8000;
/** The hour (UTC) of the daily mail, which lists the matches of the last 24 hours. */
export const gatheredHour = 6;
