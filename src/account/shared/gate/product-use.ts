import { unlimited } from '../../../../contract/plan/features.ts';
import { getUsageLimits } from '../../../../contract/user/calls.ts';
import { useCall } from '../data/query.ts';

export interface ProductUse {
  used: number;
  /** Infinity if the plan has no limit, 0 without a plan. */
  limit: number;
  isFull: boolean;
}

const input = { query: { names: 'ProductAdditionLimit' } };

/** Whether it is still loading. */
export const useIsProductUseAsked = (): boolean => useCall(getUsageLimits, input).isPending;

/** The plan's limit of products and how many were added in its period (docs/behaviour.md#plan); undefined until it is known. */
export function useProductUse(): ProductUse | undefined {
  const { data } = useCall(getUsageLimits, input);
  const row = data?.limits[0];
  if (row === undefined) return undefined;
  const limit = row.limit === unlimited ? Infinity : row.limit;
  return { used: row.used, limit, isFull: row.used >= limit };
}
