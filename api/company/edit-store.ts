/** Statements that add, change and delete a company, each for a batch with a guard (api/platform/guard.ts). */
import { approval } from '../../contract/company/approval.ts';
import { boostedFacet, companyCountKeys, companyFacets, type CompanyFacts } from '../../contract/catalogue/facets.ts';
import type { Lookups } from '../lookup/lookups.ts';
import { changedStatement } from '../platform/guard.ts';
import { deleteProductsOfStatements } from '../product/forget-store.ts';
import { countryStatements } from '../request/company-store.ts';
import { deleteRequestsOfStatements } from '../request/forget-store.ts';
import { chosenCategoriesOf, type CompanyRow } from './row.ts';
import { companySearchText } from './search-text.ts';

/** Columns that a write sets; the others have a life of their own. */
const written = [
  'name',
  'description',
  'email',
  'website',
  'type_id',
  'logo_key',
  'cover_key',
  'video_id',
  'activity_area',
  'taxpayer_number',
  'taxpayer_office',
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
  'approve_status',
  'is_active',
] as const satisfies readonly (keyof CompanyRow)[];
export type WrittenCompany = Pick<CompanyRow, (typeof written)[number]>;

const factsOf = (company: WrittenCompany): CompanyFacts => ({
  activityArea: company.activity_area,
  categories: chosenCategoriesOf(company),
  countryId: company.country_id,
});

/** search_text, facets and count_keys of a company as it will be stored; the statement adds the boost that it finds. */
function listingOf(company: WrittenCompany, lookups: Lookups): [searchText: string, facets: string, countKeys: string] {
  const facts = factsOf(company);
  return [companySearchText(company, lookups), companyFacets(facts, false), JSON.stringify(companyCountKeys(facts))];
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
  countMax: number,
  lookups: Lookups,
  now: number,
): D1PreparedStatement[] {
  const values = [ids.id, ids.ownerUserId, ids.path, now, ...listingOf(company, lookups), ...written.map((column) => company[column])];
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

/** Changes a company as it was read; the guard stops the batch when somebody changed it meanwhile. */
export function editStatements(
  db: D1DatabaseSession,
  before: CompanyRow,
  after: WrittenCompany,
  lookups: Lookups,
  now: number,
): D1PreparedStatement[] {
  const values = [before.id, before.version, now, ...listingOf(after, lookups), ...written.map((column) => after[column])];
  const sets = written.map((column, index) => `${column} = ?${index + 7}`).join(', ');
  return [
    db
      .prepare(
        `UPDATE company SET sent_at = CASE WHEN approve_status <> ${approval.pending} AND ?${written.indexOf('approve_status') + 7} = ${approval.pending} THEN ?3 ELSE sent_at END,
           search_text = ?4, facets = CASE WHEN is_boosted = 1 THEN ?5 || ' ${boostedFacet}' ELSE ?5 END, count_keys = ?6, version = version + 1, ${sets}
         WHERE id = ?1 AND version = ?2 AND deleted_at IS NULL`,
      )
      .bind(...values),
    changedStatement(db),
    ...categoryStatements(db, before.id, after),
    ...countryStatements(db, before.id, before.country_id, after.country_id, lookups),
  ];
}

/** Deletes a company with its products and requests and their files; chats stay, and so does the logo they show. */
export const deleteStatements = (db: D1DatabaseSession, id: string, now: number): D1PreparedStatement[] => [
  db.prepare('UPDATE company SET deleted_at = ?2, is_active = 0, version = version + 1 WHERE id = ?1 AND deleted_at IS NULL').bind(id, now),
  changedStatement(db),
  ...deleteProductsOfStatements(db, id, now),
  ...deleteRequestsOfStatements(db, id, now),
  db.prepare('DELETE FROM active_boost WHERE company_id = ?1').bind(id),
];

/** Nobody's edit: the row's version stays. One that was edited or deleted since it was read has the new form already, or needs none. */
export const renewCompanyStatement = (
  db: D1DatabaseSession,
  row: { seq: number; version: number },
  searchText: string,
): D1PreparedStatement =>
  db
    .prepare('UPDATE company SET search_text = ?3 WHERE seq = ?1 AND version = ?2 AND deleted_at IS NULL')
    .bind(row.seq, row.version, searchText);
