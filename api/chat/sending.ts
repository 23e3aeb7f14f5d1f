/** Brings a text into a chat: ordinary ones straight into the room, first ones together with their charge (D-51). */
import { commit } from '../platform/commit.ts';
import { changedStatement } from '../platform/guard.ts';
import type { Caller, Deps, Done } from '../platform/handler.ts';
import { deliverSoon } from '../platform/jobs.ts';
import { outboxStatement } from '../platform/outbox.ts';
import { doneByKeyStatement } from '../platform/outbox-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { deliverRoomMessage } from './room-delivery.ts';
import type { RoomMessage, RoomMessagePayload } from './room-message.ts';
import { chargeStatements, requireSenderOfChat } from './rules.ts';
import { type ChatRow, openChatStatement, readPayOrder } from './store.ts';

/** What is to be said, and where. */
export interface Sending {
  chatId: string;
  companyId: string;
  text: string;
  /** The call's operation key: a repeated call stores one message. */
  operationKey: string;
}

/** Keys are the callers' own: two people may choose the same one. */
export const clientKeyOf = (caller: Caller, operationKey: string): string => `${caller.userId}:${operationKey}`;

const payloadOf = (deps: Deps, caller: Caller, { chatId, companyId, text, operationKey }: Sending): RoomMessagePayload => ({
  chatId,
  companyId,
  senderUserId: caller.userId,
  masterUserId: caller.masterUserId,
  clientKey: clientKeyOf(caller, operationKey),
  text,
  createdAt: deps.clock.now(),
});

/** A refunded contact may be paid for again (D-82), so the refund is part of what names the payment. */
export const contactKey = (chat: { id: string; refunded_at: number | null }): string =>
  chat.refunded_at === null ? chat.id : `${chat.id}:${chat.refunded_at}`;

/**
 * Stores a first message's charge and its outbox row as one batch, then brings the message to the room at once; when that
 * fails the outbox brings it later. Charge, `isPaid` and message happen once or not at all (D-51).
 * @param statements what makes the chat paid and open, guarded, with what it costs
 * @param written what a repeat of the call answers
 * @returns null when the room could not be reached yet
 * @throws Refusal CHAT_EXISTS when another first message was quicker; nothing is stored then
 */
export async function sendFirst(
  deps: Deps,
  caller: Caller,
  statements: D1PreparedStatement[],
  key: string,
  sending: Sending,
  written: Done<unknown>,
): Promise<RoomMessage | null> {
  const payload = payloadOf(deps, caller, sending);
  const dedupeKey = `room:${key}:first`;
  await commit(
    deps.db,
    [...statements, outboxStatement(deps.db, dedupeKey, { topic: 'room_message', payload }, payload.createdAt)],
    written,
    'CHAT_EXISTS',
  );
  try {
    const message = await deliverRoomMessage(deps.env, payload);
    // The outbox need not bring a message that stands in its room; its text goes from there.
    await doneByKeyStatement(deps.db, dedupeKey, deps.clock.now()).run();
    return message;
  } catch (error) {
    console.error(JSON.stringify({ call: 'first-message', error: error instanceof Error ? error.name : 'unknown' }));
    return null;
  } finally {
    deliverSoon(deps);
  }
}

/** The room knows the message by its call's key: a repeat finds it there, and needs no mark of its own. */
async function sendOrdinary(
  deps: Deps,
  caller: Caller,
  sending: Sending,
  written: Done<unknown>,
  beside: readonly D1PreparedStatement[],
): Promise<RoomMessage> {
  const message = await deliverRoomMessage(deps.env, payloadOf(deps, caller, sending));
  if (beside.length > 0) await commit(deps.db, beside, written);
  deliverSoon(deps);
  return message;
}

/**
 * Sends a text into a chat; the first one of its payer is charged and uses the plan's quota, answers are free.
 * @param written what a repeat of the call answers
 * @param beside what the call writes with it
 */
export async function send(
  deps: Deps,
  caller: Caller,
  chat: ChatRow,
  { text, operationKey }: Pick<Sending, 'text' | 'operationKey'>,
  written: Done<unknown>,
  beside: readonly D1PreparedStatement[] = [],
): Promise<RoomMessage | null> {
  requireSenderOfChat(chat);
  const sending: Sending = { chatId: chat.id, companyId: chat.own_company_id, text, operationKey };
  const isFirst = chat.opened_at === null || (chat.is_paid === 0 && chat.payer_user_id === caller.masterUserId);
  if (!isFirst) return sendOrdinary(deps, caller, sending, written, beside);
  const key = contactKey(chat);
  const price = chat.is_paid === 1 ? 0 : chat.price;
  const charge = await chargeStatements(
    deps,
    caller,
    { key, chatId: chat.id, createdFor: chat.created_for, price, subject: chat.name_for_all },
    await readPayOrder(deps.db, chat.created_for),
  );
  // The guard comes first: who loses the race must not fail for credits or a quota that the winner has used up.
  const open = [openChatStatement(deps.db, chat.id, deps.clock.now()), changedStatement(deps.db)];
  try {
    return await sendFirst(deps, caller, [...open, ...charge, ...beside], key, sending, written);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CHAT_EXISTS') return sendOrdinary(deps, caller, sending, written, beside);
    throw error;
  }
}
