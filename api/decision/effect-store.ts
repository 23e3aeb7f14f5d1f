/** SQL of what decisions have cost while they had an effect. */
import type { DecisionAct } from '../../contract/decision/fields.ts';

/** Finds the decision that has had an effect since a time. */
export interface EffectKey {
  act: Extract<DecisionAct, 'SUSPENDED' | 'TAKEN_DOWN'>;
  kind: 'company' | 'user';
  id: string;
  since: number;
}

/** What a decision has taken whose effect is over. @param lostMs time of boosts by id of the company */
export const storeLostStatement = (
  db: D1DatabaseSession,
  { act, kind, id, since }: EffectKey,
  lostMs: Readonly<Record<string, number>>,
): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE decision SET taken = ?5 WHERE seq = (SELECT seq FROM decision WHERE target_id = ?2 AND target_kind = ?1 AND act = ?3 AND created_at = ?4)',
    )
    .bind(kind, id, act, since, JSON.stringify({ lostMs }));

export const readLostMs = (taken: string): Readonly<Record<string, number>> =>
  (JSON.parse(taken) as { lostMs?: Record<string, number> }).lostMs ?? {};

/** The last time that a company was taken down, and whether that was lifted or corrected on appeal. */
export const readNewestTakedown = (
  db: D1DatabaseSession,
  { id, owner_user_id: ownerUserId }: { id: string; owner_user_id: string },
): Promise<{ created_at: number; is_undone: number } | null> =>
  db
    .prepare(
      `SELECT d.created_at, d.lifted_at IS NOT NULL OR a.outcome IS 'upheld' AS is_undone
       FROM decision d LEFT JOIN appeal a ON a.decision_id = d.id
       WHERE d.recipient_user_id = ?1 AND d.target_kind = 'company' AND d.target_id = ?2 AND d.act = 'TAKEN_DOWN' ORDER BY d.seq DESC LIMIT 1`,
    )
    .bind(ownerUserId, id)
    .first();
