/** Mails to a person about connected accounts at providers, as outbox rows for the write's batch. */
import { providerNames } from '../../contract/identity/names.ts';
import type { AccountRow } from '../account/account-store.ts';
import { mailStatement } from '../mail/mail.ts';
import type { IdentityRow } from './store.ts';

const statement = (
  db: D1DatabaseSession,
  { email, full_name: name, language }: AccountRow,
  template: 'identity-connected' | 'identity-disconnected',
  { id, provider }: Pick<IdentityRow, 'id' | 'provider'>,
  now: number,
): D1PreparedStatement => {
  const values = { name, provider: providerNames[provider], href: '/profile-settings?part=security' };
  return mailStatement(db, `${template}:${id}`, { to: email, language, template, values }, now);
};

type Identity = Pick<IdentityRow, 'id' | 'provider'>;

export const connectedStatement = (db: D1DatabaseSession, account: AccountRow, identity: Identity, now: number): D1PreparedStatement =>
  statement(db, account, 'identity-connected', identity, now);

export const disconnectedStatement = (db: D1DatabaseSession, account: AccountRow, identity: Identity, now: number): D1PreparedStatement =>
  statement(db, account, 'identity-disconnected', identity, now);
