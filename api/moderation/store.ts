/** SQL of the moderation queues. The decisions themselves are statements of the subject they change. */
import type { ApiLanguage } from '../../contract/languages.ts';
import type { ModerationKind } from '../../contract/moderation/calls.ts';
import { checking } from '../company/certificate-store.ts';
import { isWaiting } from '../platform/pending-edit.ts';
import { isThere } from '../request/store.ts';

export const queuePageSize = 50;

export interface QueueRow {
  id: string;
  version: number;
  title: string;
  subtitle: string;
  country: string;
  sent_at: number;
}

/** SQL: a column of the edit that waits, else of the row. */
const edited = (table: string, column: string): string =>
  `COALESCE(json_extract(${table}.pending_edit, '$.${column}'), ${table}.${column})`;

/** One query per queue, the oldest first, each over a partial index of what waits. */
const queues: Record<ModerationKind, string> = {
  company: `SELECT c.id, c.version, ${edited('c', 'name')} AS title, u.full_name AS subtitle, COALESCE(lower(k.code), '') AS country, c.sent_at
    FROM company c JOIN users u ON u.id = c.owner_user_id LEFT JOIN country k ON k.id = ${edited('c', 'country_id')} WHERE ${isWaiting('c')}`,
  request: `SELECT r.id, r.version, ${edited('r', 'name')} AS title, c.name AS subtitle, r.country_code AS country, r.sent_at
    FROM request r JOIN company c ON c.id = ${edited('r', 'company_id')} WHERE ${isWaiting('r')} AND ${isThere('r')}`,
  phone: `SELECT u.id, u.version, u.full_name AS title, '+' || u.phone AS subtitle, COALESCE(lower(k.code), '') AS country, u.phone_approval_asked_at AS sent_at
    FROM users u LEFT JOIN country k ON k.id = u.country_id
    WHERE u.phone_approval_asked_at IS NOT NULL AND u.phone_verified_at IS NULL AND u.deleted_at IS NULL AND u.phone IS NOT NULL`,
  contact: `SELECT m.id, m.version, m.name AS title, m.email AS subtitle, '' AS country, m.created_at AS sent_at
    FROM contact_message m WHERE m.handled_at IS NULL`,
  report: `SELECT r.id, r.version, other.name AS title, own.name AS subtitle, '' AS country, r.created_at AS sent_at
    FROM chat_report r JOIN company other ON other.id = r.reported_company_id JOIN company own ON own.id = r.reporter_company_id WHERE r.handled_at IS NULL`,
  certificate: `SELECT t.id, t.version, t.issuer || ' ' || t.number AS title, c.name AS subtitle, COALESCE(lower(k.code), '') AS country, t.sent_at
    FROM company_certificate t JOIN company c ON c.id = t.company_id LEFT JOIN country k ON k.id = c.country_id WHERE t.status = ${checking.waiting}`,
};
// What was sent at the same moment keeps its order from page to page.
const orders: Record<ModerationKind, string> = {
  company: 'c.sent_at, c.seq',
  request: 'r.sent_at, r.seq',
  phone: 'u.phone_approval_asked_at, u.seq',
  contact: 'm.seq',
  report: 'r.seq',
  certificate: 't.sent_at, t.seq',
};
const ids: Record<ModerationKind, string> = {
  company: 'c.id',
  request: 'r.id',
  phone: 'u.id',
  contact: 'm.id',
  report: 'r.id',
  certificate: 't.id',
};

export async function readQueue(db: D1DatabaseSession, kind: ModerationKind, page: number): Promise<QueueRow[]> {
  const { results } = await db
    .prepare(`${queues[kind]} ORDER BY ${orders[kind]} LIMIT ?1 OFFSET ?2`)
    .bind(queuePageSize, (page - 1) * queuePageSize)
    .all<QueueRow>();
  return results;
}

/** One waiting item, or null when it does not wait (any more). */
export function findWaiting(db: D1DatabaseSession, kind: ModerationKind, id: string): Promise<QueueRow | null> {
  return db.prepare(`${queues[kind]} AND ${ids[kind]} = ?1`).bind(id).first<QueueRow>();
}

