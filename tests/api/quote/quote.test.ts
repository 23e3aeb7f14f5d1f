import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockCompany, createChat, deleteMessage } from '../../../contract/chat/calls.ts';
import { acceptQuote, declineQuote, getQuotesOfChat, sendQuote } from '../../../contract/quote/calls.ts';
import { quoteRevisionsListed } from '../../../contract/quote/fields.ts';
import { dayMs } from '../../../contract/limits.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { call, clock, data, dayIn } from '../../support/api/api-client.ts';
import { balanceOf, lookups, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import {
  cardOf,
  contactBody,
  listOf,
  liveRequest,
  look,
  paymentsOf,
  priceOf,
  say,
  traces,
  trader,
} from '../../support/api/chat/chat-fixtures.ts';
import {
  bank,
  freight,
  goodsOf,
  offer,
  offerAgain,
  offered,
  proFormaOf,
  quotesFor,
  quotesIn,
  quoting,
  statesIn,
  take,
  takeBack,
} from '../../support/api/quoting.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { quotedGoods } from '../../support/data/valid-inputs.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

beforeEach(async () => {
  clock.restart();
  for (const serviceType of [1, 2, 3, 4]) await priceOf(serviceType, 1, 10);
});
afterEach(() => vi.restoreAllMocks());

describe('SendQuote', () => {
  test('the answering company quotes; both sides read the terms, and the chat shows it', async () => {
    const { seller, buyer, requestId, chatId } = await quoting();
    const { countryId } = await lookups();
    const delivery = { incoterm: 'DAP', place: { countryId, detail: 'Quay 4' } } as const;
    const { status, envelope } = await offer(seller, chatId, { delivery });
    const quote = {
      revision: 1,
      chatId,
      requestId,
      companyId: seller.company.id,
      companyName: seller.company.name,
      isOwn: true,
      isCounter: false,
      declined: null,
      state: 'sent',
      total: '8400.00',
      dtSentAt: new Date(clock.now()).toISOString(),
      dtDecidedAt: '',
      proFormaNumber: null,
      followsRevision: null,
      mayAgree: true,
      bankDetails: null,
      terms: { goods: { ...quotedGoods, delivery: { incoterm: 'DAP', place: { countryId, country: 'tr', detail: 'Quay 4' } } } },
    };
    expect([status, envelope.code, envelope.data?.quote]).toEqual([200, 'QUOTE_SENT', { ...quote, id: expect.any(String) as string }]);
    expect(await quotesIn(buyer, chatId)).toEqual([{ ...quote, id: envelope.data?.quote.id, isOwn: false }]);
    const { messages } = await look(buyer, chatId);
    expect(messages.at(-1)).toMatchObject({
      text: '#1 4.2 USD/KGM × 2 TNE = 8400.00 USD · DAP\nIn new bags.',
      quote: { id: envelope.data?.quote.id, revision: 1, event: 'sent' },
      companyId: seller.company.id,
    });
    expect(messages[0]?.quote).toBeUndefined();
    expect(await cardOf(buyer, chatId)).toMatchObject({ lastQuoteEvent: 'sent', lastMessageKind: 'text' });
    await say(buyer, chatId, 'Thank you');
    expect(await cardOf(buyer, chatId)).not.toHaveProperty('lastQuoteEvent');
  });

  test('a mail reports it in the reader’s language', async () => {
    const { seller, buyer, chatId } = await quoting();
    await runSql("UPDATE users SET language='AR', notify_email=1 WHERE id=?1", buyer.id);
    await look(buyer, chatId);
    await offered(seller, chatId);
    expect((await mailsTo(buyer.email)).filter(({ text }) => text.includes('أُرسل إليكم عرض سعر.'))).toHaveLength(1);
  });

  test('only the seller quotes, and of the kind of the request', async () => {
    const { seller, buyer, chatId } = await quoting();
    await priceOf(0, 1, 0);
    const { chatId: plain } = await data(createChat, {
      token: seller.token,
      body: contactBody(seller, buyer, { chatNameForAll: 'Other' }),
    });
    const before = await traces();
    expect((await offer(buyer, chatId)).status).toBe(404);
    expect((await offer(seller, plain)).status).toBe(404);
    const wrong = await call(sendQuote, { token: seller.token, body: { chatId, freight } });
    expect(wrong).toMatchObject({ status: 400, envelope: { errors: { freight: 'UNKNOWN_FIELD' } } });
    const none = await call(sendQuote, { token: seller.token, body: { chatId } });
    expect(none).toMatchObject({ status: 400, envelope: { errors: { goods: 'REQUIRED' } } });
    expect([await quotesIn(seller, chatId), await traces()]).toEqual([[], before]);
  });

  test.each([3, 4] as const)('logistics (%d) are quoted as freight', async (serviceType) => {
    const { seller, buyer, chatId } = await quoting(serviceType);
    const { quote } = await data(sendQuote, { token: seller.token, body: { chatId, freight } });
    expect([quote.total, quote.terms]).toEqual(['5401.50', { freight }]);
    expect((await look(buyer, chatId)).messages.at(-1)?.text).toBe('#1 3 × truck = 5401.50 EUR');
    expect((await offer(seller, chatId)).envelope.errors).toEqual({ goods: 'UNKNOWN_FIELD' });
  });

  test.each([
    [{ validUntil: '2026-05-03' }, 'goods.validUntil', 'INVALID_DATE'],
    [{ validUntil: '2027-06-01' }, 'goods.validUntil', 'INVALID_DATE'],
    [{ price: { amount: 4, currency: 'USD', unit: 'LTR' } }, 'goods.price.unit', 'INVALID'],
    [{ price: { amount: 0, currency: 'USD', unit: 'KGM' } }, 'goods.price.amount', 'INVALID_NUMBER'],
    [{ leadTimeDays: 400 }, 'goods.leadTimeDays', 'TOO_LONG'],
    [{ note: 'x'.repeat(501) }, 'goods.note', 'TOO_LONG'],
    [{ payment: { term: 'advance', days: 30 } }, 'goods.payment.days', 'INVALID'],
    [
      { delivery: { incoterm: 'FOB', place: { countryId: 'abcdefabcdefabcdefabcdef', detail: 'Quay 4' } } },
      'goods.delivery.place',
      'INVALID',
    ],
    [{ delivery: { incoterm: 'CIF' } as never }, 'goods.delivery.place', 'REQUIRED'],
    [{ delivery: { incoterm: 'DAP', place: { countryId: lookupId('country', 'TR') } } }, 'goods.delivery.place.detail', 'REQUIRED'],
    [{ originCountryId: 'abcdefabcdefabcdefabcdef' }, 'goods.originCountryId', 'INVALID'],
    [{ hsCode: '7700' }, 'goods.hsCode', 'INVALID_HS_CODE'],
    [{ bank: { ...bank, account: 'TR33 0006 1005 1978 6457 8413 27' } }, 'goods.bank.account', 'INVALID'],
    [{ bank: { ...bank, swift: 'ISBK' } }, 'goods.bank.swift', 'INVALID'],
    [{ bank: { ...bank, accountName: ' ' } }, 'goods.bank.accountName', 'REQUIRED'],
  ] as const)('%j is refused by field', async (changes, field, fault) => {
    const { seller, chatId } = await quoting();
    expect(await offer(seller, chatId, changes)).toMatchObject({ status: 400, envelope: { errors: { [field]: fault } } });
    expect(await quotesIn(seller, chatId)).toEqual([]);
  });

  test('the first message of an unpaid chat is charged once, and refused without credits', async () => {
    const [seller, buyer] = [await trader({ credits: 10 }), await trader()];
    await priceOf(1, 1, 60);
    const requestId = await liveRequest(buyer, 1);
    const body = contactBody(seller, buyer, { createdFor: 1, requestId, text: '' });
    const { chatId } = await data(createChat, { token: seller.token, body });
    expect(await listOf(buyer)).toEqual([]);
    const racing = await Promise.all(Array.from({ length: 5 }, () => offer(seller, chatId, {}, 'one-quote')));
    expect(racing.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect([await balanceOf(seller), await paymentsOf(seller), (await quotesIn(buyer, chatId)).length]).toEqual([0, [60], 1]);
    const poor = await trader({ credits: 0 });
    const unpaid = await data(createChat, { token: poor.token, body: contactBody(poor, buyer, { createdFor: 1, requestId, text: '' }) });
    expect((await offer(poor, unpaid.chatId)).envelope.code).toBe('NOT_ENOUGH_CREDIT');
    expect(await quotesIn(poor, unpaid.chatId)).toEqual([]);
  });

  test('a blocked or deleted account is refused as with a message', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    await data(blockCompany, { token: buyer.token, body: { companyId: seller.company.id, isBlocked: true } });
    expect([(await offer(seller, chatId)).envelope.code, (await take(buyer, quote.id)).envelope.code]).toEqual([
      'BLOCKED',
      'PARTNER_BLOCKED',
    ]);
    await data(blockCompany, { token: buyer.token, body: { companyId: seller.company.id, isBlocked: false } });
    await runSql('UPDATE users SET deleted_at=1 WHERE id=?1', seller.id);
    expect([(await take(buyer, quote.id)).envelope.code, await statesIn(buyer, chatId)]).toEqual(['PARTNER_GONE', [[1, 'sent']]]);
  });

  test('a concurrent block stops it', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    const block = env.DB.prepare('INSERT INTO chat_block(master_user_id, blocked_user_id, company_id, created_at) VALUES(?1,?2,?3,1)');
    await block.bind(buyer.id, seller.id, seller.company.id).run();
    const taken = env.DB.prepare("UPDATE quote SET state='accepted', decided_at=?2 WHERE id=?1").bind(quote.id, clock.now());
    await expect(taken.run()).rejects.toThrow('chat_blocked');
  });
});

