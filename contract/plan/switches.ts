/** Limits that say yes or no instead of a number (D-80). */
import type { Feature } from '../limits.ts';

const switches: ReadonlySet<Feature> = new Set<Feature>(['CreateCompanyProfile', 'CreateRequest', 'CanUseCredit']);

export const isSwitch = (feature: Feature): boolean => switches.has(feature);
