import { previewOf } from './preview.ts';
import { chatPageSize } from '../../contract/limits.ts';
import { listRoute } from './list.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { deleteChat, deleteMessage, getChat, getChatFile } from '../../contract/chat/calls.ts';
import { notificationEvent, notificationEvents, chatsEvent, sendLiveEvents } from '../notification/live-events.ts';
import { hasUnreadOfTarget, readTargetStatement, recountMessagesStatement } from '../notification/store.ts';
import { writeBeside } from '../platform/db/guard.ts';
import { type Context, type Route, done, on } from '../platform/http/handler.ts';
import { listWithdrawn } from '../platform/media-store.ts';
import { requestId } from '../platform/log.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { assignRoutes } from './assign.ts';
import { connectRoute } from './room/connect.ts';
import { readRequestOf } from './contact/contact-store.ts';
import { contactTermsRoute } from './contact/contact-terms.ts';
import { createChatRoute } from './contact/create-chat.ts';
import { nextPayingFault } from './contact/paying.ts';
import { reportRoute } from './safety/report.ts';
import { withdrawFileStatement } from './safety/report-store.ts';
import { roomOf } from './room/room-delivery.ts';
import { safetyRoutes } from './safety/safety.ts';
import { sendMessageRoute } from './send-message.ts';
import { chatHref, hideChatStatement, markRead, openingOf, previewStatement, requireChat } from './store.ts';
import { forgetTextStatement } from './room/text-store.ts';
import { detailOf, fileKeysOf, messageOf } from './views.ts';

async function read({ body, caller, deps }: Context<typeof getChat>): Promise<DataOf<typeof getChat>> {
  const chat = await requireChat(deps.db, caller, body.chatId);
  const room = roomOf(deps.env, chat.id);
  const page = body.pagination?.page ?? 0;
  const [messages, isNotified] = await Promise.all([
    room.list({ after: body.after, size: body.pagination?.size ?? chatPageSize, page }),
    page === 0 && hasUnreadOfTarget(deps.db, openingOf(caller, chat.id)),
  ]);
  const newest = messages.at(-1)?.sequence ?? 0;
  const isNews = newest > chat.last_read_sequence;
  // Notifications may be unread although all messages are read: a colleague has read them, or the chat was assigned.
  if (isNews || isNotified) {
    await markRead(deps.db, caller, chat.id, newest, deps.clock.now());
    if (isNews) await room.read(chat.own_company_id, newest, requestId());
    const events = [...(isNews ? [chatsEvent(caller.masterUserId, chat.id)] : []), ...notificationEvents(caller)];
    deps.waitUntil(sendLiveEvents(deps.env, events));
  }
  const refundAt = chat.is_paid === 1 && chat.price > 0 ? await room.refundAt(chat.own_company_id) : null;
  const request = chat.request_id === null ? null : await readRequestOf(deps.db, chat.request_id, deps.clock.now());
  const payingFault = await nextPayingFault(deps, caller, chat);
  const withdrawn = await listWithdrawn(deps.db, fileKeysOf(messages));
  return withHiddenFiles(deps, { chat: await detailOf(deps, caller, chat, { messages, withdrawn, refundAt, request, payingFault }) });
}

async function giveFile({ query, caller, deps }: Context<typeof getChatFile>) {
  const chat = await requireChat(deps.db, caller, query.chatId);
  const message = await roomOf(deps.env, chat.id).find(query.id);
  const withdrawn = await listWithdrawn(deps.db, fileKeysOf(message === null ? [] : [message]));
  const { file } = message === null ? { file: null } : await messageOf(deps, chat, message, withdrawn);
  if (file === null || file.url === '') throw new Refusal('NOT_FOUND');
  return { url: file.url };
}

async function remove({ query, caller, deps }: Context<typeof deleteMessage>) {
  const chat = await requireChat(deps.db, caller, query.chatId);
  const room = roomOf(deps.env, chat.id);
  const removed = await room.remove(query.id, chat.own_company_id, requestId());
  if (removed === null) throw new Refusal('NOT_FOUND');
  const preview = await room.preview();
  const { fileKey, sequence } = removed;
  await writeBeside(deps.db, [
    previewStatement(deps.db, chat.id, { ...preview, text: previewOf(preview.text) }),
    forgetTextStatement(deps.db, chat.id, sequence),
    recountMessagesStatement(deps.db, { userId: chat.other_user_id, chatId: chat.id, href: chatHref(chat.id) }, deps.clock.now()),
    ...(fileKey === null ? [] : [withdrawFileStatement(deps.db, fileKey, deps.clock.now())]),
  ]);
  const events = [chatsEvent(caller.masterUserId, chat.id), chatsEvent(chat.other_user_id, chat.id), notificationEvent(chat.other_user_id)];
  deps.waitUntil(sendLiveEvents(deps.env, events));
  return done('MESSAGE_DELETED', 'The message was deleted.', {});
}

export const chatRoutes: readonly Route[] = [
  createChatRoute,
  contactTermsRoute,
  listRoute,
  on(getChat, read),
  sendMessageRoute,
  on(getChatFile, giveFile),
  on(deleteMessage, remove),
  on(deleteChat, async ({ query, caller, deps }) => {
    const chat = await requireChat(deps.db, caller, query.chatId);
    const hidden = hideChatStatement(deps.db, chat.id, caller.masterUserId, deps.clock.now());
    const read = readTargetStatement(deps.db, openingOf(caller, chat.id), deps.clock.now());
    const deleted = await deps.commit([hidden, read], done('CHAT_DELETED', 'The chat was deleted.', {}));
    deps.waitUntil(sendLiveEvents(deps.env, [chatsEvent(caller.masterUserId, chat.id), ...notificationEvents(caller)]));
    return deleted;
  }),
  connectRoute,
  ...assignRoutes,
  ...safetyRoutes,
  reportRoute,
];
