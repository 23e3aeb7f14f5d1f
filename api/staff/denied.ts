/**
 * Staff after a denied sign-in, and at the first proof of an address: a stranger must not keep access to the account through staff whom
 * they have added.
 */
import type { Deps } from '../platform/http/handler.ts';
import { listAskedSince } from './email-change-store.ts';
import { withdrawSinceStatement } from './invitation-store.ts';
import { removedStatements } from './remove.ts';
import { listAddedSince } from './store.ts';
import { undoStatements } from './undo.ts';

/**
 * Removes staff whom a person has added since a time, also through each other, withdraws all their invitations and undoes the addresses that
 * they have changed.
 * @returns the statements, with guards, and the people whose sessions end by them
 */
export async function undoneSince(
  deps: Deps,
  userId: string,
  since: number,
  now: number,
): Promise<{ statements: D1PreparedStatement[]; people: string[] }> {
  const { db } = deps;
  const added = await listAddedSince(db, userId, since);
  const addedPeople = new Set(added.map(({ user_id: id }) => id));
  const everyone = [userId, ...addedPeople];
  const changes = (await Promise.all(everyone.map((id) => listAskedSince(db, id, since)))).flat();
  // Addresses of people who are removed need not be restored.
  const undone = changes.filter(({ user_id: id }) => !addedPeople.has(id));
  return {
    statements: [
      ...everyone.map((id) => withdrawSinceStatement(db, id, since)),
      ...(await Promise.all(undone.map((change) => undoStatements(deps, change, null, now)))).flat(),
      ...added.flatMap((member) => removedStatements(deps, member, { userId }, now)),
    ],
    people: [...addedPeople, ...undone.map(({ user_id: id }) => id)],
  };
}
