import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { mailStatement } from '../mail/mail.ts';
import { linkPath } from './mailed-links.ts';
import { newToken, tokenStatement } from './token-store.ts';

export interface MailRecipient {
  id: string;
  email: string;
  fullName: string;
  language: Language;
}

/**
 * A new activation link. Older ones stay valid until one is used, since mails may arrive out of order. The first mail to a colleague also
 * names the person who added them.
 */
export async function activationStatements(
  db: D1DatabaseSession,
  { id, email, fullName, language }: MailRecipient,
  now: number,
  template: 'activation' | 'staff-added' = 'activation',
): Promise<D1PreparedStatement[]> {
  const { token, hash } = await newToken();
  const values = { name: fullName, href: linkPath('email', token) };
  return [
    tokenStatement(db, id, 'email', hash, now),
    mailStatement(db, `activation:${hash}`, { to: email, language, template, values }, now),
  ];
}
