/** Numbers as people type them: digits of any of our scripts, grouped or not. */
import { factLimits } from '../../contract/trade/fact-limits.ts';
import { westernDigits } from '../../contract/text/plain-text.ts';
import { localeOf, type Language } from '../../contract/text/languages.ts';

/** A sign before three digits may group or not, depending on the language: 24,000 in English, 24.000 in Turkish. */
const groupMark: Record<Language, string> = { en: ',', ar: ',', tr: '.', ru: '' };

const latin = (text: string): string =>
  westernDigits(text)
    .replaceAll(/[\s'’\u061c\u066c]/g, '')
    .replaceAll('\u066b', '.');

/** A number below one is never grouped: 0.125 is the same in all languages. @returns null if it is not a number of zero or more */
export function typedNumber(text: string, language: Language): number | null {
  const plain = latin(text);
  const [first, last] = [/[.,]/.exec(plain)?.[0], /[.,](?=\d*$)/.exec(plain)?.[0]];
  const isGrouped = first !== undefined && first === last && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain);
  const isOne = plain.split(/[.,]/).length === 2;
  const decimal = isGrouped && (!isOne || first === groupMark[language]) ? undefined : last;
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', part] = decimal === undefined ? [plain.replaceAll(/[.,]/g, '')] : plain.split(decimal);
  const number = `${whole.replaceAll(group, '')}${part === undefined ? '' : `.${part}`}`;
  return plain.split(decimal ?? '\n').length <= 2 && /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : null;
}

/** @returns null if it is not a whole number; it may be negative */
export function typedInteger(text: string): number | null {
  const plain = latin(text).replace(/^[−–]/, '-');
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** A number in the form of its field, which {@link typedNumber} parses: in the digits of the interface, not grouped. */
export const numberText = (value: number | undefined, language: Language): string =>
  value === undefined ? '' : value.toLocaleString(localeOf[language], { useGrouping: false, maximumFractionDigits: 20 });

/** Writes a typed number in the notation of another language; other text stays. */
export function numberIn(text: string, from: Language, to: Language): string {
  const number = typedNumber(text, from);
  return number === null ? text : numberText(number, to);
}

/** Whether a text is an amount that can be traded. */
export function isAmount(text: string, language: Language): boolean {
  const number = typedNumber(text, language) ?? 0;
  return number > 0 && number <= factLimits.amountMax;
}

/** Whether a text is a whole number from 1 to `most`. */
export function isCount(text: string, language: Language, most: number): boolean {
  const count = typedNumber(text, language) ?? 0;
  return Number.isInteger(count) && count >= 1 && count <= most;
}
