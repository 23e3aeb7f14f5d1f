/** Mails about new messages do not flood a mailbox: a few are sent one by one, the rest of the hour as one. */
import { beforeEach, describe, expect, test } from 'vitest';
import { singleMailsPerHour } from '../../../api/chat/new-message-mail.ts';
import { deliverRoomMessage } from '../../../api/chat/room/room-delivery.ts';
import { countText } from '../../../api/mail/count-text.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { newId } from '../../../api/platform/ids.ts';
import { blockCompany, deleteChat, getChat, muteChat } from '../../../contract/chat/calls.ts';
import { chatMailPauseMs, hourMs, minuteMs, secondMs } from '../../../contract/limits.ts';
import { getNotifications, readNotifications } from '../../../contract/notification/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { signIn } from '../../support/api/api-fixtures.ts';
import { opened, priceOf, say, talking, trader, type Trader } from '../../support/api/chat/chat-fixtures.ts';
import { offered, quoting, refuse, take, takeBack } from '../../support/api/quoting.ts';
import { mailsTo, subjectsTo } from '../../support/api/sent-mails.ts';
import { suspended } from '../../support/api/suspending.ts';
import { runSql } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 2, 0));

/** Opens the given number of chats, one a minute. */
async function crowd(to: Trader, count: number): Promise<{ from: Trader; chatId: string }[]> {
  const chats = [];
  for (let index = 0; index < count; index += 1) {
    clock.advance(minuteMs / 60);
    const from = await trader({ credits: 0 });
    chats.push({ from, chatId: await opened(from, to, { chatNameForAll: `Subject ${index}` }) });
  }
  return chats;
}
const subjects = async (who: Trader) => (await subjectsTo(who.email)).toReversed();
/** Advances the clock to the end of this hour and starts the scheduled run. */
async function atHourEnd(): Promise<void> {
  clock.advance(hourMs - (clock.now() % hourMs));
  await deliverDue(testEnv, clock);
}

test('the first ones are sent one by one, the others of the hour as one at its end', async () => {
  const to = await trader();
  const chats = await crowd(to, singleMailsPerHour + 2);
  expect(await subjects(to)).toHaveLength(singleMailsPerHour);
  const last = chats.at(-1);
  if (last !== undefined) await say({ ...last.from, token: await signIn(last.from) }, last.chatId, 'And another word');
  clock.advance(minuteMs);
  await deliverDue(testEnv, clock);
  expect(await subjects(to)).toHaveLength(singleMailsPerHour);
  await atHourEnd();
  expect((await subjects(to)).slice(singleMailsPerHour)).toEqual(['6 new messages in 5 conversations on Kervan']);
  const [mail] = await mailsTo(to.email);
  expect(mail?.text).toContain('Waiting for you: 6 new messages in 5 conversations.');
  expect(mail?.text).toContain('http://localhost:8787/messages');
  await atHourEnd();
  expect(await subjects(to)).toHaveLength(singleMailsPerHour + 1);
});

test('in the next hour a mail is sent by itself again, but no second one of a conversation that was gathered', async () => {
  const to = await trader();
  const chats = await crowd(to, singleMailsPerHour + 1);
  await atHourEnd();
  const before = (await subjects(to)).length;
  const last = chats.at(-1);
  if (last !== undefined) await say({ ...last.from, token: await signIn(last.from) }, last.chatId, 'Are you there?');
  expect(await subjects(to)).toHaveLength(before);
  const from = await trader();
  await opened(from, to, { chatNameForAll: 'Fresh' });
  expect((await subjects(to)).at(-1)).toBe(`${from.company.name} has written to you`);
});

test('a message that is recorded after the mail of its hour is mailed as well, once', async () => {
  const to = await trader();
  const [chat] = await crowd(to, singleMailsPerHour + 1);
  if (chat === undefined) throw new Error('no chat');
  const { from, chatId } = chat;
  const clientKey = newId();
  const late = { senderUserId: from.id, masterUserId: from.id, companyId: from.company.id, text: 'And by air?', createdAt: clock.now() };
  await atHourEnd();
  const before = (await subjects(to)).length;
  for (let times = 0; times < 2; times += 1) {
    clock.advance(5 * minuteMs);
    await deliverRoomMessage(testEnv, { ...late, chatId, clientKey });
    await deliverDue(testEnv, clock);
  }
  expect((await subjects(to)).slice(before)).toEqual(['5 new messages in 4 conversations on Kervan']);
});

