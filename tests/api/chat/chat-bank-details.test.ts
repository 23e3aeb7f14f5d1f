/** Bank details in a chat are marked when they are sent, for both sides and in every place; changed ones are distinguished. */
import { env, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSeenBefore } from '../../../api/chat/safety/seen-before-store.ts';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { deleteMessage, sendMessage } from '../../../contract/chat/calls.ts';
import { sendQuote } from '../../../contract/quote/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, lookups } from '../../support/api/api-fixtures.ts';
import { ibanOf } from '../../support/data/bank-numbers.ts';
import { liveRequest, look, opened, priceOf, say, talking, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { freight, offered, quotesFor, quotesIn, quoting, take } from '../../support/api/quoting.ts';
import { file } from '../../support/data/sample-files.ts';
import { runSql } from '../../support/api/database.ts';

const [turkish, german] = ['TR33 0006 1005 1978 6457 8413 26', 'DE89 3704 0044 0532 0130 00'];
const british = 'GB82 WEST 1234 5698 7654 32';
const marksOf = async (who: Trader, chatId: string) => (await look(who, chatId)).messages.map(({ bankDetails }) => bankDetails);

beforeEach(async () => {
  clock.restart();
  for (const createdFor of [0, 1, 2, 3, 4]) await priceOf(createdFor, 2, 0);
});

describe('messages', () => {
  test('mark the first details quietly, others prominently, repetitions not at all; deleting the first changes nothing', async () => {
    const { from: buyer, to: seller, chatId } = await talking({ text: 'Where do we pay?' });
    const first = await say(seller, chatId, `To ${turkish}`, 'the-first-details');
    expect(first.envelope.data?.message.bankDetails).toBe('first');
    expect((await say(seller, chatId, `To ${turkish}`, 'the-first-details')).envelope).toEqual(first.envelope);
    await say(buyer, chatId, `So ${turkish}?`);
    await say(buyer, chatId, `Refunds go to ${german}`);
    await data(deleteMessage, { token: seller.token, query: { chatId, id: first.envelope.data?.message._id ?? '' } });
    await say(seller, chatId, `Please pay to ${british}`);
    await say(seller, chatId, 'Our bank account has changed');
    for (const who of [seller, buyer]) expect(await marksOf(who, chatId)).toEqual([null, null, null, 'first', 'changed', 'changed']);
  });

  test('may be marked when it is the first message of a chat', async () => {
    const { to: buyer, chatId } = await talking({ text: `Our bank: ${german}` });
    expect(await marksOf(buyer, chatId)).toEqual(['first']);
    expect((await call(deleteMessage, { token: buyer.token, query: { chatId, id: chatId } })).status).toBe(404);
  });

  test('have file names checked like texts, and together with the text', async () => {
    const { from: seller, to: buyer, chatId } = await talking({ text: `Our bank: ${german}` });
    const hand = (name: string, text = '') =>
      data(sendMessage, {
        token: seller.token,
        body: { 'Data.Message.ChatId': chatId, 'Data.Message.CompanyId': seller.company.id, 'Data.Message.Text': text },
        files: { 'Data.File': file(name, 'a,b', 'text/csv') },
      });
    await hand(`invoice_${turkish.replaceAll(' ', '_')}.csv`);
    await hand('6457 8413 27.csv', 'GB33 BUKB 2020 1555 5555 55');
    await hand('5698 7654 32.csv', 'GB82 WEST 1234');
    await hand('list.csv');
    await hand('our_new_bank_account.csv');
    for (const who of [seller, buyer])
      expect(await marksOf(who, chatId)).toEqual(['first', 'changed', 'changed', 'changed', null, 'changed']);
  });

  test('of a room that is older than its list of details are read once, and taken into account', async () => {
    const { from: seller, to: buyer, chatId } = await talking({ text: `Our bank: ${german}` });
    await runInDurableObject(roomOf(testEnv, chatId), (_, { storage }) => {
      storage.sql.exec('DELETE FROM message_bank_detail');
      storage.kv.delete('bank-details');
    });
    await say(seller, chatId, `Our bank: ${german}`);
    await say(seller, chatId, `Our bank: ${turkish}`);
    expect(await marksOf(buyer, chatId)).toEqual(['first', null, 'changed']);
  });

  test('need a number of reads that does not grow with the chat', async () => {
    const { from: seller, to: buyer, chatId } = await talking({ text: `Our bank: ${german}` });
    const rowsRead = await runInDurableObject(roomOf(testEnv, chatId), (_, { storage }) => {
      for (let number = 0; number < 300; number += 1)
        storage.sql.exec(
          "INSERT INTO message_bank_detail(detail, kind, company_id, mark, is_outside) VALUES(?, 'iban', ?, 'first', 0)",
          `iban:${ibanOf(number)}`,
          buyer.company.id,
        );
      const exec = storage.sql.exec.bind(storage.sql);
      const given = exec(
        'SELECT 1 FROM message_bank_detail WHERE company_id = ? AND kind = ? AND is_outside <= ? LIMIT 1',
        seller.company.id,
        'iban',
        1,
      );
      given.toArray();
      return given.rowsRead;
    });
    expect(rowsRead).toBeLessThanOrEqual(2);
    expect((await say(seller, chatId, `Our bank: ${turkish}`)).envelope.data?.message.bankDetails).toBe('changed');
  });
});

describe('quotes', () => {
  const placed = async (detail: string) => ({
    delivery: { incoterm: 'DAP', place: { countryId: (await lookups()).countryId, detail } } as const,
  });

  test('mark details in the place of delivery at the quote and in the chat, for both sides', async () => {
    const { seller, buyer, requestId, chatId } = await quoting();
    await offered(seller, chatId, await placed(`Quay 4, ${turkish}`));
    for (const who of [seller, buyer]) {
      expect((await quotesIn(who, chatId)).map(({ bankDetails }) => bankDetails)).toEqual(['first']);
      expect(await marksOf(who, chatId)).toEqual([null, 'first']);
    }
    expect((await quotesFor(buyer, requestId)).envelope.data?.quotes.map(({ bankDetails }) => bankDetails)).toEqual(['first']);
  });

  test('mark details that differ from those of a message as a change, in every revision', async () => {
    const { seller, buyer, requestId, chatId } = await quoting();
    await say(seller, chatId, `Our bank: ${german}`);
    await offered(seller, chatId, { note: `Pay to ${turkish}` });
    await offered(seller, chatId, { note: `Pay to ${turkish}, please`, price: { amount: 4, currency: 'USD', unit: 'KGM' } });
    await offered(seller, chatId, { note: 'In new bags.' });
    for (const who of [seller, buyer]) {
      expect((await quotesIn(who, chatId)).map(({ bankDetails }) => bankDetails)).toEqual([null, 'changed', 'changed']);
      expect(await marksOf(who, chatId)).toEqual([null, 'first', 'changed', 'changed', null]);
    }
    await say(seller, chatId, `So ${turkish}`);
    await say(seller, chatId, `Or rather ${british}`);
    expect((await marksOf(buyer, chatId)).slice(-2)).toEqual([null, 'changed']);
    expect((await quotesFor(buyer, requestId)).envelope.data?.quotes[0]?.bankDetails).toBe(null);
  });

  test('detect a number that is split over note and place', async () => {
    const { seller, buyer, chatId } = await quoting();
    await offered(seller, chatId, { note: '6457 8413 26 is the rest', ...(await placed('TR33 0006 1005 1978')) });
    expect([(await quotesIn(buyer, chatId))[0]?.bankDetails, await marksOf(buyer, chatId)]).toEqual(['first', [null, 'first']]);
  });

  test.each(['from', 'to'] as const)('check the places of freight: %s', async (side) => {
    const { seller, buyer, chatId } = await quoting(3);
    const place = { countryId: (await lookups()).countryId, detail: turkish };
    await data(sendQuote, { token: seller.token, body: { chatId, freight: { ...freight, [side]: place } } });
    expect([(await quotesIn(buyer, chatId))[0]?.bankDetails, await marksOf(buyer, chatId)]).toEqual(['first', [null, 'first']]);
  });

  test('from before marks were stored are still marked as containing details', async () => {
    const { seller, buyer, chatId } = await quoting();
    const { id } = await offered(seller, chatId, { note: `Pay to ${turkish}` });
    await runSql('UPDATE quote SET bank_mark=NULL WHERE id=?1', id);
    expect((await quotesIn(buyer, chatId))[0]?.bankDetails).toBe('first');
  });

  test('without accounts have no mark, accepted or not', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId, { note: 'In new bags.' });
    await take(buyer, quote.id);
    expect(await marksOf(buyer, chatId)).toEqual([null, null, null]);
  });
});

