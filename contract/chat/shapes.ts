/** Chats and their messages in answers. */
import * as z from 'zod/mini';
import { bankMark } from '../bank-details/shapes.ts';
import { titled } from '../text/author-texts.ts';
import { time } from '../wire/wire.ts';

/** The file of a message, which may have a text too. */
export const chatFile = z.object({
  kind: z.enum(['image', 'file']),
  /** Signed, valid for an hour at least; empty if the file was deleted with its sender's account or its message. */
  url: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** In pixels, if the file is a picture. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type ChatFile = z.infer<typeof chatFile>;

/** Events of a quote (contract/quote): the buyer asks and counters, the seller sends. */
const quoteEvents = ['asked', 'sent', 'countered', 'withdrawn', 'declined', 'accepted'] as const;
export type QuoteEvent = (typeof quoteEvents)[number];
/** The quote of a message: its revision and event. `asked` has no revision: 0. */
const quoteMark = z.object({ id: z.string(), revision: z.number(), event: z.enum(quoteEvents) });
export type QuoteMark = z.infer<typeof quoteMark>;

export const message = z.object({
  _id: z.string(),
  /** Position in the chat, for reading later messages. */
  sequence: z.number(),
  companyId: z.string(),
  /** May be empty beside a file. */
  text: z.string(),
  isText: z.boolean(),
  isFile: z.boolean(),
  isImage: z.boolean(),
  fileUrl: z.string(),
  imageUrl: z.string(),
  file: z.nullable(chatFile),
  bankDetails: bankMark,
  /** The quote of the message. GetQuotesOfChat returns its terms; `text` contains them as codes. */
  quote: z.optional(quoteMark),
  dtCreatedAt: time,
  isRead: z.boolean(),
  isActive: z.boolean(),
});
export type Message = z.infer<typeof message>;

/** Reasons why nobody of the viewer's side can send now. The chat can be read nevertheless. */
export const sendingFaults = [
  'COMPANY_GONE',
  'COMPANY_SUSPENDED',
  'COMPANY_NOT_APPROVED',
  'PARTNER_GONE',
  'PARTNER_NOT_APPROVED',
  'REQUEST_ENDED',
  'BLOCKED',
  'PARTNER_BLOCKED',
] as const;
const sendingFault = z.nullable(z.enum(sendingFaults));

/** Refusals of a message that has to be paid for (docs/behaviour.md#payment-order, docs/behaviour.md#plan). */
export const payingFaults = ['NO_PLAN', 'PLAN_EXPIRED', 'LIMIT_REACHED', 'NOT_ENOUGH_CREDIT', 'BUDGET_REACHED'] as const;

/** Somebody of the viewer's account. */
export const chatColleague = z.object({ userId: z.string(), fullname: z.string() });
export type ChatColleague = z.infer<typeof chatColleague>;

const chatHead = {
  companyName: z.string(),
  companyLogoUrl: z.string(),
  /** Empty if the other company has no public page, because it is an account's own address or was deleted. */
  companyPath: z.string(),
  chatNameForAll: z.string(),
  /** Title of the offer that the chat is about. */
  ...titled,
  isPaid: z.boolean(),
  /** The viewer's account pays for the first message (docs/behaviour.md#chat-charge). */
  mustBePayUser: z.boolean(),
  createdFor: z.number(),
  price: z.number(),
  /** Credits of an unopened contact were refunded, and it is unpaid again (docs/behaviour.md#contact-refund). */
  isRefunded: z.boolean(),
  /** No notifications and mails, for the viewer's whole account. */
  isMuted: z.boolean(),
  /** The request that is answered, for 1–4. */
  requestId: z.nullable(z.string()),
  /** The assigned person of the viewer's account; null if unassigned. Invisible to the other side. */
  assignee: z.nullable(chatColleague),
};

export const chatCard = z.object({
  ...chatHead,
  chatId: z.string(),
  /** The account's company in this chat. */
  ownCompanyId: z.string(),
  ownCompanyName: z.string(),
  /** The other side's company. */
  companyId: z.string(),
  /** The name of a file without a text. */
  lastMessage: z.string(),
  lastMessageKind: z.enum(['text', 'image', 'file']),
  /** The event, if the last message was about a quote; lists show it in the reader's language. */
  lastQuoteEvent: z.optional(z.enum(quoteEvents)),
  /** The viewer's side sent it. */
  isLastMessageOwn: z.boolean(),
  lastChatTime: time,
  unreadedMessageCount: z.number(),
});
export type ChatCard = z.infer<typeof chatCard>;

export const chatDetail = z.object({
  ...chatHead,
  id: z.string(),
  fromCompanyId: z.string(),
  toCompanyId: z.string(),
  /** The viewer's company. */
  ownCompanyId: z.string(),
  ownCompanyName: z.string(),
  /** The present state of the request; null if the chat is not about a request. */
  request: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Whether its page is public. */
      isLive: z.boolean(),
    }),
  ),
  /** Bank details in the header of the chat: in its name, the name of the request, or the names of the companies. */
  bankDetails: z.optional(bankMark),
  /** When the credits of a paid contact are refunded unless the other side opens it; empty otherwise. */
  dtRefundAt: z.string(),
  /** The viewer's account has blocked the other side. */
  isBlocked: z.boolean(),
  sendingFault,
  /** The reason why the viewer's account cannot pay for its next message; null if it can, or if the message is free. */
  payingFault: z.nullable(z.enum(payingFaults)),
  /** Machine translation of messages is available. */
  isTranslatable: z.optional(z.boolean()),
  /** The newest sequence that the viewer's side had read before this call, which may itself mark messages as read. */
  lastReadSequence: z.number(),
  messages: z.array(message),
});
export type ChatDetail = z.infer<typeof chatDetail>;
