import { getCompanyById, getCompanyByPath, getOtherCompanies } from '../../../contract/company/calls.ts';
import type { CompanyCard, PublicCompany } from '../../../contract/company/shapes.ts';
import { isId } from '../../../contract/wire/ids.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { otherCompaniesShown } from '../../../contract/limits.ts';
import { ApiFailure, callApi } from '../../server/call-api.ts';

/** @returns null where the API refuses */
async function orNull(asked: Promise<{ company: PublicCompany }>): Promise<PublicCompany | null> {
  try {
    return (await asked).company;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOutage || error.isDeleted) throw error;
    return null;
  }
}

/** @returns null for an unknown company */
export const loadCompany = async (path: string | undefined, reader: Language): Promise<PublicCompany | null> =>
  path === undefined || path === '' || path.length > 120
    ? null
    : orNull(callApi(getCompanyByPath, { body: { path, language: apiLanguage(reader) } }));

/** The company as its page will be after the approval of its edit. @returns null without permission to see it */
export const loadPreview = async (id: string, reader: Language, token: string): Promise<PublicCompany | null> =>
  isId(id) && token !== '' ? orNull(callApi(getCompanyById, { body: { id, language: apiLanguage(reader) } }, token)) : null;

/** Up to 3 companies of the same activity area; a failure does not affect the page. */
export async function loadOthers(id: string, reader: Language): Promise<readonly CompanyCard[]> {
  try {
    return (await callApi(getOtherCompanies, { query: { id, language: apiLanguage(reader) } })).companies.slice(0, otherCompaniesShown);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return [];
  }
}
