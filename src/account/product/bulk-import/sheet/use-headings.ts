import { useMemo } from 'react';
import { useTexts } from '../../../shared/texts.tsx';
import { columnLabel } from './column-label.ts';
import { type Column, columns, headingOf } from './columns.ts';

/** The columns in the reader's words, as they head a file, and what separates them in a CSV. */
export function useHeadings(): { headings: Record<Column, string>; separator: ',' | ';' } {
  const { t, language } = useTexts();
  return useMemo(() => {
    const headings = Object.fromEntries(columns.map((column) => [column, headingOf(column, columnLabel(t, column))])) as Record<
      Column,
      string
    >;
    // What a spreadsheet in this language expects: elsewhere the comma stands in numbers.
    return { headings, separator: language === 'en' ? ',' : ';' };
  }, [t, language]);
}
