/** Companies and requests together that one person may save. */
export const savedMax = 500;
/** Longer than any path of a company. */
export const savedKeyLengthMax = 120;
