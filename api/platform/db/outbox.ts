/**
 * Effects that must follow a stored write. The row is written in the write's own batch, so that it exists if and only if the write is
 * stored; delivery is repeated until it succeeds (api/jobs/delivery.ts). The topic defines its payload.
 */
import { newId } from '../ids.ts';

/** A topic of a subject (`deliveries`) with the payload of its delivery. */
export interface Outgoing {
  topic: string;
  payload: object;
}

/**
 * One outbox row as a statement for the write's batch.
 * @param dedupeKey identifies the event: a second row with the same key is left out @param dueAt time of delivery; at once if omitted
 */
export function outboxStatement(
  db: D1DatabaseSession,
  dedupeKey: string,
  { topic, payload }: Outgoing,
  now: number,
  dueAt = now,
): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at) VALUES(?1,?2,?3,?4,?6,?5) ON CONFLICT(dedupe_key) DO NOTHING',
    )
    .bind(newId(), dedupeKey, topic, JSON.stringify(payload), now, dueAt);
}

/** Gathering of events of one kind for one receiver: in a time window only the first ones are sent individually, the others together. */
export interface Gathered {
  /** Common prefix of the dedupe keys. */
  group: string;
  /** Identifies this event. */
  event: string;
  single: Outgoing;
  /** When the single event is sent; at once if omitted. */
  singleDueAt?: number | undefined;
  /** The delivery at the end of the window that replaces all further events. */
  together: Outgoing;
  /** The number of events that are sent individually. */
  countMax: number;
  windowMs: number;
}

/** When an event was first gathered or sent, ms; null if it was not, or was swept. */
export const readGatheredAt = (db: D1DatabaseSession, group: string, event: string): Promise<number | null> =>
  db.prepare('SELECT created_at FROM outbox WHERE dedupe_key=?1').bind(`${group}:${event}`).first<number>('created_at');

/** The rows of a group's events in a range of time. The parameters are SQL. */
const inGroup = (group: string, from: string, until: string): string =>
  `gathered_in=${group} AND created_at>=${from} AND created_at<${until}`;

/** SQL of the events that {@link gatheredStatements} delivers one by one: the first ones of a group in its window. The parameters are SQL. */
export const singleEventsSql = (group: string, from: string, until: string, countMax: string): string =>
  `SELECT substr(dedupe_key, length(${group})+2) FROM outbox WHERE ${inGroup(group, from, until)} ORDER BY created_at, rowid LIMIT ${countMax}`;

/**
 * Outbox rows of an event that is sent individually or together with others. A gathered event leaves a row that is done: it counts towards
 * `countMax`, and it is not sent twice. Events that are written after the delivery at the end of their window get another one, at once.
 * @param at time of the event, which determines its window also if it is written late
 */
export function gatheredStatements(
  db: D1DatabaseSession,
  { group, event, single, singleDueAt, together, countMax, windowMs }: Gathered,
  at: number,
): D1PreparedStatement[] {
  const from = at - (at % windowMs);
  const end = from + windowMs;
  const counted = `(SELECT COUNT(*) FROM outbox WHERE ${inGroup('?6', '?7', '?8')})`;
  return [
    db
      .prepare(
        `INSERT INTO outbox(id, dedupe_key, gathered_in, topic, payload, next_at, created_at, done_at)
         SELECT ?1, ?6||':'||?2, ?6, ?3, iif(n<?9, ?4, '{}'), ?10, ?5, iif(n<?9, NULL, ?5) FROM (SELECT ${counted} AS n) WHERE true
         ON CONFLICT(dedupe_key) DO NOTHING`,
      )
      .bind(newId(), event, single.topic, JSON.stringify(single.payload), at, group, from, end, countMax, singleDueAt ?? at),
    db
      .prepare(
        `INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at)
         SELECT ?1, ?2||(SELECT iif(COUNT(*)=0, '', ':'||COUNT(*)) FROM outbox
           WHERE (dedupe_key=?2 OR (dedupe_key>?2||':' AND dedupe_key<?2||';')) AND done_at IS NOT NULL), ?3, ?4, ?8, ?5
         WHERE changes()=1 AND ${counted}>?9 ON CONFLICT(dedupe_key) DO NOTHING`,
      )
      .bind(newId(), `together:${group}:${from}`, together.topic, JSON.stringify(together.payload), at, group, from, end, countMax),
  ];
}
