import { textLengthMax } from '../limits.ts';

/** Lengths of the fields of a product, in characters. */
export const productLengths = { name: 120, description: textLengthMax, code: 60 } as const;

/** The orders of an account's product list; the first is the default. */
export const productSorts = ['newest', 'oldest', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];
