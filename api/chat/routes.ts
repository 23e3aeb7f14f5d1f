import { decodeJwt } from 'jose';
import { previewOf } from '../../contract/chat/preview.ts';
import { chatPageSize, chatsListed, minuteMs } from '../../contract/limits.ts';
import type { DataOf } from '../../contract/call.ts';
import { connect, deleteChat, deleteMessage, getAccesibleChats, getChat, getChatFile } from '../../contract/chat/calls.ts';
import { commit } from '../platform/commit.ts';
import { type Context, type Route, done, on } from '../platform/handler.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { createChatRoute } from './create-chat.ts';
import { reportRoute } from './report.ts';
import { isEvidence } from './report-store.ts';
import { roomOf } from './room-delivery.ts';
import { safetyRoutes } from './safety.ts';
import { sendMessageRoute } from './send-message.ts';
import { clientKeyOf } from './sending.ts';
import { hideChatStatement, listChats, markRead, previewStatement, requireChat } from './store.ts';
import { cardOf, detailOf, messageOf, unreadOf } from './views.ts';

async function read({ body, caller, deps }: Context<typeof getChat>): Promise<DataOf<typeof getChat>> {
  const chat = await requireChat(deps.db, caller, body.chatId);
  const room = roomOf(deps.env, chat.id);
  const messages = await room.list({ after: body.after, size: body.pagination?.size ?? chatPageSize, page: body.pagination?.page ?? 0 });
  const newest = messages.at(-1)?.sequence ?? 0;
  if (newest > chat.last_read_sequence) {
    await markRead(deps.db, chat.id, caller.masterUserId, newest, deps.clock.now());
    await room.read(chat.own_company_id, newest);
  }
  const refundAt = chat.is_paid === 1 && chat.price > 0 ? await room.refundAt(chat.own_company_id) : null;
  return { chat: await detailOf(deps, caller, chat, { messages, refundAt }) };
}

async function giveFile({ query, caller, deps }: Context<typeof getChatFile>) {
  const chat = await requireChat(deps.db, caller, query.chatId);
  const message = await roomOf(deps.env, chat.id).find(query.id);
  const { file } = message === null ? { file: null } : await messageOf(deps, chat, message);
  if (file === null || file.url === '') throw new Refusal('NOT_FOUND');
  return { url: file.url };
}

async function remove({ query, caller, deps, operationKey }: Context<typeof deleteMessage>) {
  const chat = await requireChat(deps.db, caller, query.chatId);
  const room = roomOf(deps.env, chat.id);
  const removed = await room.remove(query.id, chat.own_company_id, clientKeyOf(caller, operationKey));
  if (removed === null) throw new Refusal('NOT_FOUND');
  const preview = await room.preview();
  const { fileKey } = removed;
  const isDead = fileKey !== null && !(await isEvidence(deps.db, fileKey));
  await deps.db.batch([
    previewStatement(deps.db, chat.id, { ...preview, text: previewOf(preview.text) }),
    ...mediaChangeStatements(deps.db, [], isDead ? [fileKey] : []),
  ]);
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
  const chat = await requireChat(deps.db, caller, query.chatId);
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
  sendMessageRoute,
  on(getChatFile, giveFile),
  on(deleteMessage, remove),
  on(deleteChat, async ({ query, caller, deps }) => {
    const chat = await requireChat(deps.db, caller, query.chatId);
    const hidden = hideChatStatement(deps.db, chat.id, caller.masterUserId, deps.clock.now());
    return commit(deps.db, [hidden], done('CHAT_DELETED', 'The chat was deleted.', {}));
  }),
  on(connect, listen),
  ...safetyRoutes,
  reportRoute,
];
