/** SQL of "my data": pages of its sections, the person and the account. */
import { announcedIds } from '../platform/db/archive-move.ts';
import type { ExportRow, ExportSection } from '../platform/subject/exported.ts';

/** The database of a section's rows. */
export interface ExportSource extends Pick<ExportSection, 'from' | 'columns' | 'cursor'> {
  db: D1DatabaseSession;
  /** Values of ?4 and following. */
  bound: string[];
}

/** In the marketplace's database, and for archived kinds also in the archive. @param archive null if none is bound */
export async function sourcesOf(db: D1DatabaseSession, archive: D1DatabaseSession | null, section: ExportSection): Promise<ExportSource[]> {
  const here = { ...section, db, bound: [] };
  if (section.moved === undefined || archive === null) return [here];
  const [kind, id] = section.moved;
  const announced = (await db.prepare(`SELECT ${announcedIds(kind)} AS ids`).first<string>('ids')) ?? '[]';
  return [
    here,
    { ...section, db: archive, from: `${section.from} AND ${id} NOT IN (SELECT value FROM json_each(?4))`, bound: [announced] },
  ];
}

export const readExportPage = async (
  userId: string,
  { db, from, columns, cursor, bound }: ExportSource,
  after: number,
  countMax: number,
): Promise<(ExportRow & { cursor: number })[]> =>
  (
    await db
      .prepare(`SELECT ${cursor} AS cursor, ${columns} FROM ${from} AND ${cursor} > ?2 ORDER BY ${cursor} LIMIT ?3`)
      .bind(userId, after, countMax, ...bound)
      .all<ExportRow & { cursor: number }>()
  ).results;

export const countExport = async (userId: string, { db, from, cursor, bound }: ExportSource): Promise<number> =>
  (await db
    .prepare(`SELECT COUNT(*) AS n FROM ${from} AND ${cursor}>?2 LIMIT ?3`)
    .bind(userId, -1, -1, ...bound)
    .first<number>('n')) ?? 0;

const personColumns = `u.id, u.full_name AS fullName, u.email, u.phone, u.gender, u.language, (SELECT en FROM country WHERE id=u.country_id) AS country,
  '/media/' || u.picture_key AS pictureUrl, u.mail_approval AS isMailApproved, u.notify_email AS notifyByEmail, u.notify_phone AS notifyByPhone, u.notify_app AS notifyInApp,
  u.email_verified_at AS emailVerifiedAt, u.phone_verified_at AS phoneVerifiedAt, u.phone_approval_asked_at AS phoneApprovalAskedAt, u.push_token IS NOT NULL AS isAppRegistered,
  (SELECT role FROM moderator WHERE user_id=u.id) AS consoleRole, (SELECT confirmed_at FROM second_factor WHERE user_id=u.id) AS secondFactorAt, u.created_at AS createdAt`;
const accountColumns = `(SELECT key FROM plan WHERE id=u.plan_id) AS plan, u.plan_started_at AS planStartedAt, u.plan_expires_at AS planExpiresAt, (SELECT required_from FROM second_factor_rule WHERE master_user_id=u.id) AS secondFactorRequiredFrom, u.referral_code AS referralCode,
  (SELECT balance FROM credit_account WHERE owner_user_id=u.id) AS creditBalance`;

/** The person and, for a main user, the account; without password, tokens and referrals. */
export async function readExportAccount(db: D1DatabaseSession, userId: string, isMainUser: boolean): Promise<ExportRow> {
  const columns = isMainUser ? `${personColumns}, ${accountColumns}` : personColumns;
  const row = await db.prepare(`SELECT ${columns} FROM users u WHERE u.id=?1`).bind(userId).first<ExportRow>();
  return row ?? {};
}
