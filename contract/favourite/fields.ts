/** Maximum of favourites per person, companies and requests together. */
export const favouritesMax = 500;
/** Longer than any path of a company. */
export const favouriteKeyLengthMax = 120;
