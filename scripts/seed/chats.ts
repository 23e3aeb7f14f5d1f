import { previewOf } from '../../api/chat/preview.ts';
import { foldText } from '../../contract/search/fold.ts';
import type { DemoChat } from '../../demo/types.ts';
import { companyOf, type Demo, demoId } from './demo.ts';
import type { Lookups } from './lookups.ts';
import type { Row } from './rows.ts';

/** The recipient of the last message has not read every third chat. */
const isUnread = (index: number): boolean => index % 3 === 0;

function rowsOf(demo: Demo, chat: DemoChat, index: number, lookups: Lookups, now: number): Row[] {
  const id = demoId('chat', chat.key);
  const from = companyOf(demo, chat.from);
  const to = companyOf(demo, chat.to);
  const first = chat.messages[0];
  const last = chat.messages.at(-1);
  const count = chat.paid ? chat.messages.length : 0;
  const at = last === undefined ? now - 3_600_000 : now - last.ageMs;
  const price = lookups.price(chat.createdFor);
  const trailing = chat.messages.toReversed().findIndex((message) => message.from !== last?.from);
  const unread = isUnread(index) ? (trailing === -1 ? count : trailing) : 0;
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
        last_message: chat.paid && last !== undefined ? previewOf(last.text) : '',
        last_company_id: chat.paid && last !== undefined ? demoId('company', last.from === 'from' ? from.key : to.key) : null,
        last_at: at,
        created_at: first === undefined ? at : now - first.ageMs,
      },
    },
    member(from, 'from'),
    member(to, 'to'),
  ];
}

/** Chats and their two members; messages are stored in the chat rooms. */
export const chatRows = (demo: Demo, lookups: Lookups, now: number): Row[] =>
  demo.chats.flatMap((chat, index) => rowsOf(demo, chat, index, lookups, now));
