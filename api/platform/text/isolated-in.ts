import { isolated } from '../../../contract/text/isolate.ts';

/** Letters of scripts that run from right to left. */
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A typed value inside of a plain sentence. It is isolated only where directions can mix, so that other texts have no invisible characters.
 * @param direction of the sentence
 */
export const isolatedIn = (direction: 'ltr' | 'rtl', text: string): string =>
  text !== '' && (direction === 'rtl' || rightToLeftLetter.test(text)) ? isolated(text) : text;
