import { setImmediate } from 'node:timers/promises';
import type { SeedTarget } from './target.ts';

/** One row of a table: column → value. */
export interface Row {
  table: string;
  values: Record<string, string | number | null>;
}

/** A statement with this many rows is far below the limits of D1. */
const rowsMax = 80;

/** Adjacent rows that one INSERT can store: same table, same columns. */
const groupsOf = (rows: readonly Row[]): Row[][] => {
  const groups: Row[][] = [];
  const kindOf = ({ table, values }: Row): string => [table, ...Object.keys(values)].join();
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.[0] && group.length < rowsMax && kindOf(group[0]) === kindOf(row)) group.push(row);
    else groups.push([row]);
  }
  return groups;
};

const statementsMax = 20;

/** Inserts rows in order, many per statement, because each statement from outside the Worker is a round trip. */
export async function storeRows(database: SeedTarget['database'], rows: readonly Row[]): Promise<void> {
  const statements = groupsOf(rows).map((group) => {
    const { table, values } = group[0] as Row;
    const columns = Object.keys(values);
    const fields = columns.map((_, index) => `value->>${index}`);
    return database
      .prepare(`INSERT INTO ${table}(${columns.join()}) SELECT ${fields.join()} FROM json_each(?1)`)
      .bind(JSON.stringify(group.map((row) => Object.values(row.values))));
  });
  for (let start = 0; start < statements.length; start += statementsMax) {
    // Gives Node a turn to notice connections that the Worker closed during the computation.
    await setImmediate();
    await database.batch(statements.slice(start, start + statementsMax));
  }
}
