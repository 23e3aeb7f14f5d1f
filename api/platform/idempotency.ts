/** A repeated write answers what the first one did (D-16). Refusals are not kept: the caller may mend the cause and try again. */
import { hourMs, minuteMs } from '../../contract/limits.ts';
import { keyHeader } from '../../contract/wire-call.ts';
import { people } from './forgetting.ts';
import { Refusal } from './refusal.ts';

const keyPattern = /^[\w-]{8,100}$/;
/** A call that died without an answer may be repeated after this; unique operation keys keep its money safe. */
const abandonedMs = minuteMs;
/** Kept answers hold what was written, texts of messages too: they stay as long as a client may repeat a call after a broken connection. */
const keptMs = hourMs;

export interface SavedAnswer {
  status: number;
  body: string;
}

/** @returns the key of the header, or null when it has none. @throws Refusal BAD_INPUT */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(keyHeader);
  if (key === null || key === '') return null;
  if (!keyPattern.test(key)) throw new Refusal('BAD_INPUT', { fields: { 'Idempotency-Key': 'INVALID' } });
  return key;
}

/**
 * Claims a key for this call.
 * @param bodyHash keyed hash of query and body
 * @returns the saved answer of an equal earlier call, or null: run the call now
 * @throws Refusal KEY_REUSED for another body or call, IN_PROGRESS while the first one runs
 */
export async function claimKey(
  db: D1DatabaseSession,
  owner: string,
  key: string,
  call: string,
  bodyHash: string,
  now: number,
): Promise<SavedAnswer | null> {
  const inserted = await db
    .prepare('INSERT OR IGNORE INTO idempotency(owner, key, call, body_hash, created_at) VALUES(?1,?2,?3,?4,?5)')
    .bind(owner, key, call, bodyHash, now)
    .run();
  if (inserted.meta.changes === 1) return null;
  const row = await db
    .prepare('SELECT call, body_hash, status, response, created_at FROM idempotency WHERE owner=?1 AND key=?2')
    .bind(owner, key)
    .first<{ call: string; body_hash: string; status: number | null; response: string | null; created_at: number }>();
  if (row === null) return null;
  if (row.call !== call || row.body_hash !== bodyHash) throw new Refusal('KEY_REUSED');
  if (row.status !== null && row.response !== null) return { status: row.status, body: row.response };
  if (row.created_at > now - abandonedMs) throw new Refusal('IN_PROGRESS');
  await db.prepare('UPDATE idempotency SET created_at=?3 WHERE owner=?1 AND key=?2').bind(owner, key, now).run();
  return null;
}

export async function saveAnswer(db: D1DatabaseSession, owner: string, key: string, answer: SavedAnswer): Promise<void> {
  await db
    .prepare('UPDATE idempotency SET status=?3, response=?4 WHERE owner=?1 AND key=?2')
    .bind(owner, key, answer.status, answer.body)
    .run();
}

export async function releaseKey(db: D1DatabaseSession, owner: string, key: string): Promise<void> {
  await db.prepare('DELETE FROM idempotency WHERE owner=?1 AND key=?2 AND status IS NULL').bind(owner, key).run();
}

/** Forgets answers that nobody asks for any more. */
export const sweepIdempotencyStatement = (db: D1DatabaseSession, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM idempotency WHERE created_at<?1').bind(now - keptMs);

/** Kept answers of people who are forgotten hold what they wrote. */
export const forgetAnswersStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM idempotency WHERE owner IN ${people}`).bind(userId);
