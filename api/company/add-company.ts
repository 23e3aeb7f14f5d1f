import { approval } from '../../contract/company/approval.ts';
import { addCompany } from '../../contract/company/calls.ts';
import { pathOfName } from './path.ts';
import { normalEmail } from '../../contract/email.ts';
import { companiesAllowed } from '../../contract/plan/features.ts';
import { validatePlace, validateType } from '../lookup/validate.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { actStatement } from '../platform/db/audit.ts';
import { checkTexts } from '../platform/text/author-texts.ts';
import { done, on } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { checkKeywords, plainPhone, textOrNull } from '../platform/text/typed.ts';
import { hasPlan, readLimit, requireWithinPlan } from '../plan/quota-store.ts';
import { chooseCategories } from './categories.ts';
import { addStatements, type WrittenCompany } from './edit-store.ts';
import { isPathTaken, readAddState } from './store.ts';
import { checkedTaxKey } from './tax-number.ts';

/** The path of the name, with a short suffix if it is in use. */
async function freePath(db: D1DatabaseSession, name: string): Promise<string> {
  const path = pathOfName(name);
  return (await isPathTaken(db, path)) ? `${path}-${newId().slice(0, 5)}` : path;
}

/** Refusals in order: e-mail not verified, no plan, too many companies, e-mail in use, then invalid data. */
export const addCompanyRoute = on(addCompany, async ({ body: { data }, caller, deps: { commit, db, clock } }) => {
  const now = clock.now();
  if (!caller.isEmailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
  if (!hasPlan(caller, now)) throw new Refusal('COMPANY_NEEDS_PLAN');
  const email = normalEmail(data.companyEmail);
  const countMax = companiesAllowed(await readLimit(db, caller, 'CreateCompany', now));
  const { companyCount, isEmailUsed } = await readAddState(db, caller.masterUserId, email);
  if (companyCount >= countMax) throw new Refusal('COMPANY_LIMIT_REACHED');
  if (isEmailUsed) throw new Refusal('COMPANY_EMAIL_USED', { fields: { companyEmail: 'DUPLICATE' } });

  const lookups = await loadLookups(db, now);
  const texts = checkTexts({ text: data.description, language: undefined, texts: undefined }, null, caller.language, 'Company');
  const keywords = checkKeywords(data.companyKeywords, texts.language, 'companyKeywords');
  const categories = chooseCategories(lookups, data.categoryIds ?? [], data.subCategoryIds ?? []);
  const typeId = validateType(lookups, 'company', data.companyTypeId, 'companyTypeId');
  await requireWithinPlan(db, caller, 'AddCompanyKeywords', { now: keywords.length, before: 0 }, 'companyKeywords', now);
  await requireWithinPlan(db, caller, 'AddCategoryAndSubCategory', { now: categories.length, before: 0 }, 'categoryIds', now);
  const { address } = data;
  const place = { countryId: address?.countryId ?? null, cityId: address?.cityId ?? null, areaId: address?.areaId ?? null };
  const validPlace = await validatePlace(db, place, 'address');

  const taxpayerNumber = textOrNull(data.taxpayerNumber);
  const company: WrittenCompany = {
    name: data.companyName,
    description: data.description,
    ...texts,
    email,
    website: textOrNull(data.webSite),
    type_id: typeId,
    logo_key: null,
    cover_key: null,
    video_id: null,
    activity_area: data.activityArea ?? null,
    both_areas: null,
    taxpayer_number: taxpayerNumber,
    taxpayer_office: textOrNull(data.taxpayerOffice),
    tax_key: checkedTaxKey({ taxpayer_number: taxpayerNumber, country_id: place.countryId }, null, lookups, 'taxpayerNumber'),
    documents: '[]',
    facts: '{}',
    employees: null,
    hs_code: null,
    bank_names: null,
    keywords: JSON.stringify(keywords),
    categories: JSON.stringify(categories),
    country_id: place.countryId,
    city_id: validPlace.city_id,
    area_id: place.areaId,
    address_header: textOrNull(address?.stHeader),
    address_description: textOrNull(address?.stDescription),
    postal_code: textOrNull(address?.postalCode),
    phone: plainPhone(address?.phone),
    fax: address?.fax || '-',
    address_email: textOrNull(address?.email),
    // A new company has no logo, so it is incomplete (docs/behaviour.md#completeness).
    approve_status: approval.incomplete,
    is_active: 1,
  };
  const ids = { id: newId(), ownerUserId: caller.masterUserId, path: await freePath(db, data.companyName) };
  const audit = actStatement(db, caller, 'company.add', ids.id, now);
  const added = done('COMPANY_ADDED', 'The company was added.', { id: ids.id, path: ids.path });
  return commit([...addStatements(db, ids, company, validPlace, countMax, lookups, now), audit], added, 'COMPANY_LIMIT_REACHED');
});
