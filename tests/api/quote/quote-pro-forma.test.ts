/** The pro-forma of an accepted quote: frozen, verifiable by others, and kept when an account is deleted. */
import { env, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { sendQuote, verifyProForma } from '../../../contract/quote/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { look, priceOf, say, type Trader } from '../../support/api/chat/chat-fixtures.ts';
import { bank, offer, offered, proFormaOf, quotesFor, quotesIn, quoting, take, takeBack } from '../../support/api/quoting.ts';
import { quotedGoods, storedGoods } from '../../support/data/valid-inputs.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

beforeEach(async () => {
  clock.restart();
  for (const serviceType of [1, 2]) await priceOf(serviceType, 1, 10);
});

const verify = (number: string, code: string) => data(verifyProForma, { query: { number, code } });

describe('the pro-forma', () => {
  test.each([1, 2] as const)('for a request of type %d it names both companies as they are at that moment', async (serviceType) => {
    const { seller, buyer, chatId } = await quoting(serviceType);
    await runSql("UPDATE users SET language='AR' WHERE id=?1", seller.id);
    await runSql(
      "UPDATE company SET taxpayer_number='1234567890', taxpayer_office='Konak', address_description='Quay 4', postal_code='35000' WHERE id=?1",
      seller.company.id,
    );
    const quote = await offered(seller, chatId);
    const { envelope } = await take(buyer, quote.id);
    await runSql("UPDATE company SET name='Another name', taxpayer_number='0' WHERE id=?1", seller.company.id);
    const answers = await Promise.all([seller, buyer].map((who) => proFormaOf(who, quote.id)));
    expect(answers[0]?.envelope.data).toEqual(answers[1]?.envelope.data);
    const { document, hash, code } = answers[0]?.envelope.data?.proForma ?? { document: null, hash: '', code: '' };
    expect(document).toMatchObject({
      number: envelope.data?.quote.proFormaNumber,
      languages: ['ar', 'en'],
      total: '8400.00',
      requestName: 'Dried apricots',
      revision: 1,
      seller: {
        name: seller.company.name,
        taxNumber: '1234567890',
        taxOffice: 'Konak',
        address: 'Quay 4',
        postalCode: '35000',
        country: 'tr',
      },
      buyer: { name: buyer.company.name },
      terms: { goods: quotedGoods },
    });
    expect(document?.number).toMatch(/^PF-2026-[0-9A-Z]{10}$/);
    expect(await verify(` ${document?.number.toLowerCase()} `, code.toLowerCase())).toEqual({
      state: 'unchanged',
      dtIssuedAt: document?.dtIssuedAt,
      hash,
      suspended: [],
      unlisted: [],
      bankDetails: null,
    });
  });

  test('it names the request as it was called when the quote was sent', async () => {
    const { seller, buyer, chatId, requestId } = await quoting();
    const first = await offered(seller, chatId);
    await runSql("UPDATE request SET name='Silk carpets' WHERE id=?1", requestId);
    await take(buyer, first.id);
    expect((await proFormaOf(seller, first.id)).envelope.data?.proForma.document.requestName).toBe('Dried apricots');
    await expect(runSql("UPDATE quote SET subject='Silk carpets' WHERE id=?1", first.id)).rejects.toThrow('a quote stays as it was sent');
  });

  test('it has what customs and banks require: goods with code, origin and packing, contacts of both, and the seller’s bank', async () => {
    const { seller, buyer, chatId } = await quoting();
    await runSql("UPDATE company SET phone='+90 232 555 01 02', email='export@rope.example' WHERE id=?1", seller.company.id);
    const goods = { hsCode: '5607.50', packaging: 'rolls', originCountryId: lookupId('country', 'TR'), bank } as const;
    const quote = await offered(seller, chatId, goods);
    await take(buyer, quote.id);
    const proForma = (await proFormaOf(buyer, quote.id)).envelope.data?.proForma;
    expect(proForma?.document).toMatchObject({
      seller: { phone: '+90 232 555 01 02', email: 'export@rope.example' },
      terms: { goods: { hsCode: '560750', packaging: 'rolls', origin: 'tr', bank } },
      bank,
    });
    // Quote, document and verification all advise the payer to confirm the bank details by phone.
    expect([quote.bankDetails, proForma?.bankDetails]).toEqual(['first', 'first']);
    expect((await verify(proForma?.document.number ?? '', proForma?.code ?? '')).bankDetails).toBe('first');
  });

  test('the seller alone states the bank, which is also on the pro-forma of the buyer’s counter-offer', async () => {
    const { seller, buyer, chatId } = await quoting();
    await offered(seller, chatId, { bank });
    expect(await offer(buyer, chatId, { bank })).toMatchObject({ status: 400, envelope: { errors: { 'goods.bank': 'UNKNOWN_FIELD' } } });
    const counter = await offered(buyer, chatId, { price: { amount: 4, currency: 'USD', unit: 'KGM' } });
    expect(counter.isCounter).toBe(true);
    await take(seller, counter.id);
    expect((await proFormaOf(buyer, counter.id)).envelope.data?.proForma).toMatchObject({
      document: { total: '8000.00', bank },
      bankDetails: 'first',
    });
  });

  test('a bank account that the seller withdrew with its quote is not on the pro-forma of a counter-offer', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId, { bank });
    await takeBack(seller, quote.id);
    const counter = await offered(buyer, chatId, { price: { amount: 4, currency: 'USD', unit: 'KGM' } });
    await take(seller, counter.id);
    expect((await proFormaOf(buyer, counter.id)).envelope.data?.proForma?.document).not.toHaveProperty('bank');
  });

  test('another account than before is a change, wherever it was stated', async () => {
    const { seller, buyer, chatId } = await quoting();
    await offered(seller, chatId, { bank });
    const quote = await offered(seller, chatId, { bank: { ...bank, account: 'DE89 3704 0044 0532 0130 00' } });
    expect(quote.bankDetails).toBe('changed');
    await take(buyer, quote.id);
    expect((await proFormaOf(buyer, quote.id)).envelope.data?.proForma.bankDetails).toBe('changed');
  });

  test('a person who trades without a company has no phone or address on it', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    const own = '(SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1)';
    await env.DB.batch(
      [
        `UPDATE company SET phone='+90 532 555 01 02', email='me@home.example' WHERE id=${own}`,
        `UPDATE chat SET to_company_id=${own} WHERE id=?2`,
        `UPDATE chat_member SET company_id=${own} WHERE chat_id=?2 AND master_user_id=?1`,
      ].map((sql) => env.DB.prepare(sql).bind(...[buyer.id, chatId].slice(0, sql.includes('?2') ? 2 : 1))),
    );
    expect((await take(buyer, quote.id)).status).toBe(200);
    const proForma = (await proFormaOf(seller, quote.id)).envelope.data?.proForma;
    expect(Object.keys(proForma?.document.buyer ?? {})).not.toContain('phone');
    expect(JSON.stringify(proForma)).not.toContain('me@home.example');
  });

  test('two sides of one language add English; verification shows no terms, and nothing at all without the code', async () => {
    const { seller, buyer, chatId } = await quoting();
    await runSql("UPDATE users SET language='TR' WHERE id IN(?1,?2)", seller.id, buyer.id);
    const quote = await offered(seller, chatId);
    await take(buyer, quote.id);
    const proForma = (await proFormaOf(buyer, quote.id)).envelope.data?.proForma;
    expect(proForma?.document.languages).toEqual(['tr', 'en']);
    const { number = '' } = proForma?.document ?? {};
    const unknown = { state: 'unknown', dtIssuedAt: '', hash: '', suspended: [], unlisted: [], bankDetails: null };
    expect([
      await verify(number, ''),
      await verify(number, 'X'.repeat(16)),
      await verify('PF-2026-0000000000', proForma?.code ?? ''),
    ]).toEqual([unknown, unknown, unknown]);
    expect(Object.keys(await verify(number, proForma?.code ?? ''))).toEqual([
      'state',
      'dtIssuedAt',
      'hash',
      'suspended',
      'unlisted',
      'bankDetails',
    ]);
  });

  test('it cannot be changed; a change in the database is detected by its verification', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    await take(buyer, quote.id);
    const { document, code = '', hash } = (await proFormaOf(buyer, quote.id)).envelope.data?.proForma ?? {};
    const forge = env.DB.prepare("UPDATE pro_forma SET document=json_set(document, '$.total', '1.00') WHERE quote_id=?1").bind(quote.id);
    await expect(forge.run()).rejects.toThrow('stays as it was issued');
    await expect(runSql('DELETE FROM pro_forma WHERE quote_id=?1', quote.id)).rejects.toThrow('stays for the other side');
    await expect(runSql("UPDATE quote SET terms='{}' WHERE id=?1", quote.id)).rejects.toThrow('stays as it was sent');
    await env.DB.exec('DROP TRIGGER pro_forma_stays');
    await forge.run();
    expect(await verify(document?.number ?? '', code)).toMatchObject({ state: 'changed', hash });
    await env.DB.exec(
      "CREATE TRIGGER pro_forma_stays BEFORE UPDATE ON pro_forma BEGIN SELECT RAISE(ABORT,'a pro-forma stays as it was issued'); END",
    );
  });
});

