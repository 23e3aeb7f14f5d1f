/** The fifteen permission flags of staff (docs/requirements.md#roles-and-permissions-b-61), in the order of the stored bits. */
export const flags = [
  'createChat',
  'getAccesibleChatCards',
  'getChat',
  'sendMessage',
  'deleteChat',
  'addAndEditSubUser',
  'viewUserProfile',
  'viewUserTransactions',
  'editUserProfile',
  'addCredits',
  'changeCreditPlan',
  'editAndDeleteCompany',
  'addCompany',
  'productsAccess',
  'requestsAccess',
] as const;

export type Flag = (typeof flags)[number];
export type Permissions = Record<Flag, boolean>;

/** The stored bit of a flag. */
export const bitOf = (flag: Flag): number => 1 << flags.indexOf(flag);

/** Every flag: what a main user may do. */
export const allFlagBits = (1 << flags.length) - 1;

/** New staff hold addAndEditSubUser, and viewUserProfile which is always on (docs/behaviour.md#staff-defaults). */
export const staffDefaultBits = bitOf('addAndEditSubUser') | bitOf('viewUserProfile');

/** Stored bits → flags by name. */
export function permissionsFromBits(bits: number): Permissions {
  return Object.fromEntries(flags.map((flag) => [flag, (bits & bitOf(flag)) !== 0])) as Permissions;
}

/** Flags by name → stored bits; viewUserProfile is always set. */
export function bitsFromPermissions(permissions: Partial<Permissions>): number {
  return flags.reduce((bits, flag) => bits | (permissions[flag] === true ? bitOf(flag) : 0), bitOf('viewUserProfile'));
}
