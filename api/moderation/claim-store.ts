/** SQL of claims: who works on which item. They expire by time, without any action. */
import { claimMs } from '../../contract/limits.ts';
import type { ModerationKind } from '../../contract/moderation/schemas.ts';
import { people } from '../platform/db/forgetting.ts';
import { failsIf } from '../platform/db/guard.ts';

interface Claiming {
  kind: ModerationKind;
  id: string;
  userId: string;
  now: number;
}

/** Claims the item, or extends the claim; changes nothing while somebody else has it. */
export const claimStatement = (db: D1DatabaseSession, { kind, id, userId, now }: Claiming): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO moderation_claim(kind, item_id, user_id, expires_at) VALUES(?1,?2,?3,?5)
       ON CONFLICT(kind, item_id) DO UPDATE SET user_id=excluded.user_id, expires_at=excluded.expires_at
       WHERE user_id=excluded.user_id OR expires_at<=?4`,
    )
    .bind(kind, id, userId, now, now + claimMs);

/** Releases an own claim. */
export const releaseStatement = (db: D1DatabaseSession, { kind, id, userId }: Omit<Claiming, 'now'>): D1PreparedStatement =>
  db.prepare('DELETE FROM moderation_claim WHERE kind=?1 AND item_id=?2 AND user_id=?3').bind(kind, id, userId);

/** Fails the batch while somebody else has claimed the item, as `changedStatement` does. */
export const notClaimedStatement = (db: D1DatabaseSession, { kind, id, userId, now }: Claiming): D1PreparedStatement =>
  db
    .prepare(failsIf('EXISTS(SELECT 1 FROM moderation_claim WHERE kind=?1 AND item_id=?2 AND user_id<>?3 AND expires_at>?4)'))
    .bind(kind, id, userId, now);

/** Deletes expired claims. */
export const sweepClaimsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM moderation_claim WHERE expires_at<=?1').bind(now);

export const forgetClaimsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM moderation_claim WHERE user_id IN ${people}`).bind(userId);
