/** Guards: statements that fail a whole batch, mostly if an UPDATE in it changed nothing. */
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import { Refusal } from '../http/refusal.ts';

/** The version of a row that was read: a row that has changed since is not written. */
export interface AsRead {
  id: string;
  version: number;
  now: number;
}

/** SQL of a statement that fails its batch if the condition holds. SQLite can only RAISE inside triggers, so malformed JSON is the error. */
export const failsIf = (condition: string): string => `SELECT CASE WHEN ${condition} THEN json('guard') END AS guard`;

/** Follows the UPDATE or INSERT that it guards, and fails the batch if no row was changed. */
export const changedStatement = (db: D1DatabaseSession): D1PreparedStatement => db.prepare(failsIf('changes() = 0'));

/**
 * Writes immediately and outside of the call's batch: counted attempts, accesses to private data, the state before a request to the
 * institution. A repeated call may write it again, and it stays if the call fails. tests/unit/structure/call-writes.test.ts lists the
 * callers.
 */
export const writeBeside = <Row>(db: D1DatabaseSession, statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> =>
  db.batch<Row>(statements);

/**
 * The same with guards in the batch.
 * @throws Refusal with the code if a guard stopped it; nothing is stored then
 */
export async function runGuarded(db: D1DatabaseSession, statements: D1PreparedStatement[], refusedAs: ErrorCode): Promise<D1Result[]> {
  try {
    return await db.batch(statements);
  } catch (error) {
    if (error instanceof Error && /malformed JSON/i.test(error.message)) throw new Refusal(refusedAs);
    throw error;
  }
}
