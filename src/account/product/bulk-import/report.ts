import { faultText, reasonText, stateOf } from './row-texts.ts';
import type { ImportRow } from './rows.ts';
import type { Outcome } from './run.ts';
import type { Lists } from './value-suggestions.ts';
import type { Column } from './sheet/columns.ts';
import { writeTable } from './sheet/text-table.ts';

/** The result of each row and its reason, as a table that can be imported again: stored rows have their product's id. */
export function reportOf(
  texts: Parameters<typeof faultText>[0],
  rows: readonly ImportRow[],
  lists: Lists,
  outcomes: ReadonlyMap<number, Outcome>,
  headings: Readonly<Record<Column, string>>,
  separator: ',' | ';',
): string {
  const { t } = texts;
  const idOf = (row: ImportRow): string => {
    const outcome = outcomes.get(row.number);
    return outcome !== undefined && outcome.state !== 'failed' ? outcome.id : (row.present?.id ?? row.cells.id ?? '');
  };
  return writeTable(
    rows.map((row) => ({ ...row.cells, id: idOf(row) })),
    headings,
    separator,
    {
      headings: [t('bulkImport.report.row'), t('bulkImport.report.result'), t('bulkImport.report.reason')],
      cellsOf: (place) => {
        const row = rows[place];
        if (row === undefined) return [];
        const outcome = outcomes.get(row.number);
        const isOpen = outcome === undefined && (row.kind === 'new' || row.kind === 'change');
        const state = isOpen ? 'open' : stateOf(row, outcome);
        const faults = row.faults.map((fault) => faultText(texts, row.number, fault, lists));
        return [
          String(row.number),
          t(`bulkImport.state.${state}`),
          reasonText(texts, outcome) ?? (outcome === undefined ? faults.join(' ') : ''),
        ];
      },
    },
  );
}
