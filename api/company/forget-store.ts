/** How companies go with their account. */
import { forgottenName, idsOf } from '../platform/forgetting.ts';
import { deadMediaOfStatement } from '../platform/media-store.ts';

const companies = idsOf('company', 'owner_user_id=?1');

/** A company's name and logo stay, because chats show them as they do for a company that was deleted alone; the account's own bears a person's name. */
export const forgetCompaniesStatements = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement[] => [
  deadMediaOfStatement(db, `SELECT t.cover_key FROM company t WHERE t.id IN ${companies} AND t.cover_key IS NOT NULL`, userId),
  db
    .prepare(
      `UPDATE company SET deleted_at=COALESCE(deleted_at, ?2), is_active=0, name=CASE WHEN is_user_company=1 THEN '${forgottenName}' ELSE name END,
         description='', email=NULL, website=NULL, cover_key=NULL, video_id=NULL, taxpayer_number=NULL, taxpayer_office=NULL, employees=NULL, hs_code=NULL, bank_names=NULL,
         keywords='[]', categories='[]', country_id=NULL, city_id=NULL, area_id=NULL, address_header=NULL, address_description=NULL, postal_code=NULL, phone=NULL, fax='-',
         address_email=NULL, reject_reason=NULL, is_boosted=0, boost_expires_at=0, search_text='', facets='', count_keys='[]', version=version+1 WHERE id IN ${companies}`,
    )
    .bind(userId, now),
  db.prepare(`DELETE FROM company_category WHERE company_id IN ${companies}`).bind(userId),
  db.prepare(`DELETE FROM active_boost WHERE company_id IN ${companies}`).bind(userId),
];