describe('revisions', () => {
  test('a new one replaces the last; a withdrawn one is invalid, and can be followed by another', async () => {
    const { seller, buyer, chatId } = await quoting();
    const first = await offered(seller, chatId);
    const second = await offered(seller, chatId, { price: { amount: 4, currency: 'USD', unit: 'KGM' } });
    expect(await statesIn(buyer, chatId)).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ]);
    expect((await take(buyer, first.id)).envelope.code).toBe('STALE_VERSION');
    expect((await takeBack(seller, second.id)).envelope.data?.quote).toMatchObject({
      state: 'withdrawn',
      dtDecidedAt: expect.stringMatching('T') as string,
    });
    expect((await takeBack(seller, second.id)).status).toBe(200);
    expect((await take(buyer, second.id)).envelope.code).toBe('STALE_VERSION');
    expect((await look(buyer, chatId)).messages.slice(-1)).toMatchObject([{ text: '#2 ✕', quote: { event: 'withdrawn', revision: 2 } }]);
    const third = await offered(seller, chatId);
    expect([(await take(buyer, third.id)).status, await statesIn(seller, chatId)]).toEqual([
      200,
      [
        [3, 'accepted'],
        [2, 'withdrawn'],
        [1, 'superseded'],
      ],
    ]);
    expect([(await offer(seller, chatId)).envelope.code, (await takeBack(seller, third.id)).envelope.code]).toEqual([
      'ALREADY_DECIDED',
      'ALREADY_DECIDED',
    ]);
  });

  test('a further order has a quote and a pro-forma of its own, beside those of the first', async () => {
    const { seller, buyer, chatId } = await quoting();
    const first = await offered(seller, chatId);
    // A revision that does not know of the acceptance is not a second order, and a buyer does not change what was agreed.
    await take(buyer, first.id);
    expect([(await offer(seller, chatId)).envelope.code, (await offerAgain(seller, chatId, 'f'.repeat(24))).envelope.code]).toEqual([
      'ALREADY_DECIDED',
      'ALREADY_DECIDED',
    ]);
    expect((await offerAgain(buyer, chatId, first.id)).envelope.code).toBe('ALREADY_DECIDED');
    const second = (await offerAgain(seller, chatId, first.id, { leadTimeDays: 40 })).envelope.data?.quote;
    expect([second?.revision, second?.followsRevision, first.followsRevision]).toEqual([2, 1, null]);
    const third = await offered(seller, chatId, { leadTimeDays: 30 });
    expect([third.followsRevision, (await take(buyer, third.id)).envelope.code]).toEqual([1, 'QUOTE_ACCEPTED']);
    expect(await statesIn(buyer, chatId)).toEqual([
      [3, 'accepted'],
      [2, 'superseded'],
      [1, 'accepted'],
    ]);
    const numbers = (await quotesIn(buyer, chatId)).map(({ proFormaNumber }) => proFormaNumber);
    expect([new Set(numbers).size, numbers[1]]).toEqual([3, null]);
    expect((await offerAgain(seller, chatId, first.id)).envelope.code).toBe('ALREADY_DECIDED');
    await expect(runSql('UPDATE quote SET follows=NULL WHERE id=?1', third.id)).rejects.toThrow('a quote stays as it was sent');
  });

  test('an accepted revision is listed with its pro-forma, however many revisions follow', async () => {
    const { seller, buyer, chatId } = await quoting();
    const first = await offered(seller, chatId);
    await take(buyer, first.id);
    await offerAgain(seller, chatId, first.id);
    for (let revision = 3; revision < quoteRevisionsListed + 5; revision += 1) await offered(seller, chatId);
    for (const who of [seller, buyer]) {
      const quotes = await quotesIn(who, chatId);
      expect(quotes.map(({ revision }) => revision)).toEqual([
        ...Array.from({ length: quoteRevisionsListed }, (_, index) => quoteRevisionsListed + 4 - index),
        1,
      ]);
      expect(quotes.at(-1)).toMatchObject({ id: first.id, state: 'accepted', proFormaNumber: expect.stringMatching(/^PF-/) });
    }
  });

  test('of fifty concurrent ones each accepted one has a number of its own', async () => {
    const { seller, buyer, chatId } = await quoting();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => offer(seller, chatId, { leadTimeDays: index + 1 })));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status, envelope }) => status === 200 || envelope.code === 'STALE_VERSION')).toBe(true);
    const results = await allRows('SELECT revision, state FROM quote WHERE chat_id=?1 ORDER BY revision', chatId);
    expect(results).toEqual(
      Array.from({ length: taken }, (_, index) => ({ revision: index + 1, state: index + 1 === taken ? 'sent' : 'superseded' })),
    );
    expect((await look(buyer, chatId)).messages.length).toBe(1 + taken);
  });

  test('it expires at the end of its last day; a revision makes it valid again', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId, { validUntil: dayIn(0) });
    clock.advance(dayMs - (clock.now() % dayMs) - 1);
    const again = { ...buyer, token: await signIn(buyer) };
    expect(await statesIn(again, chatId)).toEqual([[1, 'sent']]);
    clock.advance(1);
    expect(await statesIn(again, chatId)).toEqual([[1, 'expired']]);
    expect((await take(again, quote.id)).envelope.code).toBe('QUOTE_EXPIRED');
    const late = env.DB.prepare("UPDATE quote SET state='accepted', decided_at=?2 WHERE id=?1").bind(quote.id, clock.now());
    await expect(late.run()).rejects.toThrow('quote_expired');
    const renewed = await offered({ token: await signIn(seller) }, chatId, { validUntil: dayIn(0) });
    expect((await take(again, renewed.id)).status).toBe(200);
  });

  test('it cannot be deleted as a message', async () => {
    const { seller, buyer, chatId } = await quoting();
    await offered(seller, chatId);
    const id = (await look(seller, chatId)).messages.at(-1)?._id ?? '';
    expect((await call(deleteMessage, { token: seller.token, query: { chatId, id } })).status).toBe(404);
    expect((await look(buyer, chatId)).messages.at(-1)?.isActive).toBe(true);
  });

  test('withdrawing is free, where a message would be charged again', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    await runSql('UPDATE chat SET is_paid=0, refunded_at=1 WHERE id=?1', chatId);
    const before = [await balanceOf(seller), (await look(buyer, chatId)).messages.length];
    expect((await takeBack(seller, quote.id)).status).toBe(200);
    expect([await balanceOf(seller), (await look(buyer, chatId)).messages.length]).toEqual(before);
  });
});

