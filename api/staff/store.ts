/** All SQL about staff. */
import type { Language } from '../../contract/wire.ts';
import { placesTaken } from './invitation-store.ts';
import { monthOf } from '../credit/budget-store.ts';
import { userOfLink } from '../account/token-store.ts';
import type { Caller } from '../platform/handler.ts';

export interface StaffRow {
  id: string;
  user_id: string;
  master_user_id: string;
  flags: number;
  /** Credits a month; null is no bound. */
  monthly_budget: number | null;
  email: string;
  full_name: string;
  /** An address that still has to be confirmed. */
  pending_email: string | null;
  email_verified_at: number | null;
}

export interface StaffMember extends StaffRow {
  language: Language;
}

/** A new address is waited for as long as its link works. */
const pendingEmail = (now: string): string =>
  `CASE WHEN EXISTS(SELECT 1 FROM verification_token v WHERE v.user_id=s.user_id AND v.purpose='staff_email' AND v.used_at IS NULL AND v.expires_at>${now}) THEN s.pending_email END`;

/** Staff of an account in the order they were added, with what each has spent this month. */
export async function listStaff(db: D1DatabaseSession, masterUserId: string, now: number): Promise<(StaffRow & { spent: number })[]> {
  const { results } = await db
    .prepare(
      `SELECT s.id, s.user_id, s.master_user_id, s.flags, s.monthly_budget, u.email, u.email_verified_at, u.full_name, ${pendingEmail('?2')} AS pending_email, COALESCE(m.spent, 0) AS spent
       FROM staff s JOIN users u ON u.id=s.user_id AND u.deleted_at IS NULL LEFT JOIN staff_spending m ON m.user_id=s.user_id AND m.month=?3
       WHERE s.master_user_id=?1 AND s.removed_at IS NULL ORDER BY s.created_at, s.id`,
    )
    .bind(masterUserId, now, monthOf(now))
    .all<StaffRow & { spent: number }>();
  return results;
}

/** One of the account's staff by all that is given of row id, user id and address in normal form; null for another account's. */
export function findStaffMember(
  db: D1DatabaseSession,
  masterUserId: string,
  { id, userId, email }: { id?: string | undefined; userId?: string | undefined; email?: string | undefined },
): Promise<StaffMember | null> {
  return db
    .prepare(
      `SELECT s.id, s.user_id, s.master_user_id, s.flags, s.monthly_budget, s.pending_email, u.email, u.email_verified_at, u.full_name, u.language FROM staff s JOIN users u ON u.id=s.user_id AND u.deleted_at IS NULL
       WHERE s.master_user_id=?1 AND s.removed_at IS NULL AND (?2 IS NULL OR s.id=?2) AND (?3 IS NULL OR s.user_id=?3) AND (?4 IS NULL OR u.email_normal=?4)`,
    )
    .bind(masterUserId, id ?? null, userId ?? null, email ?? null)
    .first<StaffMember>();
}

/**
 * Writes flags, budget and the awaited address of a member as it was read, by a caller who still holds every flag that it then has and may
 * spend as much as a budget that is changed: what was taken from the caller meanwhile can not be passed on. The guard that follows it
 * fails the batch otherwise.
 */
export function editStaffStatement(
  db: D1DatabaseSession,
  member: StaffMember,
  change: { flags: number; budget: number | null; pendingEmail: string | null },
  caller: Caller,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE staff SET flags=?3, pending_email=?4, monthly_budget=?6 WHERE id=?1 AND flags=?2 AND removed_at IS NULL
         AND (master_user_id=?5 OR EXISTS(SELECT 1 FROM staff c WHERE c.user_id=?5 AND c.master_user_id=staff.master_user_id AND c.removed_at IS NULL AND (c.flags & ?3)=?3
           AND (staff.monthly_budget IS ?6 OR c.monthly_budget IS NULL OR ?6<=c.monthly_budget)))`,
    )
    .bind(member.id, member.flags, change.flags, change.pendingEmail, caller.userId, change.budget);
}

/** Makes a user staff while there is room in the plan, open invitations included; the guard that follows it fails the batch otherwise. */
export function staffStatement(
  db: D1DatabaseSession,
  staff: { id: string; userId: string; masterUserId: string; flags: number; budget: number | null },
  limit: number,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO staff(user_id, master_user_id, id, flags, created_at, monthly_budget) SELECT ?1,?2,?3,?4,?5,?7
       WHERE ?6=-1 OR ${placesTaken('?2', '?5')}<?6`,
    )
    .bind(staff.userId, staff.masterUserId, staff.id, staff.flags, now, limit, staff.budget);
}

/** An awaited address is one no more, in the batch of its link. */
export const dropAwaitedEmailStatement = (db: D1DatabaseSession, hash: string, now: number): D1PreparedStatement =>
  db.prepare(`UPDATE staff SET pending_email=NULL WHERE user_id=${userOfLink('staff_email')}`).bind(hash, now);

/** Removes a member of staff; the row stays for what they wrote. The guard that follows it fails the batch of whoever is second. */
export const removeStatement = (db: D1DatabaseSession, staffId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE staff SET removed_at=?2, pending_email=NULL WHERE id=?1 AND removed_at IS NULL').bind(staffId, now);

/** Removes the living staff of a main user who is forgotten. */
export const forgetStaffStatement = (db: D1DatabaseSession, masterUserId: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE staff SET removed_at=?2, pending_email=NULL WHERE master_user_id=?1 AND removed_at IS NULL').bind(masterUserId, now);
