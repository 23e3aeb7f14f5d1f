import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { inquiryInput } from '../quote/inquiry.ts';
import { optionalLine, optionalText, requiredLine } from '../text/text.ts';
import { plainText } from '../text/plain-text.ts';
import { booleanText, id, nothing, numberText, optionalId, shownPrice, time } from '../wire/wire.ts';
import { chatLengths, reportedMessagesMax, reportReasons } from './fields.ts';
import { chatCard, chatColleague, chatDetail, message, payingFaults, sendingFaults } from './shapes.ts';

/** 0 for a company of the directory, 1–4 for a request of this service type. */
const createdFor = z.int().check(z.gte(0, 'INVALID'), z.lte(4, 'INVALID'));

export const createChat = {
  body: z.strictObject({
    fromCompanyId: id,
    toCompanyId: id,
    chatNameForAll: requiredLine(chatLengths.name),
    /** If it is empty, the chat is unpaid and invisible to the other side until the first message (docs/behaviour.md#chat-charge). */
    text: z.string().check(z.overwrite(plainText), z.maxLength(chatLengths.text, 'TOO_LONG')),
    createdFor,
    /** The public request that is answered, if `createdFor` is 1–4. */
    requestId: optionalId,
    /** The public product that is asked about, if `createdFor` is 0. */
    productId: optionalId,
    /** A structured request for a quote, in a new or existing chat. Only if the other side sells. */
    inquiry: z.optional(inquiryInput),
    /** The price that GetContactTerms returned. */
    shownPrice,
  }),
  data: z.object({ chatId: z.string(), isPaid: z.boolean(), inCredit: z.number() }),
  errors: [
    'NOT_FOUND',
    'CHAT_EXISTS',
    'EMAIL_NOT_VERIFIED',
    'PRICE_CHANGED',
    'OWN_COMPANY',
    ...payingFaults,
    ...sendingFaults,
    'CONTACT_LIMIT_REACHED',
    'THROTTLED',
  ],
  summary: 'Opens a chat and pays for the contact, once or not at all.',
} as const satisfies CallSchemas;
export const getContactTerms = {
  query: z.object({
    toCompanyId: id,
    createdFor: z.pipe(numberText, createdFor),
    requestId: optionalId,
    /** The name that CreateChat would get. Without it no existing chat is named. */
    chatNameForAll: optionalLine(chatLengths.name),
  }),
  data: z.object({
    /**
     * Companies that CreateChat accepts from this caller, the account's own company last, each with the chat that it already has about this
     * (docs/behaviour.md#one-chat); null for none.
     */
    senders: z.array(z.object({ id: z.string(), name: z.string(), chatId: z.nullable(z.string()) })),
    /** Credits that the first message costs; 0 is free. */
    price: z.number(),
    /** The account's balance in credits. */
    inCredit: z.number(),
    /** The rest of the caller's budget this month; null without a budget. */
    budgetLeft: z.nullable(z.number()),
    /** The refusal that CreateChat would return, so that nobody writes a message in vain; null for none. */
    fault: z.nullable(
      z.enum([
        'FORBIDDEN',
        'NOT_FOUND',
        'OWN_COMPANY',
        'COMPANY_NOT_APPROVED',
        'COMPANY_SUSPENDED',
        'EMAIL_NOT_VERIFIED',
        ...payingFaults,
        'BLOCKED',
        'PARTNER_BLOCKED',
      ]),
    ),
  }),
  summary: 'Who may write to a company, at what price, what prevents it, and in which chat it already writes.',
} as const satisfies CallSchemas;
export const getAccesibleChats = {
  query: z.object({
    /** From 1, `chatListPageSize` chats each; without it the newest `chatsListed`. */
    page: z.optional(z.pipe(numberText, z.int().check(z.gte(1, 'INVALID'), z.lte(1000, 'INVALID')))),
    /** Chats with unread messages first. */
    unreadFirst: z.optional(booleanText),
    /**
     * Beginnings of words in the names of the companies, the name of the chat, or its last message. Only the newest `chatsListed` chats are
     * searched.
     */
    text: optionalLine(chatLengths.search),
    /** Only chats that are assigned to the caller. */
    mine: z.optional(booleanText),
  }),
  data: z.object({
    chats: z.array(chatCard),
    /** Unread messages of all chats, independent of the search. */
    unreadMessageCount: z.number(),
    /** There is a next page. */
    hasMore: z.boolean(),
  }),
  summary: 'Chats of the account, the last active first.',
} as const satisfies CallSchemas;
export const getChat = {
  body: z.strictObject({
    chatId: id,
    pagination: z.optional(
      z.strictObject({ size: z.optional(z.int().check(z.gte(1), z.lte(1000))), page: z.optional(z.int().check(z.gte(0))) }),
    ),
    /** Only messages with a greater sequence number. */
    after: z.optional(z.int().check(z.gte(0))),
  }),
  data: z.object({ chat: chatDetail }),
  errors: ['NOT_FOUND'],
  summary: 'Messages of a chat in order; marks them as read.',
} as const satisfies CallSchemas;
export const sendMessage = {
  body: z.strictObject({
    'Data.Message.ChatId': id,
    'Data.Message.CompanyId': id,
    'Data.Message.Text': optionalText(chatLengths.text),
    'Data.Message.isActive': z.optional(booleanText),
    'Data.Message.isText': z.optional(booleanText),
    'Data.Message.isFile': z.optional(booleanText),
    'Data.Message.isImage': z.optional(booleanText),
    'Data.Message.isRead': z.optional(booleanText),
    /** The price shown in the chat: 0 in a paid one. */
    'Data.Message.ShownPrice': shownPrice,
  }),
  data: z.object({ message, isPaid: z.boolean(), inCredit: z.number() }),
  errors: ['NOT_FOUND', 'PRICE_CHANGED', ...payingFaults, ...sendingFaults, 'UNSUPPORTED_MEDIA', 'EMPTY_FILE', 'TOO_LARGE', 'THROTTLED'],
  summary: 'Sends a text, a picture or a file; the first message of an unpaid chat is charged.',
} as const satisfies CallSchemas;
export const getChatFile = {
  query: z.object({ chatId: id, id }),
  data: z.object({ url: z.string() }),
  errors: ['NOT_FOUND'],
  summary: 'A new signed address of the file of a message; the addresses in messages expire.',
} as const satisfies CallSchemas;
export const deleteMessage = {
  query: z.object({ id, chatId: id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Hides an own message for both sides; never changes the ledger.',
} as const satisfies CallSchemas;
export const deleteChat = {
  query: z.object({ chatId: id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Hides a chat for the own side; a new message shows it again.',
} as const satisfies CallSchemas;
export const muteChat = {
  body: z.strictObject({ chatId: id, isMuted: z.boolean() }),
  data: nothing,
  errors: ['NOT_FOUND'],
  summary: 'Mutes a chat: no notifications and no mails; its messages stay unread in the list.',
} as const satisfies CallSchemas;
export const assignChat = {
  /** `userId` null: unassigned. */
  body: z.strictObject({ chatId: id, userId: z.nullable(id) }),
  data: nothing,
  errors: ['NOT_FOUND', 'ASSIGNEE_MAY_NOT_READ'],
  summary:
    'Assigns a chat to a person of the account who may read it, or to nobody; a person to whom somebody else assigns it is notified.',
} as const satisfies CallSchemas;
export const getChatColleagues = {
  data: z.object({ colleagues: z.array(chatColleague) }),
  summary: 'People of the account who may answer its chats, the main user first.',
} as const satisfies CallSchemas;
export const blockCompany = {
  body: z.strictObject({ companyId: id, isBlocked: z.boolean() }),
  data: nothing,
  errors: ['NOT_FOUND', 'OWN_COMPANY'],
  summary: 'The account of a blocked company can neither write to this account nor start a chat with it, and vice versa.',
} as const satisfies CallSchemas;
export const getBlockedCompanies = {
  data: z.object({ companies: z.array(z.object({ companyId: z.string(), companyName: z.string(), dtBlockedAt: time })) }),
  summary: 'The companies that the account has blocked, the latest first.',
} as const satisfies CallSchemas;
export const reportChat = {
  body: z.strictObject({
    chatId: id,
    /** Reported messages of this chat; without any, the newest ones are the evidence. */
    messageIds: z.optional(z.array(id).check(z.maxLength(reportedMessagesMax, 'TOO_MANY'))),
    reason: z.enum(reportReasons, 'INVALID'),
    note: optionalText(chatLengths.reportNote),
  }),
  data: nothing,
  errors: ['NOT_FOUND', 'THROTTLED'],
  summary: 'Reports messages to the moderators, who see nothing else of the chat.',
} as const satisfies CallSchemas;
export const connect = {
  query: z.object({ chatId: optionalId }),
  data: nothing,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'FOREIGN_ORIGIN', 'THROTTLED'],
  summary:
    'WebSocket of one chat: messages, deletions, read marks, presence, typing (docs/behaviour.md#unnamed-calls); without `chatId` that of the account: list, badge, notifications, permissions; a chat needs `getChat`. A session may have ten of each.',
} as const satisfies CallSchemas;
