/** Administrators adjust the credits of an account. */
import type { adjustCredits } from '../../contract/moderation/people-calls.ts';
import { administratorStatement } from '../account/console-role-store.ts';
import { adjustmentTarget, grantStatement, readBalance, withdrawStatement } from '../credit/ledger-store.ts';
import { auditStatement } from '../platform/db/audit.ts';
import { type Context, done } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { requirePerson } from './suspend.ts';

/**
 * Grants or takes credits with a row of the ledger, which refuses a balance below 0. @throws Refusal NOT_FOUND, NOT_ENOUGH_CREDIT,
 * STALE_VERSION
 */
export async function adjust({
  body: { id, amount, kind, note },
  caller,
  deps: { commit, db, clock },
  operationKey,
}: Context<typeof adjustCredits>) {
  const { facts } = await requirePerson(db, id);
  if (facts.balance === null) throw new Refusal('NOT_FOUND');
  const now = clock.now();
  const key = `adjustment:${caller.userId}:${operationKey}`;
  const move = amount > 0 ? grantStatement : withdrawStatement;
  const transfer = {
    ownerUserId: id,
    amount: Math.abs(amount),
    reason: amount > 0 ? 'gift' : 'spending',
    operationKey: key,
    targetType: adjustmentTarget,
    actorUserId: caller.userId,
    detail: kind,
  } as const;
  return commit(
    [
      administratorStatement(db, caller.userId),
      move(db, transfer, now),
      auditStatement(
        db,
        {
          actorUserId: caller.userId,
          action: 'credits.adjust',
          targetType: 'user',
          targetId: id,
          outcome: 'done',
          detail: note,
          after: { amount, kind },
        },
        now,
      ),
    ],
    done('CREDITS_ADJUSTED', 'The credits were adjusted.', { id }),
    'STALE_VERSION',
  );
}

/** The account's present balance. */
export const adjustedBalance = async ({ id }: { id: string }, { deps }: Context<typeof adjustCredits>): Promise<{ balance: number }> => ({
  balance: await readBalance(deps.db, id),
});
