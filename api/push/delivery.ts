/** Sends a notification to a browser through its push service (RFC 8030). */
import { base64url } from 'jose';
import { dayMs, secondMs } from '../../contract/limits.ts';
import type { Env } from '../platform/env.ts';
import { doneStatement, type OutboxRow } from '../platform/db/outbox-store.ts';
import { readTitles } from '../platform/text/title-store.ts';
import { encryptPush, newEphemeral, topicOf } from './encrypt.ts';
import { isPushService } from './services.ts';
import { type DuePush, dropSubscriptionStatement, type PushPayload, readDuePush } from './store.ts';
import { isWanted, pushMessageOf } from './text.ts';
import { vapidHeader, vapidKeysOf } from './vapid.ts';

/** The topic of the outbox; its rows are written by a trigger (`notification_is_pushed`). */
export const pushTopic = 'push';
export const pushAttemptsMax = 6;

/** A browser that is off for longer shows it in the notification list only. */
const waitsSeconds = (2 * dayMs) / secondMs;
const timeoutMs = 10 * secondMs;

/** A refused push, with its status: the endpoint is a secret of its browser and is never logged. */
class PushRefused extends Error {
  override readonly name: string;
  constructor(status: number) {
    super('refused');
    this.name = `PushRefused${status}`;
  }
}

async function post(env: Env, db: D1DatabaseSession, push: DuePush, now: number): Promise<number> {
  const keys = vapidKeysOf(env);
  // The browser stays subscribed, for the time when the keys are back.
  if (keys === null) return 204;
  if (!isPushService(push.endpoint, env)) return 410;
  const receiver = { publicKey: base64url.decode(push.p256dh), auth: base64url.decode(push.auth) };
  const title = (await readTitles(db, [push.href], push.language)).get(push.href);
  const message = pushMessageOf(push, title);
  const body = await encryptPush(JSON.stringify(message), receiver, await newEphemeral());
  const answer = await fetch(push.endpoint, {
    method: 'POST',
    body,
    headers: {
      authorization: await vapidHeader(keys, push.endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(waitsSeconds),
      urgency: push.kind === 'new-message' ? 'high' : 'normal',
      topic: await topicOf(message.tag),
    },
    // Only to known push services, never to another address.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** @throws if the push has to be retried */
export async function deliverPush(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void> {
  const payload = JSON.parse(row.payload) as PushPayload;
  const push = await readDuePush(db, payload, now);
  const status = push === null || !isWanted(push) ? 204 : await post(env, db, push, now);
  // 403: the subscription is for another key pair, from before it was replaced (RFC 8292).
  const hasEnded = status === 403 || status === 404 || status === 410;
  // 413 means too long for this service; the notification list has it.
  if ((status < 200 || status > 299) && !hasEnded && status !== 413) throw new PushRefused(status);
  await db.batch([...(hasEnded ? [dropSubscriptionStatement(db, payload.subscription)] : []), doneStatement(db, row.id, now)]);
}
