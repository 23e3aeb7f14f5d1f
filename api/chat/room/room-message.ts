/** Input and output of a room; independent of the platform, so that scripts can use the types too. */
import type { SeenBefore } from '../safety/bank-details-mark.ts';
import type { BankMark } from '../../../contract/bank-details/shapes.ts';
import type { CompanyTexts } from '../../../contract/bank-details/texts.ts';
import type { ChatFile, QuoteEvent, QuoteMark } from '../../../contract/chat/shapes.ts';
import type { LiveMessage } from '../../../contract/chat/room-event.ts';

/** The header with the company of a socket. */
export const roomCompanyHeader = 'x-room-company';

/** A file of a message as stored by its room; its address is signed when it is shown. */
export interface StoredFile extends Omit<ChatFile, 'url'> {
  key: string;
}

export interface NewRoomMessage {
  /** A repeated message with the same key is stored once. */
  clientKey: string;
  senderUserId: string;
  companyId: string;
  /** May be empty beside a file. */
  text: string;
  file?: StoredFile | undefined;
  quote?: QuoteMark | undefined;
  /** Texts that belong to the message, such as fields of a quote or pro-forma. They are checked for bank details and not stored. */
  attachedTexts?: readonly CompanyTexts[] | undefined;
  /** The mark of these texts; the message gets at least this mark. */
  bankMark?: BankMark | undefined;
  /** Bank details that were visible before the first message. */
  before?: readonly SeenBefore[] | undefined;
  /** For a paid message, whose credits are refunded if the other side does not open it. */
  refund?: RefundPlan | undefined;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** A paid contact that may be refunded (docs/behaviour.md#contact-refund). */
export interface RefundPlan {
  chatId: string;
  /** Key of the payment in the ledger: `contact:<key>`. */
  key: string;
  /** Time of arrival of the paid message, if it is stored later, which only happens for demo data. */
  arrivedAt?: number;
}

/** A message to be delivered to its room, as stored in the outbox. */
export interface RoomMessagePayload extends NewRoomMessage {
  chatId: string;
  /** The sender's main account. */
  masterUserId: string;
}

export interface RoomMessage extends Omit<LiveMessage, 'file'> {
  senderUserId: string;
  file: StoredFile | null;
}

/** The newest visible message, for the list of chats. */
export interface Preview {
  text: string;
  kind: 'text' | 'image' | 'file';
  quoteEvent: QuoteEvent | null;
  /** Empty if no message is visible. */
  companyId: string;
  /** Sequence number of the newest message, visible or not. */
  sequence: number;
}
