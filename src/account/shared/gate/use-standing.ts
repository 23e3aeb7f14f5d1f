import { minuteMs } from '../../../../contract/limits.ts';
import { getUserProfile } from '../../../../contract/user/calls.ts';
import { planRefusal } from './plan-state.ts';
import { useCall } from '../data/query.ts';
import { useClock } from '../data/use-clock.ts';
import { useLatest } from '../data/use-latest.ts';
import { useSession } from '../data/use-session.ts';

export type Lack = 'EMAIL_NOT_VERIFIED' | 'NO_PLAN' | 'PLAN_EXPIRED';

/**
 * What the account lacks before anything can be added. What the session says of it is as old as its last refresh: whoever has just bought
 * a plan or verified the e-mail elsewhere is asked for again before they are told that it is missing.
 * @returns undefined while that is asked
 */
export function useStanding(): readonly Lack[] | undefined {
  const session = useSession();
  const now = useClock(minuteMs);
  const lacksEmail = session.user?.isVerifyEmail === false;
  const isDoubtful = lacksEmail || planRefusal(session, now) !== null;
  const query = useCall(getUserProfile, undefined, { enabled: isDoubtful });
  const isLatest = useLatest(query);
  if (isDoubtful && !isLatest && query.error === null) return undefined;
  const fresh = isDoubtful ? query.data?.user : undefined;
  const plan = planRefusal(fresh === undefined ? session : { user: fresh, creditPlan: fresh.creditPlan }, now);
  // The address of staff is their own; what counts is the main user's.
  const isVerified = !lacksEmail || (fresh?.isMainUser === true && fresh.isVerifyEmail);
  return [...(isVerified ? [] : (['EMAIL_NOT_VERIFIED'] as const)), ...(plan === null ? [] : [plan.code])];
}
