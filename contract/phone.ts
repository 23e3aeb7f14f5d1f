/** Phone numbers: one rule for every field, in forms and in the API. */
import { phoneDigitsMax, phoneLengthIgnored } from './limits.ts';

/** Maximum length, including dashes and blanks between digits. */
export const phoneLettersMax = 40;

/** Dial code plus number, at most 15 digits together (E.164); a plus before them, dashes and blanks between them are accepted. */
export const phonePattern = new RegExp(`^\\+?(?:[ -]*[0-9]){0,${phoneDigitsMax}}[ -]*$`);

/** @param phone as typed or stored */
export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

/** A number of five digits or fewer is ignored, and the stored one is kept (docs/requirements.md#profile-and-password-b-51). */
export const isPhoneUsed = (phone: string): boolean => digitsOf(phone).length > phoneLengthIgnored;
