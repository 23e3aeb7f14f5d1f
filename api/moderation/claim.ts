/** One person per item: opening it claims it for a time. */
import { claimMs } from '../../contract/limits.ts';
import type { ItemClaim } from '../../contract/moderation/schemas.ts';
import type { claimItem } from '../../contract/moderation/calls.ts';
import { isoTime } from '../platform/clock.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Deps, done, type Handler } from '../platform/http/handler.ts';
import type { Moderated } from '../platform/subject/moderated.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { claimStatement, releaseStatement } from './claim-store.ts';
import { moderatorStatement, requireModerator } from '../account/console-role-store.ts';
import { findWaiting, isKnown, type QueueRow, readLastDecision } from './store.ts';

/** The claim as shown to somebody. */
export const claimOf = (row: QueueRow, userId: string): ItemClaim | null =>
  row.claim_user_id === null || row.claim_until === null
    ? null
    : { by: row.claim_name ?? '', isOwn: row.claim_user_id === userId, dtUntil: isoTime(row.claim_until) };

/** For an item that is not pending (any more). @returns ALREADY_DECIDED with the person who decided, or NOT_FOUND */
export async function notPending({ db }: Deps, queue: Moderated, id: string): Promise<Refusal> {
  if (!(await isKnown(db, queue, id))) return new Refusal('NOT_FOUND');
  const last = await readLastDecision(db, queue.kind, id);
  const decision = last && { by: last.by, isApproved: last.action.endsWith('.approve'), at: isoTime(last.at) };
  return new Refusal('ALREADY_DECIDED', decision === null ? {} : { done: decision });
}

/** @throws Refusal ITEM_CLAIMED with the person's name, while somebody else has claimed it */
export function refuseClaimed(row: QueueRow, userId: string): void {
  const claim = claimOf(row, userId);
  if (claim !== null && !claim.isOwn) throw new Refusal('ITEM_CLAIMED', { done: claim });
}

/** Claims an item, extends the claim, or releases it. @throws Refusal FORBIDDEN if the role ended meanwhile */
export const claim: Handler<typeof claimItem> = async ({ body: { kind, id, isClaimed }, caller, deps }) => {
  const { commit, db, clock, jobs } = deps;
  const queue = jobs.queues[kind];
  const { userId, fullName } = caller;
  const now = clock.now();
  if (!isClaimed) return commit([releaseStatement(db, { kind, id, userId })], done('RELEASED', 'It is free again.', { claim: null }));
  const row = await findWaiting(db, queue, id, now);
  if (row === null) throw await notPending(deps, queue, id);
  refuseClaimed(row, userId);
  const own: ItemClaim = { by: fullName, isOwn: true, dtUntil: isoTime(now + claimMs) };
  try {
    return await commit(
      [moderatorStatement(db, userId), claimStatement(db, { kind, id, userId, now }), changedStatement(db)],
      done('CLAIMED', 'It is yours.', { claim: own }),
      'ITEM_CLAIMED',
    );
  } catch (error) {
    await requireModerator(db, userId);
    // Somebody else was faster: the error names them.
    const other = error instanceof Refusal && error.code === 'ITEM_CLAIMED' ? await findWaiting(db, queue, id, now) : null;
    if (other !== null) refuseClaimed(other, userId);
    throw error;
  }
};
