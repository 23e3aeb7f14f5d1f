/** The search in an open chat, whose messages may change while it is open. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FindInChat } from '../../../src/account/chat/log/FindInChat.tsx';
import { chatLog, type ChatLog } from '../../../src/account/chat/log/log.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';
import { chatMessage } from '../../support/data/chat-message.ts';

async function search(...sequences: number[]): Promise<ChatLog> {
  const element = await place();
  const log = chatLog(sequences.map((sequence) => chatMessage(sequence)));
  renderAt(
    element,
    <TextsProvider t={countedTexts().t} language="en">
      <FindInChat log={log} onClose={() => undefined} />
    </TextsProvider>,
  );
  await expect.element(page.getByRole('searchbox')).toBeInTheDocument();
  return log;
}
const status = page.getByRole('status');

test('messages that arrive or are loaded after the search are found, and the shown match stays', async () => {
  const log = await search(51);
  await userEvent.type(page.getByRole('searchbox'), 'text 7');
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('common.nothingFound');
  log.add([chatMessage(7)]);
  await expect.element(status).toHaveTextContent('chat.foundAt 1 1');
  await userEvent.keyboard('{Enter}');
  log.add([chatMessage(75), chatMessage(6, { text: 'text 70' })]);
  await expect.element(status).toHaveTextContent('chat.foundAt 2 3');
  log.markDeleted('m75');
  await expect.element(status).toHaveTextContent('chat.foundAt 2 2');
});

test('no result is announced before what is typed has been searched', async () => {
  await search(51);
  const texts = new Set<string | null>();
  const element = status.element();
  new MutationObserver(() => texts.add(element.textContent)).observe(element, { childList: true, subtree: true, characterData: true });
  await userEvent.type(page.getByRole('searchbox'), 'text 51');
  await expect.element(status).toHaveTextContent('chat.foundAt 1 1');
  expect([...texts]).toEqual(['chat.foundAt 1 1']);
});
