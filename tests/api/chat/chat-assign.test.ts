/** Assignment of chats within an account: assigned, taken over, notified, and filtered in the list (ADR 020). */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { listChatPage } from '../../../api/chat/list-store.ts';
import { hasUnreadOfTarget } from '../../../api/notification/store.ts';
import { assignChat, deleteChat, getAccesibleChats, getChatColleagues } from '../../../contract/chat/calls.ts';
import { chatListPageSize } from '../../../api/chat/list.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { deleteSubUser, editSubUser } from '../../../contract/staff/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { database, staffOf } from '../../support/api/api-fixtures.ts';
import { cardOf, look, opened, priceOf, say, trader, type Trader } from '../../support/api/chat/chat-fixtures.ts';
import { runSql } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 2, 0));

const reading = ['getAccesibleChatCards', 'getChat', 'sendMessage'] as const;
const assign = (by: { token: string }, chatId: string, userId: string | null) =>
  call(assignChat, { token: by.token, body: { chatId, userId } });
const notificationsOf = async ({ token }: { token: string }) =>
  (await data(getNotifications, { token })).notifications.filter(({ kind }) => kind === 'chat-assigned');
const mine = async ({ token }: { token: string }, more: { text?: string; page?: number } = { page: 1 }) =>
  (await data(getAccesibleChats, { token, query: { mine: true, ...more } as never })).chats.map(({ chatId }) => chatId);

async function talking(): Promise<{ main: Trader; other: Trader; chatId: string }> {
  const [main, other] = [await trader(), await trader()];
  return { main, other, chatId: await opened(other, main, { chatNameForAll: `Figs ${main.id}` }) };
}

test('a chat is assigned to a colleague, who is notified and finds it among their own; the other side sees nothing of it', async () => {
  const { main, other, chatId } = await talking();
  const clerk = await staffOf(main, reading);
  const { colleagues } = await data(getChatColleagues, { token: clerk.token });
  expect(colleagues).toEqual([
    { userId: main.id, fullname: main.fullName },
    { userId: clerk.id, fullname: clerk.fullName },
  ]);
  expect([(await cardOf(main, chatId))?.assignee, await mine(clerk)]).toEqual([null, []]);
  expect((await assign(main, chatId, clerk.id)).status).toBe(200);
  const shown = { userId: clerk.id, fullname: clerk.fullName };
  expect([(await look(main, chatId)).assignee, (await cardOf(main, chatId))?.assignee]).toEqual([shown, shown]);
  expect([(await look(other, chatId)).assignee, (await cardOf(other, chatId))?.assignee]).toEqual([null, null]);
  expect([await mine(clerk), await mine(clerk, { page: 1, text: 'figs' }), await mine(main)]).toEqual([[chatId], [chatId], []]);
  expect(await notificationsOf(clerk)).toMatchObject([
    { values: { by: main.fullName, company: other.company.name }, href: `/messages?chatId=${chatId}` },
  ]);

  // Assigning a chat to oneself notifies nobody. Without an assignee the chat is in nobody's own list.
  expect((await assign(main, chatId, main.id)).status).toBe(200);
  expect([await mine(clerk), await mine(main), await notificationsOf(main)]).toEqual([[], [chatId], []]);
  expect((await assign(clerk, chatId, null)).status).toBe(200);
  expect([(await look(clerk, chatId)).assignee, (await notificationsOf(clerk)).length]).toEqual([null, 1]);
});

describe('a person who may not read a chat cannot be assigned to it', () => {
  test('a colleague without the flags is refused, a person of another account is not found', async () => {
    const { main, other, chatId } = await talking();
    for (const flags of [[], ['getChat'], ['getAccesibleChatCards', 'sendMessage']] as const)
      expect((await assign(main, chatId, (await staffOf(main, flags)).id)).envelope.code).toBe('ASSIGNEE_MAY_NOT_READ');
    for (const stranger of [other.id, (await staffOf(other, reading)).id, 'abcdefabcdefabcdefabcdef'])
      expect((await assign(main, chatId, stranger)).envelope.code).toBe('NOT_FOUND');
    expect((await look(main, chatId)).assignee).toBeNull();
    const writer = await staffOf(main, ['sendMessage']);
    expect((await assign(writer, chatId, main.id)).envelope.code).toBe('FORBIDDEN');
  });

  test('a person who loses the flag or leaves the account is no longer assigned', async () => {
    const { main, chatId } = await talking();
    for (const end of ['flag', 'removed'] as const) {
      const clerk = await staffOf(main, reading);
      await assign(main, chatId, clerk.id);
      const body = { email: clerk.email, permissions: { _id: clerk.staffId, sendMessage: false } };
      await data(editSubUser, { token: main.token, body });
      expect((await look(main, chatId)).assignee?.userId).toBe(clerk.id);
      if (end === 'flag')
        await data(editSubUser, { token: main.token, body: { ...body, permissions: { _id: clerk.staffId, getChat: false } } });
      else await data(deleteSubUser, { token: main.token, query: { id: clerk.staffId } });
      expect((await look(main, chatId)).assignee).toBeNull();
    }
  });

  test('when a chat is assigned and the flag is revoked concurrently, the revocation wins', async () => {
    const { main, chatId } = await talking();
    for (let round = 0; round < 5; round += 1) {
      const clerk = await staffOf(main, reading);
      const body = { email: clerk.email, permissions: { _id: clerk.staffId, getChat: false } };
      await Promise.all([assign(main, chatId, clerk.id), call(editSubUser, { token: main.token, body })]);
      expect((await look(main, chatId)).assignee).toBeNull();
    }
  });
});

