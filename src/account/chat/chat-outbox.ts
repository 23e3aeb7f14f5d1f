/** The outbox of the person who is signed in: what it sends, and who is told of what became of it. */
import { sendMessage, type Message } from '../../../contract/chat/calls.ts';
import { call, type Failure } from '../../client/call.ts';
import { $session, setCredit } from '../../client/session.ts';
import { invalidate } from '../shared/query.ts';
import { changeChat } from './chat-cache.ts';
import { noted } from '../../client/connection.ts';
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

async function send({ key, chatId, companyId, text }: Waiting): Promise<Sent> {
  const answer = noted(
    await call(sendMessage, {
      body: {
        'Data.Message.ChatId': chatId,
        'Data.Message.CompanyId': companyId,
        'Data.Message.Text': text,
        'Data.Message.isActive': true,
        'Data.Message.isText': true,
        'Data.Message.isFile': false,
        'Data.Message.isImage': false,
        'Data.Message.isRead': false,
      },
      idempotencyKey: key,
    }),
  );
  if (!answer.ok) return answer;
  const { message, isPaid, inCredit } = answer.data;
  shown.get(chatId)?.onArrived(message);
  changeChat(chatId, { isPaid });
  // The first message of a chat has its price.
  if ($session.get().user?.inCredit !== inCredit) setCredit(inCredit);
  void invalidate(['Rooms']);
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
