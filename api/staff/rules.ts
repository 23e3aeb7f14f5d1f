import { allFlagBits, bitsFromPermissions, flags, type Permissions, permissionsFromBits } from '../../contract/permissions.ts';
import type { Budget } from '../credit/budget-store.ts';
import type { Caller } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** The permissions of a caller as stored bits; a main user has all. */
export const bitsOf = (caller: Caller): number =>
  caller.isMainUser ? allFlagBits : bitsFromPermissions(Object.fromEntries(flags.map((flag) => [flag, caller.may(flag)])));

const isWithin = (bits: number, held: number): boolean => (bits & ~held) === 0;

/**
 * Nobody may change their own permissions, or those of a colleague with more permissions (docs/behaviour.md#staff-grants). @throws Refusal
 * FORBIDDEN
 */
export function requireAbove(caller: Caller, staff: { user_id: string; flags: number }): void {
  if (staff.user_id === caller.userId || !isWithin(staff.flags, bitsOf(caller))) throw new Refusal('FORBIDDEN');
}

/** Nobody may give a budget above their own (docs/behaviour.md#staff-grants). @throws Refusal FORBIDDEN */
export function requireBudget(own: Budget, wanted: number | null): void {
  if (own.budget !== null && (wanted === null || wanted > own.budget)) throw new Refusal('FORBIDDEN', { fields: { budget: 'INVALID' } });
}

/**
 * The permissions after an edit: sent ones are set, the others stay.
 * @throws Refusal FORBIDDEN if it grants something that the caller does not have (docs/behaviour.md#staff-grants)
 */
export function editedBits(caller: Caller, before: number, wanted: { [name in keyof Permissions]?: boolean | undefined }): number {
  const after = permissionsFromBits(before);
  for (const flag of flags) after[flag] = wanted[flag] ?? after[flag];
  const bits = bitsFromPermissions(after);
  if (!isWithin(bits, bitsOf(caller))) throw new Refusal('FORBIDDEN');
  return bits;
}
