/** The moderation queue of phone numbers. */
import type { Moderated } from '../platform/subject/moderated.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { decidePhoneStatement } from './change-store.ts';

const waiting = (table: string): string =>
  `${table}phone_approval_asked_at IS NOT NULL AND ${table}phone_verified_at IS NULL AND ${table}deleted_at IS NULL AND ${table}phone IS NOT NULL`;

export const moderatedPhone: Moderated = {
  kind: 'phone',
  id: 'u.id',
  title: 'u.full_name',
  subtitle: "'+' || u.phone",
  country: "COALESCE(lower(k.code), '')",
  language: 'u.language',
  sentAt: 'u.phone_approval_asked_at',
  from: 'users u LEFT JOIN country k ON k.id = u.country_id',
  where: waiting('u.'),
  order: 'u.phone_approval_asked_at, u.seq',
  waiting: `users WHERE ${waiting('')}`,
  known: 'users WHERE id = ?1 AND deleted_at IS NULL',
  accounts: [],
  people: ['u.id'],
  owner: '?1',
  decide: (db, { id, version, isApproved, now }) => [decidePhoneStatement(db, id, version, isApproved, now), changedStatement(db)],
};
