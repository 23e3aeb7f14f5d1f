/** The page of all notifications, which is read again while older ones are shown. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notificationPageSize } from '../../../contract/limits.ts';
import { queryClient } from '../../../src/account/shared/data/query.ts';
import type { Notification } from '../../../contract/notification/schemas.ts';
import { NotificationDrawer } from '../../../src/account/notification/NotificationDrawer.tsx';
import NotificationsPage from '../../../src/account/notification/NotificationsPage.tsx';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { clearSession, settleRefresh, updateCredentials } from '../../../src/client/session/session.ts';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  queryClient.clear();
});

const id = (count: number): string => String(count).padStart(24, '0');
/** The count-th notification, about a message in a chat. */
const newMessage = (count: number, chat = count): Notification => ({
  id: id(count),
  kind: 'new-message',
  values: { company: `Company ${chat}`, subject: 'Towels', count: '1' },
  href: `/messages?chatId=${id(chat)}`,
  isRead: false,
  dtCreatedAt: '2026-01-01T00:00:00.000Z',
});

async function open(screen: ReactNode): Promise<void> {
  updateCredentials(credentialsOf());
  settleRefresh();
  const element = await place();
  renderAt(
    element,
    <TextsProvider t={countedTexts().t} language="en">
      <QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>
    </TextsProvider>,
  );
}

test('a chat with a new message is listed once when its earlier notification was among the older ones', async () => {
  let newest = Array.from({ length: notificationPageSize }, (_, index) => newMessage(100 - index));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const notifications = String(input).includes('before') ? [newMessage(50), newMessage(49)] : newest;
    return Response.json({ success: true, message: '', code: 'OK', data: { notifications, unreadCount: 32 } });
  });
  await open(<NotificationsPage />);
  const shown = (): (string | null)[] => [...document.querySelectorAll('.notice')].map((notice) => notice.getAttribute('href'));
  await page.getByRole('button', { name: 'notification.older' }).click();
  await expect.poll(shown).toHaveLength(notificationPageSize + 2);
  newest = [newMessage(101, 50), ...newest.slice(0, -1)];
  await queryClient.invalidateQueries();
  const again = `/messages?chatId=${id(50)}`;
  await expect.poll(() => shown()[0]).toContain(again);
  expect(shown().filter((href) => href?.endsWith(again))).toHaveLength(1);
});

test.each([
  { where: 'page', screen: <NotificationsPage /> },
  { where: 'drawer', screen: <NotificationDrawer onClose={() => undefined} /> },
])('all are marked as read up to the newest one that the $where shows', async ({ screen }) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'POST') bodies.push(JSON.parse(String(init.body)));
    return Response.json({
      success: true,
      message: '',
      code: 'OK',
      data: { notifications: [newMessage(2), newMessage(1)], unreadCount: 2 },
    });
  });
  await open(screen);
  await page.getByRole('button', { name: 'notification.markAll' }).click();
  await expect.poll(() => bodies).toEqual([expect.objectContaining({ newest: newMessage(2).dtCreatedAt })]);
});
