import { inEachLanguage, languages } from '../../../../../contract/text/languages.ts';
import { growingTexts } from '../../../../i18n/browser.ts';
import { type Words, wordsIn } from './words.ts';

/** The words of all four languages, because a file may use any of them. @throws when they cannot be loaded */
export async function loadWords(): Promise<Words> {
  const texts = inEachLanguage(growingTexts);
  await Promise.all(languages.map((language) => texts[language].add(['product', 'bulkImport', 'trade'])));
  return wordsIn(inEachLanguage((language) => texts[language].t));
}
