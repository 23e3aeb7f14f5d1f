/** Sends the unsent messages of the signed-in person and reports the results to the open chat. */
import { computed, effect } from '@preact/signals-react';
import { sendMessage, type Message } from '../../../contract/chat/calls.ts';
import { $isAccountLive } from '../../client/session/account-connection.ts';
import { call, type Failure } from '../../client/call.ts';
import { noted } from '../../client/connection.ts';
import { sendFile } from '../../client/upload/send-file.ts';
import { holdWindow } from '../../client/session/leaving.ts';
import { $isLeaving, $session, setAccount } from '../../client/session/session.ts';
import { $shownSession } from '../../client/session/shown-session.ts';
import { signOutEvent } from '../../client/store/unsent.ts';
import { invalidate } from '../shared/data/query.ts';
import { changeChat } from './list/chat-cache.ts';
import { isPictureName } from './composer/files.ts';
import { isWaitingName } from './stored-messages.ts';
import { createUnsentMessages, type UnsentMessages, type Sent, type Upload, type Waiting } from './unsent-messages.ts';

/** A chat that is open on the page. */
export interface ShownChat {
  newest: () => number;
  onArrived: (message: Message) => void;
  onRefused: (failure: Failure) => void;
}

const shown = new Map<string, ShownChat>();
let current: { userId: string; unsent: UnsentMessages; stopHolding: () => void } | null = null;

/**
 * Uploads a file before its message. The API detects pictures by their content.
 * @returns the failure; null after success
 */
async function sendAhead(upload: Upload): Promise<Failure | null> {
  const { file, cancel, percent, idempotencyKey } = upload;
  const onPercent = (value: number | null): void => void (percent.value = value);
  const answer = await sendFile('SendMessage.Data.File', file, { idempotencyKey, signal: cancel.signal, onPercent });
  if (answer === null) {
    upload.taken = { files: { 'Data.File': [file] } };
    return null;
  }
  noted(answer);
  if (!answer.ok) return answer;
  upload.taken = { uploads: { 'Data.File': [answer.data.upload.key] } };
  return null;
}

async function send({ key, chatId, companyId, text, price, upload }: Waiting): Promise<Sent> {
  const failure = upload !== null && upload.taken === null ? await sendAhead(upload) : null;
  if (failure !== null) return failure;
  const isPicture = upload !== null && isPictureName(upload.file.name);
  const answer = noted(
    await call(sendMessage, {
      body: {
        'Data.Message.ChatId': chatId,
        'Data.Message.CompanyId': companyId,
        'Data.Message.Text': text,
        'Data.Message.isActive': true,
        'Data.Message.isText': upload === null,
        'Data.Message.isFile': upload !== null && !isPicture,
        'Data.Message.isImage': isPicture,
        'Data.Message.isRead': false,
        ...(price !== undefined && { 'Data.Message.ShownPrice': price }),
      },
      idempotencyKey: key,
      ...(upload !== null && { ...upload.taken, signal: upload.cancel.signal }),
    }),
  );
  if (!answer.ok) return answer;
  const { message, isPaid, inCredit } = answer.data;
  shown.get(chatId)?.onArrived(message);
  changeChat(chatId, { isPaid });
  // The first message of a chat costs credits.
  if ($session.get().user?.inCredit !== inCredit) setAccount({ inCredit });
  // Otherwise the live connection of the account reports the change.
  if (!$isAccountLive.get()) void invalidate(['chat']);
  return answer;
}

const lock = async (name: string, work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
};

/** Browsers ask before the window is closed, and the page asks before sign-out. */
function hold(): () => void {
  const refuse = (event: Event): void => event.preventDefault();
  document.addEventListener(signOutEvent, refuse);
  const release = holdWindow();
  // After sign-out, here or in another window, there is nothing to return to.
  const unlisten = $isLeaving.listen((isLeaving) => isLeaving && release());
  return () => {
    document.removeEventListener(signOutEvent, refuse);
    unlisten();
    release();
  };
}

/**
 * Files are lost with their window, and so are texts if the browser allows no storage.
 * @returns a function that stops watching
 */
function holdLosses({ entries }: Pick<UnsentMessages, 'entries'>): () => void {
  const isLoss = computed(() => entries.value.some(({ isStored }) => !isStored));
  return effect(() => (isLoss.value ? hold() : undefined));
}

/** One list per person, also after the server has ended their session: sending goes on when the page is left. */
export function unsentMessages(): UnsentMessages {
  const userId = $shownSession.get().user?.userID ?? '';
  if (current?.userId !== userId) {
    const unsent = createUnsentMessages({
      send,
      lock,
      newestOf: (chatId) => shown.get(chatId)?.newest() ?? null,
      onRefused: ({ chatId }, failure) => shown.get(chatId)?.onRefused(failure),
    });
    current?.stopHolding();
    current = { userId, unsent, stopHolding: holdLosses(unsent) };
  }
  return current.unsent;
}

/** @returns a function that removes it again */
export function showChat(chatId: string, chat: ShownChat): () => void {
  shown.set(chatId, chat);
  return () => {
    if (shown.get(chatId) === chat) shown.delete(chatId);
  };
}

/**
 * Sends waiting messages and follows changes made by other windows.
 * @returns a function that stops it
 */
export function keepSending(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (isWaitingName(key)) unsentMessages().sync();
  };
  window.addEventListener('storage', follow);
  unsentMessages().retryNow();
  return () => window.removeEventListener('storage', follow);
}
