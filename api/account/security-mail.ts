import { mailStatement } from '../mail/mail.ts';
import type { MailTemplate } from '../mail/template.ts';
import type { AccountRow } from './account-store.ts';

/** The settings page for passwords, passkeys and other sign-in methods. */
export const securityPath = '/profile-settings?part=security';

/**
 * A mail about a change of a person's sign-in methods, as an outbox row for the batch of that change. @param values further values of the
 * mail; `href` replaces the default link
 */
export const securityMailStatement = (
  db: D1DatabaseSession,
  { email: to, full_name: name, language }: Pick<AccountRow, 'email' | 'full_name' | 'language'>,
  template: MailTemplate,
  key: string,
  values: Record<string, string>,
  now: number,
): D1PreparedStatement =>
  mailStatement(db, `${template}:${key}`, { to, language, template, values: { name, href: securityPath, ...values } }, now);
