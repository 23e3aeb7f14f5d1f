import { previewOf } from '../../api/chat/preview.ts';
import { mimeTypes } from '../../contract/upload/rules.ts';
import { foldText } from '../../contract/search/fold.ts';
import type { DemoChat } from '../../demo/types.ts';
import { companyOf, type Demo, demoId } from './demo.ts';
import type { Lookups } from './lookups.ts';
import type { Row } from './rows.ts';
import { fileOf, markOf, textOf } from './message-contents.ts';

/** Unless the demo states it, the last message of every third chat is unread. */
const isUnread = (chat: DemoChat, index: number): boolean => chat.isUnread ?? index % 3 === 0;

/** Whether the other side has opened a paid chat; until then its credits may be refunded. */
export const isOpened = ({ isUnread: isNew, messages }: DemoChat): boolean => isNew !== true || messages.some(({ from }) => from === 'to');

/** The files of a chat, which only its two sides may read. */
const fileRows = (demo: Demo, chat: DemoChat, now: number): Row[] =>
  chat.messages.flatMap((message) => {
    const file = fileOf(message);
    if (file === undefined) return [];
    const { owner } = companyOf(demo, message.from === 'from' ? chat.from : chat.to);
    return [
      {
        table: 'media',
        values: {
          id: demoId('media', file.key),
          r2_key: file.key,
          owner_user_id: demoId('user', owner),
          kind: 'file',
          mime: mimeTypes.txt,
          bytes: file.bytes,
          original_name: file.name,
          state: 'live',
          visibility: 'chat',
          chat_id: demoId('chat', chat.key),
          created_at: now - message.ageMs,
        },
      },
    ];
  });

function rowsOf(demo: Demo, chat: DemoChat, index: number, lookups: Lookups, now: number): Row[] {
  const id = demoId('chat', chat.key);
  const from = companyOf(demo, chat.from);
  const to = companyOf(demo, chat.to);
  const first = chat.messages[0];
  const last = chat.messages.at(-1);
  const count = chat.paid ? chat.messages.length : 0;
  const lastIndex = chat.messages.length - 1;
  const at = last === undefined ? now - 3_600_000 : now - last.ageMs;
  const price = lookups.price(chat.createdFor);
  const trailing = chat.messages.toReversed().findIndex((message) => message.from !== last?.from);
  const unread = isUnread(chat, index) ? (trailing === -1 ? count : trailing) : 0;
  const member = (company: typeof from, side: 'from' | 'to'): Row => ({
    table: 'chat_member',
    values: {
      chat_id: id,
      master_user_id: demoId('user', company.owner),
      company_id: demoId('company', company.key),
      last_read_sequence: last !== undefined && last.from !== side ? Math.max(0, count - unread) : count,
      last_at: at,
    },
  });
  return [
    {
      table: 'chat',
      values: {
        id,
        from_company_id: demoId('company', from.key),
        to_company_id: demoId('company', to.key),
        created_for: chat.createdFor,
        request_id: chat.request === undefined ? null : demoId('request', chat.request),
        name_for_all: chat.name,
        name_folded: foldText(chat.name),
        payer_user_id: demoId('user', from.owner),
        price,
        is_paid: chat.paid || price === 0 ? 1 : 0,
        opened_at: chat.paid && first !== undefined ? now - first.ageMs : null,
        last_sequence: count,
        last_message: chat.paid && last !== undefined ? previewOf(textOf(chat, lastIndex, now)) : '',
        last_company_id: chat.paid && last !== undefined ? demoId('company', last.from === 'from' ? from.key : to.key) : null,
        last_kind: last !== undefined && fileOf(last) !== undefined ? 'file' : 'text',
        last_quote_event: last === undefined ? null : (markOf(chat, lastIndex)?.event ?? null),
        last_at: at,
        created_at: first === undefined ? at : now - first.ageMs,
      },
    },
    member(from, 'from'),
    member(to, 'to'),
    ...fileRows(demo, chat, now),
  ];
}

/** Chats and their two members; messages are stored in the chat rooms. */
export const chatRows = (demo: Demo, lookups: Lookups, now: number): Row[] =>
  demo.chats.flatMap((chat, index) => rowsOf(demo, chat, index, lookups, now));
