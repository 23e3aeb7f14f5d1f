/** The orders of an own list of products; the first is the usual one. */
export const productSorts = ['newest', 'oldest', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];
