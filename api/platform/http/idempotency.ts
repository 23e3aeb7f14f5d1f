/**
 * A repeated write gets the answer of the first one (docs/behaviour.md#idempotency-key). Refusals are not stored: the caller may fix
 * the cause and try again.
 */
import { keyLifeMs, minuteMs } from '../../../contract/limits.ts';
import { insteadHeader, insteadMax, keyHeader } from '../../../contract/wire/wire-call.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import { people } from '../db/forgetting.ts';
import { runGuarded } from '../db/guard.ts';
import { type Commit, Done } from './handler.ts';
import { newId } from '../ids.ts';
import { Refusal } from './refusal.ts';

const keyPattern = /^[\w-]{8,100}$/;
/** After this time a call without an answer may be repeated. If the first run is only slow, it loses its key and writes nothing. */
const abandonedMs = minuteMs;

export interface SavedAnswer {
  status: number;
  body: string;
}

/** The run of a call that has claimed a key. */
export interface KeyHold {
  owner: string;
  key: string;
  run: string;
}

/** The state of a key for a call that uses it. */
export type Claim =
  /** The call runs now. */
  | { hold: KeyHold }
  /** The call was already answered. */
  | { answer: SavedAnswer }
  /** The call has written, but was interrupted before its answer was stored. */
  | { written: Done<unknown> };

interface KeyRow {
  call: string;
  body_hash: string;
  status: number | null;
  response: string | null;
  run: string;
  written: string | null;
  created_at: number;
}

const invalid = (header: string): Refusal => new Refusal('BAD_INPUT', { fields: { [header]: 'INVALID' } });

/** @returns the key of the header, or null without one. @throws Refusal BAD_INPUT */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(keyHeader);
  if (key === null || key === '') return null;
  if (!keyPattern.test(key)) throw invalid('Idempotency-Key');
  return key;
}

/** @returns the keys of unanswered submissions that this one replaces. @throws Refusal BAD_INPUT */
export function replacedKeysOf(request: Request): string[] {
  const keys = (request.headers.get(insteadHeader) ?? '').split(',').filter((key) => key !== '');
  if (keys.length > insteadMax || !keys.every((key) => keyPattern.test(key))) throw invalid('Idempotency-Instead-Of');
  return keys;
}

/**
 * Claims a key for this call.
 * @param bodyHash keyed hash of query and body
 * @throws Refusal KEY_REUSED for another body or call, IN_PROGRESS while another run has it
 */
export async function claimKey(
  db: D1DatabaseSession,
  owner: string,
  key: string,
  call: string,
  bodyHash: string,
  now: number,
): Promise<Claim> {
  const hold: KeyHold = { owner, key, run: newId() };
  const inserted = await db
    .prepare('INSERT OR IGNORE INTO idempotency(owner, key, call, body_hash, run, created_at) VALUES(?1,?2,?3,?4,?5,?6)')
    .bind(owner, key, call, bodyHash, hold.run, now)
    .run();
  if (inserted.meta.changes === 1) return { hold };
  const row = await db
    .prepare('SELECT call, body_hash, status, response, run, written, created_at FROM idempotency WHERE owner=?1 AND key=?2')
    .bind(owner, key)
    .first<KeyRow>();
  // The key was released just now; the next attempt gets it.
  if (row === null) throw new Refusal('IN_PROGRESS');
  if (row.call !== call || row.body_hash !== bodyHash) throw new Refusal('KEY_REUSED');
  if (row.status !== null && row.response !== null) return { answer: { status: row.status, body: row.response } };
  if (row.created_at > now - abandonedMs) throw new Refusal('IN_PROGRESS');
  if (row.written !== null) return { written: doneOf(row.written) };
  const taken = await db
    .prepare('UPDATE idempotency SET run=?4, created_at=?5 WHERE owner=?1 AND key=?2 AND run=?3 AND written IS NULL AND status IS NULL')
    .bind(owner, key, row.run, hold.run, now)
    .run();
  if (taken.meta.changes !== 1) throw new Refusal('IN_PROGRESS');
  return { hold };
}

/** Stored as the call of a withdrawn key. */
const withdrawn = '-';

/**
 * Withdraws keys: submissions with these keys that are not complete are refused from now on, both those in progress and those that arrive
 * later. Called before the submission that replaces them, so that only one of them is executed.
 * @throws Refusal EARLIER_DONE when one is complete, with the part of its result that its call stores
 */
