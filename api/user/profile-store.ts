/** The user's own row and the company that holds the account's address (D-42), for the profile. */
import type { Language } from '../../contract/wire.ts';

export interface ProfileRow {
  gender: 0 | 1 | 2;
  push_token: string | null;
  picture_key: string | null;
  phone: string | null;
  phone_verified_at: number | null;
  phone_approval_asked_at: number | null;
  notify_email: 1 | 2 | 3;
  notify_phone: 1 | 2 | 3;
  notify_app: 1 | 2 | 3;
  request_count: number;
}

export function readProfile(db: D1DatabaseSession, userId: string, masterUserId: string): Promise<ProfileRow | null> {
  return db
    .prepare(
      `SELECT gender, push_token, picture_key, phone, phone_verified_at, phone_approval_asked_at, notify_email, notify_phone, notify_app,
         (SELECT COUNT(*) FROM request WHERE owner_user_id=?2 AND deleted_at IS NULL) AS request_count
       FROM users WHERE id=?1`,
    )
    .bind(userId, masterUserId)
    .first<ProfileRow>();
}

export interface ProfileChange {
  fullName: string;
  language: Language | null;
  /** A new number has to be verified again. */
  phone: string | null;
  gender: number | null;
  notifyEmail: number | null;
  notifyPhone: number | null;
  notifyApp: number | null;
  /** Null takes the picture away; undefined leaves it. */
  pictureKey: string | null | undefined;
}

/** What did not come keeps its value; the phone is always written. Finds nobody to change once the person is forgotten: a guard follows. */
export function profileStatement(db: D1DatabaseSession, userId: string, change: ProfileChange): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE users SET full_name=?2, language=COALESCE(?3, language),
         phone_verified_at=CASE WHEN phone IS ?4 THEN phone_verified_at END,
         phone_approval_asked_at=CASE WHEN phone IS ?4 THEN phone_approval_asked_at END,
         phone=?4, gender=COALESCE(?5, gender), notify_email=COALESCE(?6, notify_email), notify_phone=COALESCE(?7, notify_phone),
         notify_app=COALESCE(?8, notify_app), picture_key=CASE WHEN ?10 THEN ?9 ELSE picture_key END, version=version+1
       WHERE id=?1 AND deleted_at IS NULL`,
    )
    .bind(
      userId,
      change.fullName,
      change.language,
      change.phone,
      change.gender,
      change.notifyEmail,
      change.notifyPhone,
      change.notifyApp,
      change.pictureKey ?? null,
      change.pictureKey === undefined ? 0 : 1,
    );
}

export interface AddressChange {
  countryId: string | null;
  cityId: string | null;
  areaId: string | null;
  header: string | null;
  description: string;
  postalCode: string | null;
  phone: string | null;
  fax: string;
  email: string | null;
}

export function addressStatement(db: D1DatabaseSession, companyId: string, change: AddressChange): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE company SET country_id=?2, city_id=?3, area_id=?4, address_header=?5, address_description=?6, postal_code=?7, phone=?8, fax=?9, address_email=?10,
         version=version+1 WHERE id=?1 AND is_user_company=1 AND deleted_at IS NULL`,
    )
    .bind(
      companyId,
      change.countryId,
      change.cityId,
      change.areaId,
      change.header,
      change.description,
      change.postalCode,
      change.phone,
      change.fax,
      change.email,
    );
}
