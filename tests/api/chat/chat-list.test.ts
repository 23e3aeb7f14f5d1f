/** The list of chats by pages: rows read, order, search, and data of a card. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { indexTexts } from '../../../api/chat/room/index-texts.ts';
import { listChatPage } from '../../../api/chat/list-store.ts';
import { findChatsByText, indexTextsStatements, readUnindexed } from '../../../api/chat/room/text-store.ts';
import { deleteChat, deleteMessage, getAccesibleChats } from '../../../contract/chat/calls.ts';
import { dayMs } from '../../../contract/limits.ts';
import { chatListPageSize } from '../../../api/chat/list.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, database } from '../../support/api/api-fixtures.ts';
import { cardOf, liveRequest, look, opened, priceOf, say, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 2, 0));

interface Asked {
  page?: number;
  unreadFirst?: boolean;
  text?: string;
}
const page = (who: { token: string }, asked: Asked = {}) => data(getAccesibleChats, { token: who.token, query: { page: 1, ...asked } });
const names = async (who: { token: string }, asked: Asked = {}) =>
  (await page(who, asked)).chats.map(({ chatNameForAll }) => chatNameForAll);

/** Older chats of an account, every tenth with unread messages. */
async function olderChats(who: Trader, other: Trader, count: number): Promise<void> {
  const each = `FROM json_each('[${Array.from({ length: count }, (_, index) => index).join(',')}]')`;
  const id = `printf('%024x', value + 16)`;
  const at = clock.now() - dayMs;
  const member = `INSERT INTO chat_member(chat_id, master_user_id, company_id, last_read_sequence, last_at) SELECT ${id}, ?1, ?2, CASE WHEN value%10=0 THEN ?3 ELSE 3 END, ${at} + value ${each}`;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_sequence, last_at, created_at)
       SELECT ${id}, ?1, ?2, 0, 'Older ' || value, 'older ' || value, ?3, 0, 1, ${at}, 3, ${at} + value, ${at} ${each}`,
    ).bind(other.company.id, who.company.id, other.id),
    env.DB.prepare(member).bind(who.id, who.company.id, 1),
    env.DB.prepare(member).bind(other.id, other.company.id, 3),
  ]);
}

describe('1,000 chats', () => {
  test('need at most 40 rows a page, in either order; each chat is on one page', async () => {
    const [from, to] = [await trader(), await trader()];
    await olderChats(to, from, 1000);
    const newest = await opened(from, to, { chatNameForAll: 'Newest', text: 'Hello' });
    await look(to, newest);
    for (const unreadFirst of [false, true]) {
      const trips: ReadTrips = [];
      const { rows, hasMore } = await listChatPage(countReads(database(), trips), to.id, { page: 1, size: chatListPageSize, unreadFirst });
      expect([rows.length, hasMore, rows.every(({ own_name }) => own_name === to.company.name)]).toEqual([chatListPageSize, true, true]);
      expect(trips.flat().reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(40);
    }
    // Each chat of the page reads one more row for its title.
    const requestId = await liveRequest(to, 1);
    await runSql('UPDATE chat SET request_id=?1', requestId);
    const trips: ReadTrips = [];
    const titled = await listChatPage(countReads(database(), trips), to.id, { page: 1, size: chatListPageSize, unreadFirst: false });
    expect(titled.rows.every(({ offer_names: known }) => known?.includes('Dried apricots') === true)).toBe(true);
    expect(trips.flat().reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(40 + chatListPageSize + 1);
    expect((await names(to)).slice(0, 3)).toEqual(['Newest', 'Older 999', 'Older 998']);
    expect((await names(to, { unreadFirst: true })).slice(0, 3)).toEqual(['Older 990', 'Older 980', 'Older 970']);
    const [first, second] = [await names(to), await names(to, { page: 2 })];
    expect(new Set([...first, ...second]).size).toBe(2 * chatListPageSize);
    const last = await page(to, { page: Math.ceil(1001 / chatListPageSize) });
    expect([last.chats.length, last.hasMore]).toEqual([1001 % chatListPageSize, false]);
    expect(last.unreadMessageCount).toBe(200);
  });
});

test('unread counts follow messages and reading, with and without pages', async () => {
  const [from, to] = [await trader(), await trader()];
  const [one, other] = [
    await opened(from, to, { chatNameForAll: 'One', text: 'a' }),
    await opened(from, to, { chatNameForAll: 'Other', text: 'a' }),
  ];
  clock.advance(1000);
  await say(from, one, 'b');
  await look(to, other);
  clock.advance(1000);
  await say(to, other, 'c');
  expect([await names(to), await names(to, { unreadFirst: true }), await names(from, { unreadFirst: true })]).toEqual([
    ['Other', 'One'],
    ['One', 'Other'],
    ['Other', 'One'],
  ]);
  for (const asked of [{}, { page: 1 }])
    expect((await data(getAccesibleChats, { token: to.token, query: asked })).unreadMessageCount).toBe(2);
  await look(to, one);
  expect((await page(to)).unreadMessageCount).toBe(0);
});

test('the list is searched by beginnings of words, in names and the last message, in any spelling', async () => {
  const [from, to] = [await trader(), await trader()];
  await opened(from, to, { chatNameForAll: 'Kuru kayısı', text: 'İstanbul’a teslim' });
  await opened(from, to, { chatNameForAll: 'Towels', text: 'From Denizli' });
  expect([
    await names(to, { text: 'KAYISI' }),
    await names(to, { text: 'istanbul kuru' }),
    await names(to, { text: 'denizli' }),
    (await names(to, { text: from.company.name })).length,
    await names(to, { text: 'nothing like it' }),
    await names(to, { text: 'towels', page: 2 }),
  ]).toEqual([['Kuru kayısı'], ['Kuru kayısı'], ['Towels'], 2, [], []]);
});

describe('a search for messages', () => {
  const secret = 'Container MSKU 7754120 leaves on Tuesday';

  test('finds old ones as well, by the beginnings of words of one message, for members only', async () => {
    const [from, to, stranger] = [await trader(), await trader(), await trader()];
    const chatId = await opened(from, to, { chatNameForAll: 'Figs', text: secret });
    await opened(from, to, { chatNameForAll: 'Raisins', text: 'Sultanas, Tuesday' });
    await opened(stranger, from, { chatNameForAll: 'Dates', text: 'Container of dates' });
    await say(to, chatId, 'Пришлите счёт');
    await say(from, chatId, 'Tamam');
    for (const who of [from, to]) {
      expect([await names(who, { text: 'msku tues' }), await names(who, { text: 'СЧЕТ' })]).toEqual([['Figs'], ['Figs']]);
      expect(await names(who, { text: 'счет container' })).toEqual([]);
    }
    expect(await names(from, { text: 'contai' })).toEqual(['Dates', 'Figs']);
    expect([await names(stranger, { text: 'msku' }), await names(stranger, { text: 'tuesday' })]).toEqual([[], []]);
  });

  test('does not find deleted ones, also after a late or repeated delivery, nor those of a hidden chat', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { chatNameForAll: 'Figs', text: 'Good morning' });
    await say(from, chatId, secret);
    const message = (await look(from, chatId)).messages.at(-1);
    await data(deleteMessage, { token: from.token, query: { chatId, id: message?._id ?? '' } });
    const again = { sequence: message?.sequence ?? 0, text: secret, file: null, isActive: true };
    await database().batch(indexTextsStatements(database(), chatId, [from.id, to.id], [again]));
    expect([await names(from, { text: 'msku' }), await names(to, { text: 'msku' })]).toEqual([[], []]);
    await say(from, chatId, 'Cartons of 5 kg');
    await say(from, chatId, 'Thanks');
    await database().batch(indexTextsStatements(database(), chatId, [from.id, to.id], [{ ...again, text: '' }]));
    expect(await names(to, { text: 'cartons' })).toEqual(['Figs']);
    await data(deleteChat, { token: to.token, query: { chatId } });
    expect([await names(to, { text: 'cartons' }), await names(from, { text: 'cartons' })]).toEqual([[], ['Figs']]);
  });

  test('finds messages from before the index: the scheduled run adds them in steps, and then has nothing to do', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { chatNameForAll: 'Figs', text: secret });
    for (const text of ['one', 'two', 'three']) await say(to, chatId, text);
    await env.DB.batch([
      env.DB.prepare('DELETE FROM chat_text_fts'),
      env.DB.prepare('DELETE FROM chat_text'),
      env.DB.prepare('UPDATE chat SET text_done=CASE WHEN id=?1 THEN 0 ELSE last_sequence END').bind(chatId),
    ]);
    expect(await names(from, { text: 'msku' })).toEqual([]);
    expect(await readUnindexed(database(), 9)).toMatchObject([{ id: chatId, text_done: 0 }]);
    await say(to, chatId, 'four');
    await indexTexts(testEnv, database());
    for (const text of ['msku', 'two', 'four']) expect(await names(to, { text })).toEqual(['Figs']);
    expect(await readUnindexed(database(), 9)).toEqual([]);
  });

  test('indexes other chats although the room of one fails, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await opened(await trader(), await trader(), { text: 'Good morning' }));
    const bad = ids.toSorted()[0] ?? '';
    await env.DB.prepare('UPDATE chat SET text_done=CASE WHEN id IN(SELECT value FROM json_each(?1)) THEN 0 ELSE last_sequence END')
      .bind(JSON.stringify(ids))
      .run();
    const get = (id: DurableObjectId) => {
      if (id.equals(testEnv.ROOMS.idFromName(bad))) throw new Error('this room is broken');
      return testEnv.ROOMS.get(id);
    };
    const ROOMS = { idFromName: (name: string) => testEnv.ROOMS.idFromName(name), get } as unknown as Env['ROOMS'];
    // Once for the messages, once to find that none follows.
    for (let minute = 0; minute < 2; minute += 1) await indexTexts({ ...testEnv, ROOMS }, database());
    expect((await readUnindexed(database(), 9)).map(({ id }) => id)).toEqual([bad]);
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ job: 'chatTexts', id: bad });
    vi.restoreAllMocks();
    await indexTexts(testEnv, database());
  });

  test('among a thousand messages of others stays within the rows of the own ones', async () => {
    const [from, to, other, another] = [await trader(), await trader(), await trader(), await trader()];
    await opened(from, to, { chatNameForAll: 'Figs', text: 'Hello there' });
    const chatId = await opened(other, another, { text: 'Hello' });
    const many = Array.from({ length: 1000 }, (_, index) => ({ sequence: index + 2, text: 'Hello again', file: null, isActive: true }));
    await database().batch(indexTextsStatements(database(), chatId, [other.id, another.id], many));
    const trips: ReadTrips = [];
    expect(await findChatsByText(countReads(database(), trips), from.id, ['hello'])).toHaveLength(1);
    expect(trips.flat().reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(8);
    expect(await findChatsByText(database(), other.id, ['hello', 'agai'])).toEqual([chatId]);
  });
});

test('a card shows the own company and the last sender, and links only to existing pages', async () => {
  const [from, to] = [await trader(), await trader()];
  const second = await approvedCompany(from);
  const chatId = await opened({ ...from, company: second }, to, { text: 'Hello' });
  const [mine] = (await page(from)).chats;
  expect(mine).toMatchObject({
    chatId,
    ownCompanyId: second.id,
    ownCompanyName: second.name,
    companyId: to.company.id,
    isLastMessageOwn: true,
  });
  expect(mine?.companyPath).not.toBe('');
  expect((await page(to)).chats[0]).toMatchObject({ companyId: second.id, isLastMessageOwn: false });
  const own = await firstValue<string>('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', from.id);
  const personal = await opened(from, to, { fromCompanyId: own ?? '', chatNameForAll: 'From its owner' });
  expect([(await page(to)).chats.find((card) => card.chatId === personal)?.companyPath, (await cardOf(to, personal))?.companyPath]).toEqual(
    ['', ''],
  );
  await runSql('UPDATE company SET deleted_at=1, is_active=0 WHERE id=?1', second.id);
  expect(await look({ ...from }, chatId)).toMatchObject({ sendingFault: 'COMPANY_GONE', messages: [{ text: 'Hello' }] });
  expect((await say({ ...from, company: second }, chatId, 'Still here')).envelope.code).toBe('COMPANY_GONE');
});
