/** Companies and what belongs to them: deleted with their account, and in "my data". */
import { forgottenName, idsOf } from '../platform/db/forgetting.ts';
import { keywordsChecked } from '../platform/db/keywords-to-check.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';
import { noEdit } from '../platform/db/pending-edit.ts';
import { forgetContactsStatement } from './answering-store.ts';
import { forgetCertificatesStatements } from './certificate-store.ts';
import { forgetDaysStatement } from './day-store.ts';
import { editsOf, type ExportSection } from '../platform/subject/exported.ts';
import { contentColumns } from './edit-store.ts';

/**
 * Pictures that only a pending edit has: they are deleted with it, those of the approved version stay. @param where a condition over
 * `t` and ?1
 */
export const deadPicturesOfEditsStatement = (db: D1DatabaseSession, where: string, value: string): D1PreparedStatement =>
  deadMediaOfStatement(
    db,
    `SELECT p.value FROM company t, json_each(json_array(json_extract(t.pending_edit, '$.logo_key'), json_extract(t.pending_edit, '$.cover_key'))) p
     WHERE ${where} AND t.pending_edit IS NOT NULL AND p.value IS NOT t.logo_key AND p.value IS NOT t.cover_key`,
    value,
  );

/** A company's cover picture: only its logo is shown after its deletion. @param where a condition over `t` and ?1 */
export const deadCoverStatement = (db: D1DatabaseSession, where: string, value: string): D1PreparedStatement =>
  deadMediaOfStatement(db, `SELECT t.cover_key FROM company t WHERE ${where} AND t.cover_key IS NOT NULL`, value);

/** A company's documents, including those of its edit: they are deleted with it. @param where a condition over `t` and ?1 */
export const deadDocumentsStatement = (db: D1DatabaseSession, where: string, value: string): D1PreparedStatement =>
  deadMediaOfStatement(
    db,
    `SELECT json_extract(d.value, '$.key') FROM company t, json_each(t.documents) d WHERE ${where}
     UNION ALL SELECT json_extract(d.value, '$.key') FROM company t, json_each(json_extract(t.pending_edit, '$.documents')) d WHERE ${where} AND t.pending_edit IS NOT NULL`,
    value,
  );

const companies = idsOf('company', 'owner_user_id=?1');

/** A company's name and logo stay for chats, as after the deletion of a single company; the account's own company has a person's name. */
export const forgetCompaniesStatements = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement[] => [
  deadPicturesOfEditsStatement(db, `t.id IN ${companies}`, userId),
  deadDocumentsStatement(db, `t.id IN ${companies}`, userId),
  ...forgetCertificatesStatements(db, companies, userId),
  deadCoverStatement(db, `t.id IN ${companies}`, userId),
  db
    .prepare(
      `UPDATE company SET deleted_at=COALESCE(deleted_at, ?2), is_active=0, name=CASE WHEN is_user_company=1 THEN '${forgottenName}' ELSE name END,
         description='', texts='{}', email=NULL, website=NULL, cover_key=NULL, video_id=NULL, taxpayer_number=NULL, taxpayer_office=NULL, tax_key=NULL, documents='[]', facts='{}', employees=NULL, hs_code=NULL, bank_names=NULL,
         keywords='[]', ${keywordsChecked}, categories='[]', country_id=NULL, city_id=NULL, area_id=NULL, address_header=NULL, address_description=NULL, postal_code=NULL, phone=NULL, fax='-',
         address_email=NULL, reject_reason=NULL, ${noEdit}, is_boosted=0, boost_expires_at=0, search_text='', product_words='', facets='', count_keys='[]', version=version+1 WHERE id IN ${companies}`,
    )
    .bind(userId, now),
  db.prepare(`DELETE FROM company_category WHERE company_id IN ${companies}`).bind(userId),
  db.prepare(`DELETE FROM active_boost WHERE company_id IN ${companies}`).bind(userId),
  forgetDaysStatement(db, companies, userId),
  forgetContactsStatement(db, companies, userId),
];

const companyColumns = `c.id, c.name, c.path, c.is_user_company AS isOwnAddress, c.description, c.language, c.texts AS textsJson, c.email, c.website AS webSite, c.activity_area AS activityArea, c.both_areas AS hasBothAreas,
  '/media/' || c.logo_key AS logoUrl, '/media/' || c.cover_key AS coverUrl, c.video_id AS videoId, c.taxpayer_number AS taxpayerNumber, c.taxpayer_office AS taxpayerOffice,
  (SELECT json_group_array(json_object('name', json_extract(f.value, '$.name'), 'bytes', json_extract(f.value, '$.bytes'))) FROM json_each(COALESCE(c.documents, '[]')) f) AS documentsJson,
  COALESCE(c.facts, '{}') AS factsJson, c.employees, c.hs_code AS hsCode, c.bank_names AS bankNames, c.keywords AS keywordsJson, c.categories AS categoriesJson,
  (SELECT en FROM country WHERE id=c.country_id) AS country, (SELECT name FROM city WHERE id=c.city_id) AS city, (SELECT name FROM area WHERE id=c.area_id) AS area,
  c.address_header AS addressHeader, c.address_description AS addressDescription, c.postal_code AS postalCode, c.phone, c.fax, c.address_email AS addressEmail,
  c.approve_status AS approveStatus, c.reject_reason AS rejectReason, c.sent_at AS sentAt, c.approved_at AS approvedAt, NULLIF(c.boost_expires_at, 0) AS boostExpiresAt,
  c.view_count AS viewCount, c.created_at AS createdAt, c.deleted_at AS deletedAt`;

const companyEdits = editsOf(
  'company',
  contentColumns,
  'seq, id, path, is_user_company, reject_reason, sent_at, approved_at, boost_expires_at, view_count, created_at, deleted_at',
);

/** Companies and what belongs to them in "my data". */
export const exported: readonly ExportSection[] = [
  {
    name: 'companies',
    of: 'account',
    from: 'company c WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: companyColumns,
    cursor: 'c.seq',
  },
  {
    name: 'deletedCompanies',
    of: 'account',
    from: 'company c WHERE c.owner_user_id=?1 AND c.deleted_at IS NOT NULL',
    columns: companyColumns,
    cursor: 'c.seq',
  },
  { name: 'companyEdits', of: 'account', from: `${companyEdits} c WHERE true`, columns: companyColumns, cursor: 'c.seq' },
  {
    name: 'certificates',
    of: 'account',
    from: 'company c CROSS JOIN company_certificate t ON t.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: `t.id, t.company_id AS companyId, t.kind, t.number, t.issuer, t.valid_until AS validUntil, json_extract(t.document, '$.name') AS document,
      CASE t.status WHEN 1 THEN 'waiting' WHEN 2 THEN 'checked' ELSE 'rejected' END AS status, t.reject_reason AS rejectReason, t.created_at AS createdAt`,
    cursor: 't.seq',
  },
  {
    name: 'companyContacts',
    of: 'account',
    from: 'company c CROSS JOIN company_answering a ON a.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: `c.id AS companyId, (SELECT json_group_array(json_object('chatId', f.value->>0, 'answeredAfterMinutes', (f.value->>2) / 60000)) FROM json_each(a.contacts) f) AS contactsJson`,
    cursor: 'c.seq',
  },
  {
    name: 'companyDays',
    of: 'account',
    from: 'company c CROSS JOIN company_day d ON d.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: "c.id AS companyId, date(d.day * 86400, 'unixepoch') AS day, d.views, d.contacts, d.answers",
    cursor: 'c.seq * 1000000 + d.day',
  },
];
