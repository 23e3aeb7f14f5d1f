/**
 * Uploaded files: R2 stores the bytes, `media` their owners and states. A file is stored in three steps: a pending row, the bytes in R2,
 * and the batch of the write, which makes the file live. A crash in between leaves rows that the sweep deletes, but never a row without a
 * file.
 */
import { hourMs, uploadWaitMs } from '../../contract/limits.ts';
import { dispositionOf } from './disposition.ts';
import type { Env } from './env.ts';
import { newId } from './ids.ts';
import { madeSizes } from './made-size.ts';
import { spooledObjects } from './spool-store.ts';

/** A validated file with a key, ready to be stored. */
export interface NewMedia {
  id: string;
  key: string;
  /** Null for a file of a report or appeal. */
  ownerUserId: string | null;
  kind: 'image' | 'file';
  mime: string;
  bytes: number;
  /** Its content; can be read several times. */
  content(): AsyncIterable<Uint8Array>;
  width: number | null;
  height: number | null;
  originalName: string;
  /** `chat` means not public: files of chats; documents of companies and files of reports and appeals, which have no `chatId`. */
  visibility: 'public' | 'chat';
  chatId: string | null;
}

/** Stores files as pending; {@link liveMediaStatements} makes them live in the batch of the row that contains them. */
export async function storePending(env: Env, db: D1DatabaseSession, files: readonly NewMedia[], now: number): Promise<void> {
  if (files.length === 0) return;
  await db.batch(
    files.map((file) =>
      db
        .prepare(
          `INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, width, height, original_name, state, visibility, chat_id, created_at)
           VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,'pending',?10,?11,?12)`,
        )
        .bind(
          file.id,
          file.key,
          file.ownerUserId,
          file.kind,
          file.mime,
          file.bytes,
          file.width,
          file.height,
          file.originalName,
          file.visibility,
          file.chatId,
          now,
        ),
    ),
  );
  // One after the other, since each needs memory for a window of its file.
  for (const file of files) await put(env.MEDIA, file);
}

/** Smaller files are stored at once. */
const wholeBytesMax = 2 ** 17;

async function put(bucket: R2Bucket, file: NewMedia): Promise<void> {
  const options = { httpMetadata: { contentType: file.mime, contentDisposition: dispositionOf(file) } };
  if (file.bytes <= wholeBytesMax) {
    const whole = new Uint8Array(file.bytes);
    let offset = 0;
    for await (const part of file.content()) {
      whole.set(part, offset);
      offset += part.byteLength;
    }
    await bucket.put(file.key, whole, options);
    return;
  }
  // R2 requires the length of a stream.
  const { readable, writable } = new FixedLengthStream(file.bytes);
  const writer = writable.getWriter();
  const write = async (): Promise<void> => {
    try {
      for await (const part of file.content()) await writer.write(part);
      await writer.close();
    } catch (error) {
      await writer.abort(error).catch(() => undefined);
      throw error;
    }
  };
  await Promise.all([bucket.put(file.key, readable, options), write()]);
}

/** The objects that files belong to. */
interface FilesOf {
  chatId?: string;
  /** The product, request or company with which they are public. */
  itemId?: string;
}

/**
 * Assigns files to a row, in the batch of the write. The batch fails (UPLOAD_GONE) unless all of them are pending, since another call or
 * the sweep may have been faster.
 */
export const liveMediaStatements = (
  db: D1DatabaseSession,
  keys: readonly string[],
  { chatId, itemId }: FilesOf = {},
): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE media SET state = 'live', field = NULL, chat_id = COALESCE(?2, chat_id), item_id = ?3
       WHERE state = 'pending' AND r2_key IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(keys), chatId ?? null, itemId ?? null),
  // No such path: its text distinguishes this error from the other guards of a batch.
  db.prepare("SELECT CASE WHEN changes() <> ?1 THEN json_extract('{}', 'upload_gone') END AS guard").bind(keys.length),
];

/** Marks files as no longer used, in the batch of the write. */
const deadMediaStatement = (db: D1DatabaseSession, keys: readonly string[]): D1PreparedStatement =>
  db.prepare("UPDATE media SET state = 'dead' WHERE r2_key IN (SELECT value FROM json_each(?1))").bind(JSON.stringify(keys));

/**
 * The same for files of rows, in the batch that deletes these rows, before it does.
 * @param keys a SELECT of keys over ?1, or over more values
 */
export const deadMediaOfStatement = (db: D1DatabaseSession, keys: string, ...values: (string | number)[]): D1PreparedStatement =>
  db.prepare(`UPDATE media SET state = 'dead' WHERE r2_key IN (${keys})`).bind(...values);

/** Statements of one edit for added and removed files; none without any. */
export function mediaChangeStatements(
  db: D1DatabaseSession,
  added: readonly string[],
  removed: readonly string[],
  of: FilesOf = {},
): D1PreparedStatement[] {
  return [
    ...(added.length > 0 ? liveMediaStatements(db, added, of) : []),
    ...(removed.length > 0 ? [deadMediaStatement(db, removed)] : []),
  ];
}

interface MediaRow {
  r2_key: string;
  kind: 'image' | 'file';
  mime: string;
  width: number | null;
  height: number | null;
  original_name: string;
}

async function* storedContent(bucket: R2Bucket, key: string): AsyncGenerator<Uint8Array> {
  yield* ((await bucket.get(key))?.body ?? []) as AsyncIterable<Uint8Array>;
}

/**
 * Stores copies of other files as pending (see {@link storePending}).
 * @param keys live public files of the account
 * @param keyOf the key of the copy at this position
 * @returns the keys of the copies in the same order; null if one of the files no longer exists
 */
