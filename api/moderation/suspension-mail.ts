/**
 * Mails to a person about their suspension and its end. Of other mails only receipts and security mails are sent meanwhile
 * (api/mail/delivery.ts).
 */
import { operatorOf } from '../../contract/site/operator.ts';
import { readAccount } from '../account/account-store.ts';
import { dateText } from '../mail/date-text.ts';
import { mailStatement } from '../mail/mail.ts';
import type { Env } from '../platform/env.ts';

/**
 * A mail for the batch of the step; none to an unconfirmed address.
 * @param isSuspended otherwise the suspension ended
 */
export async function suspensionMail(
  env: Env,
  db: D1DatabaseSession,
  userId: string,
  isSuspended: boolean,
  now: number,
): Promise<D1PreparedStatement[]> {
  const account = await readAccount(db, userId);
  if (account === null || account.email_verified_at === null) return [];
  const { email: to, language, full_name: name } = account;
  const template = isSuspended ? 'account-suspended' : 'account-freed';
  const values = { name, since: dateText(now, language), operator: operatorOf(env).mail, href: isSuspended ? '/contact-us' : '/sign-in' };
  return [mailStatement(db, `${template}:${userId}:${now}`, { to, language, template, values }, now)];
}
