/** Time from sending a message to its event on the other side's socket, and the cost of a client that polls instead. */
import { hashPassword } from '../api/platform/security/password.ts';
import { pathOf } from '../contract/wire/call.ts';
import { getChat } from '../contract/chat/calls.ts';
import type { Server } from '../scripts/serve.ts';
import { benchId } from './random.ts';
import { median, percentile } from './table.ts';
import { chatStatements, listen, password, post, postMessage, sideOf, signIn, senderStatements } from './chat-load.ts';

const messages = 300;
const warmUps = 10;
const [sender, receiver] = [sideOf(0), sideOf(1)];
const chatId = benchId('chat', 0);

/**
 * Inserts two people with a paid chat; all other steps use calls and sockets. @returns the hash of their password, and how long hashing
 * took
 */
export async function prepareChat(database: Server['database'], now: number): Promise<{ hash: string; hashMs: number }> {
  const times: number[] = [];
  let hash = '';
  for (let run = 0; run < 5; run += 1) {
    const begun = performance.now();
    hash = await hashPassword(password);
    times.push(performance.now() - begun);
  }
  await database.batch([
    ...[sender, receiver].flatMap((side) => senderStatements(database, side, hash, messages + warmUps, now)),
    ...chatStatements(database, 0, sender, receiver, now),
  ]);
  return { hash, hashMs: median(times) };
}

export interface ChatResult {
  deliveryP50: number;
  deliveryP99: number;
  /** Time until the sender gets the answer. */
  answerP50: number;
  answerP99: number;
  messages: number;
  pollNothingNewBytes: number;
  pollNothingNewMs: number;
  pollAllBytes: number;
  pollAllMs: number;
  signInMs: number;
}

/** Sends messages one by one, and then polls the chat with all of them. */
export async function measureChat(origin: string): Promise<ChatResult> {
  const first = await signIn(origin, sender.user);
  const second = await signIn(origin, receiver.user);
  const socket = await listen(origin, second.token, chatId);
  const delivery: number[] = [];
  const answers: number[] = [];
  try {
    for (let count = -warmUps; count < messages; count += 1) {
      const text = `Message ${count}: the container leaves Mersin on Friday, papers follow.`;
      const arrived = socket.next(text);
      const sent = performance.now();
      const answered = postMessage(origin, first.token, chatId, sender.company, text);
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
