/** Events on the WebSockets of chats and accounts, as JSON (docs/behaviour.md#unnamed-calls). */
import type { BankMark } from '../bank-details/shapes.ts';
import type { ChatFile, QuoteMark } from './shapes.ts';

/** A message as the chat room sends it to the sockets of both sides; which person of a company wrote it is not part of it. */
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
  /** The first event on a socket, with what may have been missed. */
  | {
      type: 'welcome';
      /** Of the newest message: read later ones than your last with `GetChat` and `after`. */
      sequence: number;
      /** How far each company has read. */
      read: Record<string, number>;
      /** Recently deleted messages. */
      removed: string[];
      /** Companies with an open window of the chat. */
      online: string[];
    }
  /** A company opened its first window of the chat, or closed its last. */
  | { type: 'presence'; companyId: string; isOnline: boolean }
  /** A person of the other side is typing: shown until a message arrives or for {@link typingShownMs}. */
  | { type: 'typing'; companyId: string }
  /** The credits were refunded (docs/behaviour.md#contact-refund): refetch the chat. */
  | { type: 'refunded' };

/** What a socket of a chat may send; anything else is ignored. `ping` is answered with `pong`. */
export type RoomWord = { type: 'typing' };

/** A socket may send it this often; earlier ones are ignored. */
export const typingPauseMs = 3000;
export const typingShownMs = 6000;

/** Events of an account, each of which means a refetch. */
export type AccountEvent =
  /** The list and the count of unread messages. */
  | { type: 'chats'; chatId: string }
  /** The notification list. */
  | { type: 'bell' }
  /** The balance, for pages that show another one. */
  | { type: 'credit'; balance: number }
  /** Rights or budget of this person, or whether they still belong to the account. */
  | { type: 'rights' };
