import { getAccesibleChats } from '../../contract/chat/calls.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { chatsListed } from '../../contract/limits.ts';
import { type Caller, type Context, type Deps, on } from '../platform/http/handler.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { allNames } from '../platform/text/title.ts';
import { readNames } from './assign-store.ts';
import { foldChatText, foldChatWords } from './fold.ts';
import { type CardRow, countUnread, listChatPage } from './list-store.ts';
import { listChats, listChatsOf } from './store.ts';
import { findChatsByText } from './room/text-store.ts';
import { cardOf } from './views.ts';

/** Chats on a page. */
export const chatListPageSize = 10;

const unreadBefore = (one: CardRow, other: CardRow): number => Number(other.unread > 0) - Number(one.unread > 0);

/** Whether each search word is the beginning of a word in the names, in any language, or in the last message. */
function holds(row: CardRow, words: readonly string[]): boolean {
  const text = ` ${foldChatText(`${row.other_name} ${row.own_name} ${row.name_for_all} ${allNames(row.offer_names).join(' ')} ${row.last_message}`)}`;
  return words.every((word) => text.includes(` ${word}`));
}

/** Searches the names of the newest chats, and all messages. */
async function found(
  { db }: Deps,
  caller: Caller,
  { text, unreadFirst, mine }: { text: string; unreadFirst: boolean; mine: boolean },
): Promise<CardRow[]> {
  const words = foldChatWords(text);
  const named = (await listChats(db, caller.masterUserId, chatsListed)).filter((row) => holds(row, words));
  const known = new Set(named.map(({ id }) => id));
  const byText = (await findChatsByText(db, caller.masterUserId, words)).filter((id) => !known.has(id));
  const rows: CardRow[] = [...named, ...(await listChatsOf(db, caller.masterUserId, byText, chatsListed))]
    .filter((row) => !mine || row.assigned_user_id === caller.userId)
    .toSorted((one, other) => other.last_at - one.last_at)
    .slice(0, chatsListed);
  return unreadFirst ? rows.toSorted(unreadBefore) : rows;
}

async function list({ query, caller, deps }: Context<typeof getAccesibleChats>): Promise<DataOf<typeof getAccesibleChats>> {
  const { page, text = '', unreadFirst = false, mine = false } = query;
  const { masterUserId } = caller;
  const unreadMessageCount = await countUnread(deps.db, masterUserId);
  const cards = async (rows: readonly CardRow[]) => {
    const names = await readNames(
      deps.db,
      rows.flatMap(({ assigned_user_id: id }) => (id === null ? [] : [id])),
    );
    const shown = rows.map((row) => cardOf(caller, row, names));
    return withHiddenFiles(deps, shown);
  };
  if (page !== undefined && text === '') {
    const { rows, hasMore } = await listChatPage(deps.db, masterUserId, {
      page,
      size: chatListPageSize,
      unreadFirst,
      assignedTo: mine ? caller.userId : null,
    });
    return { chats: await cards(rows), unreadMessageCount, hasMore };
  }
  const rows = await found(deps, caller, { text, unreadFirst, mine });
  const [from, to] = page === undefined ? [0, chatsListed] : [(page - 1) * chatListPageSize, page * chatListPageSize];
  return { chats: await cards(rows.slice(from, to)), unreadMessageCount, hasMore: rows.length > to };
}

export const listRoute = on(getAccesibleChats, list);
