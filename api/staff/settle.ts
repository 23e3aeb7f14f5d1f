import type { Env } from '../platform/env.ts';
import { runGuarded } from '../platform/db/guard.ts';
import { workOnEach } from '../platform/db/work-on-each.ts';
import { closeEnded } from '../chat/room/close-rooms.ts';
import { type EmailChange, listDue } from './email-change-store.ts';
import { mainUserUndoneStatements } from './mails.ts';
import { keepStatements, type UndoDeps, undoStatements } from './undo.ts';

/** Changes per minute. */
const settledAtOnce = 20;

/** Cancels a change whose requester lost the right, unless the main user has confirmed it. */
const statementsOf = async (deps: UndoDeps, change: EmailChange & { hasRights: 0 | 1 }, now: number): Promise<D1PreparedStatement[]> =>
  change.hasRights === 1 && change.taken_at !== null
    ? keepStatements(deps.db, change, change.taken_at, now)
    : [...(await undoStatements(deps, change, null, now)), ...(await mainUserUndoneStatements(deps.db, change, now))];

/** Completes changes of addresses without an objection in time. */
export async function settleEmailChanges(env: Env, deps: UndoDeps, now: number): Promise<void> {
  const { db } = deps;
  await workOnEach('addresses', await listDue(db, now, settledAtOnce), async (change) => {
    await runGuarded(db, await statementsOf(deps, change, now), 'STALE_VERSION');
    await closeEnded(env, change.user_id);
  });
}
