/** What is left of a deleted message (docs/behaviour.md#message-deletion): in mails, lists, searches and counts of the other side. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { deleteMessage, getAccesibleChats } from '../../../contract/chat/calls.ts';
import { chatMailPauseMs, minuteMs } from '../../../contract/limits.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { staffOf } from '../../support/api/api-fixtures.ts';
import { cardOf, look, opened, priceOf, say, textsOf, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';

beforeEach(() => priceOf(0, 2, 0));
afterEach(() => clock.restart());

const newestId = async (who: Trader, chatId: string): Promise<string> => (await look(who, chatId)).messages.at(-1)?._id ?? '';
const erase = (who: { token: string }, chatId: string, id: string) => call(deleteMessage, { token: who.token, query: { chatId, id } });
/** Deletes the newest message that is still visible to its sender. */
async function eraseNewest(who: Trader, chatId: string): Promise<void> {
  const { messages } = await look(who, chatId);
  const newest = messages.findLast(({ isActive }) => isActive);
  expect((await erase(who, chatId, newest?._id ?? '')).status).toBe(200);
}
const mailPause = async (): Promise<void> => {
  clock.advance(chatMailPauseMs);
  await deliverDue(testEnv, clock);
};

describe('the mail about further messages', () => {
  test('is not sent when they are deleted, and never quotes the reader’s own text', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to);
    await look(to, chatId);
    await say(to, chatId, 'My own answer');
    for (const text of ['Third', 'Fourth']) {
      clock.advance(minuteMs);
      await say(from, chatId, text);
    }
    const before = (await mailsTo(to.email)).length;
    for (const _ of ['Fourth', 'Third']) await eraseNewest(from, chatId);
    await mailPause();
    expect((await mailsTo(to.email)).slice(before)).toEqual([]);
  });
});

describe('a deletion that was interrupted after the room had hidden the message', () => {
  test.each(['the sender', 'a colleague'])('is completed when %s deletes it again', async (who) => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { text: 'Secret price 17' });
    const id = await newestId(from, chatId);
    await roomOf(testEnv, chatId).remove(id, from.company.id);
    const again = await erase(who === 'the sender' ? from : await staffOf(from, ['sendMessage']), chatId, id);
    const found = await data(getAccesibleChats, { token: to.token, query: { text: 'secret' } });
    expect([again.status, (await cardOf(to, chatId))?.lastMessage, found.chats, await textsOf(to, chatId)]).toEqual([200, '', [], ['']]);
  });
});
