/** A catalogue's database without the server around it: what fills a million rows must not wait for a worker at each statement. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** As much of D1 as those who fill a catalogue ask for. */
export interface FillableDatabase {
  prepare(sql: string): FillableStatement;
}
interface FillableStatement {
  bind(...values: (string | number)[]): FillableStatement;
  run(): Promise<unknown>;
  all<Row>(): Promise<{ results: Row[] }>;
}

/** D1's manner of asking on a database of this process. */
export function likeD1(database: DatabaseSync): FillableDatabase {
  const bound = (statement: StatementSync, values: (string | number)[]): FillableStatement => ({
    bind: (...more) => bound(statement, more),
    run: async () => statement.run(...values),
    all: async <Row>() => ({ results: statement.all(...values) as Row[] }),
  });
  return { prepare: (sql) => bound(database.prepare(sql), []) };
}

/**
 * Fills the database file of a stopped server and closes it. A power failure while it does so leaves nothing worth keeping.
 * @throws what `fill` throws
 */
export async function fillFile(file: string, fill: (database: FillableDatabase) => Promise<void>): Promise<void> {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA synchronous=OFF; PRAGMA cache_size=-1000000; PRAGMA wal_autocheckpoint=20000');
    await fill(likeD1(database));
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