test('a page of assigned chats reads at most 60 rows, whatever the size of the account; a message keeps the assignee', async () => {
  const { main, other, chatId } = await talking();
  const clerk = await staffOf(main, reading);
  const id = `printf('%024x', value + 5000)`;
  const numbers = `FROM json_each('[${Array.from({ length: 600 }, (_, index) => index).join(',')}]')`;
  const at = clock.now() - 1000;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_sequence, last_at, created_at)
       SELECT ${id}, ?1, ?2, 0, 'Older ' || value, 'older ' || value, ?3, 0, 1, ${at}, 3, ${at}, ${at} ${numbers}`,
    ).bind(other.company.id, main.company.id, other.id),
    env.DB.prepare(
      `INSERT INTO chat_member(chat_id, master_user_id, company_id, last_read_sequence, last_at, assigned_user_id) SELECT ${id}, ?1, ?2, 1, ${at}+value, CASE WHEN value%3=0 THEN ?3 END ${numbers}`,
    ).bind(main.id, main.company.id, clerk.id),
    env.DB.prepare(
      `INSERT INTO chat_member(chat_id, master_user_id, company_id, last_read_sequence, last_at) SELECT ${id}, ?1, ?2, 3, ${at}+value ${numbers}`,
    ).bind(other.id, other.company.id),
  ]);
  for (const unreadFirst of [false, true]) {
    const trips: ReadTrips = [];
    const asked = { page: 1, size: chatListPageSize, unreadFirst, assignedTo: clerk.id };
    const { rows, hasMore } = await listChatPage(countReads(database(), trips), main.id, asked);
    expect([rows.length, hasMore, rows.every((row) => row.assigned_user_id === clerk.id)]).toEqual([chatListPageSize, true, true]);
    expect(trips.flat().reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(60);
  }
  await assign(main, chatId, clerk.id);
  await say(other, chatId, 'One more');
  expect((await mine(clerk))[0]).toBe(chatId);
});

describe('an opened chat has no unread notifications', () => {
  const unreadOf = async ({ token }: { token: string }) =>
    (await data(getNotifications, { token })).notifications
      .filter(({ isRead, href }) => !isRead && href.startsWith('/messages'))
      .map(({ kind }) => kind);

  test('of the colleague to whom it is assigned, also when others have read its messages', async () => {
    const { main, chatId } = await talking();
    const clerk = await staffOf(main, reading);
    await look(main, chatId);
    await assign(main, chatId, clerk.id);
    expect(await unreadOf(clerk)).toEqual(['chat-assigned']);
    await look(clerk, chatId);
    expect([await unreadOf(clerk), (await data(getNotifications, { token: clerk.token })).unreadCount]).toEqual([[], 0]);
  });

  test('of the main user; a colleague who opens it reads the main user’s messages, not the assignment', async () => {
    const { main, chatId } = await talking();
    const clerk = await staffOf(main, reading);
    await assign(clerk, chatId, main.id);
    expect((await unreadOf(main)).toSorted()).toEqual(['chat-assigned', 'new-message']);
    await look(clerk, chatId);
    expect(await unreadOf(main)).toEqual(['chat-assigned']);
    await look(clerk, chatId);
    expect(await unreadOf(main)).toEqual(['chat-assigned']);
    await look(main, chatId);
    expect(await unreadOf(main)).toEqual([]);
  });

  test('when it is deleted unread, by whoever deletes it', async () => {
    const { main, chatId } = await talking();
    await call(deleteChat, { token: (await staffOf(main, ['deleteChat'])).token, query: { chatId } });
    expect(await unreadOf(main)).toEqual([]);
  });

  test('and looking for them reads few rows, however many are unread', async () => {
    const { main, chatId } = await talking();
    const clerk = await staffOf(main, reading);
    await runSql(
      `INSERT INTO notification(id, user_id, kind, payload, href, created_at)
       SELECT printf('%024x', value), ?1, 'request-approved', '{}', '/edit-request/' || value, 1 FROM json_each(?2)`,
      main.id,
      JSON.stringify(Array.from({ length: 300 }, (_, index) => index)),
    );
    const trips: ReadTrips = [];
    expect(
      await hasUnreadOfTarget(countReads(database(), trips), {
        userId: clerk.id,
        masterUserId: main.id,
        href: `/messages?chatId=${chatId}`,
      }),
    ).toBe(true);
    expect(trips.flat()[0]).toBeLessThanOrEqual(4);
  });
});
