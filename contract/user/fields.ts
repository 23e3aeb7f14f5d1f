/** Lengths of the fields of an address, for accounts and companies, in characters. */
import { emailLengthMax } from '../limits.ts';

export const addressLengths = { header: 100, description: 500, postalCode: 20, fax: 20, email: emailLengthMax } as const;
