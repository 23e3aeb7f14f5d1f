import { getCompanyById, getCompanyByPath, getOtherCompanies } from '../../../contract/company/calls.ts';
import type { CompanyCard, PublicCompany } from '../../../contract/company/shapes.ts';
import { isId } from '../../../contract/wire/ids.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { otherCompaniesShown } from '../../../contract/limits.ts';
import { callApi, orElse, orNull } from '../../server/call-api.ts';

const companyOf = async (asked: Promise<{ company: PublicCompany }>): Promise<PublicCompany | null> =>
  (await orNull(asked))?.company ?? null;

/** @returns null for an unknown company */
export const loadCompany = async (path: string | undefined, reader: Language): Promise<PublicCompany | null> =>
  path === undefined || path === '' || path.length > 120
    ? null
    : companyOf(callApi(getCompanyByPath, { body: { path, language: apiLanguage(reader) } }));

/** The company as its page will be after the approval of its edit. @returns null without permission to see it */
export const loadPreview = async (id: string, reader: Language, token: string): Promise<PublicCompany | null> =>
  isId(id) && token !== '' ? companyOf(callApi(getCompanyById, { body: { id, language: apiLanguage(reader) } }, token)) : null;

/** Up to 3 companies of the same activity area; a failure does not affect the page. */
export async function loadOthers(id: string, reader: Language): Promise<readonly CompanyCard[]> {
  const { companies } = await orElse(callApi(getOtherCompanies, { query: { id, language: apiLanguage(reader) } }), { companies: [] });
  return companies.slice(0, otherCompaniesShown);
}
