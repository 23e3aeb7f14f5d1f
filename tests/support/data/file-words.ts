/** The vocabulary of product files, from the product's own texts. */
import { inEachLanguage, type Language } from '../../../contract/text/languages.ts';
import { columnLabel } from '../../../src/account/product/bulk-import/sheet/column-label.ts';
import { type Column, columns, headingOf } from '../../../src/account/product/bulk-import/sheet/columns.ts';
import { wordsIn } from '../../../src/account/product/bulk-import/sheet/words.ts';
import { textsOf } from '../browser/texts.ts';

export const fileWords = wordsIn(inEachLanguage(textsOf));

export const headingsIn = (language: Language): Record<Column, string> => {
  const { t } = fileWords.writers[language];
  return Object.fromEntries(columns.map((column) => [column, headingOf(column, columnLabel(t, column))])) as Record<Column, string>;
};
