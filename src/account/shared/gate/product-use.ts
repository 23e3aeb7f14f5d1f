import { unlimited } from '../../../../contract/limits.ts';
import { getUsageLimits } from '../../../../contract/user/calls.ts';
import { useCall } from '../data/query.ts';

export interface ProductUse {
  used: number;
  /** Infinite where the plan has no limit, 0 without a plan. */
  limit: number;
  isFull: boolean;
}

const input = { query: { names: 'ProductAdditionLimit' } };

/** Whether it is still being asked. */
export const useIsProductUseAsked = (): boolean => useCall(getUsageLimits, input).isPending;

/** How many products the plan allows and how many were added in its time (docs/behaviour.md#plan); undefined until it is known. */
export function useProductUse(): ProductUse | undefined {
  const { data } = useCall(getUsageLimits, input);
  const row = data?.limits[0];
  if (row === undefined) return undefined;
  const limit = row.limit === unlimited ? Infinity : row.limit;
  return { used: row.used, limit, isFull: row.used >= limit };
}
