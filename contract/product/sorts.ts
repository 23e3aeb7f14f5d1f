/** The orders of an account's product list; the first is the default. */
export const productSorts = ['newest', 'oldest', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];
