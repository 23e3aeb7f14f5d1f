/** Who quotes, requests, counters and declines, by the subject of the chat. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createChat } from '../../../contract/chat/calls.ts';
import { getQuotesOfChat, sendQuote } from '../../../contract/quote/calls.ts';
import type { CreatedFor } from '../../../contract/quote/seller.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { balanceOf, lookups } from '../../support/api/api-fixtures.ts';
import {
  cardOf,
  contactBody,
  listOf,
  liveRequest,
  look,
  opened,
  paymentsOf,
  priceOf,
  type Trader,
  trader,
} from '../../support/api/chat/chat-fixtures.ts';
import {
  askFor,
  freight,
  offer,
  offered,
  proFormaOf,
  quotesFor,
  quotesIn,
  quoting,
  refuse,
  statesIn,
  take,
  takeBack,
} from '../../support/api/quoting.ts';
import { firstValue, runSql } from '../../support/api/database.ts';
import { quotedGoods } from '../../support/data/valid-inputs.ts';

beforeEach(async () => {
  clock.restart();
  for (const serviceType of [0, 1, 2, 3, 4]) await priceOf(serviceType, 1, 10);
});

const goods = { quantity: { amount: 20, unit: 'TNE', frequency: 'once' } } as const;

interface Sides {
  chatId: string;
  seller: Trader;
  buyer: Trader;
}

/** A chat of each kind, with who sells in it. */
async function chatFor(createdFor: CreatedFor): Promise<Sides> {
  if (createdFor !== 0) return quoting(createdFor);
  const [seller, buyer] = [await trader(), await trader()];
  return { seller, buyer, chatId: await opened(buyer, seller, { createdFor: 0, chatNameForAll: 'Sun-dried apricots' }) };
}
const quoteOf = (who: Trader, chatId: string, createdFor: CreatedFor) =>
  createdFor === 3 || createdFor === 4 ? call(sendQuote, { token: who.token, body: { chatId, freight } }) : offer(who, chatId);

describe.each([0, 1, 2, 3, 4] as const)('in a chat created for %d', (createdFor) => {
  test('the seller quotes, the buyer cannot before there is a quote, and a pro-forma names both in their roles', async () => {
    const { chatId, seller, buyer } = await chatFor(createdFor);
    expect((await quoteOf(buyer, chatId, createdFor)).envelope.code).toBe('NOT_FOUND');
    const { envelope } = await quoteOf(seller, chatId, createdFor);
    const quote = envelope.data?.quote;
    expect(quote).toMatchObject({ isOwn: true, isCounter: false, state: 'sent', companyId: seller.company.id });
    expect((await take(buyer, quote?.id ?? '')).status).toBe(200);
    const document = (await proFormaOf(buyer, quote?.id ?? '')).envelope.data?.proForma.document;
    expect([document?.seller.companyId, document?.buyer.companyId]).toEqual([seller.company.id, buyer.company.id]);
    if (createdFor === 0) expect([document?.requestName, document?.requestCode]).toEqual(['Sun-dried apricots', '']);
  });

  test('no quote is replaced by one whose author has not seen it', async () => {
    const { chatId, seller, buyer } = await chatFor(createdFor);
    const after = (who: Trader, seenRevision: number) =>
      call(sendQuote, {
        token: who.token,
        body: { chatId, seenRevision, ...(createdFor === 3 || createdFor === 4 ? { freight } : { goods: quotedGoods }) },
      });
    expect((await after(seller, 0)).status).toBe(200);
    expect((await after(seller, 0)).envelope.code).toBe('STALE_VERSION');
    expect((await after(buyer, 1)).status).toBe(200);
    expect((await after(seller, 1)).envelope.code).toBe('STALE_VERSION');
    expect(await statesIn(seller, chatId)).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ]);
    expect((await after(seller, 2)).status).toBe(200);
  });

  test('a counter-offer that the seller accepts keeps the sides', async () => {
    const { chatId, seller, buyer } = await chatFor(createdFor);
    await quoteOf(seller, chatId, createdFor);
    const counter = (await quoteOf(buyer, chatId, createdFor)).envelope.data?.quote;
    expect(counter).toMatchObject({ isCounter: true, revision: 2, companyId: buyer.company.id });
    expect((await look(seller, chatId)).messages.at(-1)?.quote).toMatchObject({ event: 'countered', revision: 2 });
    expect((await take(buyer, counter?.id ?? '')).status).toBe(404);
    expect((await take(seller, counter?.id ?? '')).status).toBe(200);
    const document = (await proFormaOf(seller, counter?.id ?? '')).envelope.data?.proForma.document;
    expect([document?.seller.companyId, document?.buyer.companyId]).toEqual([seller.company.id, buyer.company.id]);
  });
});

