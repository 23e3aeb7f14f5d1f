import { keywordLengthMax, keywordLengthMin } from '../limits.ts';
import { foldKeyword } from '../search/fold.ts';

/** More keywords than any plan allows. */
export const keywordsMax = 100;
/** Until a form knows the plan, and for accounts without one, whose saving the API refuses or allows (D-80). */
export const keywordsUsual = 20;

/**
 * Keywords as they are kept: folded, without repetitions, in the order they came (D-49).
 * @returns null when one of them is shorter than 2 or longer than 20 characters
 */
export function keepKeywords(texts: readonly string[]): string[] | null {
  const kept = [...new Set(texts.map(foldKeyword))];
  const fits = (keyword: string): boolean => {
    const length = Array.from(keyword).length;
    return length >= keywordLengthMin && length <= keywordLengthMax;
  };
  return kept.every(fits) ? kept : null;
}

export type KeywordAnswer = { tag: string } | { problem: 'INVALID_KEYWORD' | 'DUPLICATE' };

/** The keyword to keep for what was typed (D-49), or what is wrong with it. */
export function judgeKeyword(typed: string, present: readonly string[]): KeywordAnswer {
  const tag = foldKeyword(typed);
  if (keepKeywords([tag]) === null) return { problem: 'INVALID_KEYWORD' };
  return present.includes(tag) ? { problem: 'DUPLICATE' } : { tag };
}
