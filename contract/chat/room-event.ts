/** What sockets of chats and accounts are told, as JSON (docs/behaviour.md#unnamed-calls). */
import type { BankMark } from '../bank-details/shapes.ts';
import type { ChatFile, QuoteMark } from './shapes.ts';

/** A message as a chat's room tells it to the sockets of both sides; which person of a company wrote stays with the company. */
export interface LiveMessage {
  id: string;
  /** Position in the chat. */
  sequence: number;
  companyId: string;
  /** Empty once it is deleted. */
  text: string;
  file: ChatFile | null;
  bankDetails: BankMark;
  quote?: QuoteMark | undefined;
  isActive: boolean;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** What the socket of one chat is told. */
export type RoomEvent =
  | { type: 'message'; message: LiveMessage }
  | { type: 'removed'; id: string }
  | { type: 'read'; companyId: string; sequence: number }
  /** The first word on a socket: what may have been missed. */
  | {
      type: 'welcome';
      /** Of the newest message: what lies behind the last one you have is to be read with `GetChat` and `after`. */
      sequence: number;
      /** How far each company has read. */
      read: Record<string, number>;
      /** The messages that were deleted last. */
      removed: string[];
      /** Companies of which somebody has the chat open. */
      online: string[];
    }
  /** Somebody of a company opened the chat, or nobody has it open any more. */
  | { type: 'presence'; companyId: string; isOnline: boolean }
  /** Somebody of the other side is writing: shown until a message comes or for {@link typingShownMs}. */
  | { type: 'typing'; companyId: string }
  /** The credits have come back (docs/behaviour.md#contact-refund): the chat is to be read again. */
  | { type: 'refunded' };

/** What a socket of a chat may say; whatever else it says is not listened to. `ping` is answered with `pong`. */
export type RoomWord = { type: 'typing' };

/** A socket says that somebody writes this often at most; what comes sooner is not told. */
export const typingPauseMs = 3000;
export const typingShownMs = 6000;

/** What the socket of an account is told: that something is to be read again. */
export type AccountEvent =
  /** The list and the count of unread messages. */
  | { type: 'chats'; chatId: string }
  /** The bell. */
  | { type: 'bell' }
  /** What the account has: who shows another balance reads it again. */
  | { type: 'credit'; balance: number }
  /** What this person may do and spend, or whether they are of the account still. */
  | { type: 'rights' };
