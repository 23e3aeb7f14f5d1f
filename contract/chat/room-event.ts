/** A message as a chat's room tells it to the sockets of both sides; which person of a company wrote stays with the company. */
export interface ToldMessage {
  id: string;
  /** Position in the chat. */
  sequence: number;
  companyId: string;
  /** Empty once it is deleted. */
  text: string;
  isActive: boolean;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** What the socket of `Connect` is told, as JSON (D-8). */
export type RoomEvent =
  { type: 'message'; message: ToldMessage } | { type: 'removed'; id: string } | { type: 'read'; companyId: string; sequence: number };
