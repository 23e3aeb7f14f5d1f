/** Delivers a message to its room and its preview to D1. Repeating it changes nothing: the room recognizes the client key. */
import { previewOf } from '../preview.ts';
import { latestNotificationStatements } from '../../notification/notification-store.ts';
import { chatsEvent, sendLiveEvents } from '../../notification/live-events.ts';
import type { Env } from '../../platform/env.ts';
import { placed } from '../../platform/placed.ts';
import { requestId } from '../../platform/log.ts';
import { doneStatement, type OutboxRow } from '../../platform/db/outbox-store.ts';
import type { ChatRoom } from './room.ts';
import { isImportant, mailPreview, newMessageMailStatements } from '../new-message-mail.ts';
import { previewFields } from './room-log.ts';
import type { RoomMessage, RoomMessagePayload } from './room-message.ts';
import { chatHref, findChat, readRecipient, recordMessageStatements } from '../store.ts';
import { indexTextsStatements } from './text-store.ts';

/** The room of a chat. `Env` of the platform declares rooms without their methods. */
export function roomOf(env: Env, chatId: string): DurableObjectStub<ChatRoom> {
  const rooms = placed(env, env.ROOMS as DurableObjectNamespace<ChatRoom>);
  return rooms.get(rooms.idFromName(chatId));
}

/** Stores a message in its room, records it for the lists, and notifies the other side: by one notification per chat, and by mail. */
export async function deliverRoomMessage(env: Env, message: RoomMessagePayload): Promise<RoomMessage> {
  const { chatId, masterUserId, ...content } = message;
  const { companyId, createdAt } = content;
  const db = env.DB.withSession('first-primary');
  const room = roomOf(env, chatId);
  const stored = await room.append(content, requestId());
  const chat = await findChat(db, masterUserId, chatId);
  if (chat === null) return stored;
  // On a repeated delivery the message may already be deleted or read. Then the preview stays unchanged and nobody is notified.
  const shown = stored.isActive ? { ...previewFields(stored), companyId } : await room.preview();
  const preview = previewOf(shown.text);
  const { sequence } = stored;
  const statements = recordMessageStatements(db, {
    chatId,
    companyId,
    sequence,
    preview: { ...shown, text: preview, sequence },
    at: createdAt,
  });
  statements.push(...indexTextsStatements(db, chatId, [masterUserId, chat.other_user_id], [stored]));
  const isNews = stored.isActive && stored.sequence > chat.other_read_sequence && chat.other_muted_at === null;
  const recipient = isNews ? await readRecipient(db, chat.other_user_id) : null;
  if (recipient !== null) {
    const href = chatHref(chatId);
    const { other_user_id: userId, other_read_sequence: readSequence } = chat;
    const values = { company: chat.own_name, subject: chat.name_for_all };
    // Messages that the lists already contain have been notified, and their notifications may be read.
    if (sequence > chat.last_sequence) {
      const count = String(chat.other_unread + sequence - Math.max(chat.last_sequence, readSequence));
      const dedupeKey = `new-message:${chatId}:${userId}:${sequence}`;
      statements.push(
        ...latestNotificationStatements(db, { userId, kind: 'new-message', values: { ...values, count }, href, dedupeKey }, createdAt),
      );
    }
    // 1 all, 2 only important, 3 none.
    if (recipient.notify_email === 1 || (recipient.notify_email === 2 && isImportant(sequence, shown.quoteEvent)))
      statements.push(
        ...(await newMessageMailStatements(
          db,
          {
            userId,
            chatId,
            readSequence,
            sequence,
            quoteEvent: shown.quoteEvent,
            mail: {
              to: recipient.email,
              language: recipient.language,
              template: 'new-message',
              values: { ...values, name: recipient.full_name, preview: mailPreview(recipient.language, shown.quoteEvent, preview), href },
            },
          },
          createdAt,
        )),
      );
  }
  await db.batch(statements);
  await sendLiveEvents(env, [chatsEvent(masterUserId, chatId), chatsEvent(chat.other_user_id, chatId)]);
  return stored;
}

/** Delivers the message of an outbox row to its room and marks the row as done. */
export async function deliverMessageRow(env: Env, db: D1DatabaseSession, row: OutboxRow, now: number): Promise<void> {
  await deliverRoomMessage(env, JSON.parse(row.payload) as RoomMessagePayload);
  await doneStatement(db, row.id, now).run();
}
