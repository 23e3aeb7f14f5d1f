/** SQL of the moderation queues. The decisions themselves are statements of the subject they change. */
import type { QueryOf } from '../../contract/call.ts';
import type { ApiLanguage } from '../../contract/languages.ts';
import { hourMs } from '../../contract/limits.ts';
import type { getQueue } from '../../contract/moderation/calls.ts';
import type { queueFilters } from '../../contract/moderation/filters.ts';
import type { ModerationKind } from '../../contract/moderation/schemas.ts';
import { checking } from '../company/certificate-store.ts';
import { lookActions } from '../company/look-store.ts';
import { isWaiting } from '../platform/pending-edit.ts';
import { isThere } from '../request/store.ts';
import { edited, isOwn, type Queue, queues } from './queues.ts';

export const queuePageSize = 50;

export interface QueueRow {
  id: string;
  version: number;
  title: string;
  subtitle: string;
  country: string;
  language: ApiLanguage | null;
  sent_at: number;
  claim_user_id: string | null;
  claim_name: string | null;
  claim_until: number | null;
  /** What its owner typed and everyone would read, as JSON (api/chat/typed-texts.ts). */
  typed: string | null;
}

/** SQL: what waits of a kind with who works on it, ?1 is now. */
function select(kind: ModerationKind): string {
  const { id, title, subtitle, country, language, sentAt, from, where, typed = 'NULL' } = queues[kind];
  return `SELECT ${id} AS id, ${id.replace('.id', '.version')} AS version, ${title} AS title, ${subtitle} AS subtitle, ${country} AS country,
      ${language} AS language, ${sentAt} AS sent_at, claim.user_id AS claim_user_id, claimer.full_name AS claim_name, claim.expires_at AS claim_until,
      ${typed} AS typed
    FROM ${from} LEFT JOIN moderation_claim claim ON claim.kind = '${kind}' AND claim.item_id = ${id} AND claim.expires_at > ?1
      LEFT JOIN users claimer ON claimer.id = claim.user_id
    WHERE ${where}`;
}

export type QueueFilter = Omit<QueryOf<typeof getQueue>, 'kind' | 'page'>;

interface Asked {
  userId: string;
  masterUserId: string;
  now: number;
}
interface Narrowing {
  queue: Queue;
  asked: Asked;
  /** @returns the place of a value */
  bind: (value: string | number) => string;
}
/** SQL of each filter. */
const narrowed: { readonly [Name in keyof typeof queueFilters]: (value: NonNullable<QueueFilter[Name]>, by: Narrowing) => string } = {
  language: (language, { queue, bind }) => `${queue.language} = ${bind(language)}`,
  country: (country, { queue, bind }) => `${queue.country} = ${bind(country)}`,
  olderThanHours: (hours, { queue, asked, bind }) => `${queue.sentAt} <= ${bind(asked.now - hours * hourMs)}`,
  claimed: (state, { asked, bind }) =>
    state === 'free' ? 'claim.user_id IS NULL' : `claim.user_id ${state === 'mine' ? '=' : '<>'} ${bind(asked.userId)}`,
};

/** A page of what waits and is not of the account that asks, the oldest first. @param asked who asks, and when */
export async function readQueue(
  db: D1DatabaseSession,
  kind: ModerationKind,
  page: number,
  filter: QueueFilter,
  asked: Asked,
): Promise<QueueRow[]> {
  const queue = queues[kind];
  const values: (string | number)[] = [asked.now, queuePageSize, (page - 1) * queuePageSize, asked.masterUserId];
  const bind = (value: string | number): string => `?${values.push(value)}`;
  const conditions = (Object.keys(narrowed) as (keyof typeof narrowed)[]).flatMap((name) =>
    filter[name] === undefined ? [] : [narrowed[name](filter[name] as never, { queue, asked, bind })],
  );
  const { results } = await db
    .prepare(`${select(kind)} AND ${[`NOT ${isOwn(kind, '?4')}`, ...conditions].join(' AND ')} ORDER BY ${queue.order} LIMIT ?2 OFFSET ?3`)
    .bind(...values)
    .all<QueueRow>();
  return results;
}

/** One waiting item, or null when it does not wait (any more). */
export function findWaiting(db: D1DatabaseSession, kind: ModerationKind, id: string, now: number): Promise<QueueRow | null> {
  return db
    .prepare(`${select(kind)} AND ${queues[kind].id} = ?2`)
    .bind(now, id)
    .first<QueueRow>();
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

const noneOldest = Object.fromEntries(Object.keys(queues).map((kind) => [kind, null])) as Record<ModerationKind, null>;

/** Since when the oldest of each kind waits, ms; the first row of each queue. */
export async function readOldestWaiting(db: D1DatabaseSession): Promise<Record<ModerationKind, number | null>> {
  const firsts = Object.entries(queues).map(
    ([kind, { sentAt, from, where, order }]) => `(SELECT ${sentAt} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT 1) AS ${kind}`,
  );
  return (await db.prepare(`SELECT ${firsts.join(', ')}`).first<Record<ModerationKind, number | null>>()) ?? noneOldest;
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
       WHERE a.target_type = ?1 AND a.target_id = ?2 AND a.action NOT IN ${lookActions} ORDER BY a.seq DESC LIMIT 50`,
    )
    .bind(kind, id)
    .all<{ action: string; outcome: string; detail: string; at: number; actor: string }>();
  return results;
}

/** Who decided on an item last, and how; null for what nobody did. */
export const readLastDecision = (
  db: D1DatabaseSession,
  kind: ModerationKind,
  id: string,
): Promise<{ by: string; action: string; at: number } | null> =>
  db
    .prepare(
      `SELECT COALESCE(u.full_name, '') AS "by", a.action, a.at FROM audit_log a LEFT JOIN users u ON u.id = a.actor_user_id
       WHERE a.target_type = ?1 AND a.target_id = ?2 AND a.action IN (?1 || '.approve', ?1 || '.reject') ORDER BY a.seq DESC LIMIT 1`,
    )
    .bind(kind, id)
    .first();

/** The name of a company, for the approved version of a request. */
export const readCompanyName = async (db: D1DatabaseSession, id: string): Promise<string> =>
  (await db.prepare('SELECT name FROM company WHERE id = ?1').bind(id).first<string>('name')) ?? '';

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
