/** SQL of changed addresses of staff. A person has one open change at a time. */
import { dayMs } from '../../contract/limits.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { mailedLinks } from '../account/mailed-links.ts';
import { people } from '../platform/db/forgetting.ts';
import { requesterHasRights } from './requester.ts';

/** For a month, an expired link is answered as expired; after that as unknown. */
const retentionMs = 30 * dayMs;

export interface EmailChange {
  id: string;
  user_id: string;
  master_user_id: string;
  old_email: string;
  new_email: string;
  asked_by: string;
  ends_at: number;
  taken_at: number | null;
  is_password_new: 0 | 1;
  staff_id: string;
  full_name: string;
  language: Language;
  asker_name: string;
}

const columns = `c.id, c.user_id, c.master_user_id, c.old_email, c.new_email, c.asked_by, c.ends_at, c.taken_at, c.is_password_new,
  s.id AS staff_id, u.full_name, u.language, b.full_name AS asker_name`;
const tables = `staff_email_change c JOIN users u ON u.id=c.user_id AND u.deleted_at IS NULL JOIN staff s ON s.user_id=c.user_id AND s.removed_at IS NULL
  JOIN users b ON b.id=c.asked_by`;

/** The requester of the change `c` still has the right to it. */
const hasRights = requesterHasRights(mailedLinks.staffEmail.needs, { by: 'c.asked_by', account: 'c.master_user_id', target: 'c.user_id' });
/** The change `c` waits for the confirmation of the new address. */
const waits = 'c.outcome IS NULL AND c.taken_at IS NULL';
/** The new address of the change `c` is in effect, and the old one may still object. */
const isContested = 'c.outcome IS NULL AND c.taken_at IS NOT NULL';

export interface NewEmailChange {
  id: string;
  member: { user_id: string; master_user_id: string };
  askedBy: string;
  /** In normal form. */
  newEmail: string;
  hash: string;
  objectionHash: string;
}

/** A new request replaces an unconfirmed one. A confirmed one blocks others until it is final (unique index). */
export const requestChangeStatements = (
  db: D1DatabaseSession,
  { id, member, askedBy, newEmail, hash, objectionHash }: NewEmailChange,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(`UPDATE staff_email_change AS c SET outcome='replaced', decided_at=?2 WHERE c.user_id=?1 AND ${waits}`)
    .bind(member.user_id, now),
  db
    .prepare(
      `INSERT INTO staff_email_change(id, user_id, master_user_id, asked_by, old_email, old_email_normal, old_verified_at, new_email, hash, objection_hash, asked_at, ends_at)
       SELECT ?1, u.id, ?3, ?4, u.email, u.email_normal, u.email_verified_at, ?5, ?6, ?7, ?8, ?9 FROM users u WHERE u.id=?2`,
    )
    .bind(id, member.user_id, member.master_user_id, askedBy, newEmail, hash, objectionHash, now, now + mailedLinks.staffEmail.lifeMs),
];

/** The colleague of the link to a new address, and when the link ends; null if it is invalid, or its requester lost the right. */
export const readConfirmation = (db: D1DatabaseSession, hash: string): Promise<Pick<EmailChange, 'user_id' | 'ends_at'> | null> =>
  db
    .prepare(`SELECT c.user_id, c.ends_at FROM ${tables} WHERE c.hash=?1 AND ${waits} AND ${hasRights}`)
    .bind(hash)
    .first<Pick<EmailChange, 'user_id' | 'ends_at'>>();

/** Confirms the new address. The guard that follows stops a second use, and one whose requester lost the right. */
export const takeStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE staff_email_change AS c SET taken_at=?2 WHERE c.hash=?1 AND ${waits} AND c.ends_at>?2 AND ${hasRights}
         AND EXISTS(SELECT 1 FROM staff s WHERE s.user_id=c.user_id AND s.master_user_id=c.master_user_id AND s.removed_at IS NULL)`,
    )
    .bind(hash, now);

/**
 * The open change for the link of an old address, also a later one of the same address, so that one objection also stops later requests.
 */
export const findObjectedTo = (db: D1DatabaseSession, objectionHash: string): Promise<(EmailChange & { link_ends_at: number }) | null> =>
  db
    .prepare(
      `SELECT ${columns}, o.ends_at AS link_ends_at FROM staff_email_change o JOIN ${tables} AND c.user_id=o.user_id AND c.outcome IS NULL AND c.old_email_normal=o.old_email_normal
       WHERE o.objection_hash=?1 AND (o.outcome IS NULL OR o.outcome IN('replaced','void'))`,
    )
    .bind(objectionHash)
    .first<EmailChange & { link_ends_at: number }>();

/** The open change of a member of staff. */
export const findOpen = (db: D1DatabaseSession, masterUserId: string, staffId: string): Promise<EmailChange | null> =>
  db
    .prepare(`SELECT ${columns} FROM ${tables} WHERE s.id=?2 AND c.master_user_id=?1 AND c.outcome IS NULL`)
    .bind(masterUserId, staffId)
    .first<EmailChange>();

/** Changes for an account's list of staff. */
export async function listOpen(db: D1DatabaseSession, masterUserId: string, now: number): Promise<EmailChange[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM staff s JOIN staff_email_change c ON c.user_id=s.user_id AND c.outcome IS NULL JOIN users u ON u.id=s.user_id AND u.deleted_at IS NULL
         JOIN users b ON b.id=c.asked_by
       WHERE s.master_user_id=?1 AND s.removed_at IS NULL AND (c.taken_at IS NOT NULL OR (c.ends_at>?2 AND ${hasRights}))`,
    )
    .bind(masterUserId, now)
    .all<EmailChange>();
  return results;
}

