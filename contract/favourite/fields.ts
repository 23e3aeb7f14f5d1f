/** Companies and requests together that one person may save. */
export const favouritesMax = 500;
/** Longer than any path of a company. */
export const favouriteKeyLengthMax = 120;
