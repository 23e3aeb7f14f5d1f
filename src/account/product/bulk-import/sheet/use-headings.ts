import { useMemo } from 'react';
import { useTexts } from '../../../shared/texts.tsx';
import { columnLabel } from './column-label.ts';
import { type Column, columns, headingOf } from './columns.ts';

/** The headings of a file in the reader's language, and its CSV separator. */
export function useHeadings(): { headings: Record<Column, string>; separator: ',' | ';' } {
  const { t, language } = useTexts();
  return useMemo(() => {
    const headings = Object.fromEntries(columns.map((column) => [column, headingOf(column, columnLabel(t, column))])) as Record<
      Column,
      string
    >;
    // Where the comma is the decimal separator, spreadsheets expect semicolons.
    return { headings, separator: language === 'en' ? ',' : ';' };
  }, [t, language]);
}
