/** The outbox of the person who is signed in: what it sends, and who is told of what became of it. */
import { sendMessage, type Message } from '../../../contract/chat/calls.ts';
import { $isAccountLive } from '../../client/account-line.ts';
import { call, type Failure } from '../../client/call.ts';
import { noted } from '../../client/connection.ts';
import { $session, setCredit } from '../../client/session.ts';
import { sendWithProgress } from '../../client/upload.ts';
import { invalidate } from '../shared/query.ts';
import { changeChat } from './chat-cache.ts';
import { isPictureName } from './files.ts';
import { isWaitingName } from './kept.ts';
import { createOutbox, type Outbox, type Sent, type Waiting } from './outbox.ts';

/** A chat that is shown. */
export interface ShownChat {
  newest: () => number;
  onArrived: (message: Message) => void;
  onRefused: (failure: Failure) => void;
}

const shown = new Map<string, ShownChat>();
let current: { userId: string; outbox: Outbox } | null = null;

async function send({ key, chatId, companyId, text, upload }: Waiting): Promise<Sent> {
  const isPicture = upload !== null && isPictureName(upload.file.name);
  const answer = noted(
    await call(
      sendMessage,
      {
        body: {
          'Data.Message.ChatId': chatId,
          'Data.Message.CompanyId': companyId,
          'Data.Message.Text': text,
          'Data.Message.isActive': true,
          'Data.Message.isText': upload === null,
          'Data.Message.isFile': upload !== null && !isPicture,
          'Data.Message.isImage': isPicture,
          'Data.Message.isRead': false,
        },
        idempotencyKey: key,
        // The API sees by the content what is a picture.
        ...(upload !== null && { files: { 'Data.File': [upload.file] }, signal: upload.cancel.signal }),
      },
      upload === null ? undefined : sendWithProgress((percent) => (upload.percent.value = percent)),
    ),
  );
  if (!answer.ok) return answer;
  const { message, isPaid, inCredit } = answer.data;
  shown.get(chatId)?.onArrived(message);
  changeChat(chatId, { isPaid });
  // The first message of a chat has its price.
  if ($session.get().user?.inCredit !== inCredit) setCredit(inCredit);
  // Else the list is told by the account's line.
  if (!$isAccountLive.get()) void invalidate(['Rooms']);
  return answer;
}

const lock = async (name: string, work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
};

/** One for as long as the same person is signed in: what is under way goes on when the page is left. */
export function chatOutbox(): Outbox {
  const userId = $session.get().user?.userID ?? '';
  if (current?.userId !== userId) {
    const outbox = createOutbox({
      send,
      lock,
      newestOf: (chatId) => shown.get(chatId)?.newest() ?? null,
      onRefused: ({ chatId }, failure) => shown.get(chatId)?.onRefused(failure),
    });
    current = { userId, outbox };
  }
  return current.outbox;
}

/** @returns a function that ends it */
export function showChat(chatId: string, chat: ShownChat): () => void {
  shown.set(chatId, chat);
  return () => {
    if (shown.get(chatId) === chat) shown.delete(chatId);
  };
}

/** Sends what waits, and follows what other windows do. @returns a function that stops it */
export function keepSending(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (isWaitingName(key)) chatOutbox().sync();
  };
  window.addEventListener('storage', follow);
  chatOutbox().wake();
  return () => window.removeEventListener('storage', follow);
}
