import { Refusal } from './refusal.ts';

/**
 * A required value that may be in the body or the query (docs/behaviour.md#detail-bodies). @throws Refusal CONFLICTING_VALUES for two
 * different ones, BAD_INPUT with the field without one
 */
export function requiredValue(field: string, inBody: string | undefined, inQuery: string | undefined): string {
  if (inBody && inQuery && inBody !== inQuery) throw new Refusal('CONFLICTING_VALUES');
  const value = inBody || inQuery;
  if (!value) throw new Refusal('BAD_INPUT', { fields: { [field]: 'REQUIRED' } });
  return value;
}
