/** The used part of an account's plan limits (docs/behaviour.md#plan). */
import { companiesAllowed, type Feature, featureId } from '../../contract/plan/features.ts';
import { hasPlan } from '../plan/quota-store.ts';
import type { Caller } from '../platform/http/handler.ts';
import { placesTaken } from '../staff/invitation-store.ts';

type CountStatement = (db: D1DatabaseSession, masterUserId: string, now: number) => D1PreparedStatement;

/**
 * Limits on existing objects, which are counted. All other limits count actions since the start of the plan, even if their objects were
 * deleted. Calls are refused by the same counts.
 */
const living: readonly (readonly [Feature, CountStatement])[] = [
  [
    'CreateCompany',
    (db, masterUserId) =>
      db
        .prepare('SELECT COUNT(*) AS n FROM company WHERE owner_user_id=?1 AND is_user_company=0 AND deleted_at IS NULL')
        .bind(masterUserId),
  ],
  ['AddSubUser', (db, masterUserId, now) => db.prepare(`SELECT ${placesTaken('?1', '?2')} AS n`).bind(masterUserId, now)],
];

const counted = 'SELECT feature, used FROM usage_counter WHERE user_id=?1 AND period_started_at=?2';
const allowed = 'SELECT rule, number FROM plan_rule WHERE plan_id=?1';

export interface FeatureUse {
  name: Feature;
  used: number;
  /** 0 without a running plan, -1 for no limit. */
  limit: number;
}

/** The product limits companies below what a plan may permit. */
const shownLimit = (name: Feature, limit: number): number => (name === 'CreateCompany' ? companiesAllowed(limit) : limit);

/** @returns use and limit of each feature, in order; in one round trip for any number of features */
export async function readFeatureUse(db: D1DatabaseSession, caller: Caller, names: readonly Feature[], now: number): Promise<FeatureUse[]> {
  const { plan, masterUserId } = caller;
  const [rules, counters, ...counts] = await db.batch<{ rule: number; number: number; feature: number; used: number; n: number }>([
    db.prepare(allowed).bind(hasPlan(caller, now) ? plan?.id : null),
    db.prepare(counted).bind(masterUserId, plan?.startedAt ?? 0),
    ...living.map(([, count]) => count(db, masterUserId, now)),
  ]);
  const limits = new Map(rules?.results.map(({ rule, number }) => [rule, number]));
  const used = new Map(counters?.results.map((row) => [row.feature, row.used]));
  for (const [index, [name]] of living.entries()) used.set(featureId(name), counts[index]?.results[0]?.n ?? 0);
  return names.map((name) => ({ name, used: used.get(featureId(name)) ?? 0, limit: shownLimit(name, limits.get(featureId(name)) ?? 0) }));
}
