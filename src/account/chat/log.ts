/** The messages of a chat as the page holds them. */
import type { Message } from '../../../contract/chat/calls.ts';

/** A message that was taken and is still on its way to the room has no id yet. */
const isOnItsWay = ({ _id }: Message): boolean => _id === '';

/** Adds what is new, replaces what is known, in the order of the chat. */
export function mergeMessages(known: readonly Message[], news: readonly Message[]): Message[] {
  const bySequence = new Map(known.map((message) => [message.sequence, message]));
  for (const message of news) bySequence.set(message.sequence, message);
  return [...bySequence.values()].sort((one, other) => one.sequence - other.sequence);
}

/** The newest message that the room has told. */
export const lastSequence = (messages: readonly Message[]): number => messages.findLast((message) => !isOnItsWay(message))?.sequence ?? 0;

/** The other side has read up to here. */
export const markRead = (messages: readonly Message[], ownCompanyId: string, sequence: number): Message[] =>
  messages.map((message) => (message.companyId === ownCompanyId && message.sequence <= sequence ? { ...message, isRead: true } : message));

export const markGone = (messages: readonly Message[], id: string): Message[] =>
  messages.map((message) => (message._id === id ? { ...message, isActive: false, text: '' } : message));

/** One group per calendar day of the reader, in order. */
export function byDay(messages: readonly Message[]): { day: string; at: string; messages: Message[] }[] {
  const days: { day: string; at: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = new Date(message.dtCreatedAt).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, at: message.dtCreatedAt, messages: [message] });
  }
  return days;
}
