/** What goes into a room and comes out of it; free of the platform, so that scripts may name it too. */
import type { ToldMessage } from '../../contract/chat/room-event.ts';

export interface NewRoomMessage {
  /** A repeated message with the same key is stored once. */
  clientKey: string;
  senderUserId: string;
  companyId: string;
  text: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** A message on its way into its room, as the outbox keeps it. */
export interface RoomMessagePayload extends NewRoomMessage {
  chatId: string;
  /** The sender's main account. */
  masterUserId: string;
}

export interface RoomMessage extends ToldMessage {
  senderUserId: string;
}
