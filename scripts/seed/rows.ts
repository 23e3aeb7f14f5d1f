import { setImmediate } from 'node:timers/promises';
import type { SeedTarget } from './target.ts';

/** One row of a table: column → value. */
export interface Row {
  table: string;
  values: Record<string, string | number | null>;
}

/** A statement with this many rows stays far below what D1 takes at once. */
const rowsMax = 80;

/** Neighbours that one INSERT can store: of one table, with the same columns. */
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

/** Inserts rows in their order. One statement for many: every statement made from outside the Worker is a wait of its own. */
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
    // What was computed meanwhile has kept Node from noticing that a connection to the Worker was closed.
    await setImmediate();
    await database.batch(statements.slice(start, start + statementsMax));
  }
}
