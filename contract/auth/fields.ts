/** What the fields about a person may hold: letters, unless another unit is named. */
import { emailLengthMax } from '../limits.ts';

export const personLengths = { name: 120, email: emailLengthMax, referral: 40 } as const;

/** Dial code plus number, digits with a leading plus; a dash or blanks between them are accepted. */
export const phonePattern = /^\+?[0-9][0-9 -]{4,20}$/;
