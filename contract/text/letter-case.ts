/**
 * Upper and lower case. The case of texts depends on their language, because Turkish has two letters where others have one (I ı, İ i);
 * words of protocols (codes, headers, hex, mail addresses) are ASCII and have no language. A lint rule forbids JavaScript's own methods
 * elsewhere.
 */
import type { ApiLanguage, Language } from './languages.ts';

/**
 * Lower case by the rules of the language: in Turkish I becomes ı. İ becomes i in every language; Unicode would leave a second dot over it
 * (i̇) that nobody has typed.
 */
export const lowerCase = (text: string, language: Language | ApiLanguage): string =>
  text.toLocaleLowerCase(language).replace(/i\u0307+/gu, 'i');

/** Upper case by the rules of the language: in Turkish i becomes İ. */
export const upperCase = (text: string, language: Language | ApiLanguage): string => text.toLocaleUpperCase(language);

/** A text in lower case, only for comparison or folding and never for display: the language is not known. */
export const caseless = (text: string): string => text.toLowerCase();

/** For words of protocols; letters other than A to Z stay unchanged. */
export const asciiLowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** For words of protocols; letters other than a to z stay unchanged. */
export const asciiUpperCase = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
