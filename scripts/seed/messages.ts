import type { NewRoomMessage } from '../../api/chat/room/room-message.ts';
import { isOpened } from './chats.ts';
import { companyOf, type Demo, demoId } from './demo.ts';
import { fileOf, markOf, textOf } from './message-contents.ts';

/** The only method that is used. The type is declared here, because the types of Workers and Node conflict in one program. */
interface Rooms {
  idFromName(name: string): unknown;
  get(id: unknown): { append: (message: NewRoomMessage) => Promise<unknown> };
}

/** Stores the messages of the demo's chats in their rooms: sequentially within a chat, in parallel across chats. */
export async function storeMessages(rooms: Rooms, demo: Demo, now: number): Promise<void> {
  const storeChat = async (chat: Demo['chats'][number]): Promise<void> => {
    const room = rooms.get(rooms.idFromName(demoId('chat', chat.key)));
    for (const [index, message] of chat.messages.entries()) {
      const company = companyOf(demo, message.from === 'from' ? chat.from : chat.to);
      await room.append({
        clientKey: demoId('message', `${chat.key}:${index}`),
        senderUserId: demoId('user', company.owner),
        companyId: demoId('company', company.key),
        text: textOf(chat, index, now),
        file: fileOf(message),
        quote: markOf(chat, index),
        refund: isOpened(chat)
          ? undefined
          : { chatId: demoId('chat', chat.key), key: demoId('chat', chat.key), arrivedAt: now - message.ageMs },
        createdAt: now - message.ageMs,
      });
    }
  };
  await Promise.all(demo.chats.filter(({ paid }) => paid).map(storeChat));
}
