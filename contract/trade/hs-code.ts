/** Codes of the Harmonized System. */
import { westernDigits } from '../text/plain-text.ts';

/** Digits of an HS code: chapter, heading, sub-heading, or longer in national tariffs. */
export const hsDigitCounts = { others: [2, 4, 6], least: 8, most: 12 } as const;
export const hsCodePattern = new RegExp(
  `^(?:${hsDigitCounts.others.map((count) => `\\d{${count}}`).join('|')}|\\d{${hsDigitCounts.least},${hsDigitCounts.most}})$`,
);
/** `HS 6302.60`, `6302 60` and `٦٣٠٢٦٠` are 630260. */
export const hsDigits = (typed: string): string =>
  westernDigits(typed)
    .replace(/^\s*(?:HS|GT[İI]P|ТН\s?ВЭД)\s*/iu, '')
    .replace(/[\s.]/g, '');
/** The chapter; there are 97, of which 77 is reserved. */
export const hsChapterOf = (hsCode: string): string => hsCode.slice(0, 2);
/** Whether a typed code is valid: two to twelve digits of an existing chapter. */
export const isHsCode = (typed: string): boolean => {
  const code = hsDigits(typed);
  return hsCodePattern.test(code) && hsChapters.includes(hsChapterOf(code));
};
export const hsChapters: readonly string[] = Array.from({ length: 97 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
  (chapter) => chapter !== '77',
);
