/** Lengths of the fields about a person, in characters unless stated otherwise. */
import { emailLengthMax } from '../limits.ts';

export const personLengths = { name: 120, email: emailLengthMax, referral: 40 } as const;
