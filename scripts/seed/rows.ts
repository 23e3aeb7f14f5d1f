import type { SeedTarget } from './target.ts';

/** One row of a table: column → value. */
export interface Row {
  table: string;
  values: Record<string, string | number | null>;
}

const rowsPerBatch = 80;

/** Inserts rows in their order, a batch at a time. */
export async function storeRows(database: SeedTarget['database'], rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerBatch) {
    const statements = rows.slice(start, start + rowsPerBatch).map(({ table, values }) => {
      const columns = Object.keys(values);
      const marks = columns.map((_, index) => `?${index + 1}`).join(',');
      return database.prepare(`INSERT INTO ${table}(${columns.join(',')}) VALUES(${marks})`).bind(...Object.values(values));
    });
    await database.batch(statements);
  }
}
