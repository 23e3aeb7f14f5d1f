import { sha256 } from '../../contract/wire/ids.ts';
import { type CompanyRow, addressOf } from '../company/row.ts';
import type { ProfileRow } from './profile-store.ts';

/** A hash of all fields that EditUserProfile changes, including the account's address, which colleagues can also change (ADR 019). */
export function profileVersionOf(row: ProfileRow, own: CompanyRow | undefined): Promise<string> {
  const { full_name, phone, gender, picture_key, notify_email, notify_phone, notify_app } = row;
  const address = own === undefined ? null : addressOf(own);
  return sha256(JSON.stringify([full_name, phone, gender, picture_key, notify_email, notify_phone, notify_app, address]));
}
