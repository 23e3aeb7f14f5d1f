/**
 * The one batch in which a call's write comes about. With an Idempotency-Key it holds the key's mark as well, so that both stand or none:
 * a repeat after a death in between is answered from what was written, and a run that has lost its key to another one writes nothing
 * (docs/decisions/057).
 */
import type { ErrorCode } from '../../contract/errors.ts';
import { runGuarded } from './guard.ts';
import type { Done } from './handler.ts';
import { isKeyLost, type KeyHold, writtenStatements } from './idempotency.ts';
import { Refusal } from './refusal.ts';

const holds = new WeakMap<D1DatabaseSession, KeyHold>();

/** Says that the writes of this session belong to a key. */
export function holdKey(db: D1DatabaseSession, hold: KeyHold): void {
  holds.set(db, hold);
}

/**
 * Writes.
 * @param written what was done. Its data is kept with the write: what the answer cannot be told without, as a rule an id. What can be read
 *   again is read by the route's `show`.
 * @param refusedAs what it means when a guard of the batch stopped it
 * @returns `written`
 * @throws Refusal `refusedAs`, or IN_PROGRESS when another run of the same call has the key now; nothing is stored then
 */
export async function commit<Written>(
  db: D1DatabaseSession,
  statements: readonly D1PreparedStatement[],
  written: Done<Written>,
  refusedAs: ErrorCode = 'UNEXPECTED',
): Promise<Done<Written>> {
  const hold = holds.get(db);
  try {
    const all = [...(hold === undefined ? [] : writtenStatements(db, hold, written)), ...statements];
    if (all.length > 0) await runGuarded(db, all, refusedAs);
  } catch (error) {
    if (isKeyLost(error)) throw new Refusal('IN_PROGRESS');
    throw error;
  }
  return written;
}
