/** Mails about new messages: each by itself at first, all further ones of an hour together at its end. */
import { hourMs } from '../../contract/limits.ts';
import { countText } from '../mail/count-text.ts';
import type { Fill } from '../mail/delivery.ts';
import type { MailPayload } from '../mail/mail.ts';
import { gatheredStatements } from '../platform/outbox.ts';
import { countUnreadSince } from './store.ts';

/** Mails about single conversations that one account gets in an hour. */
export const singleMailsPerHour = 3;

/**
 * The mail about a message, for the batch that records it.
 * @param event the conversation and how far it has been read: one mail until it is read further
 */
export function newMessageMailStatements(
  db: D1DatabaseSession,
  { userId, event, mail }: { userId: string; event: string; mail: MailPayload },
  at: number,
): D1PreparedStatement[] {
  const { to, language, values } = mail;
  const together: MailPayload = {
    to,
    language,
    template: 'new-messages',
    values: { name: values['name'] ?? '', userId, since: String(at - (at % hourMs)), href: '/messages' },
  };
  return gatheredStatements(
    db,
    {
      group: `new-message:${userId}`,
      event,
      single: { topic: 'mail', payload: mail },
      together: { topic: 'mail', payload: together },
      countMax: singleMailsPerHour,
      windowMs: hourMs,
    },
    at,
  );
}

/** How much is unread when the hour has ended; nothing is sent to who has read all of it. */
export const gatheredValues: Fill = async (db, { language, values }) => {
  const { messages, chats } = await countUnreadSince(db, values['userId'] ?? '', Number(values['since']));
  if (chats === 0) return null;
  return { ...values, messages: countText(language, 'messages', messages), chats: countText(language, 'chats', chats) };
};