const known: Record<ModerationKind, string> = {
  company: 'SELECT 1 FROM company WHERE id = ?1 AND is_user_company = 0 AND deleted_at IS NULL',
  request: `SELECT 1 FROM request WHERE id = ?1 AND ${isThere('request')}`,
  phone: 'SELECT 1 FROM users WHERE id = ?1 AND deleted_at IS NULL',
  contact: 'SELECT 1 FROM contact_message WHERE id = ?1',
  report: 'SELECT 1 FROM chat_report WHERE id = ?1',
  certificate: 'SELECT 1 FROM company_certificate WHERE id = ?1',
};

/** Whether there is such an item at all, waiting or not. */
export const isKnown = async (db: D1DatabaseSession, kind: ModerationKind, id: string): Promise<boolean> =>
  (await db.prepare(known[kind]).bind(id).first()) !== null;

export async function countWaiting(db: D1DatabaseSession): Promise<Record<ModerationKind, number>> {
  const row = await db
    .prepare(
      `SELECT (SELECT COUNT(*) FROM company WHERE ${isWaiting('company')}) AS company,
        (SELECT COUNT(*) FROM request WHERE ${isWaiting('request')} AND ${isThere('request')}) AS request,
        (SELECT COUNT(*) FROM users WHERE phone_approval_asked_at IS NOT NULL AND phone_verified_at IS NULL AND deleted_at IS NULL AND phone IS NOT NULL) AS phone,
        (SELECT COUNT(*) FROM contact_message WHERE handled_at IS NULL) AS contact,
        (SELECT COUNT(*) FROM chat_report WHERE handled_at IS NULL) AS report,
        (SELECT COUNT(*) FROM company_certificate WHERE status = ${checking.waiting}) AS certificate`,
    )
    .first<Record<ModerationKind, number>>();
  return row ?? { company: 0, request: 0, phone: 0, contact: 0, report: 0, certificate: 0 };
}

export interface OwnerRow {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
  language: ApiLanguage;
  notify_email: number;
  created_at: number;
}

/** What belongs to an account. */
type OwnedKind = Exclude<ModerationKind, 'contact' | 'report'>;

const ownerOf: Record<OwnedKind, string> = {
  company: '(SELECT owner_user_id FROM company WHERE id = ?1)',
  request: '(SELECT owner_user_id FROM request WHERE id = ?1)',
  phone: '?1',
  certificate: '(SELECT c.owner_user_id FROM company_certificate t JOIN company c ON c.id = t.company_id WHERE t.id = ?1)',
};

/** The main account that an item belongs to. */
export function readOwner(db: D1DatabaseSession, kind: OwnedKind, id: string): Promise<OwnerRow | null> {
  return db
    .prepare(`SELECT id, full_name, email, phone, language, notify_email, created_at FROM users WHERE id = ${ownerOf[kind]}`)
    .bind(id)
    .first<OwnerRow>();
}

export async function readMessage(db: D1DatabaseSession, id: string): Promise<string | null> {
  return db.prepare('SELECT body FROM contact_message WHERE id = ?1').bind(id).first<string>('body');
}

export async function readHistory(db: D1DatabaseSession, kind: ModerationKind, id: string) {
  const { results } = await db
    .prepare(
      `SELECT a.action, a.outcome, a.detail, a.at, COALESCE(u.full_name, '') AS actor FROM audit_log a LEFT JOIN users u ON u.id = a.actor_user_id
       WHERE a.target_type = ?1 AND a.target_id = ?2 ORDER BY a.seq DESC LIMIT 50`,
    )
    .bind(kind, id)
    .all<{ action: string; outcome: string; detail: string; at: number; actor: string }>();
  return results;
}

/** The service type of a request as it will be approved: its public address begins with it. */
export async function readServiceType(db: D1DatabaseSession, requestId: string): Promise<number> {
  const sql = `SELECT ${edited('r', 'service_type')} AS service_type FROM request r WHERE r.id = ?1`;
  return (await db.prepare(sql).bind(requestId).first<number>('service_type')) ?? 1;
}

/** The member of staff who wrote a request; null when the main user did, or when they have left. */
export const readStaffAuthor = (db: D1DatabaseSession, requestId: string): Promise<string | null> =>
  db
    .prepare(
      `SELECT s.user_id FROM request r JOIN staff s ON s.user_id = r.author_user_id AND s.master_user_id = r.owner_user_id
       WHERE r.id = ?1 AND s.removed_at IS NULL`,
    )
    .bind(requestId)
    .first<string>('user_id');