describe('after the credits of a contact were returned', () => {
  async function refunded() {
    const world = await quoting();
    const quote = await offered(world.seller, world.chatId);
    const price = 3;
    await runSql('UPDATE chat SET is_paid=0, price=?2, payer_user_id=?3, refunded_at=1 WHERE id=?1', world.chatId, price, world.buyer.id);
    return { ...world, quote, price };
  }

  test('declining is free', async () => {
    const { buyer, chatId, quote } = await refunded();
    const before = [await balanceOf(buyer), (await look(buyer, chatId)).messages.length];
    expect((await call(declineQuote, { token: buyer.token, body: { id: quote.id, reason: 'price' } })).status).toBe(200);
    expect([await balanceOf(buyer), (await look(buyer, chatId)).messages.length]).toEqual(before);
    expect(await statesIn(buyer, chatId)).toEqual([[1, 'declined']]);
  });

  test('accepting pays the contact again, at the price that was shown', async () => {
    const { buyer, quote, price } = await refunded();
    const accepting = (shownPrice: number) => call(acceptQuote, { token: buyer.token, body: { id: quote.id, shownPrice } });
    const before = (await balanceOf(buyer)) ?? 0;
    expect((await accepting(0)).envelope.code).toBe('PRICE_CHANGED');
    expect(await balanceOf(buyer)).toBe(before);
    expect((await accepting(price)).envelope.code).toBe('QUOTE_ACCEPTED');
    expect(await balanceOf(buyer)).toBe(before - price);
  });
});

