/** What goes into a room and comes out of it; free of the platform, so that scripts may name it too. */
import type { SeenBefore } from '../safety/bank-details-mark.ts';
import type { BankMark } from '../../../contract/bank-details/shapes.ts';
import type { CompanyTexts } from '../../../contract/bank-details/texts.ts';
import type { ChatFile, QuoteEvent, QuoteMark } from '../../../contract/chat/shapes.ts';
import type { LiveMessage } from '../../../contract/chat/room-event.ts';

/** Says to a room whose side a socket is on. */
export const roomCompanyHeader = 'x-room-company';

/** A file of a message as its room keeps it; addresses are signed when it is shown. */
export interface KeptFile extends Omit<ChatFile, 'url'> {
  key: string;
}

export interface NewRoomMessage {
  /** A repeated message with the same key is stored once. */
  clientKey: string;
  senderUserId: string;
  companyId: string;
  /** May be empty beside a file. */
  text: string;
  file?: KeptFile | undefined;
  quote?: QuoteMark | undefined;
  /** What is read with it elsewhere: the fields of a quote, a pro-forma. Looked at for bank details, and not kept. */
  attachedTexts?: readonly CompanyTexts[] | undefined;
  /** Of what is read elsewhere, as it was judged: the message is marked so at least. */
  bankMark?: BankMark | undefined;
  /** Details that were read before the chat's messages. */
  before?: readonly SeenBefore[] | undefined;
  /** It was paid for: the credits come back when the other side does not open it. */
  refund?: RefundPlan | undefined;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** A contact that was paid for and may come back (docs/behaviour.md#contact-refund). */
export interface RefundPlan {
  chatId: string;
  /** Names the payment in the ledger: `contact:<key>`. */
  key: string;
}

/** A message on its way into its room, as the outbox keeps it. */
export interface RoomMessagePayload extends NewRoomMessage {
  chatId: string;
  /** The sender's main account. */
  masterUserId: string;
}

export interface RoomMessage extends Omit<LiveMessage, 'file'> {
  senderUserId: string;
  file: KeptFile | null;
}

/** What the list of chats says of the newest message that is still shown. */
export interface Preview {
  text: string;
  kind: 'text' | 'image' | 'file';
  quoteEvent: QuoteEvent | null;
  /** Empty when none is shown. */
  companyId: string;
  /** Of the newest message that was known when it was read, shown or not. */
  sequence: number;
}
