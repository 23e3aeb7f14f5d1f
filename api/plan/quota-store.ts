/** Limits of the present plan (docs/behaviour.md#plan): quotas count from the plan's start; without a running plan every limit is 0. */
import { type Feature, featureId, unlimited } from '../../contract/plan/features.ts';
import type { Caller } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

/** A plan that has not expired, Welcome included (docs/behaviour.md#plan). */
export const hasPlan = (caller: Caller, now: number): boolean => caller.plan !== null && caller.plan.expiresAt > now;

/** Why a call that requires a running plan is refused. */
export const planFaultOf = (caller: Caller, now: number): 'NO_PLAN' | 'PLAN_EXPIRED' | null =>
  hasPlan(caller, now) ? null : caller.plan === null ? 'NO_PLAN' : 'PLAN_EXPIRED';

/** @throws Refusal with the fault of {@link planFaultOf} */
export function requirePlan(caller: Caller, now: number): void {
  const fault = planFaultOf(caller, now);
  if (fault !== null) throw new Refusal(fault);
}

/** @returns the limit of a feature in the running plan; 0 without a plan, -1 for no limit */
export async function readLimit(db: D1DatabaseSession, caller: Pick<Caller, 'plan'>, feature: Feature, now: number): Promise<number> {
  if (caller.plan === null || caller.plan.expiresAt <= now) return 0;
  const number = await db
    .prepare('SELECT number FROM plan_rule WHERE plan_id=?1 AND rule=?2')
    .bind(caller.plan.id, featureId(feature))
    .first<number>('number');
  return number ?? 0;
}

/** How often a feature was used since the plan's start. */
export const readUsed = async (db: D1DatabaseSession, caller: Caller, feature: Feature): Promise<number> =>
  (await db
    .prepare('SELECT used FROM usage_counter WHERE user_id=?1 AND feature=?2 AND period_started_at=?3')
    .bind(caller.masterUserId, featureId(feature), caller.plan?.startedAt ?? 0)
    .first<number>('used')) ?? 0;

const isWithin = (count: number, limit: number): boolean => limit === unlimited || count <= limit;

/**
 * Checks a number against the plan's limit. Existing content stays editable after a change to a smaller plan
 * (docs/behaviour.md#plan).
 * @throws Refusal LIMIT_REACHED with the field
 */
export async function requireWithinPlan(
  db: D1DatabaseSession,
  caller: Caller,
  feature: Feature,
  counts: { now: number; before: number },
  field: string,
  at: number,
): Promise<void> {
  if (counts.now <= counts.before) return;
  if (!isWithin(counts.now, await readLimit(db, caller, feature, at)))
    throw new Refusal('LIMIT_REACHED', { fields: { [field]: 'TOO_MANY' } });
}

/**
 * Uses up one unit of a quota, in the batch of the write. If two calls compete for the last unit, the later one fails with LIMIT_REACHED.
 * @param limit from {@link readLimit}
 */
export function useQuotaStatement(db: D1DatabaseSession, caller: Caller, feature: Feature, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO usage_counter(user_id, feature, period_started_at, used, limit_number) VALUES(?1,?2,?3,1,?4)
       ON CONFLICT(user_id, feature, period_started_at) DO UPDATE SET used=used+1, limit_number=excluded.limit_number`,
    )
    .bind(caller.masterUserId, featureId(feature), caller.plan?.startedAt ?? 0, limit);
}

/** Used limits of the plan in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'usage',
    of: 'account',
    from: 'usage_counter q WHERE q.user_id=?1',
    columns: 'q.feature, q.used, q.limit_number AS planLimit, q.period_started_at AS periodStartedAt',
    cursor: 'q.period_started_at * 100 + q.feature',
  },
];
