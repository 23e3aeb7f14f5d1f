import { unlimited, type Feature } from '../../../contract/limits.ts';
import { getUsageLimits } from '../../../contract/user/calls.ts';
import { useCall } from './query.ts';

/** More than the API ever takes; stands for "no limit". */
const noLimit = 100;

/** How many of a feature the present plan allows; undefined until it is known. */
export function usePlanLimits<F extends Feature>(...names: F[]): Record<F, number> | undefined {
  const { data } = useCall(getUsageLimits, { query: { names: names.join(',') } });
  if (data === undefined) return undefined;
  const limitOf = (name: F): number => {
    const limit = data.limits.find((each) => each.name === name)?.limit ?? 0;
    return limit === unlimited ? noLimit : limit;
  };
  return Object.fromEntries(names.map((name) => [name, limitOf(name)])) as Record<F, number>;
}
