import { mailStatement } from '../mail/mail.ts';
import type { MailRecipient } from './activation.ts';
import { linkPath } from './mailed-links.ts';
import { newToken, tokenStatement, voidTokensStatement } from './token-store.ts';

/** A new reset link, which replaces all earlier ones. */
export async function resetStatements(
  db: D1DatabaseSession,
  { id, email, fullName, language }: MailRecipient,
  now: number,
): Promise<D1PreparedStatement[]> {
  const { token, hash } = await newToken();
  const values = { name: fullName, href: linkPath('reset', token) };
  return [
    voidTokensStatement(db, id, 'reset', now),
    tokenStatement(db, id, 'reset', hash, now),
    mailStatement(db, `reset:${hash}`, { to: email, language, template: 'reset', values }, now),
  ];
}
