/** The mails of sign-up, activation and reset, as outbox rows for the write's batch. */
import { activationMs, hourMs, resetMs } from '../../contract/limits.ts';
import type { Language } from '../../contract/wire.ts';
import { mailStatement } from '../mail/mail.ts';
import { newToken, tokenStatement, voidTokensStatement } from './token-store.ts';

export interface MailRecipient {
  id: string;
  email: string;
  fullName: string;
  language: Language;
}

/** A new activation link; older ones stay valid until one is used, because mails arrive out of order. Colleagues did not sign up: their first mail says who did. */
export async function activationStatements(
  db: D1DatabaseSession,
  { id, email, fullName, language }: MailRecipient,
  now: number,
  template: 'activation' | 'staff-added' = 'activation',
): Promise<D1PreparedStatement[]> {
  const { token, hash } = await newToken();
  const values = { name: fullName, href: `/activation?token=${token}` };
  return [
    tokenStatement(db, id, 'email', hash, activationMs, now),
    mailStatement(db, `activation:${hash}`, { to: email, language, template, values }, now),
  ];
}

/** A new reset link, the only one that works. */
export async function resetStatements(
  db: D1DatabaseSession,
  { id, email, fullName, language }: MailRecipient,
  now: number,
): Promise<D1PreparedStatement[]> {
  const { token, hash } = await newToken();
  const values = { name: fullName, href: `/reset-password?token=${token}` };
  return [
    voidTokensStatement(db, id, 'reset', now),
    tokenStatement(db, id, 'reset', hash, resetMs, now),
    mailStatement(db, `reset:${hash}`, { to: email, language, template: 'reset', values }, now),
  ];
}

/** The link that makes a colleague's new address theirs: mailed to it, so that it says nothing of whose account it is. */
export async function staffEmailStatements(
  db: D1DatabaseSession,
  { id, email, language }: Omit<MailRecipient, 'fullName'>,
  now: number,
): Promise<D1PreparedStatement[]> {
  const { token, hash } = await newToken();
  const values = { href: `/activation?token=${token}` };
  return [
    voidTokensStatement(db, id, 'staff_email', now),
    tokenStatement(db, id, 'staff_email', hash, activationMs, now),
    mailStatement(db, `staff-email:${hash}`, { to: email, language, template: 'staff-email', values }, now),
  ];
}

/** Tells a colleague at the present address that another one is to take its place (D-61). */
export function staffEmailToldStatement(
  db: D1DatabaseSession,
  { id, email, fullName, language }: MailRecipient,
  newEmail: string,
  now: number,
): D1PreparedStatement {
  const values = { name: fullName, email: newEmail, href: '/' };
  return mailStatement(db, `staff-email-old:${id}:${now}`, { to: email, language, template: 'staff-email-old', values }, now);
}

/** The last mail to an account, after everything that was on its way to it has been stopped. */
export function farewellStatement(
  db: D1DatabaseSession,
  { id, email, fullName, language }: MailRecipient,
  now: number,
): D1PreparedStatement {
  const values = { name: fullName, href: '/contact-form' };
  return mailStatement(db, `account-deleted:${id}`, { to: email, language, template: 'account-deleted', values }, now);
}

/** Tells the owner of an address that someone signed up with it; once an hour at most. */
export function knownEmailStatement(
  db: D1DatabaseSession,
  { id, email, fullName, language }: MailRecipient,
  now: number,
): D1PreparedStatement {
  const values = { name: fullName, href: '/sign-in' };
  return mailStatement(db, `known-email:${id}:${Math.floor(now / hourMs)}`, { to: email, language, template: 'known-email', values }, now);
}
