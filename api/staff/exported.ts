/** Staff in "my data": those of an account, and the own row of a colleague. */
import type { ExportSection } from '../platform/subject/exported.ts';

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
