import { keepKeywords } from '../../../contract/catalogue/keywords.ts';
import { foldKeyword } from '../../../contract/search/fold.ts';

export type KeywordAnswer = { tag: string } | { problem: 'INVALID_KEYWORD' | 'DUPLICATE' };

/** The keyword to keep for what was typed (D-49), or what is wrong with it. */
export function judgeKeyword(typed: string, present: readonly string[]): KeywordAnswer {
  const tag = foldKeyword(typed);
  if (keepKeywords([tag]) === null) return { problem: 'INVALID_KEYWORD' };
  return present.includes(tag) ? { problem: 'DUPLICATE' } : { tag };
}
