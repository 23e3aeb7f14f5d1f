import { getCompanyByPath, getOtherCompanies } from '../../../contract/company/calls.ts';
import type { CompanyCard, PublicCompany } from '../../../contract/company/shapes.ts';
import { apiLanguage, type Language } from '../../../contract/languages.ts';
import { otherCompaniesShown } from '../../../contract/limits.ts';
import { ApiFailure, callApi } from '../../server/call-api.ts';

/** @returns null for an unknown company */
export async function loadCompany(path: string | undefined, reader: Language): Promise<PublicCompany | null> {
  if (path === undefined || path === '' || path.length > 120) return null;
  try {
    return (await callApi(getCompanyByPath, { body: { path, language: apiLanguage(reader) } })).company;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOutage || error.isGone) throw error;
    return null;
  }
}

/** Up to 3 others of the same trade; the page stands without them. */
export async function loadOthers(id: string, reader: Language): Promise<readonly CompanyCard[]> {
  try {
    return (await callApi(getOtherCompanies, { query: { id, language: apiLanguage(reader) } })).companies.slice(0, otherCompaniesShown);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return [];
  }
}
