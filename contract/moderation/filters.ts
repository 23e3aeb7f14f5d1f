/** Filters of the console's lists; a filter has the same name in the console's address and in the call. */
import { type Filter, oneOf } from '../catalogue/filter.ts';
import { apiLanguages } from '../text/languages.ts';
import { claimStates } from './calls.ts';

export const queueFilters = {
  language: oneOf(apiLanguages),
  country: { pattern: /^[a-z]{2}$/ },
  /** Items that wait longer. The console offers these values; the call accepts any. */
  olderThanHours: { ...oneOf(['24', '72', '168']), isNumber: true },
  claimed: oneOf(claimStates),
} as const satisfies Record<string, Omit<Filter, 'wire'>>;

const line = { pattern: /./ };
const day = { pattern: /^\d{4}-\d\d-\d\d$/ };
export const auditFilters = { actor: line, action: line, target: line, from: day, to: day } as const;
