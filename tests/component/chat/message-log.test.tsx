/** A change of the log renders only the messages that change (ADR 004). */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { chatLog, type ChatLog } from '../../../src/account/chat/log/log.ts';
import { MessageLog } from '../../../src/account/chat/log/MessageLog.tsx';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import '../../../src/styles/account/chat-log.css';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { drawn, place, renderAt } from '../../support/component/mount.ts';
import { chatMessage } from '../../support/data/chat-message.ts';

interface OpenLog {
  log: ChatLog;
  /** What was rendered since the last query. */
  rendered: () => Promise<{ messages: number; lists: number }>;
}

/** Shows the log of a chat with fifty own messages, which is higher than the window. */
async function openLog(): Promise<OpenLog> {
  const element = await place();
  const { t, sinceLast } = countedTexts();
  const log = chatLog(Array.from({ length: 50 }, (_, index) => chatMessage(index + 1)));
  renderAt(
    element,
    <TextsProvider t={t} language="en">
      <style>{'.chat__log { block-size: 300px }'}</style>
      <MessageLog log={log} chatId="c1" ownCompanyId="own" onRemove={async () => true} isRemoving={false} />
    </TextsProvider>,
  );
  await expect.element(page.getByText('text 50', { exact: true })).toBeInTheDocument();
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