test('a recipient who has read everything meanwhile gets none', async () => {
  const to = await trader();
  const chats = await crowd(to, singleMailsPerHour + 1);
  const token = await signIn(to);
  for (const { chatId } of chats) await data(getChat, { token, body: { chatId } });
  await atHourEnd();
  expect(await subjects(to)).toHaveLength(singleMailsPerHour);
});

test('a recipient who has muted the others that are unread gets none', async () => {
  const to = await trader();
  const chats = await crowd(to, singleMailsPerHour + 1);
  const token = await signIn(to);
  for (const { chatId } of chats) await data(muteChat, { token, body: { chatId, isMuted: true } });
  await atHourEnd();
  expect(await subjects(to)).toHaveLength(singleMailsPerHour);
});

test('a recipient who has blocked one of the senders, while another was suspended, gets the number of the others', async () => {
  const to = await trader();
  const [first, second] = await crowd(to, singleMailsPerHour + 1);
  if (first === undefined || second === undefined) throw new Error('no chats');
  await data(blockCompany, { token: to.token, body: { companyId: first.from.company.id, isBlocked: true } });
  await suspended(second.from.company.id);
  await atHourEnd();
  expect((await subjects(to)).slice(singleMailsPerHour)).toEqual(['2 new messages in 2 conversations on Kervan']);
});

test('a recipient who wants only important mails meanwhile gets the number of those in new chats', async () => {
  const to = await trader();
  const [first] = await crowd(to, singleMailsPerHour + 1);
  if (first === undefined) throw new Error('no chat');
  await data(getChat, { token: to.token, body: { chatId: first.chatId } });
  await say({ ...first.from, token: await signIn(first.from) }, first.chatId, 'Are you there?');
  await runSql('UPDATE users SET notify_email=2 WHERE id=?1', to.id);
  await atHourEnd();
  expect((await subjects(to)).slice(singleMailsPerHour)).toEqual(['3 new messages in 3 conversations on Kervan']);
});

test('a recipient of few messages gets no gathered mail', async () => {
  const to = await trader();
  await crowd(to, singleMailsPerHour);
  await atHourEnd();
  expect(await subjects(to)).toHaveLength(singleMailsPerHour);
});

test('numbers have the plural forms of each language', () => {
  const counted = (language: 'EN' | 'TR' | 'RU' | 'AR', messages: number, chats: number) =>
    `${countText(language, 'messages', messages)} ${countText(language, 'chats', chats)}`;
  expect(counted('EN', 1, 1)).toBe('1 new message in 1 conversation');
  expect(counted('TR', 12, 5)).toBe('12 yeni mesaj 5 sohbette');
  expect([counted('RU', 1, 1), counted('RU', 3, 2), counted('RU', 12, 5), counted('RU', 21, 21)]).toEqual([
    '1 новое сообщение в 1 переписке',
    '3 новых сообщения в 2 переписках',
    '12 новых сообщений в 5 переписках',
    '21 новое сообщение в 21 переписке',
  ]);
  expect([counted('AR', 1, 1), counted('AR', 2, 2), counted('AR', 5, 3), counted('AR', 12, 11)]).toEqual([
    'رسالة جديدة واحدة في محادثة واحدة',
    'رسالتان جديدتان في محادثتين',
    '٥ رسائل جديدة في ٣ محادثات',
    '١٢ رسالة جديدة في ١١ محادثة',
  ]);
});

describe('a deal', () => {
  test('is mailed at once when a quote comes, is accepted or ends, however much is unread', async () => {
    const { seller, buyer, chatId } = await quoting(1, { subject: 'Hemp rope' });
    await offered(seller, chatId);
    await say(seller, chatId, 'Tell me what you think');
    await say(seller, chatId, 'Until Friday');
    const { id } = await offered(seller, chatId, { note: 'Cheaper' });
    const got = await subjects(buyer);
    expect(got.filter((subject) => subject === `Quote received from ${seller.company.name}`)).toHaveLength(2);
    await take(buyer, id);
    expect(await subjects(seller)).toContain(`Quote accepted by ${buyer.company.name}`);
  });

  test.each([
    ['declined', (_seller: Trader, buyer: Trader, id: string) => refuse(buyer, id)],
    ['withdrawn', (seller: Trader, _buyer: Trader, id: string) => takeBack(seller, id)],
  ] as const)('goes on when a quote is %s, which the mail names', async (event, end) => {
    const { seller, buyer, chatId } = await quoting(1);
    const { id } = await offered(seller, chatId);
    await end(seller, buyer, id);
    const recipient = event === 'declined' ? seller : buyer;
    const [mail] = await mailsTo(recipient.email);
    expect(mail?.subject).toBe(
      event === 'declined' ? `Quote declined by ${buyer.company.name}` : `Quote withdrawn by ${seller.company.name}`,
    );
    expect(mail?.text).toContain(event === 'declined' ? 'They have declined your quote.' : 'They have withdrawn their quote.');
  });

  test('is mailed to people who chose important mails only; a plain message is not', async () => {
    const { seller, buyer, chatId } = await quoting();
    await runSql('UPDATE users SET notify_email=2 WHERE id=?1', buyer.id);
    const before = (await subjects(buyer)).length;
    await say(seller, chatId, 'A word');
    await offered(seller, chatId);
    expect((await subjects(buyer)).slice(before)).toEqual([`Quote received from ${seller.company.name}`]);
  });
});

