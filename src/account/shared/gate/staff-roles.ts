/** What people of a trading company usually do, as sets of the fifteen flags; whoever changes a flag makes a choice of their own. */
import { type Flag, flags, type Permissions } from '../../../../contract/permissions.ts';

const answering = ['getAccesibleChatCards', 'getChat', 'sendMessage', 'editUserProfile'] as const satisfies readonly Flag[];

/** Beside `viewUserProfile`, which is always on. */
const roles = {
  /** Answers and keeps the products; costs no credits. */
  assistant: [...answering, 'productsAccess'],
  /** Finds suppliers: writes first, posts what is wanted. */
  purchasing: [...answering, 'createChat', 'requestsAccess'],
  /** Finds customers: writes first, posts what is offered, keeps the products. */
  sales: [...answering, 'createChat', 'requestsAccess', 'productsAccess'],
  /** Sees and pays; writes to nobody. */
  accounting: ['editUserProfile', 'viewUserTransactions', 'addCredits', 'changeCreditPlan'],
  all: flags,
} as const satisfies Record<string, readonly Flag[]>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

/** The flags of a role, each on or off. */
export const permissionsOf = (role: Role): Permissions => {
  const held: readonly Flag[] = roles[role];
  return Object.fromEntries(flags.map((flag) => [flag, flag === 'viewUserProfile' || held.includes(flag)])) as Permissions;
};

/** The role whose flags are exactly these; null for a choice of one's own. */
export const roleOf = (permissions: Permissions): Role | null =>
  roleNames.find((role) => {
    const its = permissionsOf(role);
    return flags.every((flag) => its[flag] === permissions[flag]);
  }) ?? null;
