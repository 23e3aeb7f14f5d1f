/** Mails about new messages do not flood a mailbox: a few by themselves, the rest of the hour as one. */
import { beforeEach, expect, test } from 'vitest';
import { singleMailsPerHour } from '../../api/chat/new-message-mail.ts';
import { countText } from '../../api/mail/count-text.ts';
import { deliverDue } from '../../api/jobs/delivery.ts';
import { getChat } from '../../contract/chat/calls.ts';
import { hourMs, minuteMs } from '../../contract/limits.ts';
import { clock, data, testEnv } from '../support/api-client.ts';
import { signIn } from '../support/api-fixtures.ts';
import { opened, priceOf, say, trader, type Trader } from '../support/chat-fixtures.ts';
import { mailsTo } from '../support/sent-mails.ts';

beforeEach(() => priceOf(0, 2, 0));

/** Opens so many chats, one a minute. */
async function crowd(to: Trader, count: number): Promise<{ from: Trader; chatId: string }[]> {
  const chats = [];
  for (let index = 0; index < count; index += 1) {
    clock.advance(minuteMs / 60);
    const from = await trader({ credits: 0 });
    chats.push({ from, chatId: await opened(from, to, { chatNameForAll: `Subject ${index}` }) });
  }
  return chats;
}
const subjects = async (who: Trader) => (await mailsTo(who.email)).map(({ subject }) => subject).toReversed();
/** To the end of this hour, when the cron runs. */
async function atHourEnd(): Promise<void> {
  clock.advance(hourMs - (clock.now() % hourMs));
  await deliverDue(testEnv, clock);
}

test('the first ones come by themselves, the others of the hour as one at its end', async () => {
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

test('in the next hour a mail comes by itself again, but no second one of a conversation that was gathered', async () => {
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

test('who has read everything meanwhile gets none', async () => {
  const to = await trader();
  const chats = await crowd(to, singleMailsPerHour + 1);
  const token = await signIn(to);
  for (const { chatId } of chats) await data(getChat, { token, body: { chatId } });
  await atHourEnd();
  expect(await subjects(to)).toHaveLength(singleMailsPerHour);
});

test('who few write to gets no gathered mail', async () => {
  const to = await trader();
  await crowd(to, singleMailsPerHour);
  await atHourEnd();
  expect(await subjects(to)).toHaveLength(singleMailsPerHour);
});

test('numbers have the plural forms of each language', () => {
  const said = (language: 'EN' | 'TR' | 'RU' | 'AR', messages: number, chats: number) =>
    `${countText(language, 'messages', messages)} ${countText(language, 'chats', chats)}`;
  expect(said('EN', 1, 1)).toBe('1 new message in 1 conversation');
  expect(said('TR', 12, 5)).toBe('12 yeni mesaj 5 görüşmede');
  expect([said('RU', 1, 1), said('RU', 3, 2), said('RU', 12, 5), said('RU', 21, 21)]).toEqual([
    '1 новое сообщение в 1 переписке',
    '3 новых сообщения в 2 переписках',
    '12 новых сообщений в 5 переписках',
    '21 новое сообщение в 21 переписке',
  ]);
  expect([said('AR', 1, 1), said('AR', 2, 2), said('AR', 5, 3), said('AR', 12, 11)]).toEqual([
    'رسالة جديدة واحدة في محادثة واحدة',
    'رسالتان جديدتان في محادثتين',
    '٥ رسائل جديدة في ٣ محادثات',
    '١٢ رسالة جديدة في ١١ محادثة',
  ]);
});
