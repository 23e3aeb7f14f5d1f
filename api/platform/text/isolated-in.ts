import { isolated } from '../../../contract/text/isolate.ts';

/** Letters of scripts that run from right to left. */
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A value of people inside of a plain sentence: isolated where directions can mix, so that other texts carry no invisible characters.
 * @param direction of the sentence
 */
export const isolatedIn = (direction: 'ltr' | 'rtl', text: string): string =>
  text !== '' && (direction === 'rtl' || rightToLeftLetter.test(text)) ? isolated(text) : text;
