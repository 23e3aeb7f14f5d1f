/** The database of a catalogue without a server: inserting a million rows through a Worker would take too long. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** The part of D1 that filling a catalogue needs. */
export interface FillableDatabase {
  prepare(sql: string): FillableStatement;
}
interface FillableStatement {
  bind(...values: (string | number)[]): FillableStatement;
  run(): Promise<unknown>;
  all<Row>(): Promise<{ results: Row[] }>;
}

/** Wraps a database of this process in D1's interface. */
export function likeD1(database: DatabaseSync): FillableDatabase {
  const bound = (statement: StatementSync, values: (string | number)[]): FillableStatement => ({
    bind: (...more) => bound(statement, more),
    run: async () => statement.run(...values),
    all: async <Row>() => ({ results: statement.all(...values) as Row[] }),
  });
  return { prepare: (sql) => bound(database.prepare(sql), []) };
}

/**
 * Fills the database file of a stopped server and closes it. Writes are not synchronized, so a power failure meanwhile destroys the file.
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
