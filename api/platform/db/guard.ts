/** Conditions inside a batch: an UPDATE that found nothing to change must take the rest of the batch down with it. */
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import { Refusal } from '../http/refusal.ts';

/** Which row a write means, as it was read: one that has changed since is not written. */
export interface AsRead {
  id: string;
  version: number;
  now: number;
}

/** Follows the UPDATE or INSERT it guards: fails the batch when that changed no row. SQLite can only RAISE inside triggers, so a malformed JSON does it here. */
export const changedStatement = (db: D1DatabaseSession): D1PreparedStatement =>
  db.prepare("SELECT CASE WHEN changes() = 0 THEN json('unchanged') END AS guard");

/**
 * Writes at once, beside the write that a call is for: counted tries, looks at private data, what stands before an institution is asked. A repeat
 * may write it again, and it may stand without its call. Who does so is named in tests/unit/structure/call-writes.test.ts.
 */
export const writeBeside = <Row>(db: D1DatabaseSession, statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> =>
  db.batch<Row>(statements);

/**
 * The same with guards in the batch.
 * @throws Refusal with the code when a guard stopped it; nothing is stored then
 */
export async function runGuarded(db: D1DatabaseSession, statements: D1PreparedStatement[], refusedAs: ErrorCode): Promise<D1Result[]> {
  try {
    return await db.batch(statements);
  } catch (error) {
    if (error instanceof Error && /malformed JSON/i.test(error.message)) throw new Refusal(refusedAs);
    throw error;
  }
}
