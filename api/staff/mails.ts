/** The mails of a colleague's new address, as outbox rows for the write's batch. */
import { activationMs } from '../../contract/limits.ts';
import type { MailRecipient } from '../account/activation.ts';
import { newToken, tokenStatement, voidTokensStatement } from '../account/token-store.ts';
import { mailStatement } from '../mail/mail.ts';

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
