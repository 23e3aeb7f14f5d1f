/** All SQL of staff. */
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { mailedLinks } from '../account/mailed-links.ts';
import { monthOf } from '../credit/budget-store.ts';
import type { Caller } from '../platform/http/handler.ts';
import { requesterHasRights } from './requester.ts';
import { placesTaken } from './invitation-store.ts';
import type { ExportSection } from '../platform/subject/exported.ts';

export interface StaffRow {
  id: string;
  user_id: string;
  master_user_id: string;
  flags: number;
  /** Credits per month; null means no limit. */
  monthly_budget: number | null;
  email: string;
  full_name: string;
  email_verified_at: number | null;
}

export interface StaffMember extends StaffRow {
  language: Language;
}

/** Staff of an account in the order in which they were added, with each one's spending of this month. */
export async function listStaff(db: D1DatabaseSession, masterUserId: string, now: number): Promise<(StaffRow & { spent: number })[]> {
  const { results } = await db
    .prepare(
      `SELECT s.id, s.user_id, s.master_user_id, s.flags, s.monthly_budget, u.email, u.email_verified_at, u.full_name, COALESCE(m.spent, 0) AS spent
       FROM staff s JOIN users u ON u.id=s.user_id AND u.deleted_at IS NULL LEFT JOIN staff_spending m ON m.user_id=s.user_id AND m.month=?2
       WHERE s.master_user_id=?1 AND s.removed_at IS NULL ORDER BY s.created_at, s.id`,
    )
    .bind(masterUserId, monthOf(now))
    .all<StaffRow & { spent: number }>();
  return results;
}

/**
 * A member of the account's staff who matches all given values of row id, user id and address in normal form; null for another
 * account's.
 */
export function findStaffMember(
  db: D1DatabaseSession,
  masterUserId: string,
  { id, userId, email }: { id?: string | undefined; userId?: string | undefined; email?: string | undefined },
): Promise<StaffMember | null> {
  return db
    .prepare(
      `SELECT s.id, s.user_id, s.master_user_id, s.flags, s.monthly_budget, u.email, u.email_verified_at, u.full_name, u.language FROM staff s JOIN users u ON u.id=s.user_id AND u.deleted_at IS NULL
       WHERE s.master_user_id=?1 AND s.removed_at IS NULL AND (?2 IS NULL OR s.id=?2) AND (?3 IS NULL OR s.user_id=?3) AND (?4 IS NULL OR u.email_normal=?4)`,
    )
    .bind(masterUserId, id ?? null, userId ?? null, email ?? null)
    .first<StaffMember>();
}

/**
 * Writes flags and budget if both are as read, and the caller still has every flag that the member has afterwards and a sufficient budget,
 * so that permissions revoked meanwhile cannot be passed on. Otherwise the following guard fails the batch.
 */
export function editStaffStatement(
  db: D1DatabaseSession,
  member: StaffMember,
  change: { flags: number; budget: number | null },
  caller: Caller,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE staff SET flags=?3, monthly_budget=?5 WHERE id=?1 AND flags=?2 AND monthly_budget IS ?6 AND removed_at IS NULL
         AND (master_user_id=?4 OR EXISTS(SELECT 1 FROM staff c WHERE c.user_id=?4 AND c.master_user_id=staff.master_user_id AND c.removed_at IS NULL AND (c.flags & ?3)=?3
           AND (staff.monthly_budget IS ?5 OR c.monthly_budget IS NULL OR ?5<=c.monthly_budget)))`,
    )
    .bind(member.id, member.flags, change.flags, caller.userId, change.budget, member.monthly_budget);
}

/** Whether the person who adds or has invited somebody still has the right when the account is created. */
const giverHasRights = requesterHasRights(mailedLinks.invitation.needs, { by: '?8', account: '?2' });

/**
 * Makes a user staff if the plan has a place besides staff and open invitations, and the giver still has the right to add staff; otherwise
 * the following guard fails the batch. Nobody gets flags or a budget beyond those that the giver has then (docs/behaviour.md#staff-grants).
 */
export function staffStatement(
  db: D1DatabaseSession,
  staff: { id: string; userId: string; masterUserId: string; flags: number; budget: number | null; givenBy: string },
  limit: number,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO staff(user_id, master_user_id, id, flags, created_at, monthly_budget, added_by)
       SELECT ?1,?2,?3, ?4 & COALESCE((SELECT flags FROM staff WHERE user_id=?8), ?4), ?5, COALESCE(MIN(?7, g.budget), ?7, g.budget), ?8
       FROM (SELECT (SELECT monthly_budget FROM staff WHERE user_id=?8) AS budget) g
       WHERE (?6=-1 OR ${placesTaken('?2', '?5')}<?6) AND ${giverHasRights}`,
    )
    .bind(staff.userId, staff.masterUserId, staff.id, staff.flags, now, limit, staff.budget, staff.givenBy);
}

