import type { NewRoomMessage } from '../../api/chat/room/room-message.ts';
import { companyOf, type Demo, demoId } from './demo.ts';

/** Just what is called on a room; the platform's types of Workers and Node do not meet in one program. */
interface Rooms {
  idFromName(name: string): unknown;
  get(id: unknown): { append: (message: NewRoomMessage) => Promise<unknown> };
}

/** Brings the messages of the demo's chats into their rooms: of a chat one after the other, of different chats at once. */
export async function storeMessages(rooms: Rooms, demo: Demo, now: number): Promise<void> {
  const storeChat = async (chat: Demo['chats'][number]): Promise<void> => {
    const room = rooms.get(rooms.idFromName(demoId('chat', chat.key)));
    for (const [index, message] of chat.messages.entries()) {
      const company = companyOf(demo, message.from === 'from' ? chat.from : chat.to);
      await room.append({
        clientKey: demoId('message', `${chat.key}:${index}`),
        senderUserId: demoId('user', company.owner),
        companyId: demoId('company', company.key),
        text: message.text,
        createdAt: now - message.ageMs,
      });
    }
  };
  await Promise.all(demo.chats.filter(({ paid }) => paid).map(storeChat));
}
