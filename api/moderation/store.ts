/** SQL of the moderation queues. The decisions themselves are statements of the subject they change. */
import type { QueryOf } from '../../contract/wire/call.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { hourMs } from '../../contract/limits.ts';
import type { getQueue } from '../../contract/moderation/calls.ts';
import type { queueFilters } from '../../contract/moderation/filters.ts';
import type { ModerationKind } from '../../contract/moderation/schemas.ts';
import { mainAccountOf } from '../account/account-store.ts';
import { lookActions } from '../company/look-store.ts';
import type { Moderated, Queues } from '../platform/subject/moderated.ts';

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
  /** What its owner typed and everyone would read, as JSON (api/chat/room/typed-texts.ts). */
  typed: string | null;
}

/** SQL: what waits of a kind with who works on it, ?1 is now. */
function select({ kind, id, title, subtitle, country, language, sentAt, from, where, typed = 'NULL' }: Moderated): string {
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
  queue: Moderated;
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

/** SQL: it is an account's own. @param account the parameter that holds the main account */
export const isOwn = (queue: Moderated, account: string): string => `(${account} IN (${accountsOf(queue).join(', ')})) IS TRUE`;

/** SQL: the main accounts that own it or are a party of it. */
export const accountsOf = ({ accounts, people = [] }: Moderated): string[] => [...people.map(mainAccountOf), ...accounts];

/** A page of what waits and is not of the account that asks, the oldest first. @param asked who asks, and when */
export async function readQueue(
  db: D1DatabaseSession,
  queue: Moderated,
  page: number,
  filter: QueueFilter,
  asked: Asked,
): Promise<QueueRow[]> {
  const values: (string | number)[] = [asked.now, queuePageSize, (page - 1) * queuePageSize, asked.masterUserId];
  const bind = (value: string | number): string => `?${values.push(value)}`;
  const conditions = (Object.keys(narrowed) as (keyof typeof narrowed)[]).flatMap((name) =>
    filter[name] === undefined ? [] : [narrowed[name](filter[name] as never, { queue, asked, bind })],
  );
  const { results } = await db
    .prepare(
      `${select(queue)} AND ${[`NOT ${isOwn(queue, '?4')}`, ...conditions].join(' AND ')} ORDER BY ${queue.order} LIMIT ?2 OFFSET ?3`,
    )
    .bind(...values)
    .all<QueueRow>();
  return results;
}

/** One waiting item, or null when it does not wait (any more). */
export function findWaiting(db: D1DatabaseSession, queue: Moderated, id: string, now: number): Promise<QueueRow | null> {
  return db
    .prepare(`${select(queue)} AND ${queue.id} = ?2`)
    .bind(now, id)
    .first<QueueRow>();
}

/** Whether there is such an item at all, waiting or not. */
export const isKnown = async (db: D1DatabaseSession, { known }: Moderated, id: string): Promise<boolean> =>
  (await db.prepare(`SELECT 1 FROM ${known}`).bind(id).first()) !== null;

/** Something of each kind. */
export const byKind = <Value>(queues: Queues, valueOf: (queue: Moderated) => Value): Record<ModerationKind, Value> =>
  Object.fromEntries(Object.values(queues).map((queue) => [queue.kind, valueOf(queue)])) as Record<ModerationKind, Value>;

/** A value of each kind, in one trip. @param sqlOf SQL of it */
const readOfEach = async <Value>(db: D1DatabaseSession, queues: Queues, sqlOf: (queue: Moderated) => string, none: Value) =>
  (await db
    .prepare(
      `SELECT ${Object.values(queues)
        .map((queue) => `(SELECT ${sqlOf(queue)}) AS ${queue.kind}`)
        .join(', ')}`,
    )
    .first<Record<ModerationKind, Value>>()) ?? byKind(queues, () => none);

export const countWaiting = (db: D1DatabaseSession, queues: Queues): Promise<Record<ModerationKind, number>> =>
  readOfEach(db, queues, ({ waiting }) => `COUNT(*) FROM ${waiting}`, 0);

/** Since when the oldest of each kind waits, ms; the first row of each queue. */
export const readOldestWaiting = (db: D1DatabaseSession, queues: Queues): Promise<Record<ModerationKind, number | null>> =>
  readOfEach<number | null>(
    db,
    queues,
    ({ sentAt, from, where, order }) => `${sentAt} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT 1`,
    null,
  );

export interface OwnerRow {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
  language: ApiLanguage;
  notify_email: number;
  created_at: number;
}

/** The main account that an item belongs to; null where it belongs to none. */
export const readOwner = async (db: D1DatabaseSession, { owner }: Moderated, id: string): Promise<OwnerRow | null> =>
  owner === undefined
    ? null
    : db
        .prepare(`SELECT id, full_name, email, phone, language, notify_email, created_at FROM users WHERE id = ${owner}`)
        .bind(id)
        .first<OwnerRow>();

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
