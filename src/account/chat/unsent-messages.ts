/**
 * Messages that were written and have not arrived. A text appears in the conversation at once, survives a reload, and is sent once and in
 * order: the next message of a chat waits for the one before. This file depends on neither React nor the network.
 */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-react';
import type { Message, sendMessage } from '../../../contract/chat/calls.ts';
import type { CallInput, Failure } from '../../client/call.ts';
import { priceOfRefusal } from '../../../contract/plan/charge.ts';
import { createPauses } from '../../client/pauses.ts';
import { minuteMs, secondMs } from '../../../contract/limits.ts';
import { forgetMessage, isStored, keepMessage, storedMessages, type StoredMessage } from './stored-messages.ts';

/** A file on its way. It lives as long as the window, because local storage is for texts. */
export interface Upload {
  file: File;
  cancel: AbortController;
  /** 0 to 99 during the upload, else null. */
  percent: Signal<number | null>;
  /** Idempotency key of the upload, which precedes the message. */
  idempotencyKey: string;
  /** The reference to the uploaded file, once it is known. It is stored so that all attempts of a message are identical. */
  taken: Pick<CallInput<typeof sendMessage>, 'uploads' | 'files'> | null;
}

const newUpload = (file: File): Upload => ({
  file,
  cancel: new AbortController(),
  percent: signal(null),
  idempotencyKey: crypto.randomUUID(),
  taken: null,
});

export interface Waiting extends StoredMessage {
  upload: Upload | null;
  state: 'waiting' | 'sending' | 'failed';
  /**
   * The newest sequence of the open chat at the first attempt; null before that. If a later own message has the same text, it is this
   * message, and only the answer to its call was lost.
   */
  after: number | null;
  /** The end of a rate limit, in milliseconds since the epoch, when the message is sent again; null without a rate limit. */
  pausedUntil: number | null;
  /** Written to storage: if it is missing there, another window has sent or removed it. */
  isStored: boolean;
}

export type Sent = { ok: true } | Failure;

export interface UnsentMessagesOptions {
  /** Delivers one message to the chat room. It resolves after the message is in the log. */
  send: (message: Waiting) => Promise<Sent>;
  /** Permanently refused; the messages behind it wait until it is repeated or removed. */
  onRefused?: (message: Waiting, failure: Failure) => void;
  /** The newest sequence of a chat that is open, null for any other chat. */
  newestOf?: (chatId: string) => number | null;
  /** Only one window at a time sends the messages of a chat. */
  lock?: (name: string, work: () => Promise<void>) => Promise<void>;
}

export interface UnsentMessages {
  /** All messages that have not arrived, in order. */
  entries: ReadonlySignal<readonly Waiting[]>;
  of: (chatId: string) => ReadonlySignal<readonly Waiting[]>;
  /** @param file sent with the text, which may then be empty */
  add: (message: Pick<StoredMessage, 'chatId' | 'companyId' | 'text' | 'price'>, file?: File) => void;
  /** Repeats a refused message. If the price changed, it is sent at the new price, which is shown beside it. */
  repeat: (key: string) => void;
  /** Removes a message that has not arrived and aborts its upload. */
  remove: (key: string) => void;
  /** The connection is back: retries at once. */
  retryNow: () => void;
  /** Adopts what other windows have stored or sent. */
  sync: () => void;
}

/** A repetition may succeed: the API did not refuse the message itself. */
const isTemporary = ({ status, code }: Failure): boolean =>
  status === 0 || status === 401 || status === 408 || status === 429 || (status >= 500 && status !== 501) || code === 'IN_PROGRESS';

/** The end of a rate limit, in milliseconds since the epoch. Null for every other failure, because nobody knows when it will end. */
const pauseOf = ({ code, retryAfterSeconds }: Failure): number | null =>
  code === 'THROTTLED' && retryAfterSeconds !== null ? Date.now() + retryAfterSeconds * secondMs : null;

/**
 * Whether a message is in the chat although the answer to its call was lost. The message is then hidden; another attempt of it changes
 * nothing.
 */
export const hasArrived = ({ state, upload, text, companyId, after }: Waiting, messages: readonly Message[]): boolean =>
  state !== 'failed' &&
  upload === null &&
  after !== null &&
  messages.some((message) => message.sequence > after && message.companyId === companyId && message.text === text);

const fromStored = (message: StoredMessage): Waiting => ({
  ...message,
  upload: null,
  state: message.refusal === '' ? 'waiting' : 'failed',
  after: null,
  pausedUntil: null,
  isStored: true,
});

