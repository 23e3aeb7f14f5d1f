/** From sending a message to its event on the other side's socket; and what a client pays that polls instead. */
import { messageTriesKey } from '../api/chat/message-limit.ts';
import { hashPassword } from '../api/platform/password.ts';
import { pathOf } from '../contract/call.ts';
import { connect, getChat, sendMessage } from '../contract/chat/calls.ts';
import { dayMs } from '../contract/limits.ts';
import { login } from '../contract/session/calls.ts';
import { bearer } from '../contract/wire-call.ts';
import type { Server } from '../scripts/serve.ts';
import { benchId } from './random.ts';
import { median, percentile } from './table.ts';

const messages = 300;
const warmUps = 10;
const eventMsMax = 5000;
const password = 'Measured-caravan-7';
/** The owners of companies 0 and 3; the generator gives a user three. */
const sender = { user: 0, company: 0 };
const receiver = { user: 1, company: 3 };
const chatId = benchId('chat', 0);

/** Two people with a paid chat. The rest of the measurement goes through calls and sockets. */
export async function prepareChat(database: Server['database'], now: number): Promise<{ hashMs: number }> {
  const times: number[] = [];
  let hash = '';
  for (let run = 0; run < 5; run += 1) {
    const begun = performance.now();
    hash = await hashPassword(password);
    times.push(performance.now() - begun);
  }
  const [from, to] = [benchId('company', sender.company), benchId('company', receiver.company)];
  const member = (side: typeof sender) =>
    database
      .prepare('INSERT INTO chat_member(chat_id, master_user_id, company_id, last_at) VALUES(?1,?2,?3,?4)')
      .bind(chatId, benchId('user', side.user), benchId('company', side.company), now);
  await database.batch([
    database
      .prepare('UPDATE users SET password_hash=?1 WHERE id IN (?2,?3)')
      .bind(hash, benchId('user', sender.user), benchId('user', receiver.user)),
    database
      .prepare(
        `INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_at, created_at)
         VALUES(?1,?2,?3,0,'Measured','measured',?4,50,1,?5,?5,?5)`,
      )
      .bind(chatId, from, to, benchId('user', sender.user), now),
    member(sender),
    member(receiver),
    // The measurement sends faster than people may: its counter begins far below zero, low enough for some runs on kept data.
    database
      .prepare('INSERT INTO throttle(key, count, window_ends_at) VALUES(?1,?2,?3)')
      .bind(messageTriesKey(benchId('user', sender.user)), -(messages + warmUps) * 20, now + 7 * dayMs),
  ]);
  return { hashMs: median(times) };
}

async function post(origin: string, path: string, body: object, token?: string): Promise<{ data: unknown; bytes: number }> {
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

/** @returns a token and how long signing in took, which is mostly the hashing of the password */
async function signIn(origin: string, user: number): Promise<{ token: string; ms: number }> {
  const begun = performance.now();
  const { data } = await post(origin, pathOf(login), { email: `bench-${user}@example.test`, password, source: 1 });
  return { token: (data as { accessToken: string }).accessToken, ms: performance.now() - begun };
}

/** The other side's socket: `next(text)` resolves at the moment its message arrives. */
async function listen(origin: string, token: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${pathOf(connect)}?chatId=${chatId}`, ['kervan', `bearer.${token}`]);
  const waiting = new Map<string, (at: number) => void>();
  socket.addEventListener('message', ({ data }) => {
    const at = performance.now();
    const text = (JSON.parse(String(data)) as { message?: { text?: string } }).message?.text;
    if (text !== undefined) waiting.get(text)?.(at);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('the chat socket was refused')), { once: true });
  });
  const next = (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no event within ${eventMsMax} ms`)), eventMsMax);
      waiting.set(text, (at) => {
        clearTimeout(timer);
        waiting.delete(text);
        resolve(at);
      });
    });
  return { next, close: () => socket.close() };
}

export interface ChatResult {
  deliveryP50: number;
  deliveryP99: number;
  /** Until the sender has its own answer. */
  answerP50: number;
  answerP99: number;
  messages: number;
  pollNothingNewBytes: number;
  pollNothingNewMs: number;
  pollAllBytes: number;
  pollAllMs: number;
  signInMs: number;
}

/** Sends messages one after the other and polls the full room. */
export async function measureChat(origin: string): Promise<ChatResult> {
  const first = await signIn(origin, sender.user);
  const second = await signIn(origin, receiver.user);
  const socket = await listen(origin, second.token);
  const delivery: number[] = [];
  const answers: number[] = [];
  try {
    for (let count = -warmUps; count < messages; count += 1) {
      const text = `Message ${count}: the container leaves Mersin on Friday, papers follow.`;
      const arrived = socket.next(text);
      const sent = performance.now();
      const body = new FormData();
      body.set('Data.Message.ChatId', chatId);
      body.set('Data.Message.CompanyId', benchId('company', sender.company));
      body.set('Data.Message.Text', text);
      const answered = post(origin, pathOf(sendMessage), body, first.token).then(() => performance.now());
      const [arrivedAt, answeredAt] = await Promise.all([arrived, answered]);
      if (count < 0) continue;
      delivery.push(arrivedAt - sent);
      answers.push(answeredAt - sent);
    }
  } finally {
    socket.close();
  }
  const poll = async (after?: number) => {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run < 11; run += 1) {
      const begun = performance.now();
      ({ bytes } = await post(origin, pathOf(getChat), { chatId, ...(after !== undefined && { after }) }, second.token));
      times.push(performance.now() - begun);
    }
    return { bytes, ms: median(times) };
  };
  const all = await poll();
  const nothingNew = await poll(messages + warmUps);
  return {
    deliveryP50: percentile(delivery, 0.5),
    deliveryP99: percentile(delivery, 0.99),
    answerP50: percentile(answers, 0.5),
    answerP99: percentile(answers, 0.99),
    messages: delivery.length,
    pollNothingNewBytes: nothingNew.bytes,
    pollNothingNewMs: nothingNew.ms,
    pollAllBytes: all.bytes,
    pollAllMs: all.ms,
    signInMs: median([first.ms, second.ms]),
  };
}
