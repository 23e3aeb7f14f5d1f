/** What the fields of an address may hold, the account's and a company's alike: letters. */
import { emailLengthMax } from '../limits.ts';

export const addressLengths = { header: 100, description: 500, postalCode: 20, fax: 20, email: emailLengthMax } as const;