describe('AskForQuote', () => {
  test('the buyer’s structured request is read by the seller as sent', async () => {
    const { chatId, seller, buyer } = await chatFor(2);
    const { countryId } = await lookups();
    const inquiry = { goods: { ...goods, incoterm: 'CIF', place: { countryId, detail: 'Port Said' }, neededBy: '2026-09-01' } } as const;
    const answer = await askFor(buyer, chatId, inquiry, 'In 25 kg bags?');
    const id = answer.envelope.data?.inquiry.id ?? '';
    const terms = { goods: { ...inquiry.goods, place: { countryId, country: 'tr', detail: 'Port Said' } } };
    const { inquiries, quotes } = await data(getQuotesOfChat, { token: seller.token, query: { chatId } });
    expect([inquiries, quotes]).toEqual([
      [{ id, isOwn: false, terms, note: 'In 25 kg bags?', dtAskedAt: new Date(clock.now()).toISOString() }],
      [],
    ]);
    expect((await look(seller, chatId)).messages.at(-1)).toMatchObject({
      text: '? 20 TNE · CIF Port Said, TR · 2026-09-01\nIn 25 kg bags?',
      quote: { id, revision: 0, event: 'asked' },
    });
    expect(await cardOf(seller, chatId)).toMatchObject({ lastQuoteEvent: 'asked' });
  });

  test.each([
    [2, { freight: { from: 1, to: 1 } }, 'inquiry.freight', 'UNKNOWN_FIELD'],
    [4, { goods }, 'inquiry.goods', 'UNKNOWN_FIELD'],
    [2, {}, 'inquiry.goods', 'REQUIRED'],
    [4, {}, 'inquiry.freight', 'REQUIRED'],
    [2, { goods: { quantity: { ...goods.quantity, amount: 0 } } }, 'inquiry.goods.quantity.amount', 'INVALID_NUMBER'],
    [2, { goods: { ...goods, place: { countryId: 'abcdefabcdefabcdefabcdef' } } }, 'inquiry.goods.place', 'INVALID'],
  ] as const)('for %d, %j is refused by field', async (createdFor, asked, field, fault) => {
    const { chatId, buyer } = await chatFor(createdFor);
    const { countryId } = await lookups();
    const inquiry = 'freight' in asked ? { freight: { from: { countryId }, to: { countryId } } } : asked;
    expect((await askFor(buyer, chatId, inquiry)).envelope.errors).toEqual({ [field]: fault });
    expect((await data(getQuotesOfChat, { token: buyer.token, query: { chatId } })).inquiries).toEqual([]);
  });

  test('nobody requests a quote as seller or in a foreign chat; a buyer does so after an acceptance too', async () => {
    const { chatId, seller, buyer } = await chatFor(2);
    const stranger = await trader();
    expect([(await askFor(seller, chatId, { goods })).status, (await askFor(stranger, chatId, { goods })).status]).toEqual([404, 404]);
    await take(buyer, (await offered(seller, chatId)).id);
    expect((await askFor(buyer, chatId, { goods })).envelope.code).toBe('QUOTE_ASKED');
  });

  test('a request cannot be changed', async () => {
    const { chatId, buyer } = await chatFor(0);
    await askFor(buyer, chatId, { goods });
    await expect(runSql("UPDATE quote_inquiry SET note='x'")).rejects.toThrow('an inquiry stays as it was sent');
  });
});

