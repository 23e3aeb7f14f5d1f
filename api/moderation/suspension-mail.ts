/** What a person is told by mail of their suspension and of its end. Other mails than these, receipts and security wait for nobody meanwhile (api/mail/delivery.ts). */
import { operatorOf } from '../../contract/site/operator.ts';
import { readAccount } from '../account/account-store.ts';
import { dateText } from '../mail/date-text.ts';
import { mailStatement } from '../mail/mail.ts';
import type { Env } from '../platform/env.ts';

/**
 * One mail for the batch of the step, none to an address that nobody has confirmed.
 * @param isSuspended else the suspension was lifted
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
