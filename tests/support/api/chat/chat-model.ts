/** A model of chats, credits and refunds: actions of two accounts in any order, each with its expected result. */
import { env, runInDurableObject } from 'cloudflare:test';
import { spendStatement } from '../../../../api/credit/ledger-store.ts';
import { roomOf } from '../../../../api/chat/room/room-delivery.ts';
import { newId } from '../../../../api/platform/ids.ts';
import { deleteChat, getChat } from '../../../../contract/chat/calls.ts';
import { call, clock, testEnv } from '../api-client.ts';
import { balanceOf, database, withCredits } from '../api-fixtures.ts';
import { contact, say, type Trader } from './chat-fixtures.ts';
import { allRows } from '../database.ts';

/** Credits of a contact. */
export const contactPrice = 30;

/** The expected state of a chat. */
export interface ModelChat {
  /** The id; null until the chat exists. */
  id: string | null;
  subject: string;
  texts: string[];
  isPaid: boolean;
  /** Whether the chat is visible to the other side. */
  isOpened: boolean;
  /** Whether the message was read or answered since the last payment. */
  isSeen: boolean;
  /** Whether the first side has deleted the chat from its list. A new message restores it. */
  isHidden: boolean;
  payments: number;
  refunds: number;
}

export interface World {
  from: Trader;
  to: Trader;
  balance: number;
  chats: ModelChat[];
}

let named = 0;
const nextText = (): string => `Text ${(named += 1)}`;

const newChat = (): ModelChat => ({
  id: null,
  subject: `Subject ${(named += 1)}`,
  texts: [],
  isPaid: false,
  isOpened: false,
  isSeen: false,
  isHidden: false,
  payments: 0,
  refunds: 0,
});

/** Two accounts without chats. @param credits of the first one; the second one has none */
export async function newWorld(from: Trader, to: Trader, credits: number, chats: number): Promise<World> {
  await env.DB.batch([env.DB.prepare('DELETE FROM throttle'), env.DB.prepare('DELETE FROM usage_counter')]);
  for (const who of [from, to]) {
    const amount = await balanceOf(who);
    const transfer = { ownerUserId: who.id, amount, reason: 'contact', operationKey: `test:${newId()}`, actorUserId: who.id } as const;
    if (amount > 0) await database().batch([spendStatement(database(), transfer, clock.now())]);
  }
  if (credits > 0) await withCredits(from, credits);
  return { from, to, balance: credits, chats: Array.from({ length: chats }, newChat) };
}

function addTexts(chat: ModelChat, ...texts: string[]): void {
  chat.texts.push(...texts);
  chat.isHidden = false;
}

/** The expected answer and effect of a message of the payer. */
function pay(world: World, chat: ModelChat): boolean {
  if (chat.isPaid) return true;
  if (world.balance < contactPrice) return false;
  world.balance -= contactPrice;
  Object.assign(chat, { isPaid: true, isOpened: true, isSeen: false, payments: chat.payments + 1 });
  return true;
}

/** Sends texts in parallel, or one of them several times. @returns actual and expected answers */
async function send(world: World, chat: ModelChat, texts: readonly string[], keys: readonly string[]): Promise<[string, string]> {
  const { id } = chat;
  if (id === null) return ['', ''];
  const isFine = pay(world, chat);
  const answers = await Promise.all(keys.map((key, index) => say(world.from, id, texts[index % texts.length] ?? '', key)));
  if (isFine) addTexts(chat, ...texts);
  // A repeat during the first attempt is refused as in progress.
  const codes = new Set(answers.map(({ envelope }) => envelope.code).filter((code) => code !== 'IN_PROGRESS'));
  return [[...codes].join(), isFine ? 'MESSAGE_SENT' : 'NOT_ENOUGH_CREDIT'];
}