describe('AcceptQuote', () => {
  test('of fifty concurrent ones one creates the pro-forma, and all get it', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    const answers = await Promise.all(Array.from({ length: 50 }, () => take(buyer, quote.id)));
    expect(new Set(answers.map(({ status, envelope }) => `${status} ${envelope.code}`))).toEqual(new Set(['200 QUOTE_ACCEPTED']));
    expect(new Set(answers.map(({ envelope }) => envelope.data?.quote.proFormaNumber)).size).toBe(1);
    const marks = (await look(seller, chatId)).messages.filter(({ quote: mark }) => mark?.event === 'accepted');
    expect([marks.length, await firstValue('SELECT COUNT(*) AS n FROM pro_forma WHERE quote_id=?1', quote.id)]).toEqual([1, 1]);
  });

  test('of an acceptance and fifty concurrent revisions one succeeds: never is a replaced one accepted', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    const [taken] = await Promise.all([take(buyer, quote.id), ...Array.from({ length: 20 }, () => offer(seller, chatId))]);
    const states = await statesIn(buyer, chatId);
    const [last] = states;
    if (taken.status === 200) expect([taken.envelope.code, states]).toEqual(['QUOTE_ACCEPTED', [[1, 'accepted']]]);
    else
      expect([taken.envelope.code, last?.[1], states.filter(([, state]) => state === 'accepted')]).toEqual(['STALE_VERSION', 'sent', []]);
  });

  test('only the recipient accepts, only the sender withdraws', async () => {
    const { seller, buyer, chatId } = await quoting();
    const quote = await offered(seller, chatId);
    expect([(await take(seller, quote.id)).status, (await takeBack(buyer, quote.id)).status]).toEqual([404, 404]);
    expect(await statesIn(buyer, chatId)).toEqual([[1, 'sent']]);
  });

  test('quotes of two companies may both be accepted: an order can be split', async () => {
    const one = await quoting();
    const other = await quoting(1, { buyer: one.buyer, requestId: one.requestId });
    const [first, second] = [await offered(one.seller, one.chatId), await offered(other.seller, other.chatId)];
    expect([(await take(one.buyer, first.id)).status, (await take(one.buyer, second.id)).status]).toEqual([200, 200]);
  });
});

