import { keepOwnCompanies } from '../../client/own-companies.ts';
import { ownCompaniesKey, readText } from '../../client/store/stored.ts';

/** Adds a company that the API has refused to write to because it is the person's own. */
export const keepOwnCompany = (id: string): void => keepOwnCompanies([...new Set([...(readText(ownCompaniesKey)?.split(' ') ?? []), id])]);
