/** Statements that add, change and delete a company, each for a batch with a guard (api/platform/db/guard.ts). */
import { boostedFacet, companyCountKeys, companyFacets, type ListedCompany } from '../lookup/facet-words.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { PlaceRow } from '../lookup/store.ts';
import { textColumns } from '../platform/text/author-texts.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type AsSpelled, spelledValues } from '../platform/db/keywords-to-check.ts';
import { reviewedTable, valuesOf } from '../platform/db/edited-table.ts';
import { countryStatements } from '../request/company-store.ts';
import { chosenCategoriesOf, type CompanyRow } from './row.ts';
import { companySearchText } from './search-text.ts';

/** Columns of a company's content, which are part of an edit and of a pending edit. */
export const contentColumns = [
  'name',
  'description',
  ...textColumns,
  'email',
  'website',
  'type_id',
  'logo_key',
  'cover_key',
  'video_id',
  'activity_area',
  'both_areas',
  'taxpayer_number',
  'taxpayer_office',
  'tax_key',
  'documents',
  'facts',
  'employees',
  'hs_code',
  'bank_names',
  'keywords',
  'categories',
  'country_id',
  'city_id',
  'area_id',
  'address_header',
  'address_description',
  'postal_code',
  'phone',
  'fax',
  'address_email',
] as const satisfies readonly (keyof CompanyRow)[];
/** Columns that every edit writes; only the owner's writes `is_active` too, and other columns are written by other statements. */
const written = [...contentColumns, 'approve_status'] as const;
export type WrittenCompany = Pick<CompanyRow, (typeof written)[number] | 'is_active'>;

/** A company's data for lists and searches. */
function listingOf(company: WrittenCompany, place: PlaceRow, lookups: Lookups) {
  const listed: ListedCompany = {
    activityArea: company.activity_area,
    hasBothAreas: company.both_areas === 1,
    categories: chosenCategoriesOf(company),
    countryId: company.country_id,
  };
  return {
    search_text: companySearchText(company, place, lookups),
    facets: companyFacets(listed, false),
    count_keys: JSON.stringify(companyCountKeys(listed)),
  };
}

function categoryStatements(db: D1DatabaseSession, id: string, company: WrittenCompany): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM company_category WHERE company_id = ?1').bind(id),
    db
      .prepare(
        `INSERT INTO company_category(company_id, category_id, sub_category_id)
         SELECT ?1, json_extract(c.value, '$.id'), s.value FROM json_each(?2) c, json_each(c.value, '$.subs') s`,
      )
      .bind(id, company.categories),
  ];
}

const companies = reviewedTable('company', contentColumns, {
  // An edit does not change whether the company is boosted.
  stored: { facets: (facets) => `iif(is_boosted = 1, ${facets} || ' ${boostedFacet}', ${facets})` },
});
export const { sendStatements, publishStatements, rejectStatements, takeDownStatements, setStatements } = companies;

const valuesOfCompany = (company: WrittenCompany, place: PlaceRow, lookups: Lookups) => ({
  ...valuesOf(written, company),
  ...listingOf(company, place, lookups),
});

/**
 * Adds a company if the account has fewer than `countMax`; otherwise the guard stops the batch, also for the second of two simultaneous
 * calls. In addition, the database limits the number to 3.
 */
export const addStatements = (
  db: D1DatabaseSession,
  { id, ownerUserId, path }: { id: string; ownerUserId: string; path: string },
  company: WrittenCompany,
  place: PlaceRow,
  countMax: number,
  lookups: Lookups,
  now: number,
): D1PreparedStatement[] => [
  companies.addStatement(
    db,
    { id, owner_user_id: ownerUserId, path, created_at: now, is_active: company.is_active, ...valuesOfCompany(company, place, lookups) },
    {
      where: '(SELECT COUNT(*) FROM company WHERE owner_user_id = ?1 AND is_user_company = 0 AND deleted_at IS NULL) < ?2',
      values: [ownerUserId, countMax],
    },
  ),
  changedStatement(db),
  ...categoryStatements(db, id, company),
];

/**
 * Changes a company if its version is still the one that was read.
 * @param replaced only if a moderator applies the pending edit: the time of its approval
 */
export const editStatements = (
  db: D1DatabaseSession,
  before: Pick<CompanyRow, 'id' | 'version' | 'country_id'>,
  after: WrittenCompany,
  place: PlaceRow,
  lookups: Lookups,
  replaced?: { approvedAt?: number | undefined },
): D1PreparedStatement[] => [
  ...companies.editStatements(
    db,
    before,
    {
      ...valuesOfCompany(after, place, lookups),
      // A suspension begins and ends without a new version, so a moderator's value may be older than it.
      ...(replaced === undefined && { is_active: after.is_active }),
      ...(replaced?.approvedAt !== undefined && { approved_at: replaced.approvedAt }),
    },
    replaced === undefined,
  ),
  ...categoryStatements(db, before.id, after),
  ...countryStatements(db, before.id, before.country_id, after.country_id, lookups),
];

/** Stores a pending edit. Hiding applies at once, without a review. */
export const holdEditStatements = (
  db: D1DatabaseSession,
  before: Pick<CompanyRow, 'id' | 'version'>,
  after: WrittenCompany,
  now: number,
): D1PreparedStatement[] => companies.holdStatements(db, before, after, now, { is_active: after.is_active });

export const spellCompanyStatement = (db: D1DatabaseSession, row: AsSpelled): D1PreparedStatement =>
  companies.renewStatement(db, row, { ...spelledValues(row), pending_edit: row.pending_edit });

export const renewCompanyStatement = (
  db: D1DatabaseSession,
  row: { seq: number; version: number },
  searchText: string,
): D1PreparedStatement => companies.renewStatement(db, row, { search_text: searchText });