/** Open changes that a person has requested since a time. */
export async function listAskedSince(db: D1DatabaseSession, askedBy: string, since: number): Promise<EmailChange[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM ${tables} WHERE c.asked_by=?1 AND c.asked_at>=?2 AND c.outcome IS NULL`)
    .bind(askedBy, since)
    .all<EmailChange>();
  return results;
}

/** Some changes whose time for objections is over, with whether their requesters still have the right. */
export async function listDue(db: D1DatabaseSession, now: number, countMax: number): Promise<(EmailChange & { hasRights: 0 | 1 })[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns}, ${hasRights} AS hasRights FROM (SELECT * FROM staff_email_change c WHERE ${isContested} AND c.ends_at<=?1 ORDER BY c.ends_at LIMIT ?2) c
         JOIN users u ON u.id=c.user_id JOIN staff s ON s.user_id=c.user_id JOIN users b ON b.id=c.asked_by`,
    )
    .bind(now, countMax)
    .all<EmailChange & { hasRights: 0 | 1 }>();
  return results;
}

/** Decides a change in the version that was read. The guard that follows fails the batch if it has changed. */
export const decideStatement = (db: D1DatabaseSession, change: EmailChange, outcome: 'kept' | 'undone', now: number): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE staff_email_change SET outcome=?2, decided_at=?3 WHERE id=?1 AND outcome IS NULL AND taken_at IS ?4 AND is_password_new=?5',
    )
    .bind(change.id, outcome, now, change.taken_at, change.is_password_new);

/**
 * Ends pending changes that a person requested or that concern them, if the requester lost the right. Those of a main user stay, since
 * a suspension may end.
 */
export const voidUnpermittedChangesStatement = (db: D1DatabaseSession, userId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE staff_email_change AS c SET outcome='void', decided_at=?2 WHERE ${waits} AND (c.asked_by=?1 OR c.user_id=?1) AND c.asked_by<>c.master_user_id AND NOT ${hasRights}`,
    )
    .bind(userId, now);

export interface LinkRecipient {
  id: string;
  email: string;
  full_name: string;
  language: Language;
  email_verified_at: number | null;
}

/**
 * The recipient of links to the account of an address. While the old address can object, links are sent there, whichever of the two was given.
 * A mailbox entered by somebody else gives no access until the change is final.
 */
export const findLinkRecipient = (db: D1DatabaseSession, emailNormal: string): Promise<LinkRecipient | null> =>
  db
    .prepare(
      `SELECT u.id, COALESCE(c.old_email, u.email) AS email, u.full_name, u.language, u.email_verified_at FROM users u LEFT JOIN staff_email_change c ON c.user_id=u.id AND ${isContested}
       WHERE u.id IN (SELECT id FROM users WHERE email_normal=?1 AND deleted_at IS NULL UNION ALL SELECT c.user_id FROM staff_email_change c WHERE c.old_email_normal=?1 AND ${isContested})
         AND u.deleted_at IS NULL AND NOT EXISTS(SELECT 1 FROM staff s WHERE s.user_id=u.id AND s.removed_at IS NOT NULL)`,
    )
    .bind(emailNormal)
    .first<LinkRecipient>();

/** Deletes the addresses of forgotten people. */
export const forgetEmailChangesStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM staff_email_change WHERE user_id IN ${people}`).bind(userId);

/** Deletes changes that ended long ago; one that can still be undone is decided first. */
export const sweepEmailChangesStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM staff_email_change WHERE ends_at<?1 AND (outcome IS NOT NULL OR taken_at IS NULL)').bind(now - retentionMs);
