/** Chats in "my data", each with its messages from its room. */
import { type Budget, type ExportReader, type ExportRow, type ExportText, listText, shownRow } from '../platform/subject/exported.ts';
import { isoTime } from '../platform/clock.ts';
import type { Work } from '../platform/subject/work.ts';
import { roomOf } from './room/room-delivery.ts';
import type { RoomMessage } from './room/room-message.ts';

/** Ids of the chats of an account, including hidden ones, the last active first. All ids fit in memory, with 24 characters each. */
async function listExportChats(db: D1DatabaseSession, userId: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id FROM (SELECT chat_id, last_at FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NULL
         UNION ALL SELECT chat_id, last_at FROM chat_member WHERE master_user_id=?1 AND hidden_at IS NOT NULL) m
       CROSS JOIN chat c ON c.id=m.chat_id WHERE c.deleted_at IS NULL AND (c.opened_at IS NOT NULL OR c.payer_user_id=?1) ORDER BY m.last_at DESC`,
    )
    .bind(userId)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

type ExportChat = ExportRow & { id: string; messageCount: number };

/** Chats by their ids, in that order. */
async function readExportChats(db: D1DatabaseSession, userId: string, ids: readonly string[]): Promise<ExportChat[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id, c.name_for_all AS subject, own.id AS ownCompanyId, own.name AS ownCompany, other.name AS otherCompany, c.created_for AS createdFor, c.price,
         c.is_paid AS isPaid, m.hidden_at IS NOT NULL AS isHidden, c.created_at AS createdAt, c.last_at AS lastAt, c.last_sequence AS messageCount
       FROM json_each(?2) j CROSS JOIN chat c ON c.id=j.value
       JOIN chat_member m ON m.chat_id=c.id AND m.master_user_id=?1 JOIN chat_member o ON o.chat_id=c.id AND o.master_user_id<>?1
       JOIN company own ON own.id=m.company_id JOIN company other ON other.id=o.company_id ORDER BY j.key`,
    )
    .bind(userId, JSON.stringify(ids))
    .all<ExportChat>();
  return results;
}

const chatsAtOnce = 50;
const messagesAtOnce = 500;

const shownMessage = ({ text, file, isActive, createdAt }: RoomMessage) => ({
  text,
  fileName: file?.name ?? '',
  isDeleted: !isActive,
  createdAt: isoTime(createdAt),
});

/** A chat with its messages, newest first. New messages during the export shift the pages, so repeated messages are skipped. */
async function* chatText(
  { env }: Pick<Work, 'env'>,
  chat: ExportChat,
  ownCompanyId: unknown,
  budget: Budget,
): AsyncGenerator<string, boolean> {
  yield `${JSON.stringify(shownRow(chat)).slice(0, -1)},"messages":[`;
  let lowest = Number.POSITIVE_INFINITY;
  let isComplete = chat.messageCount === 0;
  for (let page = 0; !isComplete && budget.left > 0; page += 1) {
    budget.left -= 1;
    const messages = (await roomOf(env, chat.id).list({ size: messagesAtOnce, page })).toReversed();
    const older = messages.filter(({ sequence }) => sequence < lowest);
    const items = older.map((message) => ({ isOwn: message.companyId === ownCompanyId, ...shownMessage(message) }));
    yield listText(items, lowest === Number.POSITIVE_INFINITY);
    lowest = older.at(-1)?.sequence ?? lowest;
    isComplete = messages.length < messagesAtOnce;
  }
  yield `],"isComplete":${isComplete}}`;
  return isComplete;
}

async function* text(work: Work, { userId }: ExportReader, budget: Budget): AsyncGenerator<string, boolean> {
  budget.left -= 1;
  const ids = await listExportChats(work.db, userId);
  yield `{"count":${ids.length},"items":[`;
  let isComplete = true;
  let written = 0;
  while (written < ids.length && budget.left > 0) {
    budget.left -= 1;
    const asked = ids.slice(written, written + chatsAtOnce);
    const chats = await readExportChats(work.db, userId, asked);
    for (const [index, chat] of chats.entries()) {
      if (written + index > 0) yield ',\n';
      if (!(yield* chatText(work, chat, chat['ownCompanyId'], budget))) isComplete = false;
    }
    written += asked.length;
  }
  isComplete &&= written >= ids.length;
  yield `],"isComplete":${isComplete}}`;
  return isComplete;
}

/** Messages that a staff member wrote for the account, without those of others. Their number is not known in advance. */
async function* ownText({ db, env }: Work, { userId, masterUserId }: ExportReader, budget: Budget): AsyncGenerator<string, boolean> {
  budget.left -= 1;
  const ids = await listExportChats(db, masterUserId);
  yield '{"items":[';
  let count = 0;
  let isComplete = true;
  for (const chatId of ids) {
    let before = Number.MAX_SAFE_INTEGER;
    let isRead = false;
    while (!isRead && budget.left > 0) {
      budget.left -= 1;
      const messages = await roomOf(env, chatId).sentBy(userId, before, messagesAtOnce);
      yield listText(
        messages.map((message) => ({ chatId, ...shownMessage(message) })),
        count === 0,
      );
      count += messages.length;
      before = messages.at(-1)?.sequence ?? before;
      isRead = messages.length < messagesAtOnce;
    }
    isComplete &&= isRead;
  }
  yield `],"count":${count},"isComplete":${isComplete}}`;
  return isComplete;
}

export const exported: readonly ExportText[] = [
  { name: 'chats', of: 'account', tables: ['chat', 'chat_member'], text },
  { name: 'ownMessages', of: 'person', isInAccount: true, tables: ['message', 'message_file'], text: ownText },
];
