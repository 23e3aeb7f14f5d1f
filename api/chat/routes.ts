import { previewOf } from '../../contract/chat/preview.ts';
import { chatPageSize } from '../../contract/limits.ts';
import { chargeOf } from '../../contract/plan/charge.ts';
import { foldText } from '../../contract/search/fold.ts';
import type { BodyOf, DataOf } from '../../contract/call.ts';
import { type ChatCard, type Message, connect, createChat, deleteChat, deleteMessage, getAccesibleChats, getChat, sendMessage } from '../../contract/chat/calls.ts';
import { readBalance } from '../credit/ledger-store.ts';
import { isoTime } from '../platform/clock.ts';
import { type Caller, type Context, type Deps, type Route, done, on } from '../platform/handler.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { outboxStatement, type RoomMessagePayload } from '../platform/outbox.ts';
import { Refusal } from '../platform/refusal.ts';
import { deliverRoomMessage, roomOf } from './room-delivery.ts';
import type { RoomMessage } from './room-message.ts';
import { chargeStatements, requireReceiver, requireSender, requireSenderOfChat } from './rules.ts';
import {
  type ChatRow,
  finishRoomMessage,
  findChat,
  findEqualChat,
  hideChat,
  insertChatStatements,
  listChats,
  markRead,
  openChatStatement,
  readContactTarget,
  readPayOrder,
  showChat,
  updatePreview,
} from './store.ts';

const chatsListed = 200;

const unreadOf = (chat: ChatRow): number => Math.max(0, chat.last_sequence - chat.last_read_sequence);
const mustPay = (caller: Caller, chat: ChatRow): boolean => chat.is_paid === 0 && chat.payer_user_id === caller.masterUserId;

const cardOf = (caller: Caller, chat: ChatRow): ChatCard => ({
  chatId: chat.id,
  companyName: chat.other_name,
  companyLogoUrl: mediaUrl(chat.other_logo_key),
  companyPath: chat.other_path,
  chatNameForAll: chat.name_for_all,
  lastMessage: chat.last_message,
  lastChatTime: isoTime(chat.last_at),
  unreadedMessageCount: unreadOf(chat),
  isPaid: chat.is_paid === 1,
  mustBePayUser: mustPay(caller, chat),
  createdFor: chat.created_for,
  price: chat.price,
});

const messageOf = (chat: ChatRow, message: RoomMessage): Message => ({
  _id: message.id,
  sequence: message.sequence,
  companyId: message.companyId,
  text: message.text,
  isText: true,
  isFile: false,
  isImage: false,
  fileUrl: '',
  imageUrl: '',
  dtCreatedAt: isoTime(message.createdAt),
  isRead: message.companyId !== chat.own_company_id || message.sequence <= chat.other_read_sequence,
  isActive: message.isActive,
});

async function requireChat(deps: Deps, caller: Caller, chatId: string): Promise<ChatRow> {
  const chat = await findChat(deps.db, caller.masterUserId, chatId);
  if (chat === null) throw new Refusal('NOT_FOUND');
  return chat;
}

/** Sends into a chat that is paid: stored in the room first, then recorded for the lists. */
function deliver(deps: Deps, caller: Caller, chatId: string, companyId: string, text: string, clientKey: string): Promise<RoomMessage> {
  return deliverRoomMessage(deps.env, payloadOf(deps, caller, chatId, companyId, text, clientKey));
}

const payloadOf = (deps: Deps, caller: Caller, chatId: string, companyId: string, text: string, clientKey: string): RoomMessagePayload => ({
  chatId,
  companyId,
  senderUserId: caller.userId,
  masterUserId: caller.masterUserId,
  clientKey,
  text,
  createdAt: deps.clock.now(),
});

/**
 * Charges and stores a first message as one batch with its outbox row, then brings it to the room at once; when that fails
 * the outbox brings it later. Charge, `isPaid` and message happen once or not at all (D-51).
 */
