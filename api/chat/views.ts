/** Converts chats and messages to the format of the calls. */
import type { CompanyTexts } from '../../contract/bank-details/texts.ts';
import type { ChatCard, ChatDetail, Message } from '../../contract/chat/calls.ts';
import { isoTime } from '../platform/clock.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { allNames, titleOf } from '../platform/text/title.ts';
import { translatorOf } from '../platform/text/translator.ts';
import { readNames } from './assign-store.ts';
import type { CardRow } from './list-store.ts';
import type { RoomMessage } from './room/room-message.ts';
import { sendingFaultOf } from './rules.ts';
import { headMarkOf } from './safety/seen-before.ts';
import { shownFile } from './shown-file.ts';
import type { ChatRow } from './store.ts';

/** @param names of people by id */
function assigneeOf({ assigned_user_id: userId }: CardRow, names: ReadonlyMap<string, string>): ChatCard['assignee'] {
  const fullname = userId === null ? undefined : names.get(userId);
  return userId === null || fullname === undefined ? null : { userId, fullname };
}

/** Fields of both list and chat. */
const headOf = (caller: Caller, chat: CardRow, names: ReadonlyMap<string, string>) => ({
  companyName: chat.other_name,
  companyLogoUrl: mediaUrl(chat.other_logo_key),
  companyPath: chat.other_is_user_company === 1 || chat.other_company_gone_at !== null ? '' : chat.other_path,
  chatNameForAll: chat.name_for_all,
  title: titleOf(chat.offer_names, caller.language, chat.name_for_all),
  isPaid: chat.is_paid === 1,
  mustBePayUser: chat.is_paid === 0 && chat.payer_user_id === caller.masterUserId,
  createdFor: chat.created_for,
  price: chat.price,
  isRefunded: chat.refunded_at !== null && chat.is_paid === 0,
  isMuted: chat.muted_at !== null,
  requestId: chat.request_id,
  assignee: assigneeOf(chat, names),
  ownCompanyId: chat.own_company_id,
  ownCompanyName: chat.own_name,
});

export const cardOf = (caller: Caller, chat: CardRow, names: ReadonlyMap<string, string>): ChatCard => ({
  ...headOf(caller, chat, names),
  chatId: chat.id,
  companyId: chat.other_company_id,
  lastMessage: chat.last_message,
  lastMessageKind: chat.last_kind,
  ...(chat.last_quote_event !== null && { lastQuoteEvent: chat.last_quote_event }),
  isLastMessageOwn: chat.last_company_id === chat.own_company_id,
  lastChatTime: isoTime(chat.last_at),
  unreadedMessageCount: chat.unread,
});

/** The fields that determine who wrote a message and whether the other side has read it. */
type Viewed = Pick<ChatRow, 'own_company_id' | 'other_read_sequence' | 'other_gone_at'>;

/** The storage keys of files of these messages. */
export const fileKeysOf = (messages: readonly RoomMessage[]): string[] => messages.flatMap(({ file }) => (file === null ? [] : [file.key]));

/** @param withdrawn keys of files that are no longer available in the chat */
export async function messageOf(
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  chat: Viewed,
  message: RoomMessage,
  withdrawn: ReadonlySet<string> = new Set(),
): Promise<Message> {
  const isOwn = message.companyId === chat.own_company_id;
  const isSenderDeleted = !isOwn && chat.other_gone_at !== null && chat.other_gone_at !== undefined;
  const isUnavailable = isSenderDeleted || (message.file !== null && withdrawn.has(message.file.key));
  const file = await shownFile(env, message.file, clock.now(), isUnavailable);
  return {
    _id: message.id,
    sequence: message.sequence,
    companyId: message.companyId,
    text: message.text,
    isText: message.text !== '',
    isFile: file?.kind === 'file',
    isImage: file?.kind === 'image',
    fileUrl: file?.kind === 'file' ? file.url : '',
    imageUrl: file?.kind === 'image' ? file.url : '',
    file,
    bankDetails: message.bankDetails,
    ...(message.quote !== undefined && { quote: message.quote }),
    dtCreatedAt: isoTime(message.createdAt),
    isRead: !isOwn || message.sequence <= chat.other_read_sequence,
    isActive: message.isActive,
  };
}

/** Data of a chat that are not in its row. */
interface RoomView {
  messages: readonly RoomMessage[];
  /** Keys of files that are no longer available in the chat. */
  withdrawn: ReadonlySet<string>;
  /** When the viewer's credits are refunded, ms. */
  refundAt: number | null;
  request: { id: string; name: string; is_live: number } | null;
  payingFault: ChatDetail['payingFault'];
}

/** The texts in the header of the chat, by company. */
const headsOf = (chat: ChatRow): CompanyTexts[] => {
  const isFrom = chat.own_company_id === chat.from_company_id;
  const [from, to] = isFrom ? [chat.own_name, chat.other_name] : [chat.other_name, chat.own_name];
  return [
    { companyId: chat.from_company_id, texts: [chat.name_for_all, from] },
    { companyId: chat.to_company_id, texts: [...allNames(chat.offer_names), to] },
  ];
};

export const detailOf = async (
  deps: Deps,
  caller: Caller,
  chat: ChatRow,
  { messages, withdrawn, refundAt, request, payingFault }: RoomView,
): Promise<ChatDetail> => ({
  ...headOf(caller, chat, await readNames(deps.db, chat.assigned_user_id === null ? [] : [chat.assigned_user_id])),
  id: chat.id,
  fromCompanyId: chat.from_company_id,
  toCompanyId: chat.to_company_id,
  request: request === null ? null : { id: request.id, name: request.name, isLive: request.is_live === 1 },
  bankDetails: headMarkOf(chat, headsOf(chat)),
  dtRefundAt: refundAt === null ? '' : isoTime(refundAt),
  isBlocked: chat.is_blocked === 1,
  sendingFault: sendingFaultOf(chat, deps.clock.now()),
  payingFault,
  ...(translatorOf(deps.env) !== null && { isTranslatable: true }),
  lastReadSequence: chat.last_read_sequence,
  messages: await Promise.all(messages.map((message) => messageOf(deps, chat, message, withdrawn))),
});
