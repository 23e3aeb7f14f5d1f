import { keywordsMax } from '../../../../contract/catalogue/keywords.ts';
import { unlimited, type Feature } from '../../../../contract/plan/features.ts';
import { getUsageLimits } from '../../../../contract/user/calls.ts';
import { useCall } from '../data/query.ts';

/** The present plan's limits of these features; undefined until they are known. */
export function usePlanLimits<F extends Feature>(...names: F[]): Record<F, number> | undefined {
  const { data } = useCall(getUsageLimits, { query: { names: names.join(',') } });
  if (data === undefined) return undefined;
  const limitOf = (name: F): number => {
    const limit = data.limits.find((each) => each.name === name)?.limit ?? 0;
    return limit === unlimited ? keywordsMax : limit;
  };
  return Object.fromEntries(names.map((name) => [name, limitOf(name)])) as Record<F, number>;
}

/**
 * The limit that a form applies: the plan's, or the stored number if that exceeds it (docs/behaviour.md#plan).
 * @param usual while there is no plan or it is not known; the API decides then
 */
export const allowedBy = (limit: number | undefined, present: number, usual: number): number => Math.max(limit ?? usual, present) || usual;
