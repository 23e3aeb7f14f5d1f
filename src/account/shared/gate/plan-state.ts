import type { Session } from '../../../client/session/session.ts';

export type PlanState = 'ok' | 'expired' | 'none';

/** Whether the account has a plan (docs/behaviour.md#plan): an unexpired one; staff carry the main user's. */
export function planState({ user, creditPlan }: Pick<Session, 'user' | 'creditPlan'>, now: number): PlanState {
  const expires = creditPlan?.dtExpireDate ?? user?.dtCreditPlanExpireDate ?? null;
  if (creditPlan === null && expires === null) return 'none';
  return creditPlan?.isExpired === true || (expires !== null && Date.parse(expires) <= now) ? 'expired' : 'ok';
}

/** How the API would refuse what needs a plan; null when it would not. */
export function planRefusal(
  session: Pick<Session, 'user' | 'creditPlan'>,
  now: number,
): { code: 'NO_PLAN' | 'PLAN_EXPIRED'; message: '' } | null {
  const state = planState(session, now);
  return state === 'ok' ? null : { code: state === 'expired' ? 'PLAN_EXPIRED' : 'NO_PLAN', message: '' };
}
