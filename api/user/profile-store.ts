/** Columns of the user's own row for the profile. */
import { requestExists } from '../request/store.ts';

export interface ProfileRow {
  full_name: string;
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
      `SELECT full_name, gender, push_token, picture_key, phone, phone_verified_at, phone_approval_asked_at, notify_email, notify_phone, notify_app,
         (SELECT COUNT(*) FROM request WHERE owner_user_id=?2 AND ${requestExists('request')}) AS request_count
       FROM users WHERE id=?1`,
    )
    .bind(userId, masterUserId)
    .first<ProfileRow>();
}
