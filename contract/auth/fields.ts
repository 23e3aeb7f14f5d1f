/** What the fields about a person may hold: letters, unless another unit is named. */
import { emailLengthMax } from '../limits.ts';

export const personLengths = { name: 120, email: emailLengthMax, referral: 40 } as const;
