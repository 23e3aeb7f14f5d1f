/** The messages of the open chat. Each is a signal, so that only changed messages are rendered (ADR 004). */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-react';
import type { Message } from '../../../../contract/chat/calls.ts';

/** A message and its key, which stays the same while the log holds it. */
export interface LogEntry {
  sequence: number;
  message: ReadonlySignal<Message>;
}

/** The messages of one calendar day in the reader's time zone. */
export interface LogDay {
  day: string;
  /** ISO time of the first message. */
  at: string;
  entries: LogEntry[];
}

export interface ChatLog {
  /** All messages in the order of the chat; changes when one is added or removed, not when one is edited. */
  days: ReadonlySignal<readonly LogDay[]>;
  /** The sequence of the last message, 0 when there is none. */
  newest: ReadonlySignal<number>;
  add: (news: readonly Message[]) => void;
  /**
   * Replaces the messages by the newest page, read again. Of the present messages newer ones are kept, and older ones if the list has no gap
   * then.
   */
  renew: (page: readonly Message[]) => void;
  /** The other side has read up to this sequence. */
  markRead: (ownCompanyId: string, sequence: number) => void;
  markDeleted: (id: string) => void;
  /** The newest sequence that the chat room has reported. */
  lastSequence: () => number;
  messages: () => Message[];
}

interface Held extends LogEntry {
  message: Signal<Message>;
}

/** An accepted message that is still on its way to the chat room has no id yet. */
const isOnItsWay = ({ _id }: Message): boolean => _id === '';

const isEqual = (one: Message, other: Message): boolean =>
  (Object.keys(other) as (keyof Message)[]).every((key) => one[key] === other[key]);

/**
 * Answers can arrive out of order, so an older answer must not make a read, deleted or delivered message unread, visible or undelivered.
 */
function newerOf(known: Message, news: Message): Message {
  if (isOnItsWay(news) || !known.isActive) return known;
  const next = { ...news, isRead: news.isRead || known.isRead };
  return isEqual(known, next) ? known : next;
}

/** One group per day, in order. */
function byDay(entries: readonly LogEntry[]): LogDay[] {
  const days: LogDay[] = [];
  for (const entry of entries) {
    const at = entry.message.peek().dtCreatedAt;
    const day = new Date(at).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, at, entries: [entry] });
  }
  return days;
}

/** Adds new messages and replaces known ones. @returns the same list when none was added */
function merge(entries: readonly Held[], news: readonly Message[]): readonly Held[] {
  const bySequence = new Map(entries.map((entry) => [entry.sequence, entry]));
  for (const message of news) {
    const known = bySequence.get(message.sequence)?.message;
    if (known === undefined) bySequence.set(message.sequence, { sequence: message.sequence, message: signal(message) });
    else known.value = newerOf(known.peek(), message);
  }
  if (bySequence.size === entries.length) return entries;
  return [...bySequence.values()].sort((one, other) => one.sequence - other.sequence);
}

/** @param first the page that was read when the chat was opened */
export function chatLog(first: readonly Message[]): ChatLog {
  const held = signal(merge([], first));

  const add = (news: readonly Message[]): void =>
    batch(() => {
      held.value = merge(held.peek(), news);
    });
  const renew = (page: readonly Message[]): void =>
    batch(() => {
      const sequences = new Set(page.map(({ sequence }) => sequence));
      const [first, last] = [page[0]?.sequence ?? 0, page.at(-1)?.sequence ?? 0];
      const isJoined = held.peek().some(({ sequence }) => sequence === first - 1);
      const remains = ({ sequence }: Held): boolean => sequence > last || sequences.has(sequence) || (isJoined && sequence < first);
      if (!held.peek().every(remains)) held.value = held.peek().filter(remains);
      add(page);
    });
  const change = (isMeant: (message: Message) => boolean, more: Partial<Message>): void =>
    batch(() => {
      for (const { message } of held.peek()) if (isMeant(message.peek())) message.value = { ...message.peek(), ...more };
    });
  return {
    days: computed(() => byDay(held.value)),
    newest: computed(() => held.value.at(-1)?.sequence ?? 0),
    add,
    renew,
    markRead: (ownCompanyId, sequence) =>
      change((message) => message.companyId === ownCompanyId && message.sequence <= sequence && !message.isRead, { isRead: true }),
    markDeleted: (id) => change((message) => message._id === id && message.isActive, { isActive: false, text: '' }),
    lastSequence: () => held.peek().findLast(({ message }) => !isOnItsWay(message.peek()))?.sequence ?? 0,
    messages: () => held.peek().map(({ message }) => message.peek()),
  };
}
