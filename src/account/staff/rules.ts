/** What this person may do with a colleague, and whether the plan allows another colleague. The API checks all of this too. */
import type { DataOf } from '../../../contract/wire/call.ts';
import { flags, type Flag, type Permissions } from '../../../contract/permissions.ts';
import { unlimited } from '../../../contract/plan/features.ts';
import type { getSubUsers } from '../../../contract/staff/calls.ts';
import type { PlanState } from '../shared/gate/plan-state.ts';

/** A colleague as the list returns them. */
export type StaffMember = DataOf<typeof getSubUsers>['subUsers'][number];

/** The flags in groups; `viewUserProfile` is always on. */
export const flagGroups = {
  messages: ['createChat', 'getAccesibleChatCards', 'getChat', 'sendMessage', 'deleteChat'],
  trade: ['addCompany', 'editAndDeleteCompany', 'productsAccess', 'requestsAccess'],
  money: ['viewUserTransactions', 'addCredits', 'changeCreditPlan'],
  account: ['viewUserProfile', 'editUserProfile', 'addAndEditSubUser'],
} as const satisfies Record<string, readonly Flag[]>;

export type ChosenFlag = Exclude<Flag, 'viewUserProfile'>;
/** Every flag that can be set, in the order of the groups. */
export const chosenFlags: readonly ChosenFlag[] = Object.values(flagGroups)
  .flat()
  .filter((flag) => flag !== 'viewUserProfile');

export const heldFlags = (permissions: Permissions): ChosenFlag[] => chosenFlags.filter((flag) => permissions[flag]);

/** Only changed flags are sent, so that concurrent changes of others stay. */
export const changedFlags = (before: Permissions, after: Permissions): Partial<Permissions> =>
  Object.fromEntries(chosenFlags.filter((flag) => before[flag] !== after[flag]).map((flag) => [flag, after[flag]]));

/** The part of a set of flags that somebody can grant (docs/behaviour.md#staff-grants). */
export const grantable = (wanted: Permissions, holds: (flag: Flag) => boolean): Permissions =>
  Object.fromEntries(flags.map((flag) => [flag, wanted[flag] && (flag === 'viewUserProfile' || holds(flag))])) as Permissions;

/** Nobody may change a colleague who has permissions that they lack (docs/behaviour.md#staff-grants). */
export const isWithin = (permissions: Permissions, holds: (flag: Flag) => boolean): boolean =>
  flags.every((flag) => !permissions[flag] || flag === 'viewUserProfile' || holds(flag));

/** Nobody may grant or withdraw more than their own budget; null means unlimited. */
export const isBudgetWithin = (budget: number | null, own: number | null): boolean => own === null || (budget !== null && budget <= own);

export type Room = 'open' | 'full' | 'notIncluded' | 'noPlan' | 'expired';

/** Whether another colleague can be added: by the plan's limit AddSubUser, in a plan that has not expired. */
export function roomIn(plan: PlanState, limit: number, count: number): Room {
  if (plan === 'none') return 'noPlan';
  if (plan === 'expired') return 'expired';
  if (limit === 0) return 'notIncluded';
  return limit === unlimited || count < limit ? 'open' : 'full';
}