describe('bank details', () => {
  const [german, turkish] = ['DE89 3704 0044 0532 0130 00', 'TR33 0006 1005 1978 6457 8413 26'];
  const lives = (who: Trader, address: string) => runSql('UPDATE company SET address_description=?2 WHERE id=?1', who.company.id, address);
  /** The marks of the document: for its reader, the message about it, and its verification. */
  async function marksOf(buyer: Trader, quoteId: string, chatId: string) {
    const proForma = (await proFormaOf(buyer, quoteId)).envelope.data?.proForma;
    const { messages } = await look(buyer, chatId);
    const verified = await verify(proForma?.document.number ?? '', proForma?.code ?? '');
    return [proForma?.bankDetails, messages.at(-1)?.bankDetails, verified.bankDetails];
  }

  test.each(['a note', 'the address of the seller'])(
    'that differ from those of the chat, in %s, are marked prominently, also at the verification',
    async (where) => {
      const { seller, buyer, chatId } = await quoting();
      await say(seller, chatId, `Our bank: ${turkish}`);
      if (where !== 'a note') await lives(seller, `Quay 4, ${german}`);
      const quote = await offered(seller, chatId, where === 'a note' ? { note: `Pay to ${german}` } : {});
      await take(buyer, quote.id);
      expect(await marksOf(buyer, quote.id, chatId)).toEqual(['changed', 'changed', 'changed']);
      expect((await proFormaOf(seller, quote.id)).envelope.data?.proForma.bankDetails).toBe('changed');
      // Later messages are compared with it.
      expect((await say(seller, chatId, `So ${german}`)).envelope.data?.message.bankDetails).toBe(null);
    },
  );

  test('equal to those of the chat are marked quietly, missing ones not at all', async () => {
    const { seller, buyer, chatId } = await quoting();
    await say(seller, chatId, `Our bank: ${turkish}`);
    const quote = await offered(seller, chatId, { note: `Pay to ${turkish}` });
    await take(buyer, quote.id);
    expect(await marksOf(buyer, quote.id, chatId)).toEqual(['first', 'first', 'first']);
    const other = await quoting();
    const plain = await offered(other.seller, other.chatId);
    await take(other.buyer, plain.id);
    expect(await marksOf(other.buyer, plain.id, other.chatId)).toEqual([null, null, null]);
  });

  test('that differ from an earlier pro-forma between the two are a change, in an older chat and a newer one', async () => {
    const { seller, buyer, chatId } = await quoting();
    const older = await quoting(1, { seller, buyer, subject: 'An older one' });
    const first = await offered(seller, chatId, { note: `Pay to ${turkish}` });
    await take(buyer, first.id);
    // In the older chat another account was named before the pro-forma.
    await say(seller, older.chatId, `Our bank: ${german}`);
    const newer = await quoting(1, { seller, buyer, subject: 'A newer one' });
    expect((await say(seller, newer.chatId, `Our bank: ${german}`)).envelope.data?.message.bankDetails).toBe('changed');
    await lives(seller, `Quay 4, ${german}`);
    const second = await offered(seller, older.chatId);
    await take(buyer, second.id);
    expect(await marksOf(buyer, second.id, older.chatId)).toEqual(['changed', 'changed', 'changed']);
    const strangers = await quoting(1, { seller });
    const third = await offered(seller, strangers.chatId);
    await take(strangers.buyer, third.id);
    expect((await marksOf(strangers.buyer, third.id, strangers.chatId))[0]).toBe('first');
  });

  const chinese = { accountName: 'Rope and Sail', bankName: 'Bank of China, Shenzhen', account: '6222021234567890123' };
  test.each([{}, { swift: 'BKCHCNBJ' }])('without an IBAN are details too: marked everywhere, and a change as such (%o)', async (code) => {
    const { seller, buyer, chatId } = await quoting();
    const bank = { ...chinese, ...code };
    const quotes = [
      await offered(seller, chatId, { bank }),
      await offered(seller, chatId, { bank: { ...bank, account: '6222-0212-3456-7890123' } }),
    ];
    quotes.push(await offered(seller, chatId, { bank: { ...bank, account: '6217009999999999999' } }));
    expect(quotes.map(({ bankDetails }) => bankDetails)).toEqual(['first', 'first', 'changed']);
    await take(buyer, quotes[2]?.id ?? '');
    expect(await marksOf(buyer, quotes[2]?.id ?? '', chatId)).toEqual(['changed', 'changed', 'changed']);
    expect((await look(buyer, chatId)).messages.map(({ bankDetails }) => bankDetails)).toEqual([
      null,
      'first',
      'first',
      'changed',
      'changed',
    ]);
    // In another chat they differ from those of the first agreement.
    const other = await quoting(1, { seller, buyer, subject: 'A newer one' });
    expect((await offered(seller, other.chatId, { bank: { ...bank, account: '6217008888888888888' } })).bankDetails).toBe('changed');
  });

  test('without an IBAN that replace an IBAN are a change, and the other way round', async () => {
    const { seller, chatId } = await quoting();
    const marks = [];
    for (const bank of [chinese, { ...chinese, account: turkish }, { ...chinese, account: '6217009999999999999' }])
      marks.push((await offered(seller, chatId, { bank })).bankDetails);
    expect(marks).toEqual(['first', 'changed', 'changed']);
  });

  test('of quotes from before such numbers were stored are compared as well: equal ones are no change', async () => {
    const { seller, buyer, chatId } = await quoting();
    const before = await offered(seller, chatId, { bank: chinese });
    await runSql('UPDATE quote SET bank_mark=NULL WHERE chat_id=?1', chatId);
    await runInDurableObject(roomOf(testEnv, chatId), (_, { storage }) => storage.sql.exec('DELETE FROM message_bank_detail').toArray());
    const equal = await offered(seller, chatId, { bank: chinese });
    await runInDurableObject(roomOf(testEnv, chatId), (_, { storage }) => storage.sql.exec('DELETE FROM message_bank_detail').toArray());
    const other = await offered(seller, chatId, { bank: { ...chinese, account: '6217009999999999999' } });
    expect([equal.bankDetails, other.bankDetails]).toEqual(['first', 'changed']);
    expect((await quotesIn(buyer, chatId)).find(({ id }) => id === before.id)?.bankDetails).toBe('first');
    await take(buyer, other.id);
    expect(await marksOf(buyer, other.id, chatId)).toEqual(['changed', 'changed', 'changed']);
  });

  test('of pro-formas from before such numbers were stored are added by the migration', async () => {
    const { seller, buyer, chatId } = await quoting();
    const details = () =>
      allRows<{ detail: string }>('SELECT detail FROM pro_forma_bank WHERE company_id=?1 ORDER BY detail', seller.company.id);
    let follows: string | undefined;
    for (const account of [chinese.account, 'TR-33 0006 1005 1978 6457 8413 26', 'a1-23.45']) {
      const { quote } = await data(sendQuote, {
        token: seller.token,
        body: { chatId, goods: { ...quotedGoods, bank: { ...chinese, account } }, ...(follows !== undefined && { follows }) },
      });
      await take(buyer, quote.id);
      follows = quote.id;
    }
    const stored = await details();
    expect(stored.map(({ detail }) => detail)).toEqual([
      'account:6222021234567890123',
      'account:A12345',
      `iban:${turkish.replaceAll(' ', '')}`,
    ]);
    await runSql('DELETE FROM pro_forma_bank WHERE company_id=?1', seller.company.id);
    const { queries = [] } = env.TEST_MIGRATIONS.find(({ name }) => name.endsWith('accounts_of_pro_formas.sql')) ?? {};
    for (let time = 0; time < 2; time += 1) await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
    expect(await details()).toEqual(stored);
  });

  test('issued before marks were stored still have a mark', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId, { note: `Pay to ${turkish}` });
    await take(buyer, quote.id);
    const [{ sql = '' } = {}] = await allRows<{ sql: string }>("SELECT sql FROM sqlite_master WHERE name='pro_forma_stays'");
    await runSql('DROP TRIGGER pro_forma_stays');
    await runSql('UPDATE pro_forma SET bank_mark=NULL WHERE quote_id=?1', quote.id);
    await runSql(sql);
    expect((await proFormaOf(buyer, quote.id)).envelope.data?.proForma.bankDetails).toBe('first');
  });

  test('stored ones stay as issued, and are deleted with their document', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId, { note: `Pay to ${turkish}` });
    await take(buyer, quote.id);
    const details = () =>
      env.DB.prepare('SELECT company_id, partner_id, detail FROM pro_forma_bank WHERE quote_id=?1')
        .bind(quote.id)
        .all()
        .then(({ results }) => results);
    expect(await details()).toEqual([
      { company_id: seller.company.id, partner_id: buyer.company.id, detail: `iban:${turkish.replaceAll(' ', '')}` },
    ]);
    await expect(runSql("UPDATE pro_forma_bank SET detail='iban:X' WHERE quote_id=?1", quote.id)).rejects.toThrow(
      'stay as they were issued',
    );
    for (const who of [seller, buyer]) await call(deleteUser, { token: who.token, query: { UserId: who.id } });
    expect(await details()).toEqual([]);
  });
});

