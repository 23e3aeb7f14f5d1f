import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  label: string;
  isNumber?: boolean;
  render: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** Name of the table for assistive technology. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** Rows to compare; scrolls sideways on a phone, also by keyboard. */
export function Table<Row>({ label, columns, rows, rowId }: TableProps<Row>) {
  return (
    <div className="card card--flush">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div className="table-scroll" tabIndex={0} role="region" aria-label={label}>
        <table className="table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={column.isNumber ? 'number' : undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowId(row)}>
                {columns.map((column) => (
                  <td key={column.id} className={column.isNumber ? 'number' : undefined}>
                    {column.render(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
