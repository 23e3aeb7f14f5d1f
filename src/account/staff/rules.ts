/** What this person may do with a colleague, and how full the plan is. The API judges all of it again. */
import type { DataOf } from '../../../contract/wire/call.ts';
import { flags, type Flag, type Permissions } from '../../../contract/permissions.ts';
import { unlimited } from '../../../contract/limits.ts';
import type { getSubUsers } from '../../../contract/staff/calls.ts';
import type { PlanState } from '../shared/gate/plan-state.ts';

/** A colleague as the list of staff shows them. */
export type StaffMember = DataOf<typeof getSubUsers>['subUsers'][number];

/** The flags as people look for them; `viewUserProfile` is always on. */
export const flagGroups = {
  messages: ['createChat', 'getAccesibleChatCards', 'getChat', 'sendMessage', 'deleteChat'],
  trade: ['addCompany', 'editAndDeleteCompany', 'productsAccess', 'requestsAccess'],
  money: ['viewUserTransactions', 'addCredits', 'changeCreditPlan'],
  account: ['viewUserProfile', 'editUserProfile', 'addAndEditSubUser'],
} as const satisfies Record<string, readonly Flag[]>;

export type ChosenFlag = Exclude<Flag, 'viewUserProfile'>;
/** Every flag that somebody decides about, in the order of the groups. */
export const chosenFlags: readonly ChosenFlag[] = Object.values(flagGroups)
  .flat()
  .filter((flag) => flag !== 'viewUserProfile');

export const heldFlags = (permissions: Permissions): ChosenFlag[] => chosenFlags.filter((flag) => permissions[flag]);

/** What is sent: those that are not stay as they are, also when somebody else has just changed them. */
export const changedFlags = (before: Permissions, after: Permissions): Partial<Permissions> =>
  Object.fromEntries(chosenFlags.filter((flag) => before[flag] !== after[flag]).map((flag) => [flag, after[flag]]));

/** What somebody may give of a set of flags (docs/behaviour.md#staff-grants). */
export const grantable = (wanted: Permissions, holds: (flag: Flag) => boolean): Permissions =>
  Object.fromEntries(flags.map((flag) => [flag, wanted[flag] && (flag === 'viewUserProfile' || holds(flag))])) as Permissions;

/** Nobody touches a colleague who may do what they may not (docs/behaviour.md#staff-grants). */
export const isWithin = (permissions: Permissions, holds: (flag: Flag) => boolean): boolean =>
  flags.every((flag) => !permissions[flag] || flag === 'viewUserProfile' || holds(flag));

/** Nobody gives, or takes back, more than their own budget; null is no bound. */
export const isBudgetWithin = (budget: number | null, own: number | null): boolean => own === null || (budget !== null && budget <= own);

export type Room = 'open' | 'full' | 'notIncluded' | 'noPlan' | 'expired';

/** Whether one more colleague may be added: the plan's AddSubUser number, and a plan that has not ended. */
export function roomIn(plan: PlanState, limit: number, count: number): Room {
  if (plan === 'none') return 'noPlan';
  if (plan === 'expired') return 'expired';
  if (limit === 0) return 'notIncluded';
  return limit === unlimited || count < limit ? 'open' : 'full';
}
