/**
 * The one batch in which a call's write comes about. With an Idempotency-Key it holds the key's mark as well, so that both stand or none:
 * a repeat after a death in between is answered from what was written, and a run that has lost its key to another one writes nothing
 * (ADR 018). A handler has it as `deps.commit`; nothing else of a handler writes what its call is for.
 */
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import { runGuarded } from '../db/guard.ts';
import type { Commit, Done } from './handler.ts';
import { isKeyLost, type KeyHold, writtenStatements } from './idempotency.ts';
import { Refusal } from './refusal.ts';

/** @param holdOf what the call's key is held by at that moment; none for a call without one */
export const commitOf =
  (db: D1DatabaseSession, holdOf: () => KeyHold | null): Commit =>
  async <Written>(statements: readonly D1PreparedStatement[], written: Done<Written>, refusedAs: ErrorCode = 'UNEXPECTED') => {
    const hold = holdOf();
    try {
      const all = [...(hold === null ? [] : writtenStatements(db, hold, written)), ...statements];
      if (all.length > 0) await runGuarded(db, all, refusedAs);
    } catch (error) {
      if (isKeyLost(error)) throw new Refusal('IN_PROGRESS');
      throw error;
    }
    return written;
  };
