/**
 * Which companies are the person's own, as far as this browser has learned: pages are the same bytes for everyone (docs/behaviour.md#shared-pages), and nobody is
 * asked to write to themselves (src/page-scripts/contact-form.ts). Goes with sign-out.
 */
import { ownCompaniesKey, readText, writeText } from './store/stored.ts';

/** @param ids all own companies */
export const keepOwnCompanies = (ids: readonly string[]): void => writeText(ownCompaniesKey, ids.length === 0 ? null : ids.join(' '));

/** Adds one own company. */
export const keepOwnCompany = (id: string): void => keepOwnCompanies([...new Set([...(readText(ownCompaniesKey)?.split(' ') ?? []), id])]);
