/** Events on the WebSockets of chats and accounts, as JSON (docs/behaviour.md#unnamed-calls). */
import type { BankMark } from '../bank-details/shapes.ts';
import type { ChatFile, QuoteMark } from './shapes.ts';

/** A message as the chat room sends it to the sockets of both sides; it does not contain which person of a company wrote it. */
export interface LiveMessage {
  id: string;
  /** Position in the chat. */
  sequence: number;
  companyId: string;
  /** Empty if it was deleted. */
  text: string;
  file: ChatFile | null;
  bankDetails: BankMark;
  quote?: QuoteMark | undefined;
  isActive: boolean;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** Events of a chat. */
export type RoomEvent =
  | { type: 'message'; message: LiveMessage }
  | { type: 'removed'; id: string }
  | { type: 'read'; companyId: string; sequence: number }
  /** The first event on a socket. It contains what the client may have missed. */
  | {
      type: 'welcome';
      /** The sequence number of the newest message. Read messages that are later than your last one by `GetChat` with `after`. */
      sequence: number;
      /** The sequence number up to which each company has read. */
      read: Record<string, number>;
      /** Recently deleted messages. */
      removed: string[];
      /** Companies that have the chat open. */
      online: string[];
    }
  /** A company opened its first window of the chat, or closed its last. */
  | { type: 'presence'; companyId: string; isOnline: boolean }
  /** A person of the other side is typing: show it until a message arrives, but not longer than {@link typingShownMs}. */
  | { type: 'typing'; companyId: string }
  /** The credits were refunded (docs/behaviour.md#contact-refund): refetch the chat. */
  | { type: 'refunded' };

/** The messages that a client may send on the socket of a chat; others are ignored. `ping` is answered with `pong`. */
export type RoomWord = { type: 'typing' };

/** Minimum time between two `typing` messages of a socket; earlier ones are ignored. */
export const typingPauseMs = 3000;
export const typingShownMs = 6000;

/** Events of an account. Each tells the client to refetch the named data. */
export type AccountEvent =
  /** Refetch the list of chats and the count of unread messages. */
  | { type: 'chats'; chatId: string }
  /** Refetch the notification list. */
  | { type: 'bell' }
  /** Refetch the balance where a page shows another one. */
  | { type: 'credit'; balance: number }
  /** Refetch the credentials: rights or budget of this person have changed, or they no longer belong to the account. */
  | { type: 'rights' };
