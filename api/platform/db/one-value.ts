import { Refusal } from '../http/refusal.ts';

/**
 * A value that may be in the body or the query (docs/behaviour.md#detail-bodies). @throws Refusal CONFLICTING_VALUES for two different ones
 */
export function oneValue(inBody: string | undefined, inQuery: string | undefined): string | undefined {
  const body = inBody === '' ? undefined : inBody;
  const query = inQuery === '' ? undefined : inQuery;
  if (body !== undefined && query !== undefined && body !== query) throw new Refusal('CONFLICTING_VALUES');
  return body ?? query;
}

/** The same for a required value. @throws Refusal BAD_INPUT with the field */
export function requiredValue(field: string, inBody: string | undefined, inQuery: string | undefined): string {
  const value = oneValue(inBody, inQuery);
  if (value === undefined) throw new Refusal('BAD_INPUT', { fields: { [field]: 'REQUIRED' } });
  return value;
}
