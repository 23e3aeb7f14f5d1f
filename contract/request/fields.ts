/** What the fields of a request may hold: letters. */
import { textLengthMax } from '../limits.ts';

export const requestLengths = { name: 160, description: textLengthMax } as const;
