/** Statements that add, change and delete a company, each for a batch with a guard (api/platform/db/guard.ts). */
import { approval } from '../../contract/company/approval.ts';
import { boostedFacet, companyCountKeys, companyFacets, type ListedCompany } from '../lookup/facet-words.ts';
import type { Lookups } from '../lookup/lookups.ts';
import type { PlaceRow } from '../lookup/store.ts';
import { textColumns } from '../platform/text/author-texts.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type AsSpelled, keywordsLookedAt } from '../platform/db/keywords-to-check.ts';
import { editText, heldEdit, isApprovedAsRead, noEdit } from '../platform/db/pending-edit.ts';
import { countryStatements } from '../request/company-store.ts';
import { chosenCategoriesOf, type CompanyRow } from './row.ts';
import { companySearchText } from './search-text.ts';

/** Columns that hold what a company says of itself: what an edit changes, and what waits when it needs a review. */
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
/** Columns that a write sets; the others have a life of their own. */
const written = [...contentColumns, 'approve_status', 'is_active'] as const;
export type WrittenCompany = Pick<CompanyRow, (typeof written)[number]>;

const listedOf = (company: WrittenCompany): ListedCompany => ({
  activityArea: company.activity_area,
  categories: chosenCategoriesOf(company),
  countryId: company.country_id,
});

/** search_text, facets and count_keys of a company as it will be stored; the statement adds the boost that it finds. */
function listingOf(company: WrittenCompany, place: PlaceRow, lookups: Lookups): [searchText: string, facets: string, countKeys: string] {
  const listed = listedOf(company);
  return [companySearchText(company, place, lookups), companyFacets(listed, false), JSON.stringify(companyCountKeys(listed))];
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

const placeholders = (count: number, from: number): string => Array.from({ length: count }, (_, index) => `?${from + index}`).join(',');

/**
 * Adds a company if the account has fewer than `countMax`; the guard stops the batch otherwise (a race for the last place).
 * The database's own cap of 3 stands behind it.
 */
export function addStatements(
  db: D1DatabaseSession,
  ids: { id: string; ownerUserId: string; path: string },
  company: WrittenCompany,
  place: PlaceRow,
  countMax: number,
  lookups: Lookups,
  now: number,
): D1PreparedStatement[] {
  const values = [
    ids.id,
    ids.ownerUserId,
    ids.path,
    now,
    ...listingOf(company, place, lookups),
    ...written.map((column) => company[column]),
  ];
  return [
    db
      .prepare(
        `INSERT INTO company(id, owner_user_id, path, created_at, search_text, facets, count_keys, ${written.join(', ')})
         SELECT ${placeholders(values.length, 1)}
         WHERE (SELECT COUNT(*) FROM company WHERE owner_user_id = ?2 AND is_user_company = 0 AND deleted_at IS NULL) < ?${values.length + 1}`,
      )
      .bind(...values, countMax),
    changedStatement(db),
    ...categoryStatements(db, ids.id, company),
  ];
}

/**
 * Changes a company as it was read, and takes the place of an edit that waited; the guard stops the batch when somebody changed it
 * meanwhile. What is approved is rejected no more.
 */
export function editStatements(
  db: D1DatabaseSession,
  before: Pick<CompanyRow, 'id' | 'version' | 'country_id'>,
  after: WrittenCompany,
  place: PlaceRow,
  lookups: Lookups,
): D1PreparedStatement[] {
  const values = [before.id, before.version, ...listingOf(after, place, lookups), ...written.map((column) => after[column])];
  const sets = written.map((column, index) => `${column} = ?${index + 6}`).join(', ');
  const rejection = after.approve_status === approval.approved ? 'reject_reason = NULL, rejected_at = NULL,' : '';
  return [
    db
      .prepare(
        `UPDATE company SET search_text = ?3, facets = CASE WHEN is_boosted = 1 THEN ?4 || ' ${boostedFacet}' ELSE ?4 END, count_keys = ?5,
           version = version + 1, ${rejection} ${noEdit}, ${keywordsLookedAt}, ${sets}
         WHERE id = ?1 AND version = ?2 AND deleted_at IS NULL`,
      )
      .bind(...values),
    changedStatement(db),
    ...categoryStatements(db, before.id, after),
    ...countryStatements(db, before.id, before.country_id, after.country_id, lookups),
  ];
}

/** Puts an edit beside the approved version, which stays as it is but for `is_active`; guarded like the others. */
export function holdEditStatements(
  db: D1DatabaseSession,
  before: Pick<CompanyRow, 'id' | 'version'>,
  after: WrittenCompany,
  now: number,
): D1PreparedStatement[] {
  const edit = editText(contentColumns, after);
  return [
    db
      .prepare(`UPDATE company SET ${heldEdit}, ${keywordsLookedAt}, is_active = ?6 WHERE ${isApprovedAsRead}`)
      .bind(before.id, before.version, now, edit, after.approve_status, after.is_active),
    changedStatement(db),
  ];
}

/**
 * A company whose keywords are spelled as they were typed. Its version goes on: a form that was opened before would store the old ones
 * again.
 */
export const spellCompanyStatement = (db: D1DatabaseSession, row: AsSpelled): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE company SET keywords = ?3, pending_edit = ?4, keywords_to_check = ?5, version = version + 1 WHERE seq = ?1 AND version = ?2',
    )
    .bind(row.seq, row.version, row.keywords, row.pending_edit, row.keywords_to_check);

/** Nobody's edit: the row's version stays. One that was edited or deleted since it was read has the new form already, or needs none. */
export const renewCompanyStatement = (
  db: D1DatabaseSession,
  row: { seq: number; version: number },
  searchText: string,
): D1PreparedStatement =>
  db
    .prepare('UPDATE company SET search_text = ?3 WHERE seq = ?1 AND version = ?2 AND deleted_at IS NULL')
    .bind(row.seq, row.version, searchText);
