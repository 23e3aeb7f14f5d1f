/**
 * What this browser stores of a person's chats: drafts, unsent messages and quick replies. The keys in local storage contain the person's
 * id, so that the next user of the computer does not see them, and they are deleted on sign-out (src/client/store/forget-personal-things.ts).
 */
import { $shownSession } from '../../client/session/shown-session.ts';
import { readText, readValue, storedNames, writeText } from '../../client/store/stored.ts';
import { chatNames, type StoredKind } from '../../client/store/unsent.ts';

/** A text on its way, in the form that survives a reload. */
export interface StoredMessage {
  /** The idempotency key: all attempts together create one message. */
  key: string;
  chatId: string;
  companyId: string;
  text: string;
  /** Milliseconds since the epoch; the order of sending. */
  at: number;
  /** Price in credits that the chat showed when the text was written: 0 in a paid chat. Missing in messages stored by older versions. */
  price?: number | undefined;
  /** Error code of the API; empty while the message waits. */
  refusal: string;
}

/** After the server has ended the session, the page still belongs to the same person and stores under their id. */
const userId = (): string => $shownSession.get().user?.userID ?? '';
const namesOf = (kind: StoredKind): string => chatNames(userId(), kind);
const waitingName = (key: string): string => `${namesOf('waiting')}:${key}`;
const draftName = (chatId: string): string => `${namesOf('draft')}:${chatId}`;

const isText = (value: unknown): value is string => typeof value === 'string';

function messageOf(value: unknown): StoredMessage[] {
  const { key, chatId, companyId, text, at, price, refusal } = (value ?? {}) as Partial<Record<keyof StoredMessage, unknown>>;
  if (!isText(key) || !isText(chatId) || !isText(companyId) || !isText(text) || typeof at !== 'number') return [];
  const shown = typeof price === 'number' ? { price } : {};
  return [{ key, chatId, companyId, text, at, ...shown, refusal: isText(refusal) ? refusal : '' }];
}

export const isWaitingName = (name: string | null): boolean => name?.startsWith(namesOf('waiting')) === true;

/** @returns all waiting messages in the order in which they were written */
export const storedMessages = (): StoredMessage[] =>
  storedNames(namesOf('waiting'))
    .flatMap((name) => messageOf(readValue(name)))
    .sort((one, other) => one.at - other.at);

/** @returns whether it was stored: some browsers forbid it */
export function keepMessage(message: StoredMessage): boolean {
  const name = waitingName(message.key);
  writeText(name, JSON.stringify(message));
  return readText(name) !== null;
}

export const isStored = (key: string): boolean => readText(waitingName(key)) !== null;
export const forgetMessage = (key: string): void => writeText(waitingName(key), null);

export const draftOf = (chatId: string): string => readText(draftName(chatId)) ?? '';
export const keepDraft = (chatId: string, text: string): void => writeText(draftName(chatId), text === '' ? null : text);

/** Quick replies, the newest last. */
export function storedReplies(): string[] {
  const replies = readValue(namesOf('replies'));
  return Array.isArray(replies) ? replies.filter(isText) : [];
}
export const keepReplies = (replies: readonly string[]): void =>
  writeText(namesOf('replies'), replies.length === 0 ? null : JSON.stringify(replies));

/**
 * The setting of chosen files: they wait for a press instead of being sent at once, which is the default
 * (docs/requirements.md#chat-form-b-56, docs/behaviour.md#chat-files).
 */
export const areFilesHeld = (): boolean => readText(namesOf('files')) !== null;
export const holdFiles = (areHeld: boolean): void => writeText(namesOf('files'), areHeld ? 'held' : null);
