/** What goes into a room and comes out of it; free of the platform, so that scripts may name it too. */

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

export interface RoomMessage {
  id: string;
  sequence: number;
  senderUserId: string;
  companyId: string;
  text: string;
  isActive: boolean;
  createdAt: number;
}

/** What a socket is told; which person of a company wrote stays with the company. */
export type RoomEvent =
  | { type: 'message'; message: Omit<RoomMessage, 'senderUserId'> }
  | { type: 'removed'; id: string }
  | { type: 'read'; companyId: string; sequence: number };