async function sendCharged(deps: Deps, statements: D1PreparedStatement[], payload: RoomMessagePayload): Promise<RoomMessage | null> {
  const dedupeKey = `room:${payload.chatId}:first`;
  try {
    await deps.db.batch([...statements, outboxStatement(deps.db, dedupeKey, { topic: 'room_message', payload }, payload.createdAt)]);
  } catch (error) {
    // Two first messages raced: the other one has paid for the contact, this one is an ordinary message.
    if (error instanceof Error && error.message.includes('duplicate transfer')) return deliverRoomMessage(deps.env, payload);
    throw error;
  }
  try {
    const message = await deliverRoomMessage(deps.env, payload);
    await finishRoomMessage(deps.db, dedupeKey, deps.clock.now());
    return message;
  } catch (error) {
    console.error(JSON.stringify({ call: 'first-message', error: error instanceof Error ? error.message : String(error) }));
    return null;
  }
}

async function create({ body, caller, deps, operationKey }: Context<typeof createChat>) {
  const { fromCompanyId, toCompanyId, chatNameForAll, text } = body;
  const createdFor = body.createdFor as 0 | 1 | 2 | 3 | 4;
  if (createdFor !== 0 && body.requestId === undefined) throw new Refusal('BAD_INPUT', { fields: { requestId: 'REQUIRED' } });
  const requestId = createdFor === 0 ? null : (body.requestId ?? null);
  const target = await readContactTarget(deps.db, { masterUserId: caller.masterUserId, fromCompanyId, toCompanyId, createdFor, requestId });
  requireSender(caller, target);
  if (!caller.isEmailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
  const otherUserId = requireReceiver(caller, createdFor, target);

  const nameFolded = foldText(chatNameForAll);
  const equal = await findEqualChat(deps.db, caller.masterUserId, fromCompanyId, toCompanyId, createdFor, nameFolded);
  if (equal !== null) return resume(deps, caller, equal, body, operationKey);

  const now = deps.clock.now();
  const { credits } = chargeOf({ order: target.pay_order ?? 2, price: target.price ?? 0 });
  const isOpened = text !== '';
  const { chatId, statements } = insertChatStatements(
    deps.db,
    { fromCompanyId, toCompanyId, createdFor, requestId, name: chatNameForAll, nameFolded, payerUserId: caller.masterUserId, otherUserId, price: credits, isPaid: credits === 0 || isOpened, isOpened },
    now,
  );
  if (!isOpened) await deps.db.batch(statements);
  else {
    const charge = await chargeStatements(deps, caller, { chatId, createdFor, price: credits, subject: chatNameForAll }, target.pay_order ?? 2);
    await sendCharged(deps, [...charge, ...statements], payloadOf(deps, caller, chatId, fromCompanyId, text, operationKey));
  }
  return done('CHAT_CREATED', 'The chat was created.', { chatId, isPaid: credits === 0 || isOpened, inCredit: await readBalance(deps.db, caller.masterUserId) });
}

/** The same pair and subject again: "ready created", unless the caller had hidden the chat, which brings it back (D-52). */
async function resume(deps: Deps, caller: Caller, chat: ChatRow, body: BodyOf<typeof createChat>, operationKey: string) {
  if (chat.hidden_at === null) throw new Refusal('CHAT_EXISTS');
  await showChat(deps.db, chat.id, caller.masterUserId);
  if (body.text !== '') await send(deps, caller, chat, body.text, operationKey);
  const isPaid = chat.is_paid === 1 || body.text !== '';
  return done('CHAT_RESUMED', 'The chat is shown again.', { chatId: chat.id, isPaid, inCredit: await readBalance(deps.db, caller.masterUserId) });
}

/** Sends a text into a chat, charging it when it is the first of an unpaid or an unused quota. */
async function send(deps: Deps, caller: Caller, chat: ChatRow, text: string, operationKey: string): Promise<RoomMessage | null> {
  requireSenderOfChat(chat);
  const isFirst = chat.opened_at === null;
  if (!isFirst && chat.is_paid === 1) return deliver(deps, caller, chat.id, chat.own_company_id, text, operationKey);
  if (chat.payer_user_id !== caller.masterUserId) throw new Refusal('NOT_FOUND');
  const payOrder = await readPayOrder(deps.db, chat.created_for);
  const charge = await chargeStatements(deps, caller, { chatId: chat.id, createdFor: chat.created_for, price: chat.is_paid === 1 ? 0 : chat.price, subject: chat.name_for_all }, payOrder);
  const open = openChatStatement(deps.db, chat.id, deps.clock.now());
  return sendCharged(deps, [...charge, open], payloadOf(deps, caller, chat.id, chat.own_company_id, text, operationKey));
}

async function sendText({ body, files, caller, deps, operationKey }: Context<typeof sendMessage>) {
  // Pictures and files in chats come with their own issue; a clear refusal is better than a lost file.
  if (Object.keys(files).length > 0) throw new Refusal('NOT_BUILT');
  const text = body['Data.Message.Text'] ?? '';
  if (text === '') throw new Refusal('BAD_INPUT', { fields: { 'Data.Message.Text': 'REQUIRED' } });
  const chat = await requireChat(deps, caller, body['Data.Message.ChatId']);
  if (body['Data.Message.CompanyId'] !== chat.own_company_id) throw new Refusal('NOT_FOUND', { fields: { 'Data.Message.CompanyId': 'INVALID' } });
  const stored = await send(deps, caller, chat, text, operationKey);
  const message = stored ?? {
    id: '', sequence: chat.last_sequence + 1, senderUserId: caller.userId, companyId: chat.own_company_id, text, isActive: true, createdAt: deps.clock.now(),
  };
  return done('MESSAGE_SENT', 'The message was sent.', { message: messageOf(chat, message), isPaid: true, inCredit: await readBalance(deps.db, caller.masterUserId) });
}

async function read({ body, caller, deps }: Context<typeof getChat>): Promise<DataOf<typeof getChat>> {
  const chat = await requireChat(deps, caller, body.chatId);
  const room = roomOf(deps.env, chat.id);
  const messages = await room.list({ after: body.after, size: body.pagination?.size ?? chatPageSize, page: body.pagination?.page ?? 0 });
  const newest = messages.at(-1)?.sequence ?? 0;
  if (newest > chat.last_read_sequence) {
    await markRead(deps.db, chat.id, caller.masterUserId, newest);
    await room.read(chat.own_company_id, newest);
  }
  return {
    chat: {
      id: chat.id,
      fromCompanyId: chat.from_company_id,
      toCompanyId: chat.to_company_id,
      ownCompanyId: chat.own_company_id,
      companyName: chat.other_name,
      companyLogoUrl: mediaUrl(chat.other_logo_key),
      companyPath: chat.other_path,
      chatNameForAll: chat.name_for_all,
      isPaid: chat.is_paid === 1,
      mustBePayUser: mustPay(caller, chat),
      createdFor: chat.created_for,
      price: chat.price,
      messages: messages.map((message) => messageOf(chat, message)),
    },
  };
}

async function remove({ query, caller, deps }: Context<typeof deleteMessage>) {
  const chat = await requireChat(deps, caller, query.chatId);
  const room = roomOf(deps.env, chat.id);
  if (!(await room.remove(query.id, chat.own_company_id))) throw new Refusal('NOT_FOUND');
  await updatePreview(deps.db, chat.id, previewOf(await room.preview()));
  return done('MESSAGE_DELETED', 'The message was deleted.', {});
}

/** The edge has turned the socket's protocol into a bearer token; the room only learns whose side listens and until when. */
async function listen({ query, caller, deps, request }: Context<typeof connect>): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('BAD_INPUT', { fields: { upgrade: 'REQUIRED' } });
  const chat = await requireChat(deps, caller, query.chatId);
  const headers = new Headers({ upgrade: 'websocket', 'x-room-company': chat.own_company_id, 'x-room-expires': String(deps.clock.now() + socketMs) });
  if (request.headers.get('sec-websocket-protocol')?.includes('kervan') === true) headers.set('x-room-protocol', 'kervan');
  return roomOf(deps.env, chat.id).fetch('https://room/', { headers });
}
/** A socket lives as long as an access token; the page then connects again with its new one. */
const socketMs = 15 * 60 * 1000;

export const chatRoutes: readonly Route[] = [
  on(createChat, create),
  on(getAccesibleChats, async ({ caller, deps }) => {
    const chats = await listChats(deps.db, caller.masterUserId, chatsListed);
    return { chats: chats.map((chat) => cardOf(caller, chat)), unreadMessageCount: chats.reduce((sum, chat) => sum + unreadOf(chat), 0) };
  }),
  on(getChat, read),
  on(sendMessage, sendText),
  on(deleteMessage, remove),
  on(deleteChat, async ({ query, caller, deps }) => {
    const chat = await requireChat(deps, caller, query.chatId);
    await hideChat(deps.db, chat.id, caller.masterUserId, deps.clock.now());
    return done('CHAT_DELETED', 'The chat was deleted.', {});
  }),
  on(connect, listen),
];
