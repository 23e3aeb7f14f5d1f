import { expect, test } from 'vitest';
import { notificationStatement } from '../../api/notification/notification-store.ts';
import { getNotifications, readNotifications } from '../../contract/notification/calls.ts';
import { clock, data } from '../support/api-client.ts';
import { database, member, type TestUser } from '../support/api-fixtures.ts';

const tell = (user: TestUser, company: string, dedupeKey?: string) =>
  database().batch([
    notificationStatement(
      database(),
      { userId: user.id, kind: 'new-message', values: { company }, href: '/messages', dedupeKey },
      clock.now(),
    ),
  ]);
const list = (token: string, before?: string) => data(getNotifications, { token, query: { before } });

test("the newest 30 of the user's own, then those before one", async () => {
  const [user, other] = [await member(), await member()];
  for (let index = 0; index < 35; index += 1) await tell(user, `Company ${index}`);
  await tell(other, 'Elsewhere');
  const first = await list(user.token);
  expect(first.unreadCount).toBe(35);
  expect(first.notifications.map(({ values }) => values['company'])).toEqual(
    Array.from({ length: 30 }, (_, index) => `Company ${34 - index}`),
  );
  expect(first.notifications[0]).toMatchObject({
    kind: 'new-message',
    href: '/messages',
    isRead: false,
    dtCreatedAt: new Date(clock.now()).toISOString(),
  });
  const rest = await list(user.token, first.notifications.at(-1)?.id);
  expect(rest.notifications.map(({ values }) => values['company'])).toEqual([
    'Company 4',
    'Company 3',
    'Company 2',
    'Company 1',
    'Company 0',
  ]);
  const foreign = (await list(other.token)).notifications[0]?.id;
  expect((await list(user.token, foreign)).notifications).toEqual([]);
});

test("some or all are marked as read, another user's never", async () => {
  const [user, other] = [await member(), await member()];
  await tell(user, 'One');
  await tell(user, 'Two');
  await tell(other, 'Elsewhere');
  const foreign = (await list(other.token)).notifications[0]?.id ?? '';
  const own = (await list(user.token)).notifications.find(({ values }) => values['company'] === 'One')?.id ?? '';
  await data(readNotifications, { token: user.token, body: { ids: [own, foreign] } });
  expect((await list(user.token)).notifications.map(({ isRead }) => isRead)).toEqual([false, true]);
  expect((await list(other.token)).unreadCount).toBe(1);
  await data(readNotifications, { token: user.token, body: {} });
  expect((await list(user.token)).unreadCount).toBe(0);
});

test('the same event is told once', async () => {
  const user = await member();
  await tell(user, 'One', 'event:1');
  await tell(user, 'One again', 'event:1');
  expect((await list(user.token)).notifications).toHaveLength(1);
});
