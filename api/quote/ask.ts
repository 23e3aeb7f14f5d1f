/** The buyer requests a quote in its chat; the first message of a chat can do so too (api/chat/contact/create-chat.ts). */
import type { askForQuote } from '../../contract/quote/calls.ts';
import { limitMessages, requirePartiesOfChat } from '../chat/rules.ts';
import { send } from '../chat/sending.ts';
import { type ChatRow, requireChat } from '../chat/store.ts';
import { validateInquiry, requireBuyer } from '../inquiry/inquiry.ts';
import { type Context, done } from '../platform/http/handler.ts';

export const isStarter = ({ own_company_id, from_company_id }: ChatRow): boolean => own_company_id === from_company_id;

export async function ask({ body, caller, deps, operationKey }: Context<typeof askForQuote>) {
  const { db, clock } = deps;
  const now = clock.now();
  const chat = await requireChat(db, caller, body.chatId);
  requireBuyer(chat.created_for, isStarter(chat));
  const asked = await validateInquiry(db, caller, { createdFor: chat.created_for, inquiry: body.inquiry, note: body.text ?? '' }, now);
  await limitMessages(db, caller, now);
  requirePartiesOfChat(chat, now);
  const sent = done('QUOTE_ASKED', 'The quote was asked for.', { id: asked.id });
  const message = { text: asked.text, quote: asked.mark, shownPrice: body.shownPrice, operationKey };
  await send(deps, caller, chat, message, sent, [asked.statement(chat.id, chat.other_user_id)]);
  return sent;
}
