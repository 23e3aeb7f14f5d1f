/** Deletes companies with their account. */
import { forgottenName, idsOf } from '../platform/db/forgetting.ts';
import { keywordsChecked } from '../platform/db/keywords-to-check.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';
import { noEdit } from '../platform/db/pending-edit.ts';
import { forgetContactsStatement } from './answering-store.ts';
import { forgetCertificatesStatements } from './certificate-store.ts';
import { forgetDaysStatement } from './day-store.ts';

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
