/**
 * The person's own companies, as far as this browser knows them: pages are the same bytes for everyone
 * (docs/behaviour.md#shared-pages), and their scripts hide the contact form of own companies (src/page-scripts/contact-form.ts). Deleted at sign-out.
 */
import { ownCompaniesKey, writeText } from './store/stored.ts';

/** @param ids all own companies */
export const keepOwnCompanies = (ids: readonly string[]): void => writeText(ownCompaniesKey, ids.join(' ') || null);
