import { useMemo } from 'react';
import { useTexts } from '../../shared/texts.tsx';
import { type Column, columns, headingOf } from './columns.ts';
import { columnLabel } from './row-texts.ts';

/** The columns in the reader's words: alone, and as they head a file. */
export function useHeadings(): { labels: Record<Column, string>; headings: Record<Column, string>; separator: ',' | ';' } {
  const { t, language } = useTexts();
  return useMemo(() => {
    const labels = Object.fromEntries(columns.map((column) => [column, columnLabel(t, column)])) as Record<Column, string>;
    const headings = Object.fromEntries(columns.map((column) => [column, headingOf(column, labels[column])])) as Record<Column, string>;
    // What a spreadsheet in this language expects: elsewhere the comma stands in numbers.
    return { labels, headings, separator: language === 'en' ? ',' : ';' };
  }, [t, language]);
}
