/** Companies and what belongs to them in "my data". */
import { editsOf, type ExportSection } from '../platform/subject/exported.ts';
import { contentColumns } from './edit-store.ts';

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