describe('a chat that starts with a request for a quote', () => {
  test('is charged once and notifies the seller; another one is sent in the same chat for free', async () => {
    const [seller, buyer] = [await trader(), await trader({ credits: 100 })];
    await priceOf(2, 1, 60);
    const before = await balanceOf(buyer);
    const requestId = await liveRequest(seller, 2);
    const body = { ...contactBody(buyer, seller, { createdFor: 2, requestId, text: 'For Dubai' }), inquiry: { goods } };
    const { chatId } = await data(createChat, { token: buyer.token, body });
    const again = await data(createChat, { token: buyer.token, body: { ...body, inquiry: { goods: { ...goods, incoterm: 'FOB' } } } });
    expect([again.chatId, await balanceOf(buyer), await paymentsOf(buyer)]).toEqual([chatId, before - 60, [60]]);
    expect((await look(seller, chatId)).messages.map(({ quote }) => quote?.event)).toEqual(['asked', 'asked']);
    const { inquiries } = await data(getQuotesOfChat, { token: seller.token, query: { chatId } });
    expect(inquiries.map(({ terms, note }) => [terms.goods?.incoterm, note])).toEqual([
      ['FOB', 'For Dubai'],
      [undefined, 'For Dubai'],
    ]);
  });

  test('without sufficient credits nothing is stored: no chat, no inquiry', async () => {
    const [seller, buyer] = [await trader(), await trader({ credits: 0 })];
    await priceOf(2, 1, 60);
    const requestId = await liveRequest(seller, 2);
    const body = { ...contactBody(buyer, seller, { createdFor: 2, requestId, text: '' }), inquiry: { goods } };
    expect((await call(createChat, { token: buyer.token, body })).envelope.code).toBe('NOT_ENOUGH_CREDIT');
    expect([await listOf(buyer), await firstValue('SELECT COUNT(*) AS n FROM quote_inquiry WHERE asker_user_id=?1', buyer.id)]).toEqual([
      [],
      0,
    ]);
  });

  test('is refused if the caller sells', async () => {
    const [seller, buyer] = [await trader(), await trader()];
    const requestId = await liveRequest(buyer, 1);
    const body = { ...contactBody(seller, buyer, { createdFor: 1, requestId }), inquiry: { goods } };
    expect(await call(createChat, { token: seller.token, body })).toMatchObject({
      status: 404,
      envelope: { errors: { inquiry: 'INVALID' } },
    });
    expect(await listOf(seller)).toEqual([]);
  });
});

describe('DeclineQuote', () => {
  test('has a reason; another quote may follow, and the declined one cannot be accepted any more', async () => {
    const { chatId, seller, buyer } = await chatFor(2);
    const quote = await offered(seller, chatId);
    expect([(await refuse(seller, quote.id)).status, (await refuse(await trader(), quote.id)).status]).toEqual([404, 404]);
    const { envelope } = await refuse(buyer, quote.id, 'delivery', 'We need CIF Jeddah');
    expect(envelope.data?.quote).toMatchObject({ state: 'declined', declined: { reason: 'delivery', note: 'We need CIF Jeddah' } });
    expect((await look(seller, chatId)).messages.at(-1)).toMatchObject({ text: '#1 ✕\nWe need CIF Jeddah', quote: { event: 'declined' } });
    expect((await refuse(buyer, quote.id, 'price')).status).toBe(200);
    expect((await quotesIn(seller, chatId))[0]?.declined?.reason).toBe('delivery');
    expect([(await take(buyer, quote.id)).envelope.code, (await takeBack(seller, quote.id)).status]).toEqual(['STALE_VERSION', 409]);
    const next = await offered(seller, chatId);
    expect([(await take(buyer, next.id)).status, await statesIn(buyer, chatId)]).toEqual([
      200,
      [
        [2, 'accepted'],
        [1, 'declined'],
      ],
    ]);
    expect((await refuse(buyer, next.id)).envelope.code).toBe('ALREADY_DECIDED');
  });

  test('one of twenty concurrent decisions succeeds', async () => {
    const { chatId, seller, buyer } = await chatFor(2);
    const quote = await offered(seller, chatId);
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? take(buyer, quote.id) : refuse(buyer, quote.id))));
    const [now] = await quotesIn(buyer, chatId);
    expect(['accepted', 'declined']).toContain(now?.state);
    expect(now?.proFormaNumber === null).toBe(now?.state === 'declined');
  });
});

test('a counter-offer to one’s own request is part of its comparison, and a page of it reads no more rows', async () => {
  const { chatId, seller, buyer, requestId } = await quoting(1);
  await offered(seller, chatId);
  await offered(buyer, chatId);
  const { envelope } = await quotesFor(buyer, requestId);
  expect(envelope.data?.quotes.map(({ revision, isOwn, isCounter }) => [revision, isOwn, isCounter])).toEqual([[2, true, true]]);
});
