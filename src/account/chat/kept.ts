/**
 * What this browser keeps of a person's chats: what was begun, what has not been sent, what is often said. It lies in local
 * storage under the person's id, so that the next one at this computer does not see it, and goes when they sign out (src/client/store/stored.ts).
 */
import { $session } from '../../client/session/session.ts';
import { readText, writeText } from '../../client/store/stored.ts';
import { unsentNames } from '../../client/store/unsent.ts';

/** A text on its way, as far as a reload may not lose it. */
export interface KeptMessage {
  /** The idempotency key: however often it is tried, it is said once. */
  key: string;
  chatId: string;
  companyId: string;
  text: string;
  /** Milliseconds since the epoch; what was written first is sent first. */
  at: number;
  /** Credits that the chat said it would cost when it was written: 0 in a paid one. Missing in what was kept before. */
  price?: number | undefined;
  /** Why the API refused it; empty while it waits. */
  refusal: string;
}

const userId = (): string => $session.get().user?.userID ?? '';
const nameOf = (kind: 'draft' | 'replies', which = ''): string => `chat:${userId()}:${kind}${which === '' ? '' : `:${which}`}`;
const waitingName = (key: string): string => `${unsentNames(userId())}:${key}`;

/** Storage is the person's own, but not ours alone: what stands there is judged each time. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function messageOf(value: unknown): KeptMessage[] {
  const { key, chatId, companyId, text, at, price, refusal } = (value ?? {}) as Partial<Record<keyof KeptMessage, unknown>>;
  if (!isText(key) || !isText(chatId) || !isText(companyId) || !isText(text) || typeof at !== 'number') return [];
  const shown = typeof price === 'number' ? { price } : {};
  return [{ key, chatId, companyId, text, at, ...shown, refusal: isText(refusal) ? refusal : '' }];
}

export const isWaitingName = (name: string | null): boolean => name?.startsWith(unsentNames(userId())) === true;

/** @returns all that waits, in the order in which it was written */
export function keptMessages(): KeptMessage[] {
  try {
    return Object.keys(localStorage)
      .filter(isWaitingName)
      .flatMap((name) => messageOf(parsed(readText(name))))
      .sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

/** @returns whether it is kept: some browsers forbid it */
export function keepMessage(message: KeptMessage): boolean {
  const name = waitingName(message.key);
  writeText(name, JSON.stringify(message));
  return readText(name) !== null;
}

export const isKept = (key: string): boolean => readText(waitingName(key)) !== null;
export const forgetMessage = (key: string): void => writeText(waitingName(key), null);

export const draftOf = (chatId: string): string => readText(nameOf('draft', chatId)) ?? '';
export const keepDraft = (chatId: string, text: string): void => writeText(nameOf('draft', chatId), text === '' ? null : text);

/** What the person says often, the newest last. */
export function keptReplies(): string[] {
  const replies = parsed(readText(nameOf('replies')));
  return Array.isArray(replies) ? replies.filter(isText) : [];
}
export const keepReplies = (replies: readonly string[]): void =>
  writeText(nameOf('replies'), replies.length === 0 ? null : JSON.stringify(replies));
