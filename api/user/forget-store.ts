/**
 * What ends with a person or an account. Nothing that could name a person stays: names, addresses and numbers go, pictures are swept.
 * What others rely on stays without them: chats with the companies' names (trade data), the ledger, payments and the audit log.
 */
import { type RevokeReason } from '../session/family-store.ts';

/** Stands where a name was: the same in every language. */
const forgottenName = '— —';

/** The user ?1 and, for a main account, its living staff. */
const people = '(SELECT ?1 UNION ALL SELECT user_id FROM staff WHERE master_user_id=?1 AND removed_at IS NULL)';

/** Living and deleted rows alike, each by its own index. */
const rowsOf = (table: 'company' | 'product' | 'request', owner: string): string =>
  `(SELECT id FROM ${table} WHERE ${owner} AND deleted_at IS NULL UNION ALL SELECT id FROM ${table} WHERE ${owner} AND deleted_at IS NOT NULL)`;
const companies = rowsOf('company', 'owner_user_id=?1');
const products = rowsOf('product', `company_id IN ${companies}`);
const requests = rowsOf('request', 'owner_user_id=?1');

/** Marks a main account as deleted: of two calls at once, one finds it alive. A guard follows. */
export const endAccountStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE users SET deleted_at=?2 WHERE id=?1 AND deleted_at IS NULL').bind(userId, now);

/** Takes companies, products and requests out of every list; the triggers of the lists keep search and totals right. */
export function endBusinessStatements(db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement[] {
  const files = (from: string, key: string): D1PreparedStatement =>
    db.prepare(`UPDATE media SET state='dead' WHERE r2_key IN (SELECT ${key} FROM ${from})`).bind(userId);
  const timed = (sql: string): D1PreparedStatement => db.prepare(sql).bind(userId, now);
  return [
    files(`product t, json_each(t.images) f WHERE t.id IN ${products}`, 'f.value'),
    files(`request t, json_each(t.images) f WHERE t.id IN ${requests}`, 'f.value'),
    files(`request t, json_each(t.files) f WHERE t.id IN ${requests}`, "json_extract(f.value, '$.key')"),
    // Chats show the logo, as they do for a company that was deleted alone.
    files(`company t WHERE t.id IN ${companies} AND t.cover_key IS NOT NULL`, 't.cover_key'),
    timed(
      `UPDATE product SET deleted_at=COALESCE(deleted_at, ?2), name='—', description='', code='', keywords='[]', images='[]', version=version+1 WHERE id IN ${products}`,
    ),
    timed(
      `UPDATE request SET deleted_at=COALESCE(deleted_at, ?2), is_active=0, name='—', description='', keywords='[]', images='[]', files='[]', reject_reason=NULL,
         is_boosted=0, boost_expires_at=0, search_text='', facets='', count_keys='[]', version=version+1 WHERE id IN ${requests}`,
    ),
    timed(
      `UPDATE company SET deleted_at=COALESCE(deleted_at, ?2), is_active=0, name=CASE WHEN is_user_company=1 THEN '${forgottenName}' ELSE name END,
         description='', email=NULL, website=NULL, cover_key=NULL, video_id=NULL, taxpayer_number=NULL, taxpayer_office=NULL, employees=NULL, hs_code=NULL, bank_names=NULL,
         keywords='[]', categories='[]', country_id=NULL, city_id=NULL, area_id=NULL, address_header=NULL, address_description=NULL, postal_code=NULL, phone=NULL, fax='-',
         address_email=NULL, reject_reason=NULL, is_boosted=0, boost_expires_at=0, search_text='', facets='', count_keys='[]', version=version+1 WHERE id IN ${companies}`,
    ),
    db.prepare(`DELETE FROM company_category WHERE company_id IN ${companies}`).bind(userId),
    db.prepare(`DELETE FROM active_boost WHERE company_id IN ${companies}`).bind(userId),
  ];
}

/**
 * Forgets a person, or a main user with the staff: sign-ins, links and notifications end, mails on their way are stopped, and the rows
 * keep nothing that names them. Comes before the staff are marked as removed, and before a farewell mail is written.
 */
export function forgetPeopleStatements(db: D1DatabaseSession, userId: string, reason: RevokeReason, now: number): D1PreparedStatement[] {
  const of = (sql: string): D1PreparedStatement => db.prepare(sql).bind(userId);
  const timed = (sql: string): D1PreparedStatement => db.prepare(sql).bind(userId, now);
  return [
    timed(
      `UPDATE outbox SET done_at=?2, payload='{}' WHERE done_at IS NULL AND dead_at IS NULL AND topic='mail'
         AND lower(json_extract(payload, '$.to')) IN (SELECT email_normal FROM users WHERE id IN ${people})`,
    ),
    of(`UPDATE media SET state='dead' WHERE r2_key IN (SELECT picture_key FROM users WHERE id IN ${people} AND picture_key IS NOT NULL)`),
    of(`DELETE FROM notification WHERE user_id IN ${people}`),
    // Saved answers of repeated calls hold what was written.
    of(`DELETE FROM idempotency WHERE owner IN ${people}`),
    of(`DELETE FROM moderator WHERE user_id IN ${people}`),
    timed(`UPDATE verification_token SET used_at=?2 WHERE user_id IN ${people} AND used_at IS NULL`),
    db
      .prepare(`UPDATE session_family SET revoked_at=?2, revoke_reason=?3, device='' WHERE user_id IN ${people} AND revoked_at IS NULL`)
      .bind(userId, now, reason),
    timed(
      `UPDATE users SET deleted_at=COALESCE(deleted_at, ?2), email=id || '@deleted.invalid', email_normal=id || '@deleted.invalid', password_hash='',
         full_name='${forgottenName}', phone=NULL, gender=0, country_id=NULL, picture_key=NULL, push_token=NULL, push_session_id=NULL, mail_approval=0, notify_email=3, notify_phone=3, notify_app=3,
         email_verified_at=NULL, phone_verified_at=NULL, phone_approval_asked_at=NULL, plan_id=NULL, plan_started_at=NULL, plan_expires_at=NULL, referral_code=NULL,
         version=version+1 WHERE id IN ${people}`,
    ),
    timed('UPDATE staff SET removed_at=?2, pending_email=NULL WHERE master_user_id=?1 AND removed_at IS NULL'),
  ];
}

/** Chats that somebody of the account may have open, the last active first. */
export async function listRooms(
  db: D1DatabaseSession,
  userId: string,
  countMax: number,
): Promise<{ chat_id: string; company_id: string }[]> {
  const { results } = await db
    .prepare('SELECT chat_id, company_id FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NULL ORDER BY last_at DESC LIMIT ?2')
    .bind(userId, countMax)
    .all<{ chat_id: string; company_id: string }>();
  return results;
}
