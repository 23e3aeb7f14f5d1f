import type { BodyOf } from '../../contract/wire/call.ts';
import { approval, companyStatusAfterEdit, statusBesideApproved } from '../../contract/company/approval.ts';
import { editCompany } from '../../contract/company/calls.ts';
import { videoIdOf } from '../../contract/company/video.ts';
import { normalEmail } from '../../contract/email.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { actingStatement, requireActing } from '../account/acting-store.ts';
import { validatePlace, validateType } from '../lookup/validate.ts';
import { type Lookups, loadLookups } from '../lookup/lookups.ts';
import type { PlaceRow } from '../lookup/store.ts';
import { actStatement } from '../platform/db/audit.ts';
import { checkTexts } from '../platform/text/author-texts.ts';
import { type Caller, type Context, done, on } from '../platform/http/handler.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { storeUploads } from '../platform/media.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { checkKeywords, plainPhone } from '../platform/text/typed.ts';
import { requireWithinPlan } from '../plan/quota-store.ts';
import { showRequestsStatement } from '../request/company-store.ts';
import { chooseCategories } from './categories.ts';
import { editedDocuments } from './documents.ts';
import { editStatements, holdEditStatements, type WrittenCompany } from './edit-store.ts';
import { chosenCategoriesOf, type CompanyRow, completenessOfRow, keywordsOf, fileKeysOf } from './row.ts';
import { writtenFacts } from './facts.ts';
import { findOwnCompany, isEmailOfOther } from './store.ts';
import { checkedTaxKey } from './tax-number.ts';
import { ownCompanyView } from './view.ts';

type Body = BodyOf<typeof editCompany>;

/** An omitted field keeps its value, an empty one clears it. */
const changed = (text: string | undefined, before: string | null): string | null =>
  text === undefined ? before : text === '' ? null : text;

/** Only addresses with "youtube" in them are videos, as specified; others of that kind are refused (docs/behaviour.md#promotion-video). */
function videoOf(address: string | undefined, before: string | null): string | null {
  if (address === undefined) return before;
  if (address === '') return null;
  const id = videoIdOf(address);
  if (id === null) throw new Refusal('BAD_INPUT', { fields: { PromotionVideoUrl: 'INVALID_VIDEO' } });
  return id;
}

/** A new country clears the city, and a new city the area. */
function placeOf(body: Body, row: CompanyRow): { countryId: string | null; cityId: string | null; areaId: string | null } {
  const countryId = body['Address.CountryId'] ?? row.country_id;
  const cityId = body['Address.CityId'] ?? (countryId === row.country_id ? row.city_id : null);
  return { countryId, cityId, areaId: body['Address.AreaId'] ?? (cityId === row.city_id ? row.area_id : null) };
}

function categoriesOf(body: Body, row: CompanyRow, lookups: Lookups): string {
  const isSent = body.Categories.length > 0 || body.SubCategories.length > 0;
  return isSent ? JSON.stringify(chooseCategories(lookups, body.Categories, body.SubCategories)) : row.categories;
}

function afterEdit(body: Body, row: CompanyRow, account: Language, lookups: Lookups, now: number): WrittenCompany {
  const place = placeOf(body, row);
  const texts = checkTexts(
    { text: body.Description, language: body['Company.Language'], texts: body['Company.Texts'] },
    row,
    account,
    'Company',
  );
  const taxpayer_number = changed(body.TaxpayerNumber, row.taxpayer_number);
  return {
    ...row,
    name: body.Name,
    description: body.Description,
    ...texts,
    email: normalEmail(body.Email),
    website: changed(body.WebSite, row.website),
    type_id: body.CompanyType === undefined ? row.type_id : validateType(lookups, 'company', body.CompanyType, 'CompanyType'),
    video_id: videoOf(body.PromotionVideoUrl, row.video_id),
    activity_area: body.ActivityArea ?? row.activity_area,
    both_areas: body.HasBothAreas === undefined ? row.both_areas : body.HasBothAreas ? 1 : null,
    taxpayer_number,
    tax_key: checkedTaxKey({ taxpayer_number, country_id: place.countryId }, row, lookups, 'TaxpayerNumber'),
    taxpayer_office: changed(body.TaxpayerOffice, row.taxpayer_office),
    employees: changed(body.NumberOfEmployee, row.employees),
    hs_code: changed(body.HSCode, row.hs_code),
    bank_names: changed(body.BankNames, row.bank_names),
    keywords:
      body.CompanyKeywords.length > 0
        ? JSON.stringify(checkKeywords(body.CompanyKeywords, texts.language, 'CompanyKeywords'))
        : row.keywords,
    categories: categoriesOf(body, row, lookups),
    country_id: place.countryId,
    city_id: place.cityId,
    area_id: place.areaId,
    address_header: changed(body['Address.stHeader'], row.address_header),
    address_description: changed(body['Address.stDescription'], row.address_description),
    postal_code: changed(body['Address.PostalCode'], row.postal_code),
    phone: plainPhone(body.Phone, row.phone),
    fax: changed(body.Fax, row.fax) ?? '-',
    facts: writtenFacts(body.Facts, row.facts, lookups, now),
    is_active: body.IsActive === undefined ? row.is_active : Number(body.IsActive),
  };
}

