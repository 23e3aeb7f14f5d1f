import type { Env } from '../platform/env.ts';
import { runGuarded } from '../platform/db/guard.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { closeEnded } from '../chat/room/close-rooms.ts';
import { type EmailChange, listDue } from './email-change-store.ts';
import { mainUserUndoneStatements } from './mails.ts';
import { keepStatements, undoStatements } from './undo.ts';

/** Changes per minute. */
const settledAtOnce = 20;

/** Cancels a change whose requester lost the right, unless the main user has confirmed it. */
const statementsOf = async (
  db: D1DatabaseSession,
  change: EmailChange & { hasRights: 0 | 1 },
  now: number,
): Promise<D1PreparedStatement[]> =>
  change.hasRights === 1 && change.taken_at !== null
    ? keepStatements(db, change, change.taken_at, now)
    : [...(await undoStatements(db, change, null, now)), ...(await mainUserUndoneStatements(db, change, now))];

/** Completes changes of addresses without an objection in time. */
export async function settleEmailChanges(env: Env, db: D1DatabaseSession, now: number): Promise<void> {
  for (const change of await listDue(db, now, settledAtOnce))
    try {
      await runGuarded(db, await statementsOf(db, change, now), 'STALE_VERSION');
      await closeEnded(env, change.user_id);
    } catch (error) {
      // Somebody else has just decided.
      if (!(error instanceof Refusal)) throw error;
    }
}
