/** Credits: a call with the shown price is charged that price, or refused with the present one. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '../../../contract/chat/calls.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { boosts } from '../../../contract/company/boost.ts';
import { sendQuote } from '../../../contract/quote/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { call, type CallAnswer, clock } from '../../support/api/api-client.ts';
import { balanceOf } from '../../support/api/api-fixtures.ts';
import { contact, look, opened, priceOf, say, textsOf, traces, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { editedRequest, requestBody } from '../../support/api/published.ts';
import { goodsOf, quoting } from '../../support/api/quoting.ts';
import { runSql } from '../../support/api/database.ts';

beforeEach(async () => {
  await priceOf(0, 1, 30);
  await priceOf(1, 1, 30);
  await priceOf(99, 1, 20);
});

const refusal = (price: number) => [409, 'PRICE_CHANGED', { price }];
const answerOf = ({ status, envelope }: CallAnswer<unknown>) => [status, envelope.code, envelope.data];
const message = ({ token, company }: Trader, chatId: string, price?: number) =>
  call(sendMessage, {
    token,
    body: {
      'Data.Message.ChatId': chatId,
      'Data.Message.CompanyId': company.id,
      'Data.Message.Text': 'Are you there?',
      ...(price !== undefined && { 'Data.Message.ShownPrice': price }),
    },
  });
/** What the room does after 72 hours without an answer. */
const refunded = (chatId: string) => runSql('UPDATE chat SET is_paid=0, refunded_at=?2 WHERE id=?1', chatId, clock.now());

describe('a contact', () => {
  test('at another price than shown leaves nothing behind; at the present one it is charged', async () => {
    const [from, to] = [await trader(), await trader()];
    const [credits, before] = [await balanceOf(from), await traces()];
    for (const price of [0, 29, 31]) expect(answerOf(await contact(from, to, { shownPrice: price }))).toEqual(refusal(30));
    expect([await balanceOf(from), await traces()]).toEqual([credits, before]);
    expect((await contact(from, to, { shownPrice: 30 })).status).toBe(200);
    expect(await balanceOf(from)).toBe(credits - 30);
  });

  test('without the field is served as before, and one that became free is not refused', async () => {
    const [from, to, other] = [await trader(), await trader(), await trader()];
    const credits = await balanceOf(from);
    expect((await contact(from, to)).status).toBe(200);
    expect(await balanceOf(from)).toBe(credits - 30);
    await priceOf(0, 2, 30);
    expect((await contact(from, other, { shownPrice: 30 })).status).toBe(200);
    expect(await balanceOf(from)).toBe(credits - 30);
  });

  test('that was hidden and is restored has the price of its chat', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { text: '' });
    await runSql('UPDATE chat_member SET hidden_at=1 WHERE chat_id=?1', chatId);
    await priceOf(0, 1, 50);
    const credits = await balanceOf(from);
    expect(answerOf(await contact(from, to, { shownPrice: 50 }))).toEqual(refusal(30));
    expect((await contact(from, to, { shownPrice: 30 })).envelope.code).toBe('CHAT_RESUMED');
    expect(await balanceOf(from)).toBe(credits - 30);
  });
});

describe('a message', () => {
  test('into a chat whose contact was refunded meanwhile is not charged without consent', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to);
    await refunded(chatId);
    const credits = await balanceOf(from);
    expect(answerOf(await message(from, chatId, 0))).toEqual(refusal(30));
    expect([await balanceOf(from), (await textsOf(from, chatId)).length]).toEqual([credits, 1]);
    expect((await message(from, chatId, 30)).status).toBe(200);
    expect([await balanceOf(from), (await look(from, chatId)).isPaid]).toEqual([credits - 30, true]);
    // The second message was written before the first one was paid.
    expect((await message(from, chatId, 30)).status).toBe(200);
    expect(await balanceOf(from)).toBe(credits - 30);
  });

  test('of a client that shows no price is charged as before; a reply is free, whatever it shows', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { text: '' });
    const [credits, others] = [await balanceOf(from), await balanceOf(to)];
    expect((await say(from, chatId, 'Hello')).status).toBe(200);
    expect((await message(to, chatId, 30)).status).toBe(200);
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([credits - 30, others]);
  });

  test('that carries a quote is not charged without consent either', async () => {
    const { seller, chatId } = await quoting();
    await refunded(chatId);
    const credits = await balanceOf(seller);
    const send = (price: number) => call(sendQuote, { token: seller.token, body: { chatId, goods: goodsOf(), shownPrice: price } });
    expect(answerOf(await send(0))).toEqual(refusal(30));
    expect(await balanceOf(seller)).toBe(credits);
    expect((await send(30)).status).toBe(200);
    expect(await balanceOf(seller)).toBe(credits - 30);
  });
});

test('a request is added at the shown price or not at all; editing shows none', async () => {
  const who = await trader();
  const credits = await balanceOf(who);
  const add = async (price: number) =>
    call(addAndEditRequest, { token: who.token, body: (await requestBody(who, { 'Request.ShownPrice': price })) as never });
  expect(answerOf(await add(0))).toEqual(refusal(20));
  expect(answerOf(await add(19))).toEqual(refusal(20));
  expect(await balanceOf(who)).toBe(credits);
  const { envelope } = await add(20);
  expect([envelope.code, await balanceOf(who)]).toEqual(['REQUEST_ADDED', credits - 20]);
  const edited = await editedRequest(who, { 'Request.Id': envelope.data?.request.id, 'Request.ShownPrice': 7 });
  expect([edited.code, await balanceOf(who)]).toEqual(['REQUEST_SAVED', credits - 20]);
});

test('a boost costs what a page of any age has shown, or nothing', async () => {
  const who = await trader();
  const credits = await balanceOf(who);
  const boost = (price?: number) =>
    call(boostCompany, {
      token: who.token,
      body: { companyId: who.company.id, boostType: 1, ...(price !== undefined && { shownPrice: price }) },
    });
  const { credits: price } = boosts[1];
  expect(answerOf(await boost(price - 1))).toEqual(refusal(price));
  expect(await balanceOf(who)).toBe(credits);
  expect((await boost(price)).status).toBe(200);
  expect(await balanceOf(who)).toBe(credits - price);
});
