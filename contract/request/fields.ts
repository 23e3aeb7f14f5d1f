/** Lengths of the fields of a request, in characters. */
import { textLengthMax } from '../limits.ts';

export const requestLengths = { name: 160, description: textLengthMax } as const;
