/** Mails and notifications about a colleague's changed address, as rows for the write's batch. */
import { readAccount } from '../account/account-store.ts';
import type { MailRecipient } from '../account/activation.ts';
import { linkPath } from '../account/mailed-links.ts';
import { mailStatement } from '../mail/mail.ts';
import { type NewNotification, notificationStatement } from '../notification/notification-store.ts';
import type { EmailChange } from './email-change-store.ts';

const staffPath = '/my-staff';

/** The link that confirms a colleague's new address: mailed to it, without naming the account. */
export const staffEmailStatement = (
  db: D1DatabaseSession,
  { email, language }: Pick<MailRecipient, 'email' | 'language'>,
  { token, hash }: { token: string; hash: string },
  now: number,
): D1PreparedStatement =>
  mailStatement(
    db,
    `staff-email:${hash}`,
    { to: email, language, template: 'staff-email', values: { href: linkPath('staffEmail', token) } },
    now,
  );

/** The requester's name, which colleagues know, and address, which is unique. */
export interface Requester {
  name: string;
  email: string;
}

/** Mails the present address who requested another one, with the link to object (docs/behaviour.md#staff-grants). */
export const staffEmailChangedStatement = (
  db: D1DatabaseSession,
  { email, fullName, language }: Omit<MailRecipient, 'id'>,
  { newEmail, by, token, hash }: { newEmail: string; by: Requester; token: string; hash: string },
  now: number,
): D1PreparedStatement => {
  const values = { name: fullName, email: newEmail, by: by.name, byEmail: by.email, href: linkPath('keepAddress', token) };
  return mailStatement(db, `staff-email-old:${hash}`, { to: email, language, template: 'staff-email-old', values }, now);
};

/** Informs the main user by notification and mail. */
async function mainUserStatements(
  db: D1DatabaseSession,
  masterUserId: string,
  what: 'staff-email-asked' | 'staff-email-undone',
  { id, ...values }: { id: string; by: string; colleague: string; from: string; to: string },
  now: number,
): Promise<D1PreparedStatement[]> {
  const main = await readAccount(db, masterUserId);
  if (main === null) return [];
  const dedupeKey = `${what}:${id}`;
  const notification: NewNotification = { userId: main.id, kind: what, values, href: staffPath, dedupeKey };
  const mail = {
    to: main.email,
    language: main.language,
    template: what,
    values: { ...values, name: main.full_name, href: staffPath },
  } as const;
  return [notificationStatement(db, notification, now), mailStatement(db, dedupeKey, mail, now)];
}

/** Informs the main user about a request, and that it can be cancelled. */
export const mainUserAskedStatements = (
  db: D1DatabaseSession,
  masterUserId: string,
  change: { id: string; by: string; colleague: string; from: string; to: string },
  now: number,
): Promise<D1PreparedStatement[]> => mainUserStatements(db, masterUserId, 'staff-email-asked', change, now);

/** Informs the main user that a change was cancelled. */
export const mainUserUndoneStatements = (
  db: D1DatabaseSession,
  { id, master_user_id, asker_name: by, full_name: colleague, old_email: from, new_email: to }: EmailChange,
  now: number,
): Promise<D1PreparedStatement[]> => mainUserStatements(db, master_user_id, 'staff-email-undone', { id, by, colleague, from, to }, now);

/** Informs a colleague that the old address is used for sign-in again. */
export const restoredMailStatement = (
  db: D1DatabaseSession,
  { id, old_email, new_email, full_name: name, language }: EmailChange,
  now: number,
): D1PreparedStatement =>
  mailStatement(
    db,
    `staff-email-kept:${id}`,
    { to: old_email, language, template: 'staff-email-kept', values: { name, email: new_email, href: '/sign-in' } },
    now,
  );
