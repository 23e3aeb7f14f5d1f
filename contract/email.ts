/** E-mail addresses: one rule for every field, in forms and in the API. */
import { lowerCase } from './text/letter-case.ts';
import { plainLine } from './text/plain-text.ts';

/**
 * Deliberately simple, as the specification demands: only a delivered mail proves that an address exists. Invisible letters are refused,
 * since two addresses would look equal.
 */
export const emailPattern = /^[^\s\p{Cc}\p{Cf}@<>(),;:"\\]+@[^\s\p{Cc}\p{Cf}@<>(),;:"\\.]+(\.[^\s\p{Cc}\p{Cf}@<>(),;:"\\.]+)+$/u;

/** @param typed as typed or pasted: the marks around a copied address are not part of it */
export const isEmail = (typed: string): boolean => emailPattern.test(plainLine(typed));

/** The form in which addresses are compared (docs/behaviour.md#unverified-e-mail): the letter İ of a Turkish keyboard is an i as well. */
export const normalEmail = (email: string): string => lowerCase(plainLine(email), 'en');
