/** Lengths of the fields about a person and an address, in characters. */
import { emailLengthMax } from '../limits.ts';

/** For accounts and companies. */
export const addressLengths = { header: 100, description: 500, postalCode: 20, fax: 20, email: emailLengthMax } as const;

export const personLengths = { name: 120, email: emailLengthMax, referral: 40 } as const;