async function begin(world: World, chat: ModelChat, text: string): Promise<[string, string]> {
  const isThere = chat.id !== null && !chat.isHidden;
  const isFine = !isThere && (text === '' || pay(world, chat));
  const { envelope } = await contact(world.from, world.to, { chatNameForAll: chat.subject, text });
  if (isThere) return [envelope.code, 'CHAT_EXISTS'];
  const expected = chat.id === null ? 'CHAT_CREATED' : 'CHAT_RESUMED';
  if (isFine) {
    chat.id ??= envelope.data?.chatId ?? null;
    addTexts(chat, ...(text === '' ? [] : [text]));
  }
  return [envelope.code, isFine ? expected : 'NOT_ENOUGH_CREDIT'];
}

type Action = (world: World, chat: ModelChat) => Promise<[answer: string, expected: string]>;

export const actions = {
  begin: (world, chat) => begin(world, chat, nextText()),
  beginSilently: (world, chat) => begin(world, chat, ''),
  say: (world, chat) => send(world, chat, [nextText()], [newId()]),
  sayAtOnce: (world, chat) => send(world, chat, [nextText(), nextText(), nextText()], [newId(), newId(), newId()]),
  repeat: (world, chat) => {
    const key = newId();
    return send(world, chat, [nextText()], [key, key, key]);
  },
  answer: async ({ to }, chat) => {
    if (chat.id === null) return ['', ''];
    const text = nextText();
    const { envelope } = await say(to, chat.id, text);
    if (!chat.isOpened) return [envelope.code, 'NOT_FOUND'];
    addTexts(chat, text);
    chat.isSeen = true;
    return [envelope.code, 'MESSAGE_SENT'];
  },
  read: async ({ to }, chat) => {
    if (chat.id === null) return ['', ''];
    const { envelope } = await call(getChat, { token: to.token, body: { chatId: chat.id } });
    if (!chat.isOpened) return [envelope.code, 'NOT_FOUND'];
    chat.isSeen = true;
    return [envelope.code, 'OK'];
  },
  /** 72 hours pass, and the room's alarm fires more than once. */
  wait: async (world, chat) => {
    if (chat.id === null) return ['', ''];
    await runInDurableObject(roomOf(testEnv, chat.id), async (room, state) => {
      const plan = state.storage.kv.get<object>('refund');
      if (plan !== undefined) state.storage.kv.put('refund', { ...plan, at: Date.now() });
      await Promise.all([room.alarm(), room.alarm()]);
      if (plan !== undefined) state.storage.kv.put('refund', { ...plan, at: Date.now() });
      await room.alarm();
    });
    if (chat.isPaid && !chat.isSeen) {
      world.balance += contactPrice;
      Object.assign(chat, { isPaid: false, refunds: chat.refunds + 1 });
    }
    return ['', ''];
  },
  hide: async ({ from }, chat) => {
    if (chat.id === null) return ['', ''];
    chat.isHidden = true;
    return [(await call(deleteChat, { token: from.token, query: { chatId: chat.id } })).envelope.code, 'CHAT_DELETED'];
  },
  earn: async (world) => {
    await withCredits(world.from, contactPrice);
    world.balance += contactPrice;
    return ['', ''];
  },
} satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;

/** The stored state of a world, in the form of {@link expectedOf}. */
export async function booksOf({ from, chats }: World): Promise<object> {
  const results = await allRows(
    `SELECT is_paid, (SELECT COUNT(*) FROM credit_transfer WHERE target_id=c.id AND reason='contact') AS payments,
       (SELECT COUNT(*) FROM credit_transfer WHERE target_id=c.id AND reason='refund') AS refunds,
       (SELECT COUNT(*) FROM notification WHERE href='/messages?chatId='||c.id AND kind IN ('contact-refunded', 'contact-missed')) AS notifications
     FROM json_each(?1) j JOIN chat c ON c.id=j.value ORDER BY j.key`,
    JSON.stringify(chats.flatMap(({ id }) => id ?? [])),
  );
  return { balance: await balanceOf(from), chats: results };
}

export const expectedOf = ({ balance, chats }: World): object => ({
  balance,
  chats: chats
    .filter(({ id }) => id !== null)
    .map(({ isPaid, payments, refunds }) => ({ is_paid: isPaid ? 1 : 0, payments, refunds, notifications: 2 * refunds })),
});
