/** Notifications of the demo, derived from the stored rows, so that each has a cause. */
import { dayMs } from '../../contract/limits.ts';
import { requestPath } from '../../contract/request/address.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import type { Demo } from './demo.ts';
import { companyOf, demoId } from './demo.ts';
import type { Row } from './rows.ts';

/** Notifications that are younger than this are unread. */
const unreadMs = 2 * dayMs;
/** The same for notifications that require an action. */
const openMs = 14 * dayMs;

type Values = Row['values'];
const textOf = (values: Values, column: string): string => String(values[column] ?? '');

function notification(
  kind: string,
  userId: string,
  payload: Record<string, string>,
  href: string,
  at: number,
  isRead: boolean,
  cause: string,
): Row {
  return {
    table: 'notification',
    values: {
      id: demoId('notification', cause),
      dedupe_key: `demo:${cause}`,
      user_id: userId,
      kind,
      payload: JSON.stringify(payload),
      href,
      read_at: isRead ? at : null,
      created_at: at,
    },
  };
}

/** Decisions on companies and requests. */
function decisions(subject: 'company' | 'request', values: Values, now: number): Row[] {
  const id = textOf(values, 'id');
  const owner = textOf(values, 'owner_user_id');
  const own = subject === 'company' ? `/my-companies/${id}` : `/edit-request/${id}`;
  const name = { [subject]: textOf(values, 'name') };
  const rejectedAt = values['rejected_at'];
  if (typeof rejectedAt === 'number') {
    const isRead = rejectedAt < now - openMs;
    const payload = { ...name, reason: textOf(values, 'reject_reason') };
    return [notification(`${subject}-rejected`, owner, payload, own, rejectedAt, isRead, `rejected:${id}`)];
  }
  const approvedAt = values['approved_at'];
  if (typeof approvedAt !== 'number') return [];
  const href = subject === 'company' ? own : requestPath(values['service_type'] as ServiceType, id);
  return [
    notification(`${subject}-approved`, owner, { ...name, reason: '' }, href, approvedAt, approvedAt < now - unreadMs, `approved:${id}`),
  ];
}

/** The address of what credits were spent for, as the ledger's trigger writes it. */
function aboutOf(values: Values): string {
  const id = textOf(values, 'target_id');
  if (values['target_type'] === 'chat') return `/messages?chatId=${id}`;
  return values['target_type'] === 'request' ? `/edit-request/${id}` : '';
}

function movement(values: Values, owners: ReadonlyMap<string, string>, now: number): Row[] {
  const spender = owners.get(textOf(values, 'debit_account'));
  const receiver = owners.get(textOf(values, 'credit_account'));
  const userId = spender ?? receiver;
  if (userId === undefined) return [];
  const payload = {
    amount: textOf(values, 'amount'),
    reason: textOf(values, 'reason'),
    detail: textOf(values, 'detail'),
    about: aboutOf(values),
    by: '',
  };
  const at = Number(values['created_at']);
  const isRead = spender !== undefined || at < now - unreadMs;
  const kind = spender === undefined ? 'credits-added' : 'credits-spent';
  return [notification(kind, userId, payload, '/membership', at, isRead, `credit:${textOf(values, 'operation_key')}`)];
}

/** The last message of a chat, for its recipient. */
function message(demo: Demo, chat: Demo['chats'][number], rows: readonly Row[], now: number): Row[] {
  const last = chat.messages.at(-1);
  if (!chat.paid || last === undefined) return [];
  const id = demoId('chat', chat.key);
  const [from, to] = [companyOf(demo, chat.from), companyOf(demo, chat.to)];
  const [writer, reader] = last.from === 'from' ? [from, to] : [to, from];
  const seen = rows.find(
    ({ table, values }) => table === 'chat_member' && values['chat_id'] === id && values['company_id'] === demoId('company', reader.key),
  );
  const isRead = Number(seen?.values['last_read_sequence']) >= chat.messages.length;
  const payload = { company: writer.name, subject: chat.name };
  return [
    notification('new-message', demoId('user', reader.owner), payload, `/messages?chatId=${id}`, now - last.ageMs, isRead, `message:${id}`),
  ];
}

/** All notifications in the order of time. @param rows the other rows of the demo */
export function notificationRows(demo: Demo, rows: readonly Row[], now: number): Row[] {
  const owners = new Map(
    rows.filter(({ table }) => table === 'credit_account').map(({ values }) => [textOf(values, 'id'), textOf(values, 'owner_user_id')]),
  );
  const events = rows.flatMap(({ table, values }) => {
    if (table === 'company' || table === 'request') return decisions(table, values, now);
    return table === 'credit_transfer' ? movement(values, owners, now) : [];
  });
  const messages = demo.chats.flatMap((chat) => message(demo, chat, rows, now));
  return [...events, ...messages].toSorted((a, b) => Number(a.values['created_at']) - Number(b.values['created_at']));
}
