import { keywordsMax } from '../../../../contract/catalogue/keywords.ts';
import { unlimited, type Feature } from '../../../../contract/limits.ts';
import { getUsageLimits } from '../../../../contract/user/calls.ts';
import { useCall } from '../data/query.ts';

/** How many of a feature the present plan allows; undefined until it is known. */
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
 * How many a form allows: the plan's number, or what is there already when the plan is smaller than it was (docs/behaviour.md#plan).
 * @param usual while the plan is not known, and without one, when the API has the last word
 */
export const allowedBy = (limit: number | undefined, present: number, usual: number): number => Math.max(limit ?? usual, present) || usual;
