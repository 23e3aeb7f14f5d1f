/**
 * Sends messages into a chat: texts directly to the room, first messages together with their charge (docs/behaviour.md#chat-charge), files
 * together with their message.
 */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import { actingStatement } from '../account/acting-store.ts';
import { requireShownPrice } from '../credit/shown-price.ts';
import { changedStatement, writeBeside } from '../platform/db/guard.ts';
import type { Caller, Deps, Done } from '../platform/http/handler.ts';
import { deliverSoon } from '../platform/subject/jobs.ts';
import { liveMediaStatements } from '../platform/media-store.ts';
import { outboxStatement } from '../platform/db/outbox.ts';
import { doneByKeyStatement } from '../platform/db/outbox-store.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { firstPriceOf, isFirst } from './contact/paying.ts';
import { deliverRoomMessage } from './room/room-delivery.ts';
import type { NewRoomMessage, RoomMessage, RoomMessagePayload } from './room/room-message.ts';
import { chargeStatements, requireSenderOfChat } from './rules.ts';
import { openChatStatement, readPayOrder } from './contact/contact-store.ts';
import { seenBeforeOf } from './safety/seen-before.ts';
import type { ChatRow } from './store.ts';

/** The contents of a message, and its chat. */
export interface Sending extends Pick<NewRoomMessage, 'companyId' | 'text' | 'file' | 'quote' | 'attachedTexts' | 'bankMark' | 'before'> {
  chatId: string;
  /** Key of the contact that this message pays. */
  paidAs?: string | undefined;
  /** The call's operation key: a repeated call stores one message. */
  operationKey: string;
}

/** Keys are chosen by callers: two people may choose the same one. */
const clientKeyOf = (caller: Caller, operationKey: string): string => `${caller.userId}:${operationKey}`;

const payloadOf = (
  deps: Deps,
  caller: Caller,
  { chatId, companyId, text, file, quote, attachedTexts, bankMark, before, paidAs, operationKey }: Sending,
): RoomMessagePayload => ({
  chatId,
  companyId,
  senderUserId: caller.userId,
  masterUserId: caller.masterUserId,
  clientKey: clientKeyOf(caller, operationKey),
  text,
  file,
  quote,
  ...(attachedTexts !== undefined && { attachedTexts, bankMark }),
  ...(before !== undefined && before.length > 0 && { before }),
  ...(paidAs !== undefined && { refund: { chatId, key: paidAs } }),
  createdAt: deps.clock.now(),
});

/** A refunded contact may be paid again (docs/behaviour.md#contact-refund), so the refund is part of the payment's key. */
const contactKey = (chat: { id: string; refunded_at: number | null }): string =>
  chat.refunded_at === null ? chat.id : `${chat.id}:${chat.refunded_at}`;

/** A message that is stored in a batch together with a charge, a file or a quote. */
interface BatchedSending extends Sending {
  /** Identifies the message in the outbox. */
  dedupeKey: string;
}

/**
 * Stores a message's outbox row and other data as one batch, then delivers the message to the room at once. If that fails, the outbox
 * delivers it later. Charge, `isPaid`, file and message happen once or not at all (docs/behaviour.md#chat-charge).
 * @param statements with their guards, since another call may be faster @param written the stored answer of a repeated call
 * @returns null if the room could not be reached yet
 * @throws Refusal CHAT_EXISTS if another first message was faster; nothing is stored then
 */
async function sendBatched(
  deps: Deps,
  caller: Caller,
  statements: readonly D1PreparedStatement[],
  { dedupeKey, ...sending }: BatchedSending,
  written: Done<unknown>,
): Promise<RoomMessage | null> {
  const payload = payloadOf(deps, caller, sending);
  const { file } = payload;
  const outgoing = outboxStatement(deps.db, dedupeKey, { topic: 'room_message', payload }, payload.createdAt);
  const live = file === undefined ? [] : liveMediaStatements(deps.db, [file.key], { chatId: sending.chatId });
  const acting = actingStatement(deps.db, sending.companyId);
  await deps.commit([acting, ...statements, ...live, outgoing], written, 'CHAT_EXISTS');
  try {
    const message = await deliverRoomMessage(deps.env, payload);
    // The message is already in its room, so its outbox row is done and the text in it is deleted.
    await writeBeside(deps.db, [doneByKeyStatement(deps.db, dedupeKey, deps.clock.now())]);
    return message;
  } catch (error) {
    logFailure({ call: 'batched-message', error: kindOf(error) });
    return null;
  } finally {
    deliverSoon(deps);
  }
}

/**
 * The first message of a chat, in one batch with its charge.
 * @param statements guarded; they make the chat paid and open, and charge it
 * @param key identifies the contact
 */
export const sendFirst = (
  deps: Deps,
  caller: Caller,
  statements: readonly D1PreparedStatement[],
  key: string,
  sending: Sending,
  written: Done<unknown>,
): Promise<RoomMessage | null> => sendBatched(deps, caller, statements, { ...sending, dedupeKey: `room:${key}:first` }, written);

/**
 * A text is stored in the room only, which recognizes a repetition by the key of the call. Files and quotes are stored in D1, in one batch
 * with the message's outbox row.
 */
async function sendOrdinary(
  deps: Deps,
  caller: Caller,
  sending: Sending,
  written: Done<unknown>,
  beside: readonly D1PreparedStatement[],
): Promise<RoomMessage | null> {
  if (sending.file !== undefined || sending.quote !== undefined)
    return sendBatched(deps, caller, beside, { ...sending, dedupeKey: `room:${clientKeyOf(caller, sending.operationKey)}` }, written);
  const message = await deliverRoomMessage(deps.env, payloadOf(deps, caller, sending));
  if (beside.length > 0) await deps.commit(beside, written);
  deliverSoon(deps);
  return message;
}

/**
 * Sends a text, a file or both into a chat; the first one of its payer is charged and uses the plan's quota, answers are free.
 * @param content with the price that the sender was shown, if the call contains it @param written the stored answer of a repeated call
 * @param beside other statements of the call
 */
export async function send(
  deps: Deps,
  caller: Caller,
  chat: ChatRow,
  {
    shownPrice,
    ...content
  }: Pick<Sending, 'text' | 'file' | 'quote' | 'attachedTexts' | 'bankMark' | 'before' | 'operationKey'> & {
    shownPrice?: number | undefined;
  },
  written: Done<unknown>,
  beside: readonly D1PreparedStatement[] = [],
): Promise<RoomMessage | null> {
  requireSenderOfChat(chat, deps.clock.now());
  const sending: Sending = { chatId: chat.id, companyId: chat.own_company_id, before: seenBeforeOf(chat), ...content };
  if (!isFirst(chat)) return sendOrdinary(deps, caller, sending, written, beside);
  const key = contactKey(chat);
  const price = firstPriceOf(chat);
  requireShownPrice(shownPrice, price);
  const charge = await chargeStatements(
    deps,
    caller,
    { key, chatId: chat.id, createdFor: chat.created_for, price, subject: chat.name_for_all },
    await readPayOrder(deps.db, chat.created_for),
  );
  // The guard comes first: a slower call must be refused as a repetition, and not because the faster one has used credits or quota.
  const open = [openChatStatement(deps.db, chat.id, deps.clock.now()), changedStatement(deps.db)];
  try {
    return await sendFirst(
      deps,
      caller,
      [...open, ...charge, ...beside],
      key,
      { ...sending, paidAs: price > 0 ? key : undefined },
      written,
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CHAT_EXISTS') return sendOrdinary(deps, caller, sending, written, beside);
    throw error;
  }
}
