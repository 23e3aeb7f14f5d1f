/** A change of the log renders only the messages that change (ADR 004). */
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { chatPageSize } from '../../../contract/limits.ts';
import { olderMessagesRead } from '../../../src/account/chat/log/OlderMessages.tsx';
import { chatLog, type ChatLog } from '../../../src/account/chat/log/log.ts';
import { MessageLog } from '../../../src/account/chat/log/MessageLog.tsx';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { clearSession, updateCredentials } from '../../../src/client/session/session.ts';
import '../../../src/styles/account/chat-log.css';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { drawn, place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { chatMessage } from '../../support/data/chat-message.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

interface OpenLog {
  log: ChatLog;
  /** What was rendered since the last query. */
  rendered: () => Promise<{ messages: number; lists: number }>;
}

/** Shows own messages of a chat, by default fifty, which are higher than the window. */
async function openLog({ first = 1, count = 50 } = {}): Promise<OpenLog> {
  const element = await place();
  const { t, sinceLast } = countedTexts();
  const log = chatLog(Array.from({ length: count }, (_, index) => chatMessage(first + index)));
  renderAt(
    element,
    <TextsProvider t={t} language="en">
      <style>{'.chat__log { block-size: 300px }'}</style>
      <MessageLog log={log} chatId="c1" ownCompanyId="own" onRemove={async () => true} isRemoving={false} />
    </TextsProvider>,
  );
  await expect.element(page.getByText(`text ${first + count - 1}`, { exact: true })).toBeInTheDocument();
  return {
    log,
    rendered: async () => {
      await drawn();
      const counts = sinceLast();
      return { messages: (counts['chat.you'] ?? 0) + (counts['chat.gone'] ?? 0), lists: counts['chat.log'] ?? 0 };
    },
  };
}

test('a new message is rendered alone, at the end of the log', async () => {
  const { log, rendered } = await openLog();
  expect(await rendered()).toEqual({ messages: 50, lists: 1 });
  log.add([chatMessage(51)]);
  await expect.element(page.getByText('text 51', { exact: true })).toBeInTheDocument();
  const bottomOf = (locator: Locator): number => locator.element().getBoundingClientRect().bottom;
  await expect
    .poll(() => bottomOf(page.getByRole('log', { name: 'chat.log' })) - bottomOf(page.getByText('text 51', { exact: true })))
    .toBeGreaterThan(0);
  expect(await rendered()).toEqual({ messages: 1, lists: 1 });
  log.add([chatMessage(51)]);
  expect(await rendered()).toEqual({ messages: 0, lists: 0 });
});

test('a read mark renders the read messages, and a deletion the deleted one', async () => {
  const { log, rendered } = await openLog();
  log.markRead('own', 48);
  await rendered();
  log.markRead('own', 50);
  await expect.poll(() => page.getByText('chat.delivered').elements()).toHaveLength(0);
  expect(page.getByRole('img', { name: 'chat.read' }).elements()).toHaveLength(50);
  expect(await rendered()).toEqual({ messages: 2, lists: 0 });
  log.markDeleted('m7');
  await expect.element(page.getByText('chat.gone')).toBeInTheDocument();
  expect(await rendered()).toEqual({ messages: 1, lists: 0 });
});

test('messages before the page of a long chat are read on request, and the reader stays at the same message', async () => {
  const asked: unknown[] = [];
  const answers = [[chatMessage(1), chatMessage(2), chatMessage(3)], []];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ success: true, code: 'OK', message: '', data: { chat: { messages: answers.shift() } } });
  });
  updateCredentials(credentialsOf({ accessToken: 'good' }));
  const { log } = await openLog({ first: 4, count: chatPageSize });
  const older = page.getByRole('button', { name: 'chat.older' });
  await expect.element(older).toBeInTheDocument();
  page.getByRole('log').element().scrollTo({ top: 0 });
  await drawn();
  const topOf = (text: string): number => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  const before = topOf('text 4');
  await older.click();
  await expect.element(page.getByText('text 1', { exact: true })).toBeInTheDocument();
  expect(asked).toEqual([{ chatId: 'c1', pagination: { size: olderMessagesRead, page: chatPageSize / olderMessagesRead } }]);
  expect(
    log
      .messages()
      .map(({ sequence }) => sequence)
      .slice(0, 4),
  ).toEqual([1, 2, 3, 4]);
  expect(Math.abs(topOf('text 4') - before)).toBeLessThan(2);
  await expect.element(older).not.toBeInTheDocument();
});
