/**
 * Mails about new messages: at most one per chat every quarter of an hour, and after some in an hour one for all others at its end. Changes
 * of a deal are mailed at once and separately.
 */
import { chatMailPauseMs, hourMs } from '../../contract/limits.ts';
import type { QuoteEvent } from '../../contract/chat/shapes.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { countText } from '../mail/count-text.ts';
import type { MailPayload } from '../mail/payload.ts';
import type { MailTemplate } from '../mail/template.ts';
import { quoteTexts } from '../mail/generated/templates.ts';
import { gatheredStatements, outboxStatement, readGatheredAt } from '../platform/db/outbox.ts';
import type { MailValues } from '../platform/subject/subject.ts';
import { type ChatRow, countUnreadSince, findChat } from './store.ts';

/** Maximum number of mails about single chats to an account in an hour. */
export const singleMailsPerHour = 3;

/** Quote events with separate mails; a request for a quote is mailed like other messages. */
const quoteMails: Readonly<Partial<Record<QuoteEvent, MailTemplate>>> = {
  sent: 'quote-received',
  countered: 'quote-received',
  accepted: 'quote-accepted',
  withdrawn: 'quote-withdrawn',
  declined: 'quote-declined',
};

/** Whether a message is mailed to people who only want important mails: the first message of a paid contact, and changes of a deal. */
export const isImportant = (sequence: number, quoteEvent: QuoteEvent | null): boolean =>
  sequence === 1 || (quoteEvent !== null && quoteMails[quoteEvent] !== undefined);

/** The text of a message in a mail; for a quote, its event in the reader's language. */
export const mailPreview = (language: ApiLanguage, quoteEvent: QuoteEvent | null, preview: string): string =>
  (quoteEvent === null ? undefined : quoteTexts[language][quoteEvent]) ?? preview;

export interface MailedMessage {
  userId: string;
  chatId: string;
  /** Sequence number up to which the receiver has read. */
  readSequence: number;
  sequence: number;
  quoteEvent: QuoteEvent | null;
  mail: MailPayload;
}

/**
 * The mail about a message, for the batch that records it: the first unread message is mailed at once, all others of a quarter of an
 * hour together at its end, if they are still unread.
 */
export async function newMessageMailStatements(
  db: D1DatabaseSession,
  { userId, chatId, readSequence, sequence, quoteEvent, mail }: MailedMessage,
  at: number,
): Promise<D1PreparedStatement[]> {
  const { to, language } = mail;
  const template = quoteEvent === null ? undefined : quoteMails[quoteEvent];
  if (template !== undefined)
    return [outboxStatement(db, `${template}:${userId}:${chatId}:${sequence}`, { topic: 'mail', payload: { ...mail, template } }, at)];
  const group = `new-message:${userId}`;
  const first = `${chatId}:${readSequence}`;
  const firstAt = sequence > readSequence + 1 ? await readGatheredAt(db, group, first) : null;
  const pause = firstAt === null ? null : Math.floor(Math.max(0, at - firstAt) / chatMailPauseMs) + 1;
  const values = { ...mail.values, userId, chatId, sequence: String(sequence) };
  const single: MailPayload = { ...mail, template: pause === null ? 'new-message' : 'new-message-again', values };
  const together: MailPayload = {
    to,
    language,
    template: 'new-messages',
    values: { name: mail.values['name'] ?? '', userId, since: String(at - (at % hourMs)), href: '/messages' },
  };
  return gatheredStatements(
    db,
    {
      group,
      event: pause === null ? first : `${first}:${pause}`,
      single: { topic: 'mail', payload: single },
      singleDueAt: firstAt === null || pause === null ? undefined : firstAt + pause * chatMailPauseMs,
      together: { topic: 'mail', payload: together },
      countMax: singleMailsPerHour,
      windowMs: hourMs,
    },
    at,
  );
}

/**
 * The chat of a mail at the time of sending; null if the mail is not sent: the receiver has read, muted or hidden the chat or blocked the
 * sender, wants only important mails meanwhile, or the sender is suspended.
 */
async function findMailedChat(db: D1DatabaseSession, { values, level }: Parameters<MailValues>[1]): Promise<ChatRow | null> {
  if (level === 2 && !isImportant(Number(values['sequence']), null)) return null;
  const chat = await findChat(db, values['userId'] ?? '', values['chatId'] ?? '');
  if (chat === null || chat.unread === 0 || chat.muted_at !== null || chat.hidden_at !== null) return null;
  return chat.is_blocked === 1 || chat.other_is_suspended === 1 ? null : chat;
}

/** Mails that an earlier version has written name no chat. */
export const firstValues: MailValues = async (db, mail) =>
  mail.values['chatId'] === undefined || (await findMailedChat(db, mail)) !== null ? mail.values : null;

/**
 * The unread messages of the chat. Nothing is sent either if the newest visible message is the receiver's own because later ones were
 * deleted.
 */
export const againValues: MailValues = async (db, mail) => {
  const chat = await findMailedChat(db, mail);
  if (chat === null || chat.last_company_id !== chat.other_company_id) return null;
  const { language, values } = mail;
  return {
    ...values,
    preview: mailPreview(language, chat.last_quote_event, chat.last_message),
    messages: countText(language, 'messages', chat.unread),
  };
};

/** The number of unread messages at the end of the hour; nothing is sent if all are read. */
export const gatheredValues: MailValues = async (db, { language, values, level }) => {
  const { messages, chats } = await countUnreadSince(db, values['userId'] ?? '', Number(values['since']), level === 2);
  if (chats === 0) return null;
  return { ...values, messages: countText(language, 'messages', messages), chats: countText(language, 'chats', chats) };
};