describe('one conversation', () => {
  /** Advances the clock and starts the scheduled run. */
  async function after(ms: number): Promise<void> {
    clock.advance(ms);
    await deliverDue(testEnv, clock);
  }

  test('is mailed at once, then once in 15 minutes while it is unread, with the number of waiting messages', async () => {
    const { from, to, chatId } = await talking();
    await after(minuteMs);
    await say(from, chatId, 'Second');
    await after(minuteMs);
    await say(from, chatId, 'Third');
    await after(chatMailPauseMs - 2 * minuteMs - secondMs);
    expect(await subjects(to)).toHaveLength(1);
    await after(secondMs);
    expect((await subjects(to)).slice(1)).toEqual([`3 new messages from ${from.company.name}`]);
    const [mail] = await mailsTo(to.email);
    expect(mail?.text).toContain('> Third');
    expect(mail?.text).toContain(`http://localhost:8787/messages?chatId=${chatId}`);
    await after(chatMailPauseMs);
    expect(await subjects(to)).toHaveLength(2);
    await say({ ...from, token: await signIn(from) }, chatId, 'Fourth');
    await after(chatMailPauseMs);
    expect((await subjects(to)).slice(2)).toEqual([`4 new messages from ${from.company.name}`]);
  });

  test.each<[string, (to: Trader, chatId: string, from: Trader) => Promise<unknown>]>([
    ['read', (to, chatId) => data(getChat, { token: to.token, body: { chatId } })],
    ['muted', (to, chatId) => data(muteChat, { token: to.token, body: { chatId, isMuted: true } })],
    ['deleted', (to, chatId) => data(deleteChat, { token: to.token, query: { chatId } })],
    ['blocked', (to, _, from) => data(blockCompany, { token: to.token, body: { companyId: from.company.id, isBlocked: true } })],
    ['ended by the suspension of its sender', (_to, _chatId, from) => suspended(from.company.id)],
    ['made unimportant by its reader', (to) => runSql('UPDATE users SET notify_email=2 WHERE id=?1', to.id)],
  ])('is not mailed after it was %s meanwhile', async (_, end) => {
    const { from, to, chatId } = await talking();
    await say(from, chatId, 'Second');
    await end(to, chatId, from);
    await after(hourMs);
    expect(await subjects(to)).toHaveLength(1);
  });

  test('has one notification with its count, moved to the top; a repeated delivery changes nothing', async () => {
    const { from, to, chatId } = await talking();
    const other = await opened(from, to, { chatNameForAll: 'Another', text: 'First' });
    const rows = async () =>
      (await data(getNotifications, { token: to.token })).notifications
        .filter(({ kind }) => kind === 'new-message')
        .map(({ href, values, isRead }) => [href.slice(-24), values['count'], isRead]);
    await say(from, chatId, 'Second', 'second-of-two');
    expect(await rows()).toEqual([
      [chatId, '2', false],
      [other, '1', false],
    ]);
    await data(readNotifications, { token: to.token, body: {} });
    await runSql('DELETE FROM idempotency');
    await say(from, chatId, 'Second', 'second-of-two');
    expect(await rows()).toEqual([
      [chatId, '2', true],
      [other, '1', true],
    ]);
    await say(from, other, 'Second');
    await data(getChat, { token: to.token, body: { chatId } });
    expect(await rows()).toEqual([
      [other, '2', false],
      [chatId, '2', true],
    ]);
    await say(from, chatId, 'Third', 'third-of-four');
    await say(from, chatId, 'Fourth');
    expect((await rows())[0]).toEqual([chatId, '2', false]);
    await runSql('DELETE FROM idempotency');
    await say(from, chatId, 'Third', 'third-of-four');
    expect((await rows())[0]).toEqual([chatId, '2', false]);
  });
});
