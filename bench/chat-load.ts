/** Chats of the measured catalogue: their rows, and sign-in, calls and sockets of their people. */
import { fileTriesKey, messageTriesKey } from '../api/chat/message-limit.ts';
import { pathOf } from '../contract/wire/call.ts';
import { connect, sendMessage } from '../contract/chat/calls.ts';
import { dayMs } from '../contract/limits.ts';
import { login } from '../contract/session/calls.ts';
import { bearer } from '../contract/wire/wire-call.ts';
import type { Server } from '../scripts/serve.ts';
import { benchId } from './random.ts';

/** Timeout for an event. It is far above the bound of delivery, so that a late message breaks the bound but does not abort the run. */
const eventMsMax = 30_000;
export const password = 'Measured-caravan-7';

/** One side of a chat; each generated user has three companies. */
export interface Side {
  user: number;
  company: number;
}

/** @param user the user's number @param which of the user's companies, from 0 */
export const sideOf = (user: number, which = 0): Side => ({ user, company: user * 3 + which });

/**
 * Rows of a chat that the first side has paid for.
 * @param number of the chat among the measured ones
 */
export function chatStatements(database: Server['database'], number: number, from: Side, to: Side, now: number) {
  const id = benchId('chat', number);
  const member = ({ user, company }: Side) =>
    database
      .prepare('INSERT INTO chat_member(chat_id, master_user_id, company_id, last_at) VALUES(?1,?2,?3,?4)')
      .bind(id, benchId('user', user), benchId('company', company), now);
  return [
    database
      .prepare(
        `INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_at, created_at)
         VALUES(?1,?2,?3,0,?6,?6,?4,50,1,?5,?5,?5)`,
      )
      .bind(id, benchId('company', from.company), benchId('company', to.company), benchId('user', from.user), now, `measured ${number}`),
    member(from),
    member(to),
  ];
}

/**
 * A person who signs in and sends faster than the rate limit allows: the counter starts far below zero, which is enough for repeated runs.
 */
export const senderStatements = (database: Server['database'], { user }: Side, hash: string, messages: number, now: number) => [
  database.prepare('UPDATE users SET password_hash=?1 WHERE id=?2').bind(hash, benchId('user', user)),
  ...[messageTriesKey, fileTriesKey].map((keyOf) =>
    database
      .prepare('INSERT INTO throttle(key, count, window_ends_at) VALUES(?1,?2,?3)')
      .bind(keyOf(benchId('user', user)), -messages * 20, now + 7 * dayMs),
  ),
];

/** Posts a call and reads its data. @throws if it is refused */
export async function post(origin: string, path: string, body: object, token?: string): Promise<{ data: unknown; bytes: number }> {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: bearer(token) }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return { data: (JSON.parse(text) as { data: unknown }).data, bytes: text.length };
}

/** @returns a token and the duration of the sign-in, which is mostly hashing */
export async function signIn(origin: string, user: number): Promise<{ token: string; ms: number }> {
  const begun = performance.now();
  const { data } = await post(origin, pathOf(login), { email: `bench-${user}@example.test`, password, source: 1 });
  return { token: (data as { accessToken: string }).accessToken, ms: performance.now() - begun };
}

/** A socket; `next(text)` resolves when its message arrives. */
export async function listen(origin: string, token: string, chatId: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${pathOf(connect)}?chatId=${chatId}`, ['kervan', `bearer.${token}`]);
  const waiting = new Map<string, (at: number) => void>();
  socket.addEventListener('message', ({ data }) => {
    const at = performance.now();
    const text = (JSON.parse(String(data)) as { message?: { text?: string } }).message?.text;
    if (text !== undefined) waiting.get(text)?.(at);
  });
  let ended = '';
  socket.addEventListener('close', ({ code, reason }) => (ended = `, closed with ${code} ${reason}`));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('the chat socket was refused')), { once: true });
  });
  const next = (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`no event within ${eventMsMax} ms, socket state ${socket.readyState}${ended}`)),
        eventMsMax,
      );
      waiting.set(text, (at) => {
        clearTimeout(timer);
        waiting.delete(text);
        resolve(at);
      });
    });
  return { next, isOpen: () => socket.readyState === WebSocket.OPEN, close: () => socket.close() };
}

/** The body of a message. */
export function messageOf(chatId: string, company: number, text: string): FormData {
  const body = new FormData();
  body.set('Data.Message.ChatId', chatId);
  body.set('Data.Message.CompanyId', benchId('company', company));
  body.set('Data.Message.Text', text);
  return body;
}

/** Sends a message. @returns the time of the answer */
export async function postMessage(origin: string, token: string, chatId: string, company: number, text: string): Promise<number> {
  await post(origin, pathOf(sendMessage), messageOf(chatId, company, text), token);
  return performance.now();
}
