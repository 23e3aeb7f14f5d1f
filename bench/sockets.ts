/** Many open sockets on one server: how long a message needs to the other side, before and after all of them were idle. */
import type { Server } from '../scripts/serve.ts';
import { memoryOf } from './memory.ts';
import { benchId } from './random.ts';
import type { ServerProcess } from './server.ts';
import { percentile } from './table.ts';
import { chatStatements, listen, say, type Side, sideOf, signIn, talkerStatements } from './talk.ts';

const pairs = 10;
const roomsOfPair = 10;
const rooms = pairs * roomsOfPair;
/** 20 messages a second, independent of their duration. */
const messages = 300;
const pauseMs = 50;
/** From sending to the other side's socket, with all sockets open; without the first message after idling, which wakes its room. */
export const deliveryMsMax = 250;
/** Other load only slows down, so the best series counts. */
const seriesMax = 3;
/** Rooms wake one by one: waking 100 within five seconds would measure the queue. */
const wakingPauseMs = 200;
/** workerd hibernates a room that was idle for ten seconds. */
const restMs = 15_000;

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
      sidesOf(pair).flatMap((side) => talkerStatements(database, side, hash, messages * seriesMax + rooms, now)),
    ),
    ...everyRoom.flatMap((room) => chatStatements(database, numberOf(room), ...sidesOf(room % pairs), now)),
  ]);
}

export interface SocketsResult {
  sockets: number;
  messages: number;
  /** Number of series until one was within the bound. */
  series: number;
  deliveryP50: number;
  deliveryP99: number;
  /** The first message to each room after idling. */
  restedP50: number;
  restedP99: number;
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
    // Each side in turn.
    const [sender, receiver] = Math.floor(index / rooms) % 2 === 0 ? [room.one, room.other] : [room.other, room.one];
    const text = `Message ${index} of ${performance.now()}: the container leaves Mersin on Friday.`;
    const begun = performance.now();
    const arrived = receiver.socket.next(text);
    const [at] = await Promise.all([arrived, say(origin, sender.token, chatIdOf(number), sender.company, text)]);
    return at - begun;
  };
  try {
    await deliveryOf(rooms, pauseMs, deliver);
    const series = [await deliveryOf(messages, pauseMs, deliver)];
    while (series.length < seriesMax && percentile(series.at(-1) ?? [], 0.99) > deliveryMsMax)
      series.push(await deliveryOf(messages, pauseMs, deliver));
    const talking = series.toSorted((one, other) => percentile(one, 0.99) - percentile(other, 0.99))[0] ?? [];
    memoryMb.push(memoryOf(pid)?.totalMb ?? null);
    await wait(restMs);
    memoryMb.push(memoryOf(pid)?.totalMb ?? null);
    const rested = await deliveryOf(rooms, wakingPauseMs, deliver);
    return {
      sockets: all.length,
      messages,
      series: series.length,
      deliveryP50: percentile(talking, 0.5),
      deliveryP99: percentile(talking, 0.99),
      restedP50: percentile(rested, 0.5),
      restedP99: percentile(rested, 0.99),
      stillOpen: all.filter((socket) => socket.isOpen()).length,
      memoryMb,
    };
  } finally {
    for (const socket of all) socket.close();
  }
}
