/**
 * Capital and small letters. What people write and read changes its case by the language it is written in, because Turkish has two
 * letters where others have one (I ı, İ i); words of protocols (codes, headers, hex, addresses of mail) are ASCII and know no language.
 * A lint rule keeps JavaScript's own methods out of everything else.
 */
import type { ApiLanguage, Language } from './languages.ts';

/**
 * Small letters by the rules of the language: in Turkish I becomes ı. İ becomes i in every language; Unicode leaves a second dot over it
 * (i̇) that nobody has typed.
 */
export const lowerCase = (text: string, language: Language | ApiLanguage): string =>
  text.toLocaleLowerCase(language).replace(/i\u0307+/gu, 'i');

/** Capital letters by the rules of the language: in Turkish i becomes İ. */
export const upperCase = (text: string, language: Language | ApiLanguage): string => text.toLocaleUpperCase(language);

/** A text of whatever language, to be compared without regard to case, or folded: never to be shown. */
export const caseless = (text: string): string => text.toLowerCase();

/** Of a word of a protocol; other letters than A to Z stay as they are. */
export const asciiLowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Of a word of a protocol; other letters than a to z stay as they are. */
export const asciiUpperCase = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