export async function withdrawKeys(db: D1DatabaseSession, owner: string, keys: readonly string[], now: number): Promise<void> {
  if (keys.length === 0) return;
  const results = await db.batch<{ call: string; written: string | null; status: number | null }>(
    keys.flatMap((key) => [
      db
        .prepare(
          `INSERT INTO idempotency(owner, key, call, body_hash, run, created_at) VALUES(?1,?2,'${withdrawn}','',?3,?4)
           ON CONFLICT(owner, key) DO UPDATE SET call='${withdrawn}', body_hash='', run=excluded.run WHERE written IS NULL AND status IS NULL`,
        )
        .bind(owner, key, newId(), now),
      db.prepare('SELECT call, written, status FROM idempotency WHERE owner=?1 AND key=?2').bind(owner, key),
    ]),
  );
  const done = results.flatMap(({ results: rows }) => rows).find(({ call }) => call !== withdrawn);
  if (done !== undefined) throw new Refusal('EARLIER_DONE', { done: done.written === null ? undefined : doneOf(done.written).data });
}

function doneOf(text: string): Done<unknown> {
  const { code, data, message } = JSON.parse(text) as Done<unknown>;
  return new Done(code, data, message);
}

/** No such path: its text distinguishes this error from the other guards of a batch. */
const lostPath = 'key lost';

/** For the start of a write's batch: marks its key as used. Fails the batch if another run has claimed the key. */
const writtenStatements = (db: D1DatabaseSession, { owner, key, run }: KeyHold, written: Done<unknown>): D1PreparedStatement[] => [
  db
    .prepare('UPDATE idempotency SET written=?4 WHERE owner=?1 AND key=?2 AND run=?3 AND written IS NULL')
    .bind(owner, key, run, JSON.stringify(written)),
  db.prepare(`SELECT CASE WHEN changes() = 0 THEN json_extract('{}', '${lostPath}') END AS guard`),
];

/** Whether a batch failed because its key belongs to another run. */
const isKeyLost = (error: unknown): boolean => error instanceof Error && error.message.includes(lostPath);

/**
 * Executes a call's write in one batch. With an Idempotency-Key the batch also marks the key as used, so that both are stored or neither.
 * After a crash, a repetition is answered with the stored result; a run that has lost its key writes nothing (ADR 018). Handlers get this
 * as `deps.commit` and write only with it. @param holdOf the present claim of the call's key; none for a call without a key
 */
export const commitOf =
  (db: D1DatabaseSession, holdOf: () => KeyHold | null): Commit =>
  async <Written>(statements: readonly D1PreparedStatement[], written: Done<Written>, refusedAs: ErrorCode = 'UNEXPECTED') => {
    const hold = holdOf();
    try {
      const all = [...(hold === null ? [] : writtenStatements(db, hold, written)), ...statements];
      if (all.length > 0) await runGuarded(db, all, refusedAs);
    } catch (error) {
      if (isKeyLost(error)) throw new Refusal('IN_PROGRESS');
      throw error;
    }
    return written;
  };

export async function saveAnswer(db: D1DatabaseSession, owner: string, key: string, answer: SavedAnswer): Promise<void> {
  await db
    .prepare('UPDATE idempotency SET status=?3, response=?4 WHERE owner=?1 AND key=?2 AND status IS NULL')
    .bind(owner, key, answer.status, answer.body)
    .run();
}

/** Releases the key of a call that has written nothing. */
export async function releaseKey(db: D1DatabaseSession, { owner, key, run }: KeyHold): Promise<void> {
  await db
    .prepare('DELETE FROM idempotency WHERE owner=?1 AND key=?2 AND run=?3 AND written IS NULL AND status IS NULL')
    .bind(owner, key, run)
    .run();
}

/** More rows than arrive in a minute, so that a backlog is also deleted, in steps. */
const sweptMax = 5000;

/** Deletes old answers, oldest first. */
export const sweepIdempotencyStatement = (db: D1DatabaseSession, now: number, countMax = sweptMax): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM idempotency WHERE (owner, key) IN (SELECT owner, key FROM idempotency WHERE created_at<?1 ORDER BY created_at LIMIT ?2)',
    )
    .bind(now - keyLifeMs, countMax);

/** Stored answers of deleted people contain their data. */
export const forgetAnswersStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM idempotency WHERE owner IN ${people}`).bind(userId);
