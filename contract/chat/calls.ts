import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { optionalText, plainText, requiredLine } from '../text.ts';
import { booleanText, id, nothing, optionalId, time } from '../wire.ts';
import { chatLengths } from './fields.ts';

export const chatCard = z.object({
  chatId: z.string(),
  companyName: z.string(),
  companyLogoUrl: z.string(),
  companyPath: z.string(),
  chatNameForAll: z.string(),
  lastMessage: z.string(),
  lastChatTime: time,
  unreadedMessageCount: z.number(),
  isPaid: z.boolean(),
  /** The viewer's account is the one to pay for the first message (D-51). */
  mustBePayUser: z.boolean(),
  createdFor: z.number(),
  price: z.number(),
});
export type ChatCard = z.infer<typeof chatCard>;

export const message = z.object({
  _id: z.string(),
  /** Position in the chat: ask for what is newer than the last one you have. */
  sequence: z.number(),
  companyId: z.string(),
  text: z.string(),
  isText: z.boolean(),
  isFile: z.boolean(),
  isImage: z.boolean(),
  fileUrl: z.string(),
  imageUrl: z.string(),
  dtCreatedAt: time,
  isRead: z.boolean(),
  isActive: z.boolean(),
});
export type Message = z.infer<typeof message>;

export const chatDetail = z.object({
  id: z.string(),
  fromCompanyId: z.string(),
  toCompanyId: z.string(),
  /** Which of the two is the viewer's. */
  ownCompanyId: z.string(),
  companyName: z.string(),
  companyLogoUrl: z.string(),
  companyPath: z.string(),
  chatNameForAll: z.string(),
  isPaid: z.boolean(),
  mustBePayUser: z.boolean(),
  createdFor: z.number(),
  price: z.number(),
  messages: z.array(message),
});
export type ChatDetail = z.infer<typeof chatDetail>;

export const createChat = defineCall({
  name: 'CreateChat',
  method: 'POST',
  path: '/Tools/CreateChat',
  access: { who: 'member', flag: 'createChat' },
  body: z.strictObject({
    fromCompanyId: id,
    toCompanyId: id,
    chatNameForAll: requiredLine(chatLengths.name),
    /** Empty: an unpaid room that the other side does not see until the first message (D-51). */
    text: z.string().check(z.overwrite(plainText), z.maxLength(chatLengths.text, 'TOO_LONG')),
    /** 0 company from the directory, 1–4 the request's service type. */
    createdFor: z.int().check(z.gte(0, 'INVALID'), z.lte(4, 'INVALID')),
    /** The live request that is answered, for 1–4. */
    requestId: optionalId,
  }),
  data: z.object({ chatId: z.string(), isPaid: z.boolean(), inCredit: z.number() }),
  errors: [
    'NOT_FOUND',
    'CHAT_EXISTS',
    'EMAIL_NOT_VERIFIED',
    'NOT_ENOUGH_CREDIT',
    'NO_PLAN',
    'PLAN_EXPIRED',
    'LIMIT_REACHED',
    'COMPANY_NOT_APPROVED',
    'OWN_COMPANY',
    'PARTNER_GONE',
    'COMPANY_GONE',
    'THROTTLED',
  ],
  write: true,
  summary: 'Opens a chat and pays for the contact, once or not at all (D-50, D-51, D-52).',
});
export const getAccesibleChats = defineCall({
  name: 'GetAccesibleChats',
  method: 'GET',
  path: '/Tools/GetAccesibleChats',
  access: { who: 'member', flag: 'getAccesibleChatCards' },
  data: z.object({ chats: z.array(chatCard), unreadMessageCount: z.number() }),
  summary: 'Chats of the account, the last active first.',
});
export const getChat = defineCall({
  name: 'GetChat',
  method: 'POST',
  path: '/Tools/GetChat',
  access: { who: 'member', flag: 'getChat' },
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
  summary: 'Messages of a chat in order; marks them as read (D-8).',
});
export const sendMessage = defineCall({
  name: 'SendMessage',
  method: 'POST',
  path: '/Tools/SendMessage',
  access: { who: 'member', flag: 'sendMessage' },
  body: z.strictObject({
    'Data.Message.ChatId': id,
    'Data.Message.CompanyId': id,
    'Data.Message.Text': optionalText(chatLengths.text),
    'Data.Message.isActive': z.optional(booleanText),
    'Data.Message.isText': z.optional(booleanText),
    'Data.Message.isFile': z.optional(booleanText),
    'Data.Message.isImage': z.optional(booleanText),
    'Data.Message.isRead': z.optional(booleanText),
  }),
  files: { 'Data.File': { purpose: 'chatFile', countMax: 1 }, 'Data.Image': { purpose: 'picture', countMax: 1 } },
  data: z.object({ message, isPaid: z.boolean(), inCredit: z.number() }),
  errors: [
    'NOT_FOUND',
    'NOT_ENOUGH_CREDIT',
    'NO_PLAN',
    'PLAN_EXPIRED',
    'LIMIT_REACHED',
    'COMPANY_NOT_APPROVED',
    'PARTNER_GONE',
    'COMPANY_GONE',
    'UNSUPPORTED_MEDIA',
    'TOO_LARGE',
    'THROTTLED',
  ],
  write: true,
  summary: 'Sends a text, a picture or a file; the first message of an unpaid chat is charged.',
});
export const deleteMessage = defineCall({
  name: 'DeleteMessage',
  method: 'DELETE',
  path: '/Tools/DeleteMessage',
  access: { who: 'member', flag: 'sendMessage' },
  query: z.object({ id, chatId: id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  write: true,
  summary: 'Hides an own message for both; never touches the ledger (D-53).',
});
export const deleteChat = defineCall({
  name: 'DeleteChat',
  method: 'DELETE',
  path: '/Tools/DeleteChat',
  access: { who: 'member', flag: 'deleteChat' },
  query: z.object({ chatId: id }),
  data: nothing,
  errors: ['NOT_FOUND'],
  write: true,
  summary: 'Hides a chat for the own side; a new message brings it back (D-52).',
});
export const connect = defineCall({
  name: 'Connect',
  method: 'GET',
  path: '/Tools/Connect',
  access: { who: 'member', flag: 'getChat' },
  query: z.object({ chatId: id }),
  data: nothing,
  errors: ['NOT_FOUND', 'THROTTLED'],
  summary: 'WebSocket of one chat: new messages, deletions and read marks (D-8). A sign-in has ten of them in a chat.',
});