/** Whoever a removed person has added counts as added by the one who added that person, so that listAddedSince still finds them. */
export const inheritAddedStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db
    .prepare('UPDATE staff SET added_by=(SELECT added_by FROM staff WHERE user_id=?1) WHERE added_by=?1 AND removed_at IS NULL')
    .bind(userId);

/** Removes a member of staff; the row stays for their texts. The following guard fails the batch of a second call. */
export const removeStatement = (db: D1DatabaseSession, staffId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE staff SET removed_at=?2 WHERE id=?1 AND removed_at IS NULL').bind(staffId, now);

/**
 * Staff whom a person has added since a time, with those whom these have added; the plan limits their number. Whoever was given more
 * permissions than the person has belongs to the main user, and stays.
 */
export async function listAddedSince(
  db: D1DatabaseSession,
  addedBy: string,
  since: number,
): Promise<readonly Pick<StaffRow, 'id' | 'user_id'>[]> {
  const { results } = await db
    .prepare(
      `WITH RECURSIVE added(id, user_id) AS (
         SELECT id, user_id FROM staff WHERE added_by=?1 AND created_at>=?2 AND removed_at IS NULL
         UNION SELECT s.id, s.user_id FROM added a JOIN staff s ON s.added_by=a.user_id AND s.removed_at IS NULL)
       SELECT a.id, a.user_id FROM added a JOIN staff s ON s.id=a.id
       WHERE s.flags & ~COALESCE((SELECT flags FROM staff WHERE user_id=?1 AND removed_at IS NULL), -1)=0`,
    )
    .bind(addedBy, since)
    .all<Pick<StaffRow, 'id' | 'user_id'>>();
  return results;
}

/** Removes the staff of a deleted main user. */
export const forgetStaffStatement = (db: D1DatabaseSession, masterUserId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE staff SET removed_at=?2 WHERE master_user_id=?1 AND removed_at IS NULL').bind(masterUserId, now);

/** Staff in "my data": those of an account, and the own row of a colleague. */
export const exported: readonly ExportSection[] = [
  {
    name: 'staff',
    of: 'account',
    from: 'staff s JOIN users u ON u.id=s.user_id WHERE s.master_user_id=?1 AND s.removed_at IS NULL',
    columns:
      's.id, u.full_name AS fullName, u.email, s.flags, (SELECT c.new_email FROM staff_email_change c WHERE c.user_id=s.user_id AND c.outcome IS NULL AND c.taken_at IS NULL) AS newEmail, s.monthly_budget AS monthlyBudget, s.created_at AS createdAt',
    cursor: 's.rowid',
  },
  {
    name: 'invitations',
    of: 'account',
    from: 'staff_invitation i WHERE i.master_user_id=?1',
    columns: 'i.id, i.email, i.flags, i.monthly_budget AS monthlyBudget, i.sent_at AS sentAt, i.expires_at AS expiresAt',
    cursor: 'i.seq',
  },
  {
    name: 'ownStaffEntry',
    of: 'person',
    from: 'staff s WHERE s.user_id=?1 AND s.removed_at IS NULL',
    columns: 's.id, s.flags, s.monthly_budget AS monthlyBudget, s.created_at AS createdAt',
    cursor: 's.rowid',
  },
  {
    name: 'ownEmailChanges',
    of: 'person',
    from: 'staff_email_change c WHERE c.user_id=?1',
    columns:
      'c.old_email AS oldEmail, c.new_email AS newEmail, c.asked_at AS askedAt, c.taken_at AS takenAt, c.ends_at AS endsAt, c.outcome',
    cursor: 'c.seq',
  },
];
