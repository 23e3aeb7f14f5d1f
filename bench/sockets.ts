/** Many open sockets on one server: the time of a message to the other side, before and after all sockets were idle. */
import type { Server } from '../scripts/serve.ts';
import { memoryOf } from './memory.ts';
import { benchId } from './random.ts';
import type { ServerProcess } from './server.ts';
import { percentile } from './table.ts';
import { chatStatements, listen, postMessage, type Side, sideOf, signIn, senderStatements } from './chat-load.ts';

const pairs = 10;
const roomsOfPair = 10;
const rooms = pairs * roomsOfPair;
/** Sent at 20 messages a second, whether or not earlier ones have arrived. */
const messages = 300;
const pauseMs = 50;
/**
 * From sending to the other side's socket, with all sockets open; without the first message after the idle time, which reactivates its
 * hibernated chat room.
 */
export const deliveryMsMax = 250;
/** Other load can only slow down a series, so the best one counts. */
const seriesMax = 3;
/** Chat rooms are reactivated one by one: 100 of them within five seconds would wait for each other. */
const reactivationPauseMs = 200;
/** workerd hibernates a room that was idle for ten seconds. */
const idleMs = 15_000;

/** Two people of the catalogue; the first ones measure the chat (chat.ts). */
const sidesOf = (pair: number): [Side, Side] => [sideOf(2 + 2 * pair), sideOf(3 + 2 * pair)];
const everyPair = Array.from({ length: pairs }, (_, pair) => pair);
const everyRoom = Array.from({ length: rooms }, (_, room) => room);
const numberOf = (room: number): number => room + 1;
const chatIdOf = (room: number): string => benchId('chat', numberOf(room));

/** Ten pairs with ten paid chats each. @param hash of their password */
export async function prepareSockets(database: Server['database'], hash: string, now: number): Promise<void> {
  await database.batch([
    ...everyPair.flatMap((pair) =>
      sidesOf(pair).flatMap((side) => senderStatements(database, side, hash, messages * seriesMax + rooms, now)),
    ),
    ...everyRoom.flatMap((room) => chatStatements(database, numberOf(room), ...sidesOf(room % pairs), now)),
  ]);
}

export interface SocketsResult {
  sockets: number;
  messages: number;
  /** Number of series that were needed until one was within the bound. */
  series: number;
  deliveryP50: number;
  deliveryP99: number;
  /** Median time of the first message to each room after the idle time. */
  afterIdleP50: number;
  afterIdleP99: number;
  /** Sockets that are still open at the end. */
  stillOpen: number;
  /** Memory in MB without sockets, after the messages, and after idling; null if the system does not report it. */
  memoryMb: (number | null)[];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns the time of each message from sending to the other side's socket, ms; one starts after each interval */
async function deliveryOf(count: number, everyMs: number, deliver: (index: number) => Promise<number>): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (let index = 0; index < count; index += 1) {
    const time = deliver(index);
    // Failures are reported at the end, after the sockets are closed.
    time.catch(() => undefined);
    times.push(time);
    await wait(everyMs);
  }
  return Promise.all(times);
}

/** Opens sockets for both sides of all rooms, sends messages, idles and sends again. */
export async function measureSockets({ origin, pid }: Pick<ServerProcess, 'origin' | 'pid'>): Promise<SocketsResult> {
  const tokens = new Map<number, string>();
  for (const { user } of everyPair.flatMap(sidesOf)) tokens.set(user, (await signIn(origin, user)).token);
  const opening = async (side: Side, chatId: string) => {
    const token = tokens.get(side.user) ?? '';
    return { ...side, token, socket: await listen(origin, token, chatId) };
  };
  const memoryMb = [memoryOf(pid)?.totalMb ?? null];
  const opened: Record<'one' | 'other', Awaited<ReturnType<typeof opening>>>[] = [];
  for (const room of everyRoom) {
    const [one, other] = sidesOf(room % pairs);
    opened.push({ one: await opening(one, chatIdOf(room)), other: await opening(other, chatIdOf(room)) });
  }
  const all = opened.flatMap(({ one, other }) => [one.socket, other.socket]);
  const deliver = async (index: number): Promise<number> => {
    const number = index % rooms;
    const room = opened[number];
    if (room === undefined) throw new Error('no room');
    // The sides send in turn.
    const [sender, receiver] = Math.floor(index / rooms) % 2 === 0 ? [room.one, room.other] : [room.other, room.one];
    const text = `Message ${index} of ${performance.now()}: the container leaves Mersin on Friday.`;
    const begun = performance.now();
    const arrived = receiver.socket.next(text);
    const [at] = await Promise.all([arrived, postMessage(origin, sender.token, chatIdOf(number), sender.company, text)]);
    return at - begun;
  };
  try {
    await deliveryOf(rooms, pauseMs, deliver);
    const series = [await deliveryOf(messages, pauseMs, deliver)];
    while (series.length < seriesMax && percentile(series.at(-1) ?? [], 0.99) > deliveryMsMax)
      series.push(await deliveryOf(messages, pauseMs, deliver));
    const talking = series.toSorted((one, other) => percentile(one, 0.99) - percentile(other, 0.99))[0] ?? [];
    memoryMb.push(memoryOf(pid)?.totalMb ?? null);
    await wait(idleMs);
    memoryMb.push(memoryOf(pid)?.totalMb ?? null);
    const afterIdle = await deliveryOf(rooms, reactivationPauseMs, deliver);
    return {
      sockets: all.length,
      messages,
      series: series.length,
      deliveryP50: percentile(talking, 0.5),
      deliveryP99: percentile(talking, 0.99),
      afterIdleP50: percentile(afterIdle, 0.5),
      afterIdleP99: percentile(afterIdle, 0.99),
      stillOpen: all.filter((socket) => socket.isOpen()).length,
      memoryMb,
    };
  } finally {
    for (const socket of all) socket.close();
  }
}
