/** Names of the chapters of the Harmonized System; separate texts, because only few pages show them. */
import { hsChapterOf } from '../../contract/trade/hs-code.ts';
import type { TextsOf } from './keys.ts';

/** @param hsCode a chapter, or any longer code within it */
export const hsChapterName = (hsCode: string, t: TextsOf<'hsChapters'>): string =>
  t(`hsChapters.chapter${hsChapterOf(hsCode)}` as 'hsChapters.chapter01');
