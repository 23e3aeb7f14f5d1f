/** What is left of a deleted message (docs/behaviour.md#message-deletion): in mails, lists, searches and counts of the other side. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { singleMailsPerHour } from '../../../api/chat/new-message-mail.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { countText } from '../../../api/mail/count-text.ts';
import { deleteMessage, getAccesibleChats, getChat } from '../../../contract/chat/calls.ts';
import { chatMailPauseMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { staffOf } from '../../support/api/api-fixtures.ts';
import { cardOf, look, opened, priceOf, say, talking, textsOf, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { runSql } from '../../support/api/database.ts';
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
    const { from, to, chatId } = await talking({});
    await look(to, chatId);
    await say(to, chatId, 'My own answer');
    for (const text of ['Third', 'Fourth']) {
      clock.advance(minuteMs);
      await say(from, chatId, text);
    }
    const before = (await mailsTo(to.email)).length;
    await eraseNewest(from, chatId);
    await eraseNewest(from, chatId);
    await mailPause();
    expect((await mailsTo(to.email)).slice(before)).toEqual([]);
  });
});

describe('a deletion that was interrupted after the room had hidden the message', () => {
  test.each(['the sender', 'a colleague'])('is completed when %s deletes it again', async (who) => {
    const { from, to, chatId } = await talking({ text: 'Secret price 17' });
    const id = await newestId(from, chatId);
    await roomOf(testEnv, chatId).remove(id, from.company.id);
    const again = await erase(who === 'the sender' ? from : await staffOf(from, ['sendMessage']), chatId, id);
    const found = await data(getAccesibleChats, { token: to.token, query: { text: 'secret' } });
    expect([again.status, (await cardOf(to, chatId))?.lastMessage, found.chats, await textsOf(to, chatId)]).toEqual([200, '', [], ['']]);
  });
});

describe('a message that is deleted unread', () => {
  const unreadNotifications = async (who: Trader) =>
    (await data(getNotifications, { token: who.token })).notifications
      .filter(({ isRead, kind }) => !isRead && kind === 'new-message')
      .map(({ values }) => values['count']);
  const counts = async (who: Trader, chatId: string) => [
    (await cardOf(who, chatId))?.unreadedMessageCount,
    (await data(getAccesibleChats, { token: who.token, query: { page: 1 } })).chats[0]?.unreadedMessageCount,
    (await data(getAccesibleChats, { token: who.token })).unreadMessageCount,
    (await data(getUserProfile, { token: who.token })).user.unreadMessageCount,
  ];

  test('no longer counts, and its notification is read', async () => {
    const { from, to, chatId } = await talking();
    await look(to, chatId);
    await say(from, chatId, 'In the wrong window');
    await eraseNewest(from, chatId);
    expect([await counts(to, chatId), await unreadNotifications(to)]).toEqual([[0, 0, 0, 0], []]);
    await say(from, chatId, 'Third');
    expect([await counts(to, chatId), await unreadNotifications(to)]).toEqual([[1, 1, 1, 1], ['1']]);
    expect((await cardOf(from, chatId))?.unreadedMessageCount).toBe(0);
  });

  test('leaves the others unread, in the list, the notification and the mail', async () => {
    const { from, to, chatId } = await talking();
    clock.advance(minuteMs);
    for (const text of ['Second', 'Third']) await say(from, chatId, text);
    await eraseNewest(from, chatId);
    expect([await counts(to, chatId), await unreadNotifications(to)]).toEqual([[2, 2, 2, 2], ['2']]);
    await mailPause();
    expect((await mailsTo(to.email))[0]?.text).toContain(countText('EN', 'messages', 2));
  });

  test('does not count after a part of the chat was read, nor when it is deleted before the lists contain it', async () => {
    const { from, to, chatId } = await talking();
    for (const text of ['Second', 'Third']) await say(from, chatId, text);
    await eraseNewest(from, chatId);
    await say(from, chatId, 'Fourth');
    await data(getChat, { token: to.token, body: { chatId, pagination: { size: 2, page: 1 } } });
    expect(await counts(to, chatId)).toEqual([1, 1, 1, 1]);
    await runSql("INSERT INTO chat_text(chat_id, sequence, state) VALUES(?1, 5, 'gone')", chatId);
    expect(await counts(to, chatId)).toEqual([1, 1, 1, 1]);
    await say(from, chatId, 'Fifth');
    expect(await counts(to, chatId)).toEqual([1, 1, 1, 1]);
  });

  test('does not count in the mail at the end of an hour', async () => {
    const to = await trader();
    for (let chats = 0; chats < singleMailsPerHour; chats += 1) await opened(await trader(), to);
    const [one, other] = [await trader(), await trader()];
    const oneChat = await opened(one, to);
    await say(one, oneChat, 'Second');
    for (const from of [one, other]) await eraseNewest(from, from === one ? oneChat : await opened(other, to));
    clock.advance(hourMs);
    await deliverDue(testEnv, clock);
    const [mail] = await mailsTo(to.email);
    expect([mail?.subject, mail?.text].join('\n')).toContain(countText('EN', 'messages', singleMailsPerHour + 1));
    expect(mail?.text).toContain(countText('EN', 'chats', singleMailsPerHour + 1));
  });
});