export async function copyPending(
  env: Env,
  db: D1DatabaseSession,
  keys: readonly string[],
  ownerUserId: string,
  keyOf: (key: string, place: number) => string,
  now: number,
): Promise<string[] | null> {
  const { results } = await db
    .prepare(
      "SELECT r2_key, kind, mime, width, height, original_name FROM media WHERE r2_key IN (SELECT value FROM json_each(?1)) AND owner_user_id = ?2 AND state = 'live' AND visibility = 'public'",
    )
    .bind(JSON.stringify(keys), ownerUserId)
    .all<MediaRow>();
  const copies: NewMedia[] = [];
  for (const [place, key] of keys.entries()) {
    const row = results.find((each) => each.r2_key === key);
    const stored = row && (await env.MEDIA.head(key));
    if (!row || !stored) return null;
    copies.push({
      id: newId(),
      key: keyOf(key, place),
      ownerUserId,
      kind: row.kind,
      mime: row.mime,
      bytes: stored.size,
      content: () => storedContent(env.MEDIA, key),
      width: row.width,
      height: row.height,
      originalName: row.original_name,
      visibility: 'public',
      chatId: null,
    });
  }
  await storePending(env, db, copies, now);
  return copies.map(({ key }) => key);
}

/** A SELECT of the keys in the JSON array ?1. */
export const listedKeys = 'SELECT value FROM json_each(?1)';

/**
 * Makes files unavailable, in a chat or in public, in the batch of the write.
 * @param keys a SELECT of keys over ?1
 * @param evidence a SELECT of keys that stay stored for the moderators; the other files are no longer used
 */
export const withdrawMediaStatement = (
  db: D1DatabaseSession,
  { keys, evidence }: { keys: string; evidence: string },
  value: string,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE media SET withdrawn_at = COALESCE(withdrawn_at, ?2), state = CASE WHEN r2_key IN (${evidence}) THEN state ELSE 'dead' END
       WHERE state = 'live' AND r2_key IN (${keys})`,
    )
    .bind(value, now);

/** Makes files available again that were withdrawn at that time. @param keys a SELECT of keys over ?1 */
export const restoreMediaStatement = (db: D1DatabaseSession, keys: string, value: string, withdrawnAt: number): D1PreparedStatement =>
  db
    .prepare(`UPDATE media SET withdrawn_at = NULL WHERE withdrawn_at = ?2 AND state = 'live' AND r2_key IN (${keys})`)
    .bind(value, withdrawnAt);

/**
 * Marks removed public files as no longer used when they can no longer be restored. @param canReturn SQL over `media`: whether the file can
 * still be restored
 */
export const deadRemovedMediaStatement = (db: D1DatabaseSession, canReturn: string, countMax: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE media SET state = 'dead' WHERE id IN (SELECT id FROM media INDEXED BY media_removed
         WHERE withdrawn_at IS NOT NULL AND visibility = 'public' AND state = 'live' AND NOT ${canReturn} LIMIT ?1)`,
    )
    .bind(countMax);

/** @returns the files among these that only moderators can see */
export async function listWithdrawn(db: D1DatabaseSession, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { results } = await db
    .prepare('SELECT r2_key FROM media WHERE r2_key IN (SELECT value FROM json_each(?1)) AND withdrawn_at IS NOT NULL')
    .bind(JSON.stringify(keys))
    .all<{ r2_key: string }>();
  return new Set(results.map(({ r2_key: key }) => key));
}

/** Whether a file is in use and available, and its account, if it has one, exists. */
export const isLiveMedia = async (db: D1DatabaseSession, key: string, isEvidence: boolean): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM media m LEFT JOIN users u ON u.id = m.owner_user_id
       WHERE m.r2_key = ?1 AND m.state = 'live' AND u.deleted_at IS NULL AND (?2 OR m.withdrawn_at IS NULL)`,
    )
    .bind(key, isEvidence ? 1 : 0)
    .first()) !== null;

/** Marks some files of a deleted account's chats as no longer used. */
export const deadChatMediaStatement = (db: D1DatabaseSession, ownerUserId: string, countMax: number): D1PreparedStatement =>
  db
    .prepare(
      "UPDATE media SET state = 'dead' WHERE id IN (SELECT id FROM media WHERE owner_user_id = ?1 AND chat_id IS NOT NULL AND state = 'live' LIMIT ?2)",
    )
    .bind(ownerUserId, countMax);

const sweptAtOnce = 100;
/** Maximum of files that R2 deletes in one call. */
const deletedAtOnce = 1000;

/**
 * Deletes unused files, files of calls interrupted an hour ago, and uploaded ones that no call has used within a day; some at a time.
 * They are dead first, so that no call uses one that is being deleted. For the scheduled run.
 */
export async function sweepMedia(env: Env, db: D1DatabaseSession, now: number): Promise<void> {
  const { results } = await db
    .prepare(
      `UPDATE media SET state = 'dead', field = NULL WHERE id IN (
         SELECT id FROM media WHERE field IS NULL AND state <> 'live' AND (state = 'dead' OR (state = 'pending' AND created_at < ?1))
         UNION ALL SELECT id FROM media WHERE field IS NOT NULL AND created_at < ?2 LIMIT ?3)
       RETURNING id, r2_key`,
    )
    .bind(now - hourMs, now - uploadWaitMs, sweptAtOnce)
    .all<{ id: string; r2_key: string }>();
  if (results.length === 0) return;
  const objects = results.flatMap(({ r2_key: key }) => [key, ...spooledObjects(key), ...madeSizes(key)]);
  for (let at = 0; at < objects.length; at += deletedAtOnce) await env.MEDIA.delete(objects.slice(at, at + deletedAtOnce));
  await db
    .prepare('DELETE FROM media WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(results.map((row) => row.id)))
    .run();
}