describe('the head of a chat', () => {
  const headOf = async (who: Trader, chatId: string) => (await look(who, chatId)).bankDetails;

  test('marks a subject with details, which count as given', async () => {
    const { from: seller, to: buyer, chatId } = await talking({ chatNameForAll: `Apricots, ${turkish}` });
    await say(seller, chatId, `As above: ${turkish}`);
    await say(seller, chatId, `Or ${german}`);
    expect([await headOf(seller, chatId), await headOf(buyer, chatId)]).toEqual(['first', 'first']);
    expect(await marksOf(buyer, chatId)).toEqual([null, null, 'changed']);
  });

  test('does not mark a subject without details; marks one about a new account prominently', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    expect(await headOf(buyer, await opened(seller, buyer))).toBe(null);
    expect(await headOf(buyer, await opened(seller, buyer, { chatNameForAll: 'Our new bank account' }))).toBe('changed');
  });

  test('includes the present name of the request', async () => {
    const { seller, buyer, requestId, chatId } = await quoting();
    expect(await headOf(seller, chatId)).toBe(null);
    await runSql('UPDATE request SET name=?2 WHERE id=?1', requestId, `Apricots ${turkish}`);
    expect([await headOf(seller, chatId), await headOf(buyer, chatId)]).toEqual(['first', 'first']);
  });
});

