/** What is left of a chat when its accounts are deleted. */
import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { dayMs } from '../../../contract/limits.ts';
import { call, clock, testEnv } from '../../support/api/api-client.ts';
import { opened, priceOf, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { allRows } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 2, 0));
afterEach(() => clock.restart());

const text = 'Call me at 0532 000 00 00';
const end = async (...traders: Trader[]): Promise<void> => {
  for (const { id, token } of traders) expect((await call(deleteUser, { token, query: { UserId: id } })).status).toBe(200);
};
const passDays = async (count: number): Promise<void> => {
  clock.advance(count * dayMs);
  await runScheduled(testEnv, clock);
};
/** What a room stores: rows of its tables, single values and the time of its alarm. */
const storedIn = (chatId: string) =>
  runInDurableObject(roomOf(testEnv, chatId), async (_, { storage }) => ({
    tables: storage.sql.exec("SELECT name FROM sqlite_master WHERE name LIKE 'message%'").toArray().length,
    values: [...storage.kv.list()].length,
    alarm: await storage.getAlarm(),
  }));
const nothing = { tables: 0, values: 0, alarm: null };
const rowsOf = (chatId: string) => allRows('SELECT name_for_all, name_folded, last_message, bank_before FROM chat WHERE id=?1', chatId);
const emptied = [{ name_for_all: '—', name_folded: '', last_message: '', bank_before: null }];

async function talking() {
  const [from, to] = [await trader(), await trader()];
  return { from, to, chatId: await opened(from, to, { text }) };
}

describe('a chat', () => {
  test('whose accounts are both deleted loses its messages, subject and preview after a day', async () => {
    const { from, to, chatId } = await talking();
    await end(from, to);
    await passDays(1);
    expect([await storedIn(chatId), await rowsOf(chatId)]).toEqual([nothing, emptied]);
  });

  test('stays for the side that has an account', async () => {
    const { from, chatId } = await talking();
    await end(from);
    await passDays(1);
    expect((await roomOf(testEnv, chatId).list({ size: 10, page: 0 })).map((message) => message.text)).toEqual([text]);
  });

  test('whose room was emptied by an interrupted run is emptied again', async () => {
    const { from, to, chatId } = await talking();
    await end(from, to);
    await roomOf(testEnv, chatId).empty();
    await passDays(1);
    expect([await storedIn(chatId), await rowsOf(chatId)]).toEqual([nothing, emptied]);
  });
});
