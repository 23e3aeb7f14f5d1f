import type { deleteUser } from '../../contract/auth/calls.ts';
import { chatsListed } from '../../contract/limits.ts';
import { roomOf } from '../chat/room-delivery.ts';
import { auditStatement } from '../platform/audit.ts';
import { changedStatement, runGuarded } from '../platform/guard.ts';
import { type Deps, done, type Handler } from '../platform/handler.ts';
import { deliverSoon } from '../platform/jobs.ts';
import { Refusal } from '../platform/refusal.ts';
import { endAccountStatement, endBusinessStatements, forgetPeopleStatements, listRooms } from '../user/forget-store.ts';
import { readAccount } from './account-store.ts';
import { farewellStatement } from './mails.ts';

/** Sockets end with their access token; those of a deleted account end at once. */
async function closeRooms({ env, db }: Deps, userId: string): Promise<void> {
  const rooms = await listRooms(db, userId, chatsListed);
  await Promise.all(rooms.map(({ chat_id, company_id }) => roomOf(env, chat_id).leave(company_id)));
}

/**
 * Deletes the caller's own account in one batch. That it is meant shows in the account's own id, which the call has to name (another's
 * is not found); the page asks for it to be typed out.
 */
export const deleteAccount: Handler<typeof deleteUser> = async ({ query, caller, deps }) => {
  const { db, clock } = deps;
  const now = clock.now();
  const { userId } = caller;
  const account = query.UserId === userId ? await readAccount(db, userId) : null;
  if (account === null) throw new Refusal('NOT_FOUND');
  const recipient = { id: account.id, email: account.email, fullName: account.full_name, language: account.language };
  const audit = { actorUserId: userId, action: 'account.delete', targetType: 'user', targetId: userId, outcome: 'done' } as const;
  await runGuarded(
    db,
    [
      endAccountStatement(db, userId, now),
      changedStatement(db),
      ...endBusinessStatements(db, userId, now),
      ...forgetPeopleStatements(db, userId, 'deleted', now),
      farewellStatement(db, recipient, now),
      auditStatement(db, audit, now),
    ],
    'NOT_FOUND',
  );
  deps.waitUntil(closeRooms(deps, userId));
  deliverSoon(deps);
  return done('ACCOUNT_DELETED', 'Your account was deleted.', {});
};