export function createUnsentMessages({
  send,
  onRefused,
  newestOf = () => null,
  lock = (_, work) => work(),
}: UnsentMessagesOptions): UnsentMessages {
  const entries = signal<readonly Waiting[]>(storedMessages().map(fromStored));
  const isRunning = new Set<string>();
  const pauses = createPauses();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (key: string, more: Partial<Waiting>): void => {
    entries.value = entries.peek().map((entry) => (entry.key === key ? { ...entry, ...more } : entry));
  };
  const drop = (key: string): void => {
    forgetMessage(key);
    entries.value = entries.peek().filter((entry) => entry.key !== key);
  };
  const keep = ({ key, chatId, companyId, text, at, price }: StoredMessage, refusal: string): boolean =>
    keepMessage({ key, chatId, companyId, text, at, price, refusal });
  const later = (seconds: number | null): void => {
    clearTimeout(timer);
    timer = setTimeout(retryNow, Math.max(pauses.next(), (seconds ?? 0) * secondMs));
  };

  /** @returns whether the next message may be sent */
  async function sendOne(waiting: Waiting): Promise<boolean> {
    const next = { ...waiting, state: 'sending' as const, after: waiting.after ?? newestOf(waiting.chatId), pausedUntil: null };
    change(next.key, next);
    const answer = await send(next);
    // The person has removed the message during the call.
    if (!entries.peek().some(({ key }) => key === next.key)) return true;
    if (answer.ok) {
      pauses.restart();
      drop(next.key);
      return true;
    }
    if (isTemporary(answer)) {
      change(next.key, { state: 'waiting', pausedUntil: pauseOf(answer) });
      later(answer.retryAfterSeconds);
    } else {
      const refusal = answer.code || 'UNEXPECTED';
      const price = priceOfRefusal(answer) ?? next.price;
      change(next.key, { state: 'failed', refusal, price });
      if (next.isStored) keep({ ...next, price }, refusal);
      onRefused?.(next, answer);
    }
    return false;
  }

  async function run(chatId: string): Promise<void> {
    for (;;) {
      const next = entries.peek().find((entry) => entry.chatId === chatId);
      if (next === undefined || next.state === 'failed') return;
      if (next.isStored && !isStored(next.key)) drop(next.key);
      else if (!(await sendOne(next))) return;
    }
  }

  async function flush(chatId: string): Promise<void> {
    if (isRunning.has(chatId)) return;
    isRunning.add(chatId);
    try {
      await lock(`kervan-chat-${chatId}`, () => run(chatId));
    } finally {
      isRunning.delete(chatId);
    }
  }

  function retryNow(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const chatId of new Set(entries.peek().map((entry) => entry.chatId))) void flush(chatId);
  }

  return {
    entries,
    of: (chatId) => computed(() => entries.value.filter((entry) => entry.chatId === chatId)),
    add: (message, file) => {
      const at = Math.max(Date.now(), (entries.peek().at(-1)?.at ?? 0) + 1);
      const upload = file === undefined ? null : newUpload(file);
      const entry = {
        ...message,
        upload,
        key: crypto.randomUUID(),
        at,
        refusal: '',
        state: 'waiting' as const,
        after: null,
        pausedUntil: null,
      };
      entries.value = [...entries.peek(), { ...entry, isStored: upload === null && keep(entry, '') }];
      void flush(message.chatId);
    },
    repeat: (key) => {
      const entry = entries.peek().find((each) => each.key === key);
      if (entry === undefined) return;
      const { upload } = entry;
      // A file whose upload has expired is uploaded again.
      const again = upload !== null && entry.refusal === 'UPLOAD_GONE' ? newUpload(upload.file) : upload;
      change(key, { state: 'waiting', refusal: '', upload: again, isStored: upload === null && keep(entry, '') });
      void flush(entry.chatId);
    },
    remove: (key) => {
      const entry = entries.peek().find((each) => each.key === key);
      drop(key);
      entry?.upload?.cancel.abort();
      if (entry !== undefined) void flush(entry.chatId);
    },
    retryNow: () => {
      pauses.restart();
      retryNow();
    },
    sync: () => {
      const known = entries.peek();
      const own = known.filter(({ isStored, state }) => !isStored || state === 'sending');
      const others = storedMessages()
        .filter(({ key }) => own.every((entry) => entry.key !== key))
        .map((message) => known.find(({ key, refusal }) => key === message.key && refusal === message.refusal) ?? fromStored(message));
      entries.value = [...own, ...others].sort((one, other) => one.at - other.at);
      // The other window may be closed before it has sent them.
      timer ??= setTimeout(retryNow, minuteMs);
    },
  };
}