describe('access', () => {
  test('a foreign company, a guest, staff without the flag and a competitor never see terms', async () => {
    const { seller, buyer, requestId, chatId } = await quoting();
    const rival = await quoting(1, { buyer, requestId });
    const stranger = await trader();
    const quote = await offered(seller, chatId, { note: 'For you alone' });
    await take(buyer, quote.id);
    const asked = async (token: string) => [
      await quotesFor({ token }, requestId),
      await call(getQuotesOfChat, { token, query: { chatId } }),
      await proFormaOf({ token }, quote.id),
      await take({ token }, quote.id),
      await takeBack({ token }, quote.id),
      await offer({ token }, chatId),
    ];
    const statuses = async (token: string) => {
      const answers = await asked(token);
      expect(JSON.stringify(answers.map(({ envelope }) => envelope))).not.toMatch(/For you alone|8400/);
      return answers.map(({ status }) => status);
    };
    expect(await statuses(stranger.token)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await statuses(rival.seller.token)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await statuses((await staffOf(buyer, ['requestsAccess'])).token)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statuses('')).toEqual([401, 401, 401, 401, 401, 401]);
    const reader = await staffOf(buyer, ['getChat']);
    expect((await asked(reader.token)).map(({ status }) => status)).toEqual([200, 200, 200, 403, 403, 403]);
    // The seller can read the chat, but not the quotes of other companies.
    expect((await quotesFor(seller, requestId)).status).toBe(404);
  });

  test('the requester sees valid quotes of all companies, newest first, in pages', async () => {
    const one = await quoting();
    const others = [];
    for (let count = 0; count < 13; count += 1) others.push(await quoting(1, { buyer: one.buyer, requestId: one.requestId }));
    await offered(one.seller, one.chatId);
    await offered(one.seller, one.chatId, { leadTimeDays: 5 });
    for (const { seller, chatId } of others) await offered(seller, chatId);
    const [withdrawn] = others;
    if (withdrawn !== undefined) await takeBack(withdrawn.seller, (await quotesIn(withdrawn.seller, withdrawn.chatId))[0]?.id ?? '');
    const pages = [await quotesFor(one.buyer, one.requestId), await quotesFor(one.buyer, one.requestId, 2)];
    expect(pages.map(({ envelope }) => [envelope.data?.quotes.length, envelope.data?.hasMore, envelope.data?.requestName])).toEqual([
      [12, true, 'Dried apricots'],
      [1, false, 'Dried apricots'],
    ]);
    expect(pages[0]?.envelope.data?.quotes[0]?.companyId).toBe(others.at(-1)?.seller.company.id);
    expect(pages[1]?.envelope.data?.quotes[0]).toMatchObject({
      companyId: one.seller.company.id,
      revision: 2,
      terms: { goods: goodsOf({ leadTimeDays: 5 }) },
    });
    for (const { headers } of pages) {
      // The quotes, and which of their companies cannot agree.
      const trips = (headers.get('x-rows-read') ?? '').split(',').slice(-2);
      const rows = trips.map((trip) => trip.split('+').reduce((sum, each) => sum + Number(each), 0));
      expect(rows[0], String(rows)).toBeLessThanOrEqual(40);
      expect(rows[1], String(rows)).toBeLessThanOrEqual(40);
    }
  });
});
