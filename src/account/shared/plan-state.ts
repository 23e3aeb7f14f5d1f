import type { Session } from '../../client/session.ts';

/** Whether the account has a plan (D-80): an unexpired one; staff carry the main user's. */
export function planState({ user, creditPlan }: Pick<Session, 'user' | 'creditPlan'>, now: number): 'ok' | 'expired' | 'none' {
  const expires = creditPlan?.dtExpireDate ?? user?.dtCreditPlanExpireDate ?? null;
  if (creditPlan === null && expires === null) return 'none';
  return creditPlan?.isExpired === true || (expires !== null && Date.parse(expires) <= now) ? 'expired' : 'ok';
}