describe('texts from before the chat', () => {
  const describes = (who: Trader, description: string) =>
    runSql('UPDATE company SET description=?2 WHERE id=?1', who.company.id, description);

  test.each([['seller'], ['buyer']])('make different details a change, whoever begins: the %s', async (first) => {
    const [seller, buyer] = [await trader(), await trader()];
    await describes(seller, `We pack and ship. ${turkish}`);
    const chatId = first === 'seller' ? await opened(seller, buyer) : await opened(buyer, seller);
    await say(seller, chatId, `Our bank: ${turkish}`);
    await say(seller, chatId, `Our bank: ${german}`);
    await say(buyer, chatId, `Refunds go to ${british}`);
    expect(await marksOf(buyer, chatId)).toEqual([null, 'first', 'changed', 'first']);
  });

  test('apply to the first message; a page that changes afterwards changes nothing', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    await describes(seller, `We pack and ship. ${turkish}`);
    const chatId = await opened(seller, buyer, { text: `Our bank: ${german}` });
    await describes(seller, `We pack and ship. ${british}`);
    await say(seller, chatId, `Our bank: ${british}`);
    expect(await marksOf(buyer, chatId)).toEqual(['changed', 'changed']);
  });

  test('need few reads, however many there are', async () => {
    const { seller, buyer, requestId, chatId } = await quoting();
    const quote = await offered(seller, chatId, { note: `Pay to ${turkish}` });
    await take(buyer, quote.id);
    const [others, pair] = [await trader(), { fromCompanyId: seller.company.id, toCompanyId: buyer.company.id }];
    await env.DB.batch(
      Array.from({ length: 300 }, (_, number) =>
        env.DB.prepare('INSERT INTO pro_forma_bank(company_id, partner_id, detail, quote_id) VALUES(?1,?2,?3,?4)').bind(
          seller.company.id,
          number < 100 ? buyer.company.id : others.company.id,
          `iban:${ibanOf(number)}`,
          quote.id,
        ),
      ),
    );
    const trips: ReadTrips = [];
    const known = await readSeenBefore(countReads(database(), trips), { ...pair, requestId });
    expect(known[0]?.details).toHaveLength(50);
    expect(trips.flat().reduce((sum, rows) => sum + rows, 0)).toBeLessThan(130);
  });

  test('count as a change too, once the chat has other details', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    await describes(seller, `We pack and ship. ${turkish}`);
    const chatId = await opened(seller, buyer, { text: `Our bank: ${german}` });
    await say(seller, chatId, `Rather ${turkish}`);
    expect(await marksOf(buyer, chatId)).toEqual(['changed', 'changed']);
  });

  test('include the text of the answered request', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    const requestId = await liveRequest(buyer, 1);
    await runSql(
      'UPDATE request SET texts=?2 WHERE id=?1',
      requestId,
      JSON.stringify({ RU: { name: 'Курага', description: `Оплата с ${turkish}` } }),
    );
    const chatId = await opened(seller, buyer, { createdFor: 1, requestId });
    await say(buyer, chatId, `We pay from ${german}`);
    expect(await marksOf(seller, chatId)).toEqual([null, 'changed']);
  });
});
