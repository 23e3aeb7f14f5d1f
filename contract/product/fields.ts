/** Lengths of the fields of a product, in characters. */
import { textLengthMax } from '../limits.ts';

export const productLengths = { name: 120, description: textLengthMax, code: 60 } as const;
