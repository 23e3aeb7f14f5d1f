import { sendMessage } from '../../contract/chat/calls.ts';
import { hourMs } from '../../contract/limits.ts';
import { readBalance } from '../credit/ledger-store.ts';
import { type Context, done, on } from '../platform/http/handler.ts';
import { storeUploads } from '../platform/media.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { filesPerHour, fileTriesKey } from './message-limit.ts';
import type { StoredFile, RoomMessage } from './room/room-message.ts';
import { limitMessages, requireSenderOfChat } from './rules.ts';
import { send } from './sending.ts';
import { type ChatRow, requireChat } from './store.ts';
import { messageOf } from './views.ts';

const fields = ['Data.File', 'Data.Image'] as const;

/** Validates and stores an attached file. It belongs to no message until the batch is stored; if that fails, the sweep deletes the file. */
async function storeFile({ files, caller, deps }: Context<typeof sendMessage>, chat: ChatRow): Promise<StoredFile | undefined> {
  const [field, other] = fields.filter((name) => files[name] !== undefined);
  if (field === undefined) return undefined;
  if (other !== undefined) throw new Refusal('BAD_INPUT', { fields: { [other]: 'TOO_MANY' } });
  await limitTries(deps.db, fileTriesKey(caller.masterUserId), filesPerHour, hourMs, deps.clock.now());
  const [file] = await storeUploads(deps, files[field], { ownerUserId: caller.masterUserId, call: sendMessage, field, chatId: chat.id });
  return file;
}

async function write(context: Context<typeof sendMessage>) {
  const { body, files, caller, deps, operationKey } = context;
  const text = body['Data.Message.Text'] ?? '';
  if (text === '' && Object.keys(files).length === 0) throw new Refusal('BAD_INPUT', { fields: { 'Data.Message.Text': 'REQUIRED' } });
  const chat = await requireChat(deps.db, caller, body['Data.Message.ChatId']);
  if (body['Data.Message.CompanyId'] !== chat.own_company_id)
    throw new Refusal('NOT_FOUND', { fields: { 'Data.Message.CompanyId': 'INVALID' } });
  await limitMessages(deps.db, caller, deps.clock.now());
  requireSenderOfChat(chat, deps.clock.now());
  const file = await storeFile(context, chat);
  const message: RoomMessage = {
    id: '',
    sequence: chat.last_sequence + 1,
    senderUserId: caller.userId,
    companyId: chat.own_company_id,
    text,
    file: file ?? null,
    bankDetails: null,
    isActive: true,
    createdAt: deps.clock.now(),
  };
  const sent = done('MESSAGE_SENT', 'The message was sent.', { message });
  const stored = await send(deps, caller, chat, { text, file, shownPrice: body['Data.Message.ShownPrice'], operationKey }, sent);
  return stored === null ? sent : done(sent.code, sent.message, { message: stored });
}

/** The message was just sent, so it is unread. */
export const sendMessageRoute = on(sendMessage, write, async ({ message }, { caller, deps }) => ({
  message: await messageOf(deps, { own_company_id: message.companyId, other_read_sequence: 0 }, message),
  isPaid: true,
  inCredit: await readBalance(deps.db, caller.masterUserId),
}));
