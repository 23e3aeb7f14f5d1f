/** All SQL of invitations of staff. */
import { approval } from '../../contract/company/approval.ts';
import { dayMs } from '../../contract/limits.ts';
import type { PlanColumns } from '../platform/http/caller.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { mailedLinks } from '../account/mailed-links.ts';
import { requesterHasRights } from './requester.ts';

/** An expired link is reported as expired for a month. */
const retentionMs = 30 * dayMs;

export interface InvitationRow {
  id: string;
  master_user_id: string;
  invited_by: string;
  email: string;
  flags: number;
  monthly_budget: number | null;
  language: Language;
  sent_at: number;
  expires_at: number;
}

/** Whether the last sender of the invitation `i` still has the right to invite. */
const hasRights = requesterHasRights(mailedLinks.invitation.needs, { by: 'i.invited_by', account: 'i.master_user_id' });

const columns = 'i.id, i.master_user_id, i.invited_by, i.email, i.flags, i.monthly_budget, i.language, i.sent_at, i.expires_at';

/** Open invitations of an account, newest first. Their number is limited by the plan; others are swept. */
export async function listInvitations(db: D1DatabaseSession, masterUserId: string, countMax: number): Promise<InvitationRow[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM staff_invitation i WHERE i.master_user_id=?1 ORDER BY i.sent_at DESC, i.id LIMIT ?2`)
    .bind(masterUserId, countMax)
    .all<InvitationRow>();
  return results;
}

export const findInvitation = (db: D1DatabaseSession, masterUserId: string, id: string): Promise<InvitationRow | null> =>
  db
    .prepare(`SELECT ${columns} FROM staff_invitation i WHERE i.master_user_id=?1 AND i.id=?2`)
    .bind(masterUserId, id)
    .first<InvitationRow>();

/** Used places: staff, and valid invitations. SQL over the main user and the time. */
export const placesTaken = (masterUserId: string, now: string): string =>
  `(SELECT COUNT(*) FROM staff WHERE master_user_id=${masterUserId} AND removed_at IS NULL) + (SELECT COUNT(*) FROM staff_invitation WHERE master_user_id=${masterUserId} AND expires_at>${now})`;

/** Stores an invitation if the plan permits one more; otherwise the guard that follows fails the batch. */
export const inviteStatement = (
  db: D1DatabaseSession,
  { id, masterUserId, invitedBy, email, flags, budget, language, hash, expiresAt }: NewInvitation,
  limit: number,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO staff_invitation(id, master_user_id, invited_by, email, email_normal, flags, monthly_budget, language, hash, sent_at, expires_at, created_at)
       SELECT ?1,?2,?3,?4,lower(?4),?5,?6,?7,?8,?9,?10,?9 WHERE ?11=-1 OR ${placesTaken('?2', '?9')}<?11`,
    )
    .bind(id, masterUserId, invitedBy, email, flags, budget, language, hash, now, expiresAt, limit);

export interface NewInvitation {
  id: string;
  masterUserId: string;
  invitedBy: string;
  /** In normal form. */
  email: string;
  flags: number;
  budget: number | null;
  language: Language;
  hash: string;
  expiresAt: number;
}

