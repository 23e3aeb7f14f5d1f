import { minuteMs } from '../../../../contract/limits.ts';
import { useCall } from '../data/query.ts';
import { getUserProfile } from '../../../../contract/user/calls.ts';
import { planRefusal } from './plan-state.ts';
import { useClock } from '../data/use-clock.ts';
import { useLatest } from '../data/use-latest.ts';
import { useSession } from '../data/use-session.ts';

export type Lack = 'EMAIL_NOT_VERIFIED' | 'NO_PLAN' | 'PLAN_EXPIRED';

/**
 * What the account lacks before anything can be added. The session is only as recent as its last refresh, so it is read again before
 * something is reported as missing that was just bought or verified elsewhere.
 * @returns undefined while it is loading
 */
export function useLacks(): readonly Lack[] | undefined {
  const session = useSession();
  const now = useClock(minuteMs);
  const lacksEmail = session.user?.isVerifyEmail === false;
  const isDoubtful = lacksEmail || planRefusal(session, now) !== null;
  const query = useCall(getUserProfile, undefined, { enabled: isDoubtful });
  const isLatest = useLatest(query);
  if (isDoubtful && !isLatest && query.error === null) return undefined;
  const fresh = isDoubtful ? query.data?.user : undefined;
  const plan = planRefusal(fresh === undefined ? session : { user: fresh, creditPlan: fresh.creditPlan }, now);
  // Staff have an address of their own; what counts is the main user's.
  const isVerified = !lacksEmail || (fresh?.isMainUser === true && fresh.isVerifyEmail);
  return [...(isVerified ? [] : (['EMAIL_NOT_VERIFIED'] as const)), ...(plan === null ? [] : [plan.code])];
}
