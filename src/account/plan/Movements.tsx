import type { ReactNode } from 'react';
import { listPageSize } from '../../../contract/limits.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { useTexts } from '../shared/texts.tsx';

export interface MovementColumn<Row> {
  id: 'date' | 'what' | 'value' | 'end';
  label: string;
  render: (row: Row) => ReactNode;
}

export interface MovementsProps<Row extends { id: string }> {
  label: string;
  columns: readonly MovementColumn<Row>[];
  rows: readonly Row[];
  count: number;
  page: number;
  onPage: (page: number) => void;
}

/** Movements in the order of their dates, in pages; on a phone a movement has two lines. */
export function Movements<Row extends { id: string }>({ label, columns, rows, count, page, onPage }: MovementsProps<Row>) {
  const { t, number } = useTexts();
  return (
    <div>
      <table className="movements" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, label: name }) => (
              <th key={id} scope="col" data-cell={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, render }) => (
                <td key={id} data-cell={id}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination
        page={page + 1}
        pageCount={Math.ceil(count / listPageSize)}
        onPage={(next) => onPage(next - 1)}
        label={`${label}: ${t('common.pagination')}`}
        previousLabel={t('common.actions.previous')}
        nextLabel={t('common.actions.next')}
        formatNumber={number}
        summary={t('common.showing', {
          start: number(page * listPageSize + 1),
          end: number(Math.min(count, (page + 1) * listPageSize)),
          total: number(count),
        })}
      />
    </div>
  );
}