describe('when an account ends', () => {
  const end = (who: Trader) => call(deleteUser, { token: who.token, query: { UserId: who.id } });
  const rowCount = (id: string) => firstValue<number>('SELECT COUNT(*) AS n FROM pro_forma WHERE quote_id=?1', id);

  test('its quote cannot be accepted any more, and its pro-forma stays complete for the other side until that ends too', async () => {
    const { seller, buyer, requestId, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    await take(buyer, quote.id);
    const before = (await proFormaOf(buyer, quote.id)).envelope.data;
    expect((await end(seller)).status).toBe(200);
    const after = { proForma: { ...before?.proForma, unlisted: ['seller'] } };
    expect([(await proFormaOf(buyer, quote.id)).envelope.data, (await quotesFor(buyer, requestId)).status]).toEqual([after, 200]);
    expect(
      await data(verifyProForma, { query: { number: before?.proForma.document.number ?? '', code: before?.proForma.code ?? '' } }),
    ).toMatchObject({ state: 'unchanged' });
    expect((await end(buyer)).status).toBe(200);
    expect(await rowCount(quote.id)).toBe(0);
    expect(
      await data(verifyProForma, { query: { number: before?.proForma.document.number ?? '', code: before?.proForma.code ?? '' } }),
    ).toMatchObject({ state: 'unknown' });
  });

  test('personal data of both sides contain quotes and pro-formas', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    await take(buyer, quote.id);
    const number = (await quotesIn(buyer, chatId))[0]?.proFormaNumber;
    for (const [who, isOwn] of [
      [seller, true],
      [buyer, false],
    ] as const) {
      const { quotes, proFormas } = (await data(downloadMyData, { token: who.token })) as unknown as Record<string, unknown>;
      expect(quotes).toEqual({
        count: 1,
        items: [
          expect.objectContaining({
            id: quote.id,
            isOwn,
            state: 'accepted',
            terms: { goods: storedGoods },
            validUntil: quotedGoods.validUntil,
          }) as object,
        ],
        isComplete: true,
      });
      expect(proFormas).toMatchObject({ count: 1, items: [{ number, document: { number, total: '8400.00' } }] });
    }
  });
});
