/** Usual roles in a trading company, as sets of the fifteen flags; changing a flag makes the set a custom one. */
import { type Flag, flags, type Permissions } from '../../../../contract/permissions.ts';

const answering = ['getAccesibleChatCards', 'getChat', 'sendMessage', 'editUserProfile'] as const satisfies readonly Flag[];

/** In addition to `viewUserProfile`, which is always on. */
const roles = {
  /** Answers chats and manages products; spends no credits. */
  assistant: [...answering, 'productsAccess'],
  /** Finds suppliers: starts chats and posts import requests. */
  purchasing: [...answering, 'createChat', 'requestsAccess'],
  /** Finds customers: starts chats, posts export requests and manages products. */
  sales: [...answering, 'createChat', 'requestsAccess', 'productsAccess'],
  /** Sees the account's finances and pays; sends no messages. */
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

/** The role with exactly these flags; null for a custom set. */
export const roleOf = (permissions: Permissions): Role | null =>
  roleNames.find((role) => {
    const its = permissionsOf(role);
    return flags.every((flag) => its[flag] === permissions[flag]);
  }) ?? null;
