import { keepOwnCompanies } from '../../client/own-companies.ts';
import { ownCompaniesKey, readText } from '../../client/store/stored.ts';

/** Remembers a company as the person's own, because the API has refused a contact for this reason. */
export const keepOwnCompany = (id: string): void => keepOwnCompanies([...new Set([...(readText(ownCompaniesKey)?.split(' ') ?? []), id])]);
