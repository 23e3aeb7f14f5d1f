import { decodeJwt } from 'jose';
import { previewOf } from '../../contract/chat/preview.ts';
import { chatPageSize, chatsListed, minuteMs } from '../../contract/limits.ts';
import type { DataOf } from '../../contract/call.ts';
import { connect, deleteChat, deleteMessage, getAccesibleChats, getChat, sendMessage } from '../../contract/chat/calls.ts';
import { readBalance } from '../credit/ledger-store.ts';
import { commit } from '../platform/commit.ts';
import { type Caller, type Context, type Deps, type Route, done, on } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';
import { limitTries } from '../platform/throttle-store.ts';
import { createChatRoute } from './create-chat.ts';
import { messagesPerMinute, messageTriesKey } from './message-limit.ts';
import { roomOf } from './room-delivery.ts';
import type { RoomMessage } from './room-message.ts';
import { clientKeyOf, send } from './sending.ts';
import { type ChatRow, findChat, hideChatStatement, listChats, markRead, updatePreview } from './store.ts';
import { cardOf, detailOf, messageOf, unreadOf } from './views.ts';

async function requireChat(deps: Deps, caller: Caller, chatId: string): Promise<ChatRow> {
  const chat = await findChat(deps.db, caller.masterUserId, chatId);
  if (chat === null) throw new Refusal('NOT_FOUND');
  return chat;
}

async function sendText({ body, files, caller, deps, operationKey }: Context<typeof sendMessage>) {
  // Pictures and files in chats come with their own issue; a clear refusal is better than a lost file.
  if (Object.keys(files).length > 0) throw new Refusal('NOT_BUILT');
  const text = body['Data.Message.Text'] ?? '';
  if (text === '') throw new Refusal('BAD_INPUT', { fields: { 'Data.Message.Text': 'REQUIRED' } });
  const chat = await requireChat(deps, caller, body['Data.Message.ChatId']);
  if (body['Data.Message.CompanyId'] !== chat.own_company_id)
    throw new Refusal('NOT_FOUND', { fields: { 'Data.Message.CompanyId': 'INVALID' } });
  await limitTries(deps.db, messageTriesKey(caller.masterUserId), messagesPerMinute, minuteMs, deps.clock.now());
  const message: RoomMessage = {
    id: '',
    sequence: chat.last_sequence + 1,
    senderUserId: caller.userId,
    companyId: chat.own_company_id,
    text,
    file: null,
    bankDetails: null,
    isActive: true,
    createdAt: deps.clock.now(),
  };
  const sent = done('MESSAGE_SENT', 'The message was sent.', { message });
  const stored = await send(deps, caller, chat, { text, operationKey }, sent);
  return stored === null ? sent : done(sent.code, sent.message, { message: stored });
}

/** What was sent a moment ago has not been read. */
const showSent = async ({ message }: { message: RoomMessage }, { caller, deps }: Context<typeof sendMessage>) => ({
  message: messageOf({ own_company_id: message.companyId, other_read_sequence: 0 }, message),
  isPaid: true,
  inCredit: await readBalance(deps.db, caller.masterUserId),
});

async function read({ body, caller, deps }: Context<typeof getChat>): Promise<DataOf<typeof getChat>> {
  const chat = await requireChat(deps, caller, body.chatId);
  const room = roomOf(deps.env, chat.id);
  const messages = await room.list({ after: body.after, size: body.pagination?.size ?? chatPageSize, page: body.pagination?.page ?? 0 });
  const newest = messages.at(-1)?.sequence ?? 0;
  if (newest > chat.last_read_sequence) {
    await markRead(deps.db, chat.id, caller.masterUserId, newest, deps.clock.now());
    await room.read(chat.own_company_id, newest);
  }
  return { chat: detailOf(caller, chat, messages) };
}

async function remove({ query, caller, deps, operationKey }: Context<typeof deleteMessage>) {
  const chat = await requireChat(deps, caller, query.chatId);
  const room = roomOf(deps.env, chat.id);
  if (!(await room.remove(query.id, chat.own_company_id, clientKeyOf(caller, operationKey)))) throw new Refusal('NOT_FOUND');
  const { text, sequence } = await room.preview();
  await updatePreview(deps.db, chat.id, previewOf(text), sequence);
  return done('MESSAGE_DELETED', 'The message was deleted.', {});
}

/** When the call's access token ends, ms; it has been verified before a handler runs. */
const tokenEndOf = (request: Request): number =>
  (decodeJwt((request.headers.get('authorization') ?? '').replace('Bearer ', '')).exp ?? 0) * 1000;

/** The edge has turned the socket's protocol into a bearer token; the room only learns whose side listens and until when. */
async function listen({ query, caller, deps, request }: Context<typeof connect>): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('BAD_INPUT', { fields: { upgrade: 'REQUIRED' } });
  // The account's own line comes with the list that is told by it.
  if (query.chatId === undefined) throw new Refusal('NOT_BUILT');
  const chat = await requireChat(deps, caller, query.chatId);
  const headers = new Headers({
    upgrade: 'websocket',
    'x-room-company': chat.own_company_id,
    'x-room-session': caller.sessionId,
    'x-room-expires': String(tokenEndOf(request)),
  });
  if (request.headers.get('sec-websocket-protocol')?.includes('kervan') === true) headers.set('x-room-protocol', 'kervan');
  const answer = await roomOf(deps.env, chat.id).fetch('https://room/', { headers });
  if (answer.status === 429) throw new Refusal('THROTTLED', { retryAfterSeconds: minuteMs / 1000 });
  return answer;
}
export const chatRoutes: readonly Route[] = [
  createChatRoute,
  on(getAccesibleChats, async ({ query, caller, deps }) => {
    if (query.page !== undefined || query.text !== undefined || query.unreadFirst !== undefined) throw new Refusal('NOT_BUILT');
    const chats = await listChats(deps.db, caller.masterUserId, chatsListed);
    return {
      chats: chats.map((chat) => cardOf(caller, chat)),
      unreadMessageCount: chats.reduce((sum, chat) => sum + unreadOf(chat), 0),
      hasMore: false,
    };
  }),
  on(getChat, read),
  on(sendMessage, sendText, showSent),
  on(deleteMessage, remove),
  on(deleteChat, async ({ query, caller, deps }) => {
    const chat = await requireChat(deps, caller, query.chatId);
    const hidden = hideChatStatement(deps.db, chat.id, caller.masterUserId, deps.clock.now());
    return commit(deps.db, [hidden], done('CHAT_DELETED', 'The chat was deleted.', {}));
  }),
  on(connect, listen),
];
