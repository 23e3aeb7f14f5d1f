/** A report shows the named messages to the moderators, and nothing else. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportsPerDay } from '../../../api/chat/safety/report.ts';
import { sweepReportsStatements } from '../../../api/chat/safety/report-store.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { deleteMessage, getChat, getChatFile, reportChat, sendMessage } from '../../../contract/chat/calls.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { decide, getItem, getQueue } from '../../../contract/moderation/calls.ts';
import { call, clock, data, send, statusOf, testEnv } from '../../support/api/api-client.ts';
import { consoleSession, database, moderator, staffOf } from '../../support/api/api-fixtures.ts';
import { idOf, look, priceOf, say, talking, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { file } from '../../support/data/sample-files.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

beforeEach(async () => {
  await priceOf(0, 2, 0);
  await env.DB.batch([env.DB.prepare('DELETE FROM chat_report_file'), env.DB.prepare('DELETE FROM chat_report')]);
});

interface Named {
  messageIds?: string[];
  reason?: 'FRAUD' | 'SPAM';
  note?: string;
}
const report = (who: { token: string }, chatId: string, named: Named = {}) =>
  call(reportChat, { token: who.token, body: { chatId, reason: 'FRAUD', ...named } });
const waiting = async (token: string) => (await data(getQueue, { token, query: { kind: 'report' } })).items;
const shown = async (token: string, id: string) => (await data(getItem, { token, query: { kind: 'report', id } })).report;

test('the named messages are copied with their authors; other messages are not shown, and deleting them later removes nothing', async () => {
  const { from, to, chatId } = await talking();
  await say(from, chatId, 'Pay to another account');
  await say(to, chatId, 'Our secret price is 4');
  const id = await idOf(to, chatId, 'Pay to another account');
  expect((await report(to, chatId, { messageIds: [id], note: ' Not their bank ' })).envelope.code).toBe('CHAT_REPORTED');
  await data(deleteMessage, { token: from.token, query: { chatId, id } });
  const moderatorUser = await moderator();
  const [item] = await waiting(moderatorUser.token);
  expect(item).toMatchObject({ kind: 'report', title: from.company.name, subtitle: to.company.name });
  const seen = await shown(moderatorUser.token, item?.id ?? '');
  expect(seen).toEqual({
    reason: 'FRAUD',
    note: 'Not their bank',
    subject: 'Dried apricots',
    title: { text: 'Dried apricots' },
    reporterCompany: to.company.name,
    reportedCompany: from.company.name,
    messages: [{ isReported: true, text: 'Pay to another account', file: null, dtCreatedAt: new Date(clock.now()).toISOString() }],
  });
  expect((await call(getChat, { token: moderatorUser.token, body: { chatId } })).status).toBe(404);
  expect(JSON.stringify(await call(getItem, { token: moderatorUser.token, query: { kind: 'report', id: item?.id ?? '' } }))).not.toContain(
    'secret',
  );
});

test('without named messages the newest of both sides are shown, except deleted ones', async () => {
  const { from, to, chatId } = await talking();
  await say(to, chatId, 'Taken back');
  await data(deleteMessage, { token: to.token, query: { chatId, id: await idOf(to, chatId, 'Taken back') } });
  await say(to, chatId, 'An answer');
  await report(from, chatId, { reason: 'SPAM' });
  const moderatorUser = await moderator();
  const [item] = await waiting(moderatorUser.token);
  const { messages } = (await shown(moderatorUser.token, item?.id ?? '')) ?? { messages: [] };
  expect(messages.map(({ isReported, text }) => [isReported, text])).toEqual([
    [false, 'First'],
    [true, 'An answer'],
  ]);
});

describe('a file in a report', () => {
  async function reported(chatId: string, from: Trader, by: { token: string }) {
    const { message } = await data(sendMessage, {
      token: from.token,
      body: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': from.company.id },
      files: { 'Data.File': file('invoice.csv', 'iban,amount') },
    });
    await report(by, chatId, { messageIds: [message._id] });
    const moderatorUser = await moderator();
    const item = (await waiting(moderatorUser.token)).at(-1);
    const evidence = async () => (await shown(moderatorUser.token, item?.id ?? ''))?.messages[0]?.file;
    const decided = (approve: boolean) =>
      data(decide, {
        token: moderatorUser.token,
        body: { kind: 'report', id: item?.id ?? '', version: item?.version ?? 0, approve, note: 'Read.' },
      });
    return { id: message._id, url: message.fileUrl, evidence, decided };
  }
  const lastFile = async (who: Trader, chatId: string) => (await look(who, chatId)).messages.at(-1)?.file;

  test('stays available to moderators when its message is deleted; nobody else can open it, at an address of either side', async () => {
    const { from, to, chatId } = await talking();
    const { id, url, evidence } = await reported(chatId, from, to);
    await data(deleteMessage, { token: from.token, query: { chatId, id } });
    const stored = await evidence();
    expect(stored).toMatchObject({ name: 'invoice.csv', kind: 'file' });
    const answer = await send(new Request(`http://localhost:8787${stored?.url}`));
    expect([answer.status, await answer.text()]).toEqual([200, 'iban,amount']);
    expect([await statusOf(url), await lastFile(to, chatId)]).toEqual([404, null]);
    // The signed address of a member cannot be changed into that of a moderator.
    for (const forged of [
      `${url}&reader=moderator`,
      stored?.url.replace('reader=moderator&', ''),
      stored?.url.replace('moderator', 'member'),
    ])
      expect(await statusOf(forged ?? ''), forged).toBe(404);
  });

  test('stays available to both sides while it is only reported: a report is not a decision', async () => {
    const { from, to, chatId } = await talking();
    const { url, decided } = await reported(chatId, from, to);
    expect([await statusOf(url), (await lastFile(to, chatId))?.url]).toEqual([200, url]);
    await decided(false);
    expect([await statusOf(url), (await lastFile(to, chatId))?.url]).toEqual([200, url]);
  });

  test('is no longer available to either side after a breach is found; what the reporter has sent stays', async () => {
    const { from, to, chatId } = await talking();
    const own = await data(sendMessage, {
      token: to.token,
      body: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': to.company.id },
      files: { 'Data.File': file('order.csv', 'apricots') },
    });
    const { id, url, decided } = await reported(chatId, from, to);
    await report(to, chatId);
    await decided(true);
    expect(await statusOf(url)).toBe(404);
    for (const who of [from, to]) {
      expect(await lastFile(who, chatId)).toMatchObject({ name: 'invoice.csv', url: '' });
      expect((await call(getChatFile, { token: who.token, query: { chatId, id } })).envelope.code).toBe('NOT_FOUND');
    }
    expect(await statusOf(own.message.fileUrl)).toBe(200);
  });

  test('is deleted with its report when its chat no longer has it, and stays while the chat has it', async () => {
    const { from, to, chatId } = await talking();
    const [first, second] = [await reported(chatId, from, to), await reported(chatId, from, to)];
    await data(deleteMessage, { token: from.token, query: { chatId, id: first.id } });
    await first.decided(false);
    await second.decided(false);
    const states = async () => await allRows<{ state: string }>('SELECT state FROM media WHERE chat_id=?1 ORDER BY rowid', chatId);
    expect(await states()).toEqual([{ state: 'live' }, { state: 'live' }]);
    clock.advance(181 * dayMs);
    await database().batch(sweepReportsStatements(database(), clock.now()));
    expect(await states()).toEqual([{ state: 'dead' }, { state: 'live' }]);
    expect(await firstValue('SELECT COUNT(*) AS n FROM chat_report_file')).toBe(0);
  });
});

describe('permissions', () => {
  test('allow reports by members of the chat, about messages of that chat, up to a number per day', async () => {
    const { from, to, chatId } = await talking();
    const other = await talking();
    const foreign = await idOf(other.from, other.chatId, 'First');
    expect((await report(await trader(), chatId)).status).toBe(404);
    expect((await report(await staffOf(to, ['sendMessage']), chatId)).status).toBe(403);
    expect((await report(to, chatId, { messageIds: [foreign] })).envelope).toMatchObject({
      code: 'NOT_FOUND',
      errors: { messageIds: 'INVALID' },
    });
    expect((await report(await staffOf(to, ['getChat']), chatId)).status).toBe(200);
    await runSql(
      'INSERT INTO throttle(key, count, window_ends_at) VALUES(?1,?2,?3)',
      `chat-report:${from.id}`,
      reportsPerDay,
      clock.now() + hourMs,
    );
    expect((await report(from, chatId)).envelope.code).toBe('THROTTLED');
  });

  test('allow moderators to see it, once it is reported and until it is decided', async () => {
    const { to, chatId } = await talking();
    await report(to, chatId);
    const moderatorUser = await moderator();
    const [item] = await waiting(moderatorUser.token);
    const { id = '', version = 0 } = item ?? {};
    for (const token of [to.token, (await trader()).token])
      expect((await call(getItem, { token, query: { kind: 'report', id } })).status).toBe(403);
    const body = { kind: 'report', id, version, approve: false, note: 'Read.' } as const;
    expect((await call(decide, { token: moderatorUser.token, body: { ...body, version: version + 1 } })).envelope.code).toBe(
      'STALE_VERSION',
    );
    expect((await call(decide, { token: moderatorUser.token, body })).status).toBe(200);
    expect((await call(decide, { token: moderatorUser.token, body })).envelope.code).toBe('ALREADY_DECIDED');
    expect([
      await waiting(moderatorUser.token),
      (await call(getItem, { token: moderatorUser.token, query: { kind: 'report', id } })).status,
    ]).toEqual([[], 404]);
    const audit = await firstValue("SELECT actor_user_id AS actor FROM audit_log WHERE action='report.reject' AND target_id=?1", id);
    expect(audit).toBe(moderatorUser.id);
  });
});

test('a decided report is deleted after half a year, a pending one is not', async () => {
  const { from, to, chatId } = await talking();
  await report(to, chatId);
  const moderatorUser = await moderator();
  const [item] = await waiting(moderatorUser.token);
  await data(decide, {
    token: moderatorUser.token,
    body: { kind: 'report', id: item?.id ?? '', version: item?.version ?? 0, approve: true },
  });
  await report(from, chatId);
  const reportCount = () => firstValue('SELECT COUNT(*) AS n FROM chat_report');
  clock.advance(180 * dayMs - (clock.now() % hourMs));
  await runScheduled(testEnv, clock);
  expect(await reportCount()).toBe(2);
  clock.advance(hourMs);
  await runScheduled(testEnv, clock);
  expect([await reportCount(), (await waiting(await consoleSession(moderatorUser))).length]).toEqual([1, 1]);
});
