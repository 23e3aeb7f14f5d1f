/** Mails and notifications about second factors, as rows for the write's batch. */
import type { AccountRow } from '../account/account-store.ts';
import { securityMailStatement, securityPath } from '../account/security-mail.ts';
import { dateText, momentText } from '../mail/date-text.ts';
import type { NotificationKind } from '../../contract/notification/calls.ts';
import { isoTime } from '../platform/clock.ts';
import { notificationStatement } from '../notification/notification-store.ts';

export type Recipient = Pick<AccountRow, 'id' | 'email' | 'full_name' | 'language'>;

const notificationOf = (
  db: D1DatabaseSession,
  { id: userId }: Recipient,
  kind: NotificationKind,
  key: string,
  values: Record<string, string>,
  now: number,
): D1PreparedStatement => notificationStatement(db, { userId, kind, values, href: securityPath, dedupeKey: `${kind}:${key}` }, now);

/** With a link to set a new password, which ends all other sessions. */
export const wrongCodesStatements = (db: D1DatabaseSession, owner: Recipient, now: number): D1PreparedStatement[] => [
  notificationOf(db, owner, 'second-factor-wrong', `${owner.id}:${now}`, {}, now),
  securityMailStatement(db, owner, 'second-factor-wrong', `${owner.id}:${now}`, {}, now),
];

export const addedStatement = (db: D1DatabaseSession, owner: Recipient, now: number): D1PreparedStatement =>
  securityMailStatement(db, owner, 'second-factor-added', `${owner.id}:${now}`, {}, now);

export const removedStatement = (db: D1DatabaseSession, owner: Recipient, now: number): D1PreparedStatement =>
  securityMailStatement(db, owner, 'second-factor-removed', `${owner.id}:${now}`, {}, now);

/** @param left codes after this one */
export const recoveryCodeUsedStatements = (db: D1DatabaseSession, owner: Recipient, left: number, now: number): D1PreparedStatement[] => {
  const [key, values] = [`${owner.id}:${now}:${left}`, { left: String(left) }];
  return [
    notificationOf(db, owner, 'recovery-code-used', key, values, now),
    securityMailStatement(db, owner, 'recovery-code-used', key, values, now),
  ];
};

export const codesRenewedStatement = (db: D1DatabaseSession, owner: Recipient, now: number): D1PreparedStatement =>
  securityMailStatement(db, owner, 'recovery-codes-renewed', `${owner.id}:${now}`, {}, now);

export interface Recovering extends Recipient {
  /** The old address, which may still object to a change; the new address may not belong to this person. */
  old_email: string | null;
}

/** Every mailbox that can stop a recovery, with the part of the dedupe key that distinguishes their mails. */
const mailboxesOf = (person: Recovering): readonly (readonly [Recipient, part: string])[] => [
  [person, ''],
  ...(person.old_email === null ? [] : [[{ ...person, email: person.old_email }, ':old'] as const]),
];

/** A waiting recovery, as mails describe it. */
export interface RecoveryMail {
  id: string;
  readyAt: number;
  expiresAt: number;
  /** Path of the page that stops it. */
  stopPath: string;
}

const timesOf = ({ readyAt, expiresAt }: RecoveryMail, { language }: Recipient) => ({
  from: momentText(readyAt, language),
  until: momentText(expiresAt, language),
});

export const recoveryStartedStatements = (
  db: D1DatabaseSession,
  owner: Recovering,
  recovery: RecoveryMail,
  now: number,
): D1PreparedStatement[] => {
  const values = { ...timesOf(recovery, owner), href: recovery.stopPath };
  return [
    notificationOf(db, owner, 'factor-recovery-started', recovery.id, {}, now),
    ...mailboxesOf(owner).map(([to, part]) => securityMailStatement(db, to, 'factor-recovery-started', recovery.id + part, values, now)),
  ];
};

export const recoveryReminderStatements = (
  db: D1DatabaseSession,
  owner: Recovering,
  recovery: RecoveryMail,
  now: number,
): D1PreparedStatement[] => {
  const values = { ...timesOf(recovery, owner), href: recovery.stopPath };
  return mailboxesOf(owner).map(([to, part]) =>
    securityMailStatement(db, to, 'factor-recovery-reminder', `${recovery.id}:${now}${part}`, values, now),
  );
};

/** To the main user, about a colleague. */
export const colleagueRecoversStatement = (
  db: D1DatabaseSession,
  main: Recipient,
  colleague: Recipient,
  recovery: RecoveryMail,
  now: number,
): D1PreparedStatement => {
  const values = { ...timesOf(recovery, main), colleague: colleague.full_name, href: recovery.stopPath };
  return securityMailStatement(db, main, 'factor-recovery-colleague', `${recovery.id}:${now}`, values, now);
};

export const recoveryStoppedStatement = (db: D1DatabaseSession, owner: Recipient, id: string, now: number): D1PreparedStatement =>
  securityMailStatement(db, owner, 'factor-recovery-stopped', id, {}, now);

export const recoveryDoneStatements = (db: D1DatabaseSession, owner: Recipient, id: string, now: number): D1PreparedStatement[] => [
  notificationOf(db, owner, 'factor-recovered', id, {}, now),
  securityMailStatement(db, owner, 'factor-recovered', id, {}, now),
];

/** @param from the day in milliseconds */
export const requiredStatements = (db: D1DatabaseSession, colleague: Recipient, from: number, now: number): D1PreparedStatement[] => {
  const key = `${colleague.id}:${from}:${now}`;
  return [
    notificationOf(db, colleague, 'second-factor-required', key, { date: isoTime(from) }, now),
    securityMailStatement(db, colleague, 'second-factor-required', key, { date: dateText(from, colleague.language) }, now),
  ];
};
