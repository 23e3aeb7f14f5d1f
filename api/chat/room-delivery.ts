/** Brings a message into its room and its preview into D1. Repeating it changes nothing: the room knows the client key. */
import { previewOf } from '../../contract/chat/preview.ts';
import type { Env } from '../platform/env.ts';
import { notificationStatement } from '../notification/notification-store.ts';
import { outboxStatement, type RoomMessagePayload } from '../platform/outbox.ts';
import type { ChatRoom } from './room.ts';
import type { RoomMessage } from './room-message.ts';
import { findChat, readRecipient, recordMessageStatements } from './store.ts';

export const roomOf = (env: Env, chatId: string): DurableObjectStub<ChatRoom> => env.ROOMS.get(env.ROOMS.idFromName(chatId));

/**
 * Stores a message in its room, records it for the lists, and tells the other side: a notification and, once until they
 * read, a mail.
 */
export async function deliverRoomMessage(env: Env, message: RoomMessagePayload): Promise<RoomMessage> {
  const { chatId, companyId, senderUserId, masterUserId, clientKey, text, createdAt } = message;
  const db = env.DB.withSession('first-primary');
  const stored = await roomOf(env, chatId).append({ clientKey, senderUserId, companyId, text, createdAt });
  const chat = await findChat(db, masterUserId, chatId);
  if (chat === null) return stored;
  const statements = recordMessageStatements(db, { chatId, companyId, sequence: stored.sequence, preview: previewOf(text), at: createdAt });
  const recipient = await readRecipient(db, chat.other_user_id);
  if (recipient !== null) {
    const dedupeKey = `new-message:${chatId}:${chat.other_user_id}:${chat.other_read_sequence}`;
    const href = `/messages?chatId=${chatId}`;
    statements.push(
      notificationStatement(db, { userId: chat.other_user_id, kind: 'new-message', values: { company: chat.own_name, subject: chat.name_for_all }, href, dedupeKey }, createdAt),
    );
    // 1 all, 2 only important, 3 none: a first message of a contact that was paid for is important.
    if (recipient.notify_email === 1 || (recipient.notify_email === 2 && stored.sequence === 1))
      statements.push(
        outboxStatement(
          db,
          dedupeKey,
          { topic: 'mail', payload: { to: recipient.email, language: recipient.language, template: 'new-message', values: { name: recipient.full_name, company: chat.own_name, subject: chat.name_for_all, preview: previewOf(text), href } } },
          createdAt,
        ),
      );
  }
  await db.batch(statements);
  return stored;
}
