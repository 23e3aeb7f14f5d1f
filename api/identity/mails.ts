/** Mails to a person about connected accounts at providers, as outbox rows for the write's batch. */
import { providerNames } from '../../contract/identity/fields.ts';
import type { AccountRow } from '../account/account-store.ts';
import { securityMailStatement } from '../account/security-mail.ts';
import type { IdentityRow } from './store.ts';

type Identity = Pick<IdentityRow, 'id' | 'provider'>;

export const connectedStatement = (
  db: D1DatabaseSession,
  account: AccountRow,
  { id, provider }: Identity,
  now: number,
): D1PreparedStatement => securityMailStatement(db, account, 'identity-connected', id, { provider: providerNames[provider] }, now);

export const disconnectedStatement = (
  db: D1DatabaseSession,
  account: AccountRow,
  { id, provider }: Identity,
  now: number,
): D1PreparedStatement => securityMailStatement(db, account, 'identity-disconnected', id, { provider: providerNames[provider] }, now);