async function checkLimits(db: D1DatabaseSession, caller: Caller, row: CompanyRow, after: WrittenCompany, now: number): Promise<void> {
  const keywords = { now: keywordsOf(after).length, before: keywordsOf(row).length };
  const categories = { now: chosenCategoriesOf(after).length, before: chosenCategoriesOf(row).length };
  await requireWithinPlan(db, caller, 'AddCompanyKeywords', keywords, 'CompanyKeywords', now);
  await requireWithinPlan(db, caller, 'AddCategoryAndSubCategory', categories, 'Categories', now);
}

/**
 * docs/behaviour.md#reviewed-edits and docs/behaviour.md#approved-version: status after the edit. A pending or public company must not
 * become incomplete; the refusal lists the missing fields. @param row the public version, or the only one @param before the version that
 * the owner saw
 */
function statusAfter(row: CompanyRow, before: CompanyRow, after: WrittenCompany, place: PlaceRow): WrittenCompany['approve_status'] {
  const completenessIn = (company: CompanyRow) => completenessOfRow(company, place.city_has_areas === 1);
  const completeness = completenessIn({ ...row, ...after });
  const isReviewNeeded =
    after.name !== row.name || after.taxpayer_number !== row.taxpayer_number || after.taxpayer_office !== row.taxpayer_office;
  const status = statusBesideApproved(
    row.approve_status,
    isReviewNeeded,
    companyStatusAfterEdit(before.approve_status, completeness.isComplete, isReviewNeeded),
  );
  const replaced = status === approval.approved ? row : before;
  if (status >= approval.pending && completenessIn(replaced).isComplete && !completeness.isComplete)
    throw new Refusal('BAD_INPUT', { fields: Object.fromEntries(completeness.missing.map((item) => [item, 'REQUIRED'])) });
  return status;
}

async function edit({ body, files, caller, deps }: Context<typeof editCompany>) {
  const { commit, db, clock } = deps;
  const now = clock.now();
  const row = await findOwnCompany(db, caller.masterUserId, body.CompanyId);
  if (row === null || row.is_user_company === 1) throw new Refusal('NOT_FOUND');
  await requireActing(db, row.id);
  if (body.Version !== undefined && body.Version !== row.version) throw new Refusal('STALE_VERSION');
  const lookups = await loadLookups(db, now);
  const before = withEdit(row);
  const after = afterEdit(body, before, caller.language, lookups, now);
  const place = await validatePlace(db, { countryId: after.country_id, cityId: after.city_id, areaId: after.area_id }, 'Address.CityId');
  after.city_id = place.city_id;
  await checkLimits(db, caller, before, after, now);
  if (after.email !== null && after.email !== before.email && (await isEmailOfOther(db, row.id, after.email)))
    throw new Refusal('COMPANY_EMAIL_USED', { fields: { Email: 'DUPLICATE' } });
  const target = { ownerUserId: caller.masterUserId, call: editCompany };
  const [logo] = await storeUploads(deps, files['Logo'], { ...target, field: 'Logo' });
  const [cover] = await storeUploads(deps, files['MainPhoto'], { ...target, field: 'MainPhoto' });
  const documents = await storeUploads(deps, files['OtherDocuments'], { ...target, field: 'OtherDocuments' });
  after.documents = editedDocuments(before, body.RemoveDocuments, documents);
  if (logo !== undefined) after.logo_key = logo.key;
  if (cover !== undefined) after.cover_key = cover.key;
  after.approve_status = statusAfter(row, before, after, place);
  const isHeld = row.approve_status === approval.approved && after.approve_status !== approval.approved;
  const change = isHeld ? holdEditStatements(db, row, after, now) : editStatements(db, row, after, place, lookups);
  const shown = row.is_active === 0 && after.is_active === 1 ? [showRequestsStatement(db, { companyId: row.id }, now)] : [];
  const added = [logo, cover, ...documents].flatMap((media) => (media === undefined ? [] : [media.key]));
  const usedKeys = [...fileKeysOf(after), ...(isHeld ? fileKeysOf(row) : [])];
  const removed = [...fileKeysOf(row), ...fileKeysOf(before)].filter((key) => !usedKeys.includes(key));
  const audit = actStatement(db, caller, 'company.edit', row.id, now);
  const code = isHeld && after.approve_status === approval.pending ? 'COMPANY_SAVED_FOR_REVIEW' : 'COMPANY_SAVED';
  return commit(
    [actingStatement(db, row.id), ...change, ...shown, ...mediaChangeStatements(db, added, removed, { itemId: row.id }), audit],
    done(code, 'The company was saved.', {}),
    'STALE_VERSION',
  );
}

export const editCompanyRoute = on(editCompany, edit, async (_, { body, caller, deps }) => ({
  company: await ownCompanyView(deps, caller.masterUserId, body.CompanyId),
}));
