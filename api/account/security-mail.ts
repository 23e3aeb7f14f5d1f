import { mailStatement } from '../mail/mail.ts';
import type { MailTemplate } from '../mail/template.ts';
import type { AccountRow } from './account-store.ts';

/** Where people look after their ways to sign in. */
export const securityPath = '/profile-settings?part=security';

/** A mail to a person about their ways to sign in, as a row for the write's batch. @param values further ones; its link may be another */
export const securityMailStatement = (
  db: D1DatabaseSession,
  { email: to, full_name: name, language }: Pick<AccountRow, 'email' | 'full_name' | 'language'>,
  template: MailTemplate,
  key: string,
  values: Record<string, string>,
  now: number,
): D1PreparedStatement =>
  mailStatement(db, `${template}:${key}`, { to, language, template, values: { name, href: securityPath, ...values } }, now);
