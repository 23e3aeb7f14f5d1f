/** The mails of sign-up and account deletion, as outbox rows for the write's batch. */
import { hourMs } from '../../contract/limits.ts';
import type { AccountRow } from '../account/account-store.ts';
import type { MailRecipient } from '../account/activation.ts';
import { securityMailStatement } from '../account/security-mail.ts';
import { mailStatement } from '../mail/mail.ts';

/**
 * Reports a changed password, with a link to a reset. A link to the settings would not help: they require the new password, which
 * somebody else may have set.
 */
export const passwordChangedStatement = (
  db: D1DatabaseSession,
  owner: Pick<AccountRow, 'id' | 'email' | 'full_name' | 'language'>,
  now: number,
): D1PreparedStatement => securityMailStatement(db, owner, 'password-changed', `${owner.id}:${now}`, { href: '/forgot-password' }, now);

/** The last mail to an account, after all pending mails to it have been cancelled; without the name, which is deleted as well. */
export function accountDeletedStatement(
  db: D1DatabaseSession,
  { id, email, language }: Omit<MailRecipient, 'fullName'>,
  now: number,
): D1PreparedStatement {
  const values = { href: '/contact-us' };
  return mailStatement(db, `account-deleted:${id}`, { to: email, language, template: 'account-deleted', values }, now);
}

/** Notifies the owner of an address that someone signed up with it; at most once an hour. */
export function knownEmailStatement(
  db: D1DatabaseSession,
  { id, email, fullName, language }: MailRecipient,
  now: number,
): D1PreparedStatement {
  const values = { name: fullName, href: '/sign-in' };
  return mailStatement(db, `known-email:${id}:${Math.floor(now / hourMs)}`, { to: email, language, template: 'known-email', values }, now);
}
