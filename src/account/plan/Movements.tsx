import type { ReactNode } from 'react';
import { ListPages } from '../shared/data/ListPages.tsx';

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

/** Movements in the order of their dates, in pages; on a phone each has two lines. */
export function Movements<Row extends { id: string }>({ label, columns, rows, count, page, onPage }: MovementsProps<Row>) {
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
      <ListPages page={page} count={count} onPage={onPage} label={label} />
    </div>
  );
}