/** An address may be invited again after its link expired. */
export const dropEndedStatement = (db: D1DatabaseSession, masterUserId: string, email: string, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM staff_invitation WHERE master_user_id=?1 AND email_normal=?2 AND expires_at<=?3').bind(masterUserId, email, now);

/** Whether a write failed because the account has already invited the address. */
export const isInvited = (error: unknown): boolean =>
  error instanceof Error && /staff_invitation\.master_user_id|staff_invitation_once/.test(error.message);

/**
 * Replaces the link, with its new sender; an expired one counts against the plan's limit again. Otherwise the following guard fails the
 * batch.
 */
export const resendStatement = (
  db: D1DatabaseSession,
  row: InvitationRow,
  link: { hash: string; expiresAt: number; language: Language; invitedBy: string },
  limit: number,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE staff_invitation SET hash=?2, sent_at=?3, expires_at=?4, language=?5, invited_by=?8 WHERE id=?1 AND master_user_id=?6
         AND (expires_at>?3 OR ?7=-1 OR ${placesTaken('?6', '?3')}<?7)`,
    )
    .bind(row.id, link.hash, now, link.expiresAt, link.language, row.master_user_id, limit, link.invitedBy);

/** Withdraws an invitation. The following guard fails the batch of a second call. */
export const withdrawStatement = (db: D1DatabaseSession, masterUserId: string, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM staff_invitation WHERE master_user_id=?1 AND id=?2').bind(masterUserId, id);

export interface LinkedInvitation extends InvitationRow, PlanColumns {
  inviter_name: string;
  inviter_email: string;
  company_name: string;
  is_email_used: number;
}

const approvedNameOf = (masterUserId: string): string =>
  `(SELECT name FROM company WHERE owner_user_id=${masterUserId} AND deleted_at IS NULL AND is_user_company=0 AND approve_status=${approval.approved} ORDER BY seq LIMIT 1)`;

/** The company name of an account for its staff: its first approved company, otherwise its own name. */
const companyNameOf = (masterUserId: string): string =>
  `COALESCE(${approvedNameOf(masterUserId)}, (SELECT name FROM company WHERE owner_user_id=${masterUserId} AND deleted_at IS NULL AND is_user_company=1), '')`;

/** The invitation of a valid link; null if its inviter may no longer invite. */
export const findLinked = (db: D1DatabaseSession, hash: string): Promise<LinkedInvitation | null> =>
  db
    .prepare(
      `SELECT ${columns}, b.full_name AS inviter_name, b.email AS inviter_email, m.plan_id, m.plan_started_at, m.plan_expires_at,
         ${companyNameOf('m.id')} AS company_name, EXISTS(SELECT 1 FROM users u WHERE u.email_normal=i.email_normal AND u.deleted_at IS NULL) AS is_email_used
       FROM staff_invitation i JOIN users m ON m.id=i.master_user_id AND m.deleted_at IS NULL JOIN users b ON b.id=i.invited_by AND b.deleted_at IS NULL
       WHERE i.hash=?1 AND ${hasRights}`,
    )
    .bind(hash)
    .first<LinkedInvitation>();

/** Uses up a link, while its inviter may invite. The following guard fails the batch of a second call. */
export const useInvitationStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db.prepare(`DELETE FROM staff_invitation AS i WHERE i.hash=?1 AND i.expires_at>?2 AND ${hasRights}`).bind(hash, now);

/** Deletes invitations whose inviter may no longer invite. Those of a main user stay, since a suspension may end. */
export const deleteUnpermittedInvitationsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM staff_invitation AS i WHERE i.invited_by=?1 AND i.master_user_id<>?1 AND NOT ${hasRights}`).bind(userId);

/** Withdraws what a person has sent since a time. */
export const withdrawSinceStatement = (db: D1DatabaseSession, invitedBy: string, since: number): D1PreparedStatement =>
  db.prepare('DELETE FROM staff_invitation WHERE invited_by=?1 AND sent_at>=?2').bind(invitedBy, since);

/**
 * The inviter and company named in the mail: an address, and a name that moderators have approved. Other names are shown on the link's page
 * only, because a mail to a stranger must not repeat unapproved text. Without an approved company only the address is named.
 */
export async function readSender(
  db: D1DatabaseSession,
  masterUserId: string,
  userId: string,
): Promise<{ inviter: string; company: string }> {
  const row = await db
    .prepare(`SELECT email, ${approvedNameOf('?1')} AS company FROM users WHERE id=?2`)
    .bind(masterUserId, userId)
    .first<{ email: string; company: string | null }>();
  return { inviter: row?.email ?? '', company: row?.company ?? row?.email ?? '' };
}

/** Deletes the invitations of an account, or of one of its people. */
export const forgetInvitationsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM staff_invitation WHERE master_user_id=?1 OR invited_by=?1').bind(userId);

/** Deletes links that expired long ago. */
export const sweepInvitationsStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM staff_invitation WHERE expires_at<?1').bind(now - retentionMs);
