/** An open chat in a browser: what its live connection reports, and files that are chosen beside a text. */
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChatDetail } from '../../../contract/chat/calls.ts';
import type { RoomEvent } from '../../../contract/chat/room-event.ts';
import { sharedKey, sharedName, sharedTextField } from '../../../contract/share.ts';
import { filesCache } from '../../../contract/shared-files.ts';
import { OpenChat } from '../../../src/account/chat/OpenChat.tsx';
import { unsentMessages } from '../../../src/account/chat/send-unsent.ts';
import { queryClient } from '../../../src/account/shared/data/query.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { clearSession, settleRefresh, updateCredentials } from '../../../src/client/session/session.ts';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { drawn, place, renderAt } from '../../support/component/mount.ts';
import { chatMessage } from '../../support/data/chat-message.ts';
import { openChat } from '../../support/data/open-chat.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

class Line extends EventTarget {
  static newest: Line | undefined;
  constructor() {
    super();
    Line.newest = this;
  }
  send(): void {}
  close(): void {}
  receives = (event: RoomEvent): boolean => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

const address = location.href;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  updateCredentials(credentialsOf());
  settleRefresh();
});
afterEach(async () => {
  for (const { key } of unsentMessages().entries.peek()) unsentMessages().remove(key);
  vi.unstubAllGlobals();
  clearSession();
  queryClient.clear();
  localStorage.clear();
  history.replaceState(null, '', address);
  await caches.delete(filesCache);
});

/** Opens a chat of a server that knows nothing else and accepts no message. */
async function show(chat: ChatDetail, width?: number): Promise<{ line: Line; leave: () => void }> {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname.endsWith('/SendMessage')) return new Response('{}', { status: 503 });
    const data = pathname.endsWith('/GetChat') ? { chat } : { quotes: [], colleagues: [] };
    return Response.json({ success: true, message: '', code: 'OK', data });
  });
  const element = await place(width);
  const leave = renderAt(
    element,
    <TextsProvider t={countedTexts().t} language="en">
      <QueryClientProvider client={queryClient}>
        <OpenChat chatId={chat.id} card={undefined} />
      </QueryClientProvider>
    </TextsProvider>,
  );
  await expect.element(page.getByRole('textbox', { name: 'chat.write' })).toBeInTheDocument();
  await expect.poll(() => Line.newest).toBeDefined();
  return { line: Line.newest as Line, leave };
}

test('the date of a refund is shown until the newest own message is read, not only an earlier one', async () => {
  const own = openChat.ownCompanyId;
  const messages = [chatMessage(1, { companyId: own, isRead: true }), chatMessage(2, { companyId: own })];
  const { line } = await show({ ...openChat, dtRefundAt: '2030-01-01T00:00:00.000Z', messages });
  const note = page.getByText(/chat.refundAt/);
  // The first message was refunded and then read; the second one paid for the chat again.
  line.receives({ type: 'welcome', sequence: 2, read: { [openChat.toCompanyId]: 1 }, removed: [], online: [] });
  await drawn();
  await expect.element(note).toBeInTheDocument();
  line.receives({ type: 'read', companyId: openChat.toCompanyId, sequence: 2 });
  await expect.element(note).not.toBeInTheDocument();
});

test('an opened chat has the focus: its field on a desktop, the chat itself on a phone, where the keyboard would cover it', async () => {
  const { leave } = await show(openChat);
  await expect.element(page.getByRole('textbox', { name: 'chat.write' })).toHaveFocus();
  leave();
  await show(openChat, 390);
  await expect.element(page.getByRole('region', { name: openChat.companyName })).toHaveFocus();
});

const choosePriceList = (): Promise<void> =>
  userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['%PDF-1.4 x'], 'price-list.pdf', { type: 'application/pdf' }),
  );
const sentFiles = (): (string | undefined)[] =>
  unsentMessages()
    .entries.peek()
    .map(({ upload }) => upload?.file.name);

test('a file that is chosen beside a shared text waits for it: docs/behaviour.md#chat-files', async () => {
  const form = new FormData();
  form.append(sharedTextField, new File(['Our prices for May'], 'text.txt'));
  await (await caches.open(filesCache)).put(sharedKey, new Response(form));
  history.replaceState(null, '', `?${sharedName}=1`);
  await show(openChat);
  await expect.element(page.getByRole('textbox', { name: 'chat.write' })).toHaveValue('Our prices for May');
  await choosePriceList();
  await expect.element(page.getByText('price-list.pdf')).toBeInTheDocument();
  expect(sentFiles()).toEqual([]);
});

test('a file that is chosen beside a typed text waits for it where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await show(openChat);
  await userEvent.type(page.getByRole('textbox', { name: 'chat.write' }), 'Our prices for May');
  await choosePriceList();
  await expect.element(page.getByText('price-list.pdf')).toBeInTheDocument();
  expect(sentFiles()).toEqual([]);
  vi.restoreAllMocks();
});

const toBuyer = (sequence: number) => chatMessage(sequence, { companyId: openChat.toCompanyId });
const unreadMarks = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('.chat__unread')].map((mark) => mark.nextElementSibling?.textContent?.match(/text \d/)?.[0]);

test('unread messages are marked in a chat that a mail opens before the list is read, and not again after it was left', async () => {
  const unread = { ...openChat, lastReadSequence: 2, messages: [1, 2, 3, 4].map(toBuyer) };
  const { leave } = await show(unread);
  await expect.poll(unreadMarks).toEqual(['text 3']);
  leave();
  const again = await show({ ...unread, lastReadSequence: 4 });
  await drawn();
  expect(unreadMarks()).toEqual([]);
  again.leave();
  // It is read again while the messages of the cache are shown.
  await queryClient.invalidateQueries();
  await show({ ...unread, lastReadSequence: 4, messages: [1, 2, 3, 4, 5].map(toBuyer) });
  await expect.poll(unreadMarks).toEqual(['text 5']);
});

test('own messages are not marked as unread', async () => {
  await show({ ...openChat, lastReadSequence: 1, messages: [toBuyer(1), chatMessage(2, { companyId: openChat.ownCompanyId })] });
  await expect.element(page.getByText('text 2', { exact: true })).toBeInTheDocument();
  expect(unreadMarks()).toEqual([]);
});
