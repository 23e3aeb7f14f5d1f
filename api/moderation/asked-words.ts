/** A typed search of the console in the form of FTS5; equal letters are those of `asked_by` (api/migrations/0030_account.sql). */
const oneLetter: readonly (readonly [several: RegExp, one: string])[] = [
  [/[ıİ]/gu, 'i'],
  [/[ёЁ]/gu, 'е'],
  [/[أإآ]/gu, 'ا'],
  [/ى/gu, 'ي'],
  [/ة/gu, 'ه'],
];
const wordsMax = 8;

/**
 * Every word as a prefix; null without words. A telephone may be typed with a plus, spaces and brackets.
 * @param areNumbersWhole words with digits match whole words only, so that nobody can guess a hidden number digit by digit
 */
export function askedWords(text: string, areNumbersWhole: boolean): string | null {
  const typed = /^\+?[\d\s()-]+$/.test(text) ? text.replace(/\D/g, '') : text;
  const folded = oneLetter.reduce((left, [several, one]) => left.replace(several, one), typed.normalize('NFC'));
  const words = folded.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, wordsMax) ?? [];
  return words.length === 0 ? null : words.map((word) => (areNumbersWhole && /\p{N}/u.test(word) ? `"${word}"` : `"${word}"*`)).join(' ');
}
