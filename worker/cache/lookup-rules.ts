/** Which calls the edge caches, for how long, and which addresses share an entry. */
import type { CallDefinition } from '../../contract/wire/call.ts';
import { getMainMenuItems, home, staticPage } from '../../contract/content/calls.ts';
import { idPattern } from '../../contract/wire/ids.ts';
import { languagePattern } from '../../contract/text/languages.ts';
import { asciiUpperCase } from '../../contract/text/letter-case.ts';
import { dayMs, fallbackAgeMaxMs, hourMs, lookupAgeMaxMs } from '../../contract/limits.ts';
import {
  getActivityAreas,
  getCategories,
  getCities,
  getCompanyTypes,
  getCountries,
  getLogisticTypes,
  getShippingTypes,
} from '../../contract/lookup/calls.ts';
import { getCreditPlans, getCredits } from '../../contract/plan/calls.ts';
import { getRequestFacets } from '../../contract/request/calls.ts';
import { getCompanyFacets } from '../../contract/search/calls.ts';
import { versionQuery } from '../../contract/wire/page-query.ts';
import { addressOf } from '../../contract/wire/wire-call.ts';

export interface LookupRule {
  readonly call: CallDefinition;
  readonly freshMs: number;
  /** Up to this age a copy is served at once and renewed after the answer; an older one waits for the API. */
  readonly ageMaxMs: number;
  /** While the API fails, a copy of up to this age is served. */
  readonly fallbackMs: number;
  /** It shows content that moderators can remove: a copy from before a decision is no fallback. */
  readonly isModerated?: true;
  /** Query and path parameters, each with the values that are cached; a call with another value goes to the API. */
  readonly values: Readonly<Record<string, RegExp>>;
}

const lang = new RegExp(`^${languagePattern}$`, 'i');
/** Rule for lists that only migrations change. */
const byMigration = (call: CallDefinition, values: LookupRule['values'] = {}): LookupRule => ({
  call,
  freshMs: hourMs,
  ageMaxMs: 10 * hourMs,
  fallbackMs: 7 * dayMs,
  values,
});
/** Rule for lists that members and editors change. */
const editable = (call: CallDefinition, values: LookupRule['values'] = {}): LookupRule => ({
  call,
  freshMs: lookupAgeMaxMs / 2,
  ageMaxMs: lookupAgeMaxMs,
  fallbackMs: 7 * dayMs,
  values,
});

export const lookupRules: readonly LookupRule[] = [
  byMigration(getCountries),
  byMigration(getCities, { countryId: idPattern }),
  byMigration(getActivityAreas),
  byMigration(getCompanyTypes),
  byMigration(getLogisticTypes),
  byMigration(getShippingTypes),
  editable(getCreditPlans, { getOnlySalable: /^(?:true|false)$/ }),
  editable(getCategories),
  editable(getCredits),
  editable(getMainMenuItems),
  editable(getRequestFacets, { serviceType: /^[0-4]$/ }),
  editable(getCompanyFacets, { serviceType: /^[0-2]$/ }),
  // Contains the latest articles, which moderators can remove.
  { ...editable(home, { lang }), fallbackMs: fallbackAgeMaxMs, isModerated: true },
  editable(staticPage, { lang, path: /^[\w-]{1,100}$/, version: versionQuery.version.pattern }),
];

const byCall = new Map(lookupRules.map((rule) => [rule.call, rule]));
export const ruleOf = (call: CallDefinition): LookupRule | undefined => byCall.get(call);

/**
 * The canonical address of a lookup: unknown parameters removed, known ones in the order of the rule. @returns null if a value is not
 * cached
 */
export function canonicalAddress(rule: LookupRule, values: Readonly<Record<string, unknown>>): string | null {
  const params: Record<string, string> = {};
  const query: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(rule.values)) {
    const value = String(values[name] ?? '');
    const isParam = rule.call.path.includes(`/:${name}`);
    if (value === '' && !isParam) continue;
    if (!pattern.test(value)) return null;
    (isParam ? params : query)[name] = name === 'lang' ? asciiUpperCase(value) : value;
  }
  return addressOf(rule.call, { params, query });
}
