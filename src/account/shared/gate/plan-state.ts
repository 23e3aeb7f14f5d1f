import type { Session } from '../../../client/session/session.ts';

export type PlanState = 'ok' | 'expired' | 'none';

/** Whether the account has an unexpired plan (docs/behaviour.md#plan); staff have that of the main user. */
export function planState({ user, creditPlan }: Pick<Session, 'user' | 'creditPlan'>, now: number): PlanState {
  const expires = creditPlan?.dtExpireDate ?? user?.dtCreditPlanExpireDate ?? null;
  if (creditPlan === null && expires === null) return 'none';
  return creditPlan?.isExpired === true || (expires !== null && Date.parse(expires) <= now) ? 'expired' : 'ok';
}

/** The code with which the API would refuse an action that needs a plan; null if it would not. */
export function planRefusal(
  session: Pick<Session, 'user' | 'creditPlan'>,
  now: number,
): { code: 'NO_PLAN' | 'PLAN_EXPIRED'; message: '' } | null {
  const state = planState(session, now);
  return state === 'ok' ? null : { code: state === 'expired' ? 'PLAN_EXPIRED' : 'NO_PLAN', message: '' };
}
