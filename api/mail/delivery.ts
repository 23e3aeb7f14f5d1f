import { secondMs } from '../../contract/limits.ts';
import { operatorOf } from '../../contract/site/operator.ts';
import { within } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { doneStatement, type OutboxRow } from '../platform/db/outbox-store.ts';
import type { MailValues } from '../platform/subject/subject.ts';
import { readTitles } from '../platform/text/title-store.ts';
import { offerValueOf } from '../../contract/notification/calls.ts';
import { titleText } from '../platform/text/title-text.ts';
import { composeMail } from './compose.ts';
import type { MailPayload } from './payload.ts';
import type { MailTemplate } from './template.ts';
import { readAddress, readRecipient, type Recipient } from './recipient-store.ts';
import { sentMailStatement } from './sent-mail-store.ts';

/**
 * Mails that a person can switch off, and that are dropped while they are suspended, except for those that contain a decision. Whether a
 * mail is important enough for level 2 is decided where it is written, and for messages again when it is sent.
 */
const notifications: ReadonlySet<MailTemplate> = new Set([
  'company-approved',
  'company-rejected',
  'request-approved',
  'request-rejected',
  'product-approved',
  'product-rejected',
  'certificate-approved',
  'certificate-rejected',
  'new-message',
  'new-message-again',
  'new-messages',
  'quote-received',
  'quote-accepted',
  'quote-declined',
  'quote-withdrawn',
  'plan-expiring',
  'search-match',
  'search-matches',
]);

/** The sender of our mails: an address of the site's host. */
const senderOf = (env: Env): { name: string; email: string } => ({ name: 'Kervan', email: `no-reply@${new URL(env.ORIGIN).hostname}` });

/** Attempts after which a mail is given up: about a day, so that no outage of the mail service loses one. */
export const mailAttemptsMax = 30;
/** After this time other deliveries go on. If the service takes the mail later, while the run still lives, it is not sent again. */
const timeoutMs = 20 * secondMs;

/** Functions that compute values at the time of sending, by template. */
type Fills = Readonly<Record<string, MailValues>>;

/** The mail with the present address and language of its reader; null for a deleted account. */
async function addressed(db: D1DatabaseSession, payload: MailPayload): Promise<MailPayload | null> {
  const { userId } = payload.values;
  if (userId === undefined) return payload;
  const address = await readAddress(db, userId);
  return address === null ? null : { ...payload, ...address };
}

/** Whether somebody entered the address, and its owner has not confirmed it. The account's name may be any text. */
const isUnconfirmed = (recipient: Recipient | null): boolean => recipient !== null && recipient.email_verified_at === null;

/** Whether a notification is not sent: the account has switched all off (level 3), is suspended, or its address is not confirmed. */
const isUnwanted = (recipient: Recipient | null): boolean =>
  recipient !== null && (recipient.notify_email === 3 || recipient.is_suspended === 1 || isUnconfirmed(recipient));

/** The values of a mail, or null if it is not to be sent. */
async function valuesOf(
  db: D1DatabaseSession,
  payload: MailPayload,
  recipient: Recipient | null,
  fills: Fills,
  now: number,
): Promise<Record<string, string> | null> {
  // A statement of reasons is always sent, because the time to appeal starts with it.
  const isStatement = (payload.values['decision'] ?? '') !== '';
  if (notifications.has(payload.template) && !isStatement && isUnwanted(recipient)) return null;
  const fill = fills[payload.template];
  return fill === undefined ? payload.values : fill(db, { ...payload, level: recipient?.notify_email ?? 1, now });
}

/** The mail with the title of the offer that it links to, in its reader's language: the name in the row may be older. */
async function withTitle(db: D1DatabaseSession, mail: MailPayload): Promise<MailPayload> {
  const { values, language } = mail;
  const [name, href = ''] = [offerValueOf(values), values['href']];
  const title = name === undefined ? undefined : (await readTitles(db, [href], language)).get(href);
  if (name === undefined || title === undefined) return mail;
  return {
    ...mail,
    values: { ...values, [name]: titleText(title, language) },
    ...(title.language && { languages: { [name]: title.language } }),
  };
}

/** Sends the mail of an outbox row and marks the row as done. @throws the provider's refusal */
export async function deliverMail(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number, fills: Fills): Promise<void> {
  const payload = await addressed(db, JSON.parse(row.payload) as MailPayload);
  const recipient = payload === null ? null : await readRecipient(db, payload.to);
  const values = payload === null ? null : await valuesOf(db, payload, recipient, fills, now);
  if (payload === null || values === null) {
    await doneStatement(db, row.id, now).run();
    return;
  }
  const site = { origin: env.ORIGIN, operator: operatorOf(env), isNamed: !isUnconfirmed(recipient) };
  const mail = composeMail(await withTitle(db, { ...payload, values }), site);
  const { to, subject, text, html, headers } = mail;
  await within(timeoutMs, async () => {
    await env.MAIL.send({ from: senderOf(env), to, subject, text, html, headers });
    const isStored = env.MODE === 'local' || env.MODE === 'demo';
    await db.batch([...(isStored ? [sentMailStatement(db, row.id, mail, now)] : []), doneStatement(db, row.id, now)]);
  });
}
