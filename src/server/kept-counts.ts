/**
 * Counts beside the filters of a list: of one question they are the same on each of its pages, in each order and language. They are kept for
 * as long as other counts that people change (worker/cache/lookup-rules.ts), so that a list that is paged through asks for them once.
 */
import type { BodyInputOf, CallDefinition, DataOf } from '../../contract/call.ts';
import { BoundedMap } from '../../worker/cache/bounded-map.ts';
import { isOvertaken } from '../../worker/cache/changed.ts';
import { livingAgeMaxMs } from '../../worker/cache/lookup-rules.ts';
import { callApi } from './call-api.ts';

interface Counts {
  readonly data: unknown;
  readonly at: number;
}

const weightMax = 2_000_000;
/** A list of counts with its keys, about. */
const weight = 10_000;
const kept = new BoundedMap<Counts>(weightMax);

/** @throws ApiFailure as {@link callApi} */
export async function countsOf<Call extends CallDefinition>(call: Call, body: BodyInputOf<Call>): Promise<DataOf<Call>> {
  const key = `${call.name} ${JSON.stringify(body)}`;
  // As old as the question.
  const at = Date.now();
  const known = kept.get(key);
  if (known !== undefined && at - known.at < livingAgeMaxMs && !isOvertaken(known.at)) return known.data as DataOf<Call>;
  const data = await callApi(call, { body });
  kept.set(key, { data, at }, weight);
  return data;
}
