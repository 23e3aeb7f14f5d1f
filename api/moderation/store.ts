/** SQL of the moderation queues. The decisions are statements of the subjects that they change. */
import type { QueryOf } from '../../contract/wire/call.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { hourMs } from '../../contract/limits.ts';
import type { ModerationKind } from '../../contract/moderation/schemas.ts';
import type { getQueue } from '../../contract/moderation/calls.ts';
import type { queueFilters } from '../../contract/moderation/filters.ts';
import { mainAccountOf } from '../account/account-store.ts';
import { lookActions } from '../company/look-store.ts';
import type { Moderated, Queues } from '../platform/subject/moderated.ts';

const queuePageSize = 50;

export interface QueueRow {
  id: string;
  version: number;
  title: string;
  names: string | null;
  subtitle: string;
  country: string;
  language: ApiLanguage | null;
  sent_at: number;
  claim_user_id: string | null;
  claim_name: string | null;
  claim_until: number | null;
  /** Texts that its owner typed and that would be public, as JSON (api/chat/room/typed-texts.ts). */
  typed: string | null;
}

/** SQL: pending items of a kind with who works on them; ?1 is now. */
function select({ kind, id, title, names = 'NULL', subtitle, country, language, sentAt, from, where, typed = 'NULL' }: Moderated): string {
  return `SELECT ${id} AS id, ${id.replace('.id', '.version')} AS version, ${title} AS title, ${names} AS names, ${subtitle} AS subtitle, ${country} AS country,
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
  /** @returns the placeholder of a value */
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

/** SQL: whether it belongs to an account. @param account the parameter with the main account */
export const isOwn = (queue: Moderated, account: string): string => `(${account} IN (${accountsOf(queue).join(', ')})) IS TRUE`;

/** SQL: the main accounts that own it or are a party of it. */
export const accountsOf = ({ accounts, people = [] }: Pick<Moderated, 'accounts' | 'people'>): string[] => [
  ...people.map(mainAccountOf),
  ...accounts,
];

/** A page of pending items that do not belong to the reader's account, oldest first. @param asked the reader, and the time */
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

/** A pending item, or null if it is not pending (any more). */
export function findWaiting(db: D1DatabaseSession, queue: Moderated, id: string, now: number): Promise<QueueRow | null> {
  return db
    .prepare(`${select(queue)} AND ${queue.id} = ?2`)
    .bind(now, id)
    .first<QueueRow>();
}

/** Whether the item exists, pending or not. */
export const isKnown = async (db: D1DatabaseSession, { known }: Moderated, id: string): Promise<boolean> =>
  (await db.prepare(`SELECT 1 FROM ${known}`).bind(id).first()) !== null;

/** A value for each kind. */
export const byKind = <Value>(queues: Queues, valueOf: (queue: Moderated) => Value): Record<ModerationKind, Value> =>
  Object.fromEntries(Object.values(queues).map((queue) => [queue.kind, valueOf(queue)])) as Record<ModerationKind, Value>;

/** A value of each kind, in one round trip. @param sqlOf SQL of it */
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

/** Since when the oldest item of each kind is pending, ms; the first row of each queue. */
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

/** @param person SQL of a user's id, over the item ?1 */
export const readPersonAs = (db: D1DatabaseSession, person: string, id: string): Promise<OwnerRow | null> =>
  db
    .prepare(`SELECT id, full_name, email, phone, language, notify_email, created_at FROM users WHERE id = ${person}`)
    .bind(id)
    .first<OwnerRow>();

/** The main account that an item belongs to; null without one. */
export const readOwner = async (db: D1DatabaseSession, { owner }: Moderated, id: string): Promise<OwnerRow | null> =>
  owner === undefined ? null : readPersonAs(db, owner, id);

/** The newest entries of the audit log about something. */
export async function readHistory(db: D1DatabaseSession, { type, id }: { type: string; id: string }) {
  const { results } = await db
    .prepare(
      `SELECT a.action, a.outcome, a.detail, a.at, COALESCE(u.full_name, '') AS actor FROM audit_log a LEFT JOIN users u ON u.id = a.actor_user_id
       WHERE a.target_type = ?1 AND a.target_id = ?2 AND a.action NOT IN ${lookActions} ORDER BY a.seq DESC LIMIT 50`,
    )
    .bind(type, id)
    .all<{ action: string; outcome: string; detail: string; at: number; actor: string }>();
  return results;
}

/** Who made the last decision on an item, and which; null without one. */
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
