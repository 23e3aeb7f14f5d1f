/** Mails to a person about their passkeys, as outbox rows for the write's batch. */
import { dayMs } from '../../contract/limits.ts';
import type { AccountRow } from '../account/account-store.ts';
import { securityMailStatement } from '../account/security-mail.ts';

export const addedStatement = (db: D1DatabaseSession, account: AccountRow, passkeyId: string, now: number): D1PreparedStatement =>
  securityMailStatement(db, account, 'passkey-added', passkeyId, {}, now);

export const removedStatement = (db: D1DatabaseSession, account: AccountRow, passkeyId: string, now: number): D1PreparedStatement =>
  securityMailStatement(db, account, 'passkey-removed', passkeyId, {}, now);

/** Warns about a copied passkey, at most once a day for each. */
export const copiedStatement = (db: D1DatabaseSession, account: AccountRow, passkeyId: string, now: number): D1PreparedStatement =>
  securityMailStatement(db, account, 'passkey-copied', `${passkeyId}:${Math.floor(now / dayMs)}`, {}, now);
