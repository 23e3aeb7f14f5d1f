/** SQL of requests whose long texts are in the archive, in both databases (ADR 037). */
import { approval } from '../../contract/company/approval.ts';
import { hourMs, minuteMs } from '../../contract/limits.ts';
import { forgottenTitle } from '../platform/db/forgetting.ts';

/** Archived content; everything derived from it is computed again when it returns. */
export interface RequestContent {
  description: string;
  /** JSON; a copy of the names in other languages stays with the row. */
  texts: string;
  keywords: string;
}
export interface DueRequest extends RequestContent {
  id: string;
  version: number;
}
export interface RequestCopy extends DueRequest {
  copy: string;
}

/** After this time, a copy without a row counts as left by an interrupted run. */
const unnamedMs = hourMs;
/** After this time no call that has read the id of a copy still reads the copy. */
const readersMs = 10 * minuteMs;

/** Expired or deleted before a time, earliest first. Each kind is a range of its own index. */
export async function readDueRequests(db: D1DatabaseSession, until: number, countMax: number): Promise<DueRequest[]> {
  const columns = 'id, version, description, texts, keywords';
  const results = await db.batch<DueRequest>([
    db
      .prepare(
        `SELECT ${columns} FROM request INDEXED BY request_over WHERE approve_status=${approval.approved} AND is_active=0 AND deleted_at IS NULL
           AND pending_edit IS NULL AND archive_copy IS NULL AND expires_at<=?1 ORDER BY expires_at LIMIT ?2`,
      )
      .bind(until, countMax),
    db
      .prepare(
        `SELECT ${columns} FROM request INDEXED BY request_gone WHERE deleted_at IS NOT NULL AND archive_copy IS NULL AND name<>'${forgottenTitle}'
           AND deleted_at<=?1 ORDER BY deleted_at LIMIT ?2`,
      )
      .bind(until, countMax),
  ]);
  return results.flatMap((result) => result.results).slice(0, countMax);
}

const copiesOf = (copies: readonly { copy: string }[]): string => JSON.stringify(copies.map(({ copy }) => copy));

/** Records copies before they are made, so that those are deleted which no row references. */
export const announceCopiesStatement = (db: D1DatabaseSession, copies: readonly RequestCopy[], now: number): D1PreparedStatement =>
  db.prepare('INSERT INTO archive_leftover(copy, due_at) SELECT value, ?2 FROM json_each(?1)').bind(copiesOf(copies), now + unnamedMs);

/** Stores copies in the archive. */
export const storeCopiesStatement = (archive: D1DatabaseSession, copies: readonly RequestCopy[], now: number): D1PreparedStatement =>
  archive
    .prepare(
      `INSERT INTO request_copy(copy, request_id, description, texts, keywords, put_at)
       SELECT value->>'copy', value->>'id', value->>'description', value->>'texts', value->>'keywords', ?2 FROM json_each(?1)`,
    )
    .bind(JSON.stringify(copies), now);

/** Reads copies from the archive by their ids. */
export async function readCopies(archive: D1DatabaseSession, copies: readonly string[]): Promise<Map<string, RequestContent>> {
  const { results } = await archive
    .prepare('SELECT copy, description, texts, keywords FROM json_each(?1) j CROSS JOIN request_copy ON copy=j.value')
    .bind(JSON.stringify(copies))
    .all<RequestContent & { copy: string }>();
  return new Map(results.map(({ copy, ...content }) => [copy, content]));
}

/** Stores the ids of the copies in rows that are unchanged and still ended, and deletes the copied content there. */
export const nameCopiesStatements = (db: D1DatabaseSession, copies: readonly RequestCopy[], until: number): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE request SET description='', keywords='[]', search_text='', facets='', count_keys='[]', archive_copy=j.value->>'copy',
         texts=(SELECT json_group_object(t.key, json_object('name', t.value->>'name')) FROM json_each(request.texts) t)
       FROM json_each(?1) j WHERE request.id=j.value->>'id' AND request.version=j.value->>'version' AND is_active=0 AND pending_edit IS NULL AND archive_copy IS NULL
         AND (deleted_at IS NOT NULL OR (approve_status=${approval.approved} AND expires_at<=?2)) AND name<>'${forgottenTitle}'`,
    )
    .bind(JSON.stringify(copies.map(({ id, version, copy }) => ({ id, version, copy }))), until),
  db
    .prepare(
      `DELETE FROM archive_leftover WHERE copy IN (
         SELECT r.archive_copy FROM json_each(?1) j CROSS JOIN request r ON r.id=j.value->>'id' AND r.archive_copy=j.value->>'copy')`,
    )
    .bind(JSON.stringify(copies.map(({ id, copy }) => ({ id, copy })))),
];

/** Marks due copies; from then on no row can name them. @returns their ids */
export async function takeLeftovers(db: D1DatabaseSession, now: number, countMax: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE archive_leftover SET is_dead=1 WHERE copy IN (
         SELECT copy FROM archive_leftover INDEXED BY archive_leftover_due WHERE due_at<=?1 ORDER BY due_at LIMIT ?2) RETURNING copy`,
    )
    .bind(now, countMax)
    .all<{ copy: string }>();
  return results.map(({ copy }) => copy);
}

/** Stores corrected keywords in a copy. */
export const spellCopyStatement = (archive: D1DatabaseSession, copy: string, keywords: string): D1PreparedStatement =>
  archive.prepare('UPDATE request_copy SET keywords=?2 WHERE copy=?1').bind(copy, keywords);

export const dropCopiesStatement = (archive: D1DatabaseSession, copies: readonly string[]): D1PreparedStatement =>
  archive.prepare('DELETE FROM request_copy WHERE copy IN (SELECT value FROM json_each(?1))').bind(JSON.stringify(copies));

export const endLeftoversStatement = (db: D1DatabaseSession, copies: readonly string[]): D1PreparedStatement =>
  db.prepare('DELETE FROM archive_leftover WHERE is_dead=1 AND copy IN (SELECT value FROM json_each(?1))').bind(JSON.stringify(copies));

/** SQL: schedules the deletion of copies that these requests no longer name. @param ids over ?1, ?2 is the time */
export const releaseCopies = (ids: string): string =>
  `INSERT OR IGNORE INTO archive_leftover(copy, due_at) SELECT archive_copy, ?2 FROM request WHERE id IN ${ids} AND archive_copy IS NOT NULL`;

/** Restores the content under the same version, since it is unchanged. */
export const takeBackStatements = (
  db: D1DatabaseSession,
  { id, copy, description, texts, keywords }: RequestContent & { id: string; copy: string },
  { search_text, facets, count_keys }: { search_text: string; facets: string; count_keys: string },
  now: number,
): D1PreparedStatement[] => [
  db.prepare(releaseCopies('(SELECT id FROM request WHERE id=?1 AND archive_copy=?3)')).bind(id, now + readersMs, copy),
  db
    .prepare(
      `UPDATE request SET description=?3, texts=?4, keywords=?5, search_text=?6, facets=?7, count_keys=?8, archive_copy=NULL WHERE id=?1 AND archive_copy=?2`,
    )
    .bind(id, copy, description, texts, keywords, search_text, facets, count_keys),
];
