/** Mails to a person about their passkeys, as outbox rows for the write's batch. */
import { dayMs } from '../../contract/limits.ts';
import type { AccountRow } from '../account/account-store.ts';
import { mailStatement } from '../mail/mail.ts';

const statement = (
  db: D1DatabaseSession,
  { email, full_name: name, language }: AccountRow,
  template: 'passkey-added' | 'passkey-removed' | 'passkey-copied',
  key: string,
  now: number,
): D1PreparedStatement => {
  const values = { name, href: '/profile-settings?part=security' };
  return mailStatement(db, `${template}:${key}`, { to: email, language, template, values }, now);
};

export const addedStatement = (db: D1DatabaseSession, account: AccountRow, passkeyId: string, now: number): D1PreparedStatement =>
  statement(db, account, 'passkey-added', passkeyId, now);

export const removedStatement = (db: D1DatabaseSession, account: AccountRow, passkeyId: string, now: number): D1PreparedStatement =>
  statement(db, account, 'passkey-removed', passkeyId, now);

/** At most once a day for one passkey. */
export const copiedStatement = (db: D1DatabaseSession, account: AccountRow, passkeyId: string, now: number): D1PreparedStatement =>
  statement(db, account, 'passkey-copied', `${passkeyId}:${Math.floor(now / dayMs)}`, now);
