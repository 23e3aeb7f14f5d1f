import { textLengthMax } from '../limits.ts';

/** Lengths of the fields of a company, in characters. */
export const companyLengths = {
  name: 120,
  description: textLengthMax,
  webSite: 200,
  video: 300,
  hsCode: 120,
  bankNames: 300,
  taxNumber: 40,
  taxOffice: 120,
} as const;

/** For certificates. */
export const certificateLengths = { number: 60, issuer: 120 } as const;

/** Numbers of employees. */
export const employeeRanges = ['1-5', '6-10', '11-25', '26-50', '51-100', '101-250', '250+'] as const;

/**
 * The value of web site or tax office for companies that have none. The specification counts any text in these fields as filled in; a dash
 * is also its value for an empty fax.
 */
export const none = '-';
export const isNone = (text: string): boolean => text.trim() === none;
/** The text for documents, which leave it out. */
export const withoutNone = (text: string): string => (isNone(text) ? '' : text);
