/** The contents of messages in the demo's chats: texts, files, and quotes with their revisions. */
import type { StoredFile } from '../../api/chat/room/room-message.ts';
import { quoteText } from '../../api/quote/text.ts';
import type { QuoteMark } from '../../contract/chat/shapes.ts';
import { sellingSide } from '../../contract/quote/seller.ts';
import type { QuoteTermsInput } from '../../contract/quote/shapes.ts';
import { freightTermsOf, goodsTermsOf } from '../../demo/compose-quotes.ts';
import type { DemoChat, DemoMessage } from '../../demo/types.ts';
import { chatFileKey, demoId } from './demo.ts';
import { contentOf } from './documents.ts';

export function fileOf({ document }: DemoMessage): StoredFile | undefined {
  if (document === undefined) return undefined;
  return { key: chatFileKey(document), kind: 'file', name: document, bytes: contentOf(document).length, width: null, height: null };
}

const isQuote = ({ goods, freight }: DemoMessage): boolean => goods !== undefined || freight !== undefined;

/** The quote of a message of the chat; undefined without one. */
export function markOf(chat: DemoChat, index: number): QuoteMark | undefined {
  const message = chat.messages[index];
  if (message === undefined || !(isQuote(message) || message.accepts)) return undefined;
  const revision = chat.messages.slice(0, index + 1).filter(isQuote).length;
  const id = demoId('quote', `${chat.key}:${revision}`);
  if (message.accepts) return { id, revision, event: 'accepted' };
  return { id, revision, event: message.from === sellingSide(chat.createdFor) ? 'sent' : 'countered' };
}

/** Prices and quantities of a revision, without its places, which the text of the message does not contain. */
function amountsOf(chat: DemoChat, revision: number, now: number): QuoteTermsInput {
  const message = chat.messages.filter(isQuote)[revision - 1];
  const sentAt = now - (message?.ageMs ?? 0);
  if (message?.goods !== undefined) {
    const { delivery, ...terms } = goodsTermsOf(message.goods, sentAt);
    return { goods: { ...terms, ...(delivery && { delivery: { incoterm: delivery.incoterm, place: { countryId: '' } } }) } };
  }
  if (message?.freight === undefined) throw new Error(`${chat.key} has no quote ${revision}`);
  const { from: _, to: __, ...terms } = freightTermsOf(message.freight, sentAt);
  return { freight: terms };
}

/** The text of a message as the API stores it. */
export function textOf(chat: DemoChat, index: number, now: number): string {
  const mark = markOf(chat, index);
  return mark === undefined ? (chat.messages[index]?.text ?? '') : quoteText(mark, amountsOf(chat, mark.revision, now));
}
