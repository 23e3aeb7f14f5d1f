/** What an account has used of its plan's limits (D-80). */
import { type Feature, featureId } from '../../contract/limits.ts';
import type { Caller } from '../platform/handler.ts';

/** Limits on how many there are at a time are counted; the others count what was done since the plan's start. */
const living: Partial<Record<Feature, string>> = {
  CreateCompany: 'SELECT COUNT(*) AS n FROM company WHERE owner_user_id=?1 AND is_user_company=0 AND deleted_at IS NULL',
  AddSubUser: 'SELECT COUNT(*) AS n FROM staff WHERE master_user_id=?1 AND removed_at IS NULL',
  ProductAdditionLimit:
    'SELECT COUNT(*) AS n FROM product p JOIN company c ON c.id=p.company_id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL AND p.deleted_at IS NULL',
};

const counted = 'SELECT used AS n FROM usage_counter WHERE user_id=?1 AND feature=?2 AND period_started_at=?3';

/** @returns the number used, in the order of the features */
export async function readUsage(db: D1DatabaseSession, caller: Caller, features: readonly Feature[]): Promise<number[]> {
  if (features.length === 0) return [];
  const results = await db.batch<{ n: number }>(
    features.map((feature) => {
      const sql = living[feature];
      return sql === undefined
        ? db.prepare(counted).bind(caller.masterUserId, featureId(feature), caller.plan?.startedAt ?? 0)
        : db.prepare(sql).bind(caller.masterUserId);
    }),
  );
  return results.map((result) => result.results[0]?.n ?? 0);
}
