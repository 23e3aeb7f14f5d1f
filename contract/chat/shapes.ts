/** What is shown of chats and their messages. */
import * as z from 'zod/mini';
import { bankMark } from '../bank-details/shapes.ts';
import { time } from '../wire/wire.ts';

/** What was sent beside or instead of a text. */
export const chatFile = z.object({
  kind: z.enum(['image', 'file']),
  /** Signed, good for an hour at least; empty when the file is gone, with its sender's account or its message. */
  url: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** Pixels of a picture. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type ChatFile = z.infer<typeof chatFile>;

/** What a message tells of a quote (contract/quote): the buying side asks and counters, the selling side sends. */
export const quoteEvents = ['asked', 'sent', 'countered', 'withdrawn', 'declined', 'accepted'] as const;
export type QuoteEvent = (typeof quoteEvents)[number];
/** Beside the text of a message that is about a quote: which revision, and what became of it. What was `asked` has no revision: 0. */
export const quoteMark = z.object({ id: z.string(), revision: z.number(), event: z.enum(quoteEvents) });
export type QuoteMark = z.infer<typeof quoteMark>;

export const message = z.object({
  _id: z.string(),
  /** Position in the chat: ask for what is newer than the last one you have. */
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
  /** Its terms are read with GetQuotesOfChat; the text says them in codes. */
  quote: z.optional(quoteMark),
  dtCreatedAt: time,
  isRead: z.boolean(),
  isActive: z.boolean(),
});
export type Message = z.infer<typeof message>;

/** Why nobody of the viewer's side can send now; whatever it is, the chat stays readable. */
export const sendingFaults = [
  'COMPANY_GONE',
  'COMPANY_SUSPENDED',
  'COMPANY_NOT_APPROVED',
  'PARTNER_GONE',
  'BLOCKED',
  'PARTNER_BLOCKED',
] as const;
export const sendingFault = z.nullable(z.enum(sendingFaults));

/** What a message that is to be paid for would be refused with (docs/behaviour.md#payment-order, docs/behaviour.md#plan). */
export const payingFaults = ['NO_PLAN', 'PLAN_EXPIRED', 'LIMIT_REACHED', 'NOT_ENOUGH_CREDIT', 'BUDGET_REACHED'] as const;

/** Somebody of the viewer's account. */
export const chatColleague = z.object({ userId: z.string(), fullname: z.string() });
export type ChatColleague = z.infer<typeof chatColleague>;

const chatHead = {
  companyName: z.string(),
  companyLogoUrl: z.string(),
  /** Empty when the other side has no page: it writes from its own company, or is gone. */
  companyPath: z.string(),
  chatNameForAll: z.string(),
  isPaid: z.boolean(),
  /** The viewer's account is the one to pay for the first message (docs/behaviour.md#chat-charge). */
  mustBePayUser: z.boolean(),
  createdFor: z.number(),
  price: z.number(),
  /** Credits of a contact that nobody opened have come back, and it is unpaid again (docs/behaviour.md#contact-refund). */
  isRefunded: z.boolean(),
  /** No bell, no mail; for the viewer's whole account. */
  isMuted: z.boolean(),
  /** The request that is answered, for 1–4. */
  requestId: z.nullable(z.string()),
  /** Who of the viewer's account answers; null for nobody in particular. The other side is not told. */
  assignee: z.nullable(chatColleague),
};

export const chatCard = z.object({
  ...chatHead,
  chatId: z.string(),
  /** Which of the account's companies speaks. */
  ownCompanyId: z.string(),
  ownCompanyName: z.string(),
  /** The other side's company. */
  companyId: z.string(),
  /** Of a file without a text its name. */
  lastMessage: z.string(),
  lastMessageKind: z.enum(['text', 'image', 'file']),
  /** It was about a quote: the list says so in its reader's words. */
  lastQuoteEvent: z.optional(z.enum(quoteEvents)),
  /** The viewer's side said it. */
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
  /** Which of the two is the viewer's. */
  ownCompanyId: z.string(),
  ownCompanyName: z.string(),
  /** The request as it stands now; null when the chat is about none. */
  request: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Its page is public. */
      isLive: z.boolean(),
    }),
  ),
  /** Of what stands above the messages: its subject, the request's name, the names of its companies. */
  bankDetails: z.optional(bankMark),
  /** When the credits of a paid contact come back unless the other side opens it; empty when they will not. */
  dtRefundAt: z.string(),
  /** The viewer's account has blocked the other side. */
  isBlocked: z.boolean(),
  sendingFault,
  /** What the viewer's account lacks for its next message, which is to be paid for; null when nothing, or when that message is free. */
  payingFault: z.nullable(z.enum(payingFaults)),
  /** The platform can translate its messages. */
  isTranslatable: z.optional(z.boolean()),
  messages: z.array(message),
});
export type ChatDetail = z.infer<typeof chatDetail>;
