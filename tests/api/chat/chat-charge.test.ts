import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverRoomMessage, roomOf } from '../../../api/chat/room/room-delivery.ts';
import type { RoomMessagePayload } from '../../../api/chat/room/room-message.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { connect, createChat, deleteChat, deleteMessage, getChat } from '../../../contract/chat/calls.ts';
import { planMs, requestPublicMs } from '../../../contract/limits.ts';
import { featureId, unlimited } from '../../../contract/plan/features.ts';
import { getUserTransActions } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, balanceOf, signIn, signUp, staffOf, withPlan } from '../../support/api/api-fixtures.ts';
import {
  cardOf,
  contact,
  contactBody,
  listOf,
  liveRequest,
  look,
  opened,
  paymentsOf,
  priceOf,
  say,
  textsOf,
  traces,
  type Trader,
  trader,
  usedBy,
} from '../../support/api/chat/chat-fixtures.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

const fromDirectory = featureId('SendMessageForCompanyFromCompaniesScreen');
const drift = async (): Promise<unknown[]> => await allRows('SELECT * FROM ledger_drift');
const notificationsOf = async (who: { id: string }): Promise<number> =>
  (await firstValue<number>("SELECT COUNT(*) AS n FROM notification WHERE user_id=?1 AND kind='new-message'", who.id)) ?? 0;
const times = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

beforeEach(() => priceOf(0, 1, 30));
afterEach(async () => {
  vi.restoreAllMocks();
  const wrong = await drift();
  if (wrong.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(wrong)}`);
});

describe('the price of a contact (docs/behaviour.md#payment-order)', () => {
  test('is charged with order 1, which needs a plan', async () => {
    const [from, to] = [await trader(), await trader()];
    const before = await balanceOf(from);
    const { envelope } = await contact(from, to);
    expect(envelope).toMatchObject({ code: 'CHAT_CREATED', data: { isPaid: true, inCredit: before - 30 } });
    expect([await balanceOf(from), await paymentsOf(from), await usedBy(from, fromDirectory)]).toEqual([before - 30, [30], 1]);
  });

  test.each([
    ['no plan', null, 'NO_PLAN'],
    ['an expired plan', planMs, 'PLAN_EXPIRED'],
  ] as const)('order 1 with %s is refused, with and without a text, and leaves nothing', async (_, age, code) => {
    const [from, to] = [await trader(), await trader()];
    if (age === null) await withPlan(from, null);
    else clock.advance(age);
    const later = { ...from, token: await signIn(from) };
    const before = await traces();
    for (const text of ['Hello', '']) expect(await contact(later, to, { text })).toMatchObject({ status: 403, envelope: { code } });
    expect(await traces()).toEqual(before);
  });

  test('is charged without a plan with another order', async () => {
    await priceOf(0, 3, 25);
    const [from, to] = [await trader({ plan: null }), await trader()];
    const before = await balanceOf(from);
    expect((await contact(from, to)).envelope.data).toMatchObject({ isPaid: true, inCredit: before - 25 });
    expect([await paymentsOf(from), await usedBy(from, fromDirectory)]).toEqual([[25], 0]);
  });

  test.each([
    [2, 40],
    [1, 0],
    [3, 0],
  ])('is free with order %i and price %i, also without plan and credits', async (order, price) => {
    await priceOf(0, order, price);
    const [from, to] = [await trader({ plan: null, credits: 0 }), await trader()];
    const before = await balanceOf(from);
    const chatId = await opened(from, to);
    expect([await balanceOf(from), await paymentsOf(from)]).toEqual([before, []]);
    expect(await look(from, chatId)).toMatchObject({ isPaid: true, price: 0, mustBePayUser: false });
    expect(await textsOf(to, chatId)).toHaveLength(1);
  });

  test('comes from the database: a price in the body is refused', async () => {
    const [from, to] = [await trader(), await trader()];
    const answer = await callLoosely(createChat, { token: from.token, body: { ...contactBody(from, to), price: 0 } });
    expect(answer).toMatchObject({ status: 400, envelope: { errors: { price: 'UNKNOWN_FIELD' } } });
    await priceOf(0, 1, 77);
    await opened(from, to);
    expect(await paymentsOf(from)).toEqual([77]);
  });

  test('stays that of the creation for an unpaid chat', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { text: '' });
    await priceOf(0, 1, 400);
    await say(from, chatId, 'Now I write');
    expect(await paymentsOf(from)).toEqual([30]);
  });

  test('is shown in the history as spending', async () => {
    const [from, to] = [await trader(), await trader()];
    await opened(from, to, { chatNameForAll: 'Copper wire' });
    const { transActions, balance } = await data(getUserTransActions, { token: from.token, body: {} });
    expect(transActions[0]).toMatchObject({
      transActionEnum: 1,
      transActionValue: -30,
      reason: 'contact',
      detail: 'Copper wire',
      transActionDate: new Date(clock.now()).toISOString(),
    });
    expect(balance).toBe(await balanceOf(from));
  });

  test('is paid by staff from the main account', async () => {
    const [from, to] = [await trader(), await trader()];
    const colleague = await staffOf(from, ['createChat']);
    const before = await balanceOf(from);
    expect((await contact({ ...from, token: colleague.token }, to)).envelope.data).toMatchObject({ inCredit: before - 30 });
    expect(await usedBy(from, fromDirectory)).toBe(1);
  });
});

describe('permitted contacts', () => {
  /** A contact that must store nothing. @returns status, code and the faulty fields */
  const attempt = async (from: Trader, to: Trader, changes: Parameters<typeof contact>[2] = {}) => {
    const before = await traces();
    const { status, envelope } = await contact(from, to, changes);
    expect(await traces()).toEqual(before);
    return [status, envelope.code, ...Object.keys(envelope.errors ?? {})];
  };

  test('exclude companies of the own account', async () => {
    const from = await trader();
    expect(await attempt(from, { ...from, company: await approvedCompany(from) })).toEqual([403, 'OWN_COMPANY']);
  });

  test('exclude writing as a company of another account', async () => {
    const [from, to, third] = [await trader(), await trader(), await trader()];
    expect(await attempt({ ...from, company: third.company }, to)).toEqual([404, 'NOT_FOUND', 'fromCompanyId']);
  });

  test('exclude unapproved companies on both sides', async () => {
    const [from, to] = [await trader(), await trader()];
    for (const approveStatus of [1, 2, 3] as const) {
      await runSql('UPDATE company SET approve_status=?2 WHERE id=?1', from.company.id, approveStatus);
      expect(await attempt(from, to)).toEqual([403, 'COMPANY_NOT_APPROVED']);
      expect(await attempt(to, from)).toEqual([404, 'NOT_FOUND', 'toCompanyId']);
    }
  });

  test('include the user company of a main user only with an approved company', async () => {
    const selfOf = async (who: { id: string }) => ({
      id: (await firstValue<string>('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', who.id)) ?? '',
      name: '',
      path: '',
    });
    const [from, to] = [await trader(), await trader()];
    const asSelf = { ...from, company: await selfOf(from) };
    const colleague = await staffOf(from, ['createChat', 'sendMessage']);
    expect(await attempt({ ...asSelf, token: colleague.token }, to)).toEqual([403, 'COMPANY_NOT_APPROVED']);
    expect((await contact(asSelf, to)).status).toBe(200);
    await runSql('UPDATE company SET approve_status=3 WHERE id=?1', from.company.id);
    expect(await attempt(asSelf, to, { chatNameForAll: 'Another subject' })).toEqual([403, 'COMPANY_NOT_APPROVED']);
    expect(await attempt(to, { ...from, company: asSelf.company })).toEqual([404, 'NOT_FOUND', 'toCompanyId']);
  });

  test('require a verified e-mail', async () => {
    const to = await trader();
    const user = await withPlan(await signUp(), 'premium');
    expect(await attempt({ ...user, token: await signIn(user), company: await approvedCompany(user) }, to)).toEqual([
      403,
      'EMAIL_NOT_VERIFIED',
    ]);
  });

  test('require createChat for staff', async () => {
    const [from, to] = [await trader(), await trader()];
    const colleague = await staffOf(from, ['sendMessage', 'getChat', 'getAccesibleChatCards', 'deleteChat']);
    expect(await attempt({ ...from, token: colleague.token }, to)).toEqual([403, 'FORBIDDEN']);
  });

  test('require for an answer a public request of that type and company', async () => {
    const [from, to, third] = [await trader(), await trader(), await trader()];
    const requestId = await liveRequest(to, 4);
    expect(await attempt(from, to, { createdFor: 4 })).toEqual([400, 'BAD_INPUT', 'requestId']);
    const wrong: [string, Parameters<typeof contact>[2]][] = [
      ['of another type', { createdFor: 1, requestId }],
      ['of another company', { createdFor: 4, requestId: await liveRequest(third, 4) }],
      ['not approved', { createdFor: 4, requestId: await liveRequest(to, 4, { approveStatus: 2 }) }],
      ['run out', { createdFor: 4, requestId: await liveRequest(to, 4, { expiresAt: clock.now() }) }],
      ['unknown', { createdFor: 4, requestId: 'abcdefabcdefabcdefabcdef' }],
    ];
    for (const [what, changes] of wrong) expect(await attempt(from, to, changes), what).toEqual([404, 'NOT_FOUND', 'requestId']);
    expect((await contact(from, to, { createdFor: 4, requestId })).status).toBe(200);
    clock.advance(requestPublicMs);
    const later = { ...from, token: await signIn(from) };
    expect(await attempt(later, to, { createdFor: 4, requestId, chatNameForAll: 'Too late' })).toEqual([404, 'NOT_FOUND', 'requestId']);
  });

  test.each([5, -1, 1.5])('exclude createdFor %d', async (createdFor) => {
    const [from, to] = [await trader(), await trader()];
    expect(await attempt(from, to, { createdFor })).toEqual([400, 'BAD_INPUT', 'createdFor']);
  });
});

describe('credits and limits', () => {
  test('store nothing without sufficient credits', async () => {
    const [from, to] = [await trader({ credits: 0 }), await trader()];
    await priceOf(0, 1, (await balanceOf(from)) + 1);
    const before = await traces();
    expect(await contact(from, to)).toMatchObject({ status: 403, envelope: { code: 'NOT_ENOUGH_CREDIT' } });
    expect(await traces()).toEqual(before);
    expect(await listOf(from)).toEqual([]);
  });

  test('leave an unpaid chat unpaid without sufficient credits for its first message, which can be retried', async () => {
    const [from, to] = [await trader({ credits: 0 }), await trader()];
    await priceOf(0, 1, (await balanceOf(from)) + 1);
    const chatId = await opened(from, to, { text: '' });
    const before = await traces();
    expect((await say(from, chatId, 'Hello')).envelope.code).toBe('NOT_ENOUGH_CREDIT');
    expect(await traces()).toEqual(before);
    expect(await look(from, chatId)).toMatchObject({ isPaid: false, mustBePayUser: true, messages: [] });
    expect(await listOf(to)).toEqual([]);
  });

  const limitTo = async (who: Trader, limit: number): Promise<void> => {
    await runSql(
      'UPDATE plan_rule SET number=?3 WHERE rule=?2 AND plan_id=(SELECT plan_id FROM users WHERE id=?1)',
      who.id,
      fromDirectory,
      limit,
    );
  };

  test('allow exactly four of ten concurrent contacts for the last four of a limit, and charge only those', async () => {
    const [from, to] = [await trader({ plan: 'basic', credits: 1000 }), await trader()];
    await limitTo(from, 4);
    const answers = await times(10, (index) => contact(from, to, { chatNameForAll: `Subject ${index}` }));
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual([
      ...Array<string>(4).fill('CHAT_CREATED'),
      ...Array<string>(6).fill('LIMIT_REACHED'),
    ]);
    expect([await paymentsOf(from), await usedBy(from, fromDirectory), (await listOf(from)).length, (await listOf(to)).length]).toEqual([
      [30, 30, 30, 30],
      4,
      4,
      4,
    ]);
  });

  test('allow no contact, not even a free one, with a plan without this kind; a new plan counts anew', async () => {
    const [from, to] = [await trader({ plan: 'basic' }), await trader()];
    await limitTo(from, 0);
    await priceOf(0, 2, 0);
    expect((await contact(from, to)).envelope.code).toBe('LIMIT_REACHED');
    await limitTo(from, 1);
    await opened(from, to);
    expect((await contact(from, to, { chatNameForAll: 'Second' })).envelope.code).toBe('LIMIT_REACHED');
    clock.advance(1);
    await withPlan(from, 'basic');
    expect((await contact(from, to, { chatNameForAll: 'Second' })).status).toBe(200);
  });

  test('allow any number without a limit', async () => {
    const [from, to] = [await trader({ plan: 'basic' }), await trader()];
    await limitTo(from, unlimited);
    expect((await times(3, (index) => contact(from, to, { chatNameForAll: `Free ${index}` }))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
  });
});

describe('the same contact again', () => {
  test('is refused in any spelling, and charged once', async () => {
    const [from, to] = [await trader(), await trader()];
    await opened(from, to, { chatNameForAll: 'İpek Halı' });
    const before = await traces();
    for (const chatNameForAll of ['İpek Halı', 'ipek hali', '  IPEK HALI '])
      expect(await contact(from, to, { chatNameForAll })).toMatchObject({ status: 409, envelope: { code: 'CHAT_EXISTS' } });
    expect(await traces()).toEqual(before);
    expect((await contact(to, from, { chatNameForAll: 'İpek Halı' })).status).toBe(200);
  });

  test('is recognized by the key that is stored: "№" is the letters "No" there', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { chatNameForAll: 'Масло №5' });
    expect(await firstValue('SELECT name_folded FROM chat WHERE id=?1', chatId)).toBe('масло no5');
    expect((await contact(from, to, { chatNameForAll: 'масло no5' })).envelope.code).toBe('CHAT_EXISTS');
  });

  test('about a request is the same under the new name of the request (docs/behaviour.md#one-chat)', async () => {
    await priceOf(1, 1, 30);
    const [from, to] = [await trader(), await trader()];
    const requestId = await liveRequest(to, 1);
    const chatId = await opened(from, to, { createdFor: 1, requestId });
    const renamed = await contact(from, to, { createdFor: 1, requestId, chatNameForAll: 'Dried apricots, 25 t' });
    expect(renamed).toMatchObject({ status: 409, envelope: { code: 'CHAT_EXISTS', data: { chatId } } });
    expect(await paymentsOf(from)).toEqual([30]);
  });

  test('about a request is charged once if it is made under two names at the same time', async () => {
    await priceOf(1, 1, 30);
    const [from, to] = [await trader(), await trader()];
    const requestId = await liveRequest(to, 1);
    const answers = await times(2, (index) => contact(from, to, { createdFor: 1, requestId, chatNameForAll: `Apricots ${index}` }));
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['CHAT_CREATED', 'CHAT_EXISTS']);
    expect(await paymentsOf(from)).toEqual([30]);
  });

  test('makes one chat, one payment and one message of twenty concurrent calls', async () => {
    const [from, to] = [await trader({ credits: 0 }), await trader()];
    await priceOf(0, 1, await balanceOf(from));
    const answers = await times(20, () => contact(from, to));
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(
      ['CHAT_CREATED', ...Array<string>(19).fill('CHAT_EXISTS')].toSorted(),
    );
    const [card, ...others] = await listOf(to);
    expect([
      others,
      card?.unreadedMessageCount,
      await textsOf(to, card?.chatId ?? ''),
      await balanceOf(from),
      await usedBy(from, fromDirectory),
    ]).toEqual([[], 1, ['Good morning, do you ship to Odesa?'], 0, 1]);
  });

  test('with one Idempotency-Key gets the same answer, one payment and one message', async () => {
    const [from, to] = [await trader(), await trader()];
    const first = await contact(from, to, {}, 'one-and-the-same-key');
    const second = await contact(from, to, {}, 'one-and-the-same-key');
    expect(second.envelope).toEqual(first.envelope);
    expect([second.status, second.headers.get('idempotent-replay'), await paymentsOf(from)]).toEqual([200, 'true', [30]]);
    expect(await textsOf(to, first.envelope.data?.chatId ?? '')).toHaveLength(1);
    expect(await contact(from, to, { text: 'Other words' }, 'one-and-the-same-key')).toMatchObject({
      status: 409,
      envelope: { code: 'KEY_REUSED' },
    });
  });

  test('with one Idempotency-Key twenty times concurrently makes one payment and one message', async () => {
    const [from, to] = [await trader(), await trader()];
    const answers = await times(20, () => contact(from, to, {}, 'twenty-with-one-key'));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { envelope } of answers) expect(['CHAT_CREATED', 'IN_PROGRESS']).toContain(envelope.code);
    expect([await paymentsOf(from), (await textsOf(to, (await listOf(to))[0]?.chatId ?? '')).length]).toEqual([[30], 1]);
  });
});

describe('an unpaid chat (docs/behaviour.md#chat-charge)', () => {
  test('is visible only to its creator until the first message, which is charged', async () => {
    const [from, to] = [await trader(), await trader()];
    const before = await balanceOf(from);
    const { envelope } = await contact(from, to, { text: '  ' });
    expect(envelope.data).toMatchObject({ isPaid: false, inCredit: before });
    const chatId = envelope.data?.chatId ?? '';
    expect(await cardOf(from, chatId)).toMatchObject({
      isPaid: false,
      mustBePayUser: true,
      price: 30,
      lastMessage: '',
      unreadedMessageCount: 0,
    });
    expect(await listOf(to)).toEqual([]);
    expect((await call(getChat, { token: to.token, body: { chatId } })).status).toBe(404);
    expect((await call(connect, { token: to.token, query: { chatId }, headers: { upgrade: 'websocket' } })).status).toBe(404);
    expect((await say(to, chatId, 'Let me in')).status).toBe(404);
    expect(await mailsTo(to.email)).toEqual([]);

    const sent = await say(from, chatId, 'Here is my offer');
    expect(sent.envelope).toMatchObject({
      code: 'MESSAGE_SENT',
      data: { isPaid: true, inCredit: before - 30, message: { text: 'Here is my offer', sequence: 1 } },
    });
    expect(await cardOf(to, chatId)).toMatchObject({
      isPaid: true,
      mustBePayUser: false,
      lastMessage: 'Here is my offer',
      unreadedMessageCount: 1,
    });
    expect(await cardOf(from, chatId)).toMatchObject({ isPaid: true, mustBePayUser: false, unreadedMessageCount: 0 });
    await say(from, chatId, 'And another thing');
    await say(to, chatId, 'Thank you');
    expect([await paymentsOf(from), await paymentsOf(to), await balanceOf(from)]).toEqual([[30], [], before - 30]);
  });

  test('requires the plan for its first message', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to, { text: '' });
    await withPlan(from, null);
    expect((await say(from, chatId, 'Hello')).envelope.code).toBe('NO_PLAN');
    expect(await listOf(to)).toEqual([]);
  });

  test.each([
    ['a paid', 1, 30],
    ['a free', 2, 0],
  ])('parallel first messages into %s one: charged and counted once, all of them arrive once', async (_, order, price) => {
    await priceOf(0, order, price);
    const [from, to] = [await trader({ credits: 0, plan: 'basic' }), await trader()];
    await runSql('UPDATE plan_rule SET number=1 WHERE rule=?2 AND plan_id=(SELECT plan_id FROM users WHERE id=?1)', from.id, fromDirectory);
    const chatId = await opened(from, to, { text: '' });
    const answers = await times(8, (index) => say(from, chatId, `Line ${index}`));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect((await textsOf(to, chatId)).toSorted()).toEqual(Array.from({ length: 8 }, (_one, index) => `Line ${index}`));
    expect([await paymentsOf(from), await usedBy(from, fromDirectory)]).toEqual([price === 0 ? [] : [30], 1]);
    await deliverDue(testEnv, clock);
    expect(await textsOf(to, chatId)).toHaveLength(8);
  });

  test('results from a refund: its payer pays again, the other side answers free (docs/behaviour.md#contact-refund)', async () => {
    const [from, to] = [await trader(), await trader()];
    const chatId = await opened(from, to);
    await runSql('UPDATE chat SET is_paid=0, refunded_at=?2 WHERE id=?1', chatId, clock.now());
    expect(await cardOf(from, chatId)).toMatchObject({ isPaid: false, mustBePayUser: true });
    for (const seen of [await cardOf(to, chatId), await look(to, chatId)])
      expect(seen).toMatchObject({ isPaid: false, mustBePayUser: false });
    expect((await say(to, chatId, 'I am here')).status).toBe(200);
    expect((await say(from, chatId, 'Once more')).status).toBe(200);
    expect([await paymentsOf(from), await paymentsOf(to)]).toEqual([[30, 30], []]);
    expect(await cardOf(from, chatId)).toMatchObject({ isPaid: true, mustBePayUser: false });
  });
});

describe('after a crash between the batch and the room', () => {
  /** Makes the rooms unavailable, like a crash right after the batch. */
  const cutOff = () =>
    vi.spyOn(testEnv.ROOMS, 'get').mockImplementation(() => {
      throw new Error('Good morning, do you ship to Odesa?');
    });
  const outboxRow = (chatId: string) =>
    firstRow<{ done_at: number | null; payload: string }>(
      'SELECT done_at, payload FROM outbox WHERE dedupe_key=?1',
      `room:${chatId}:first`,
    );

  test('the outbox delivers the message once, with its preview and mail', async () => {
    const [from, to] = [await trader(), await trader()];
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cut = cutOff();
    const { envelope } = await contact(from, to);
    const chatId = envelope.data?.chatId ?? '';
    expect(envelope.data).toMatchObject({ isPaid: true });
    expect((await outboxRow(chatId))?.done_at).toBeNull();
    expect(JSON.stringify(logged.mock.calls)).not.toContain('Odesa');
    cut.mockRestore();

    clock.advance(60_000);
    const later = { ...to, token: await signIn(to) };
    expect(await textsOf(later, chatId)).toEqual([]);
    await Promise.all([deliverDue(testEnv, clock), deliverDue(testEnv, clock)]);
    expect(await cardOf(later, chatId)).toMatchObject({ lastMessage: 'Good morning, do you ship to Odesa?', unreadedMessageCount: 1 });
    expect(await textsOf(later, chatId)).toHaveLength(1);
    expect(await mailsTo(to.email)).toHaveLength(1);
    expect([await paymentsOf(from), await outboxRow(chatId)]).toEqual([[30], { done_at: clock.now(), payload: '{}' }]);
  });

  test('a repeated delivery changes nothing: neither the lists nor what was read, hidden or deleted', async () => {
    const [from, to] = [await trader(), await trader()];
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cut = cutOff();
    const chatId = await opened(from, to);
    cut.mockRestore();
    const payload = JSON.parse((await outboxRow(chatId))?.payload ?? '') as RoomMessagePayload;
    await deliverRoomMessage(testEnv, payload);
    await deliverDue(testEnv, clock);
    const [message] = (await look(to, chatId)).messages;
    await call(deleteChat, { token: to.token, query: { chatId } });
    clock.advance(60_000);
    await deliverDue(testEnv, clock);
    expect((await outboxRow(chatId))?.done_at).toBe(clock.now());
    expect([await listOf(to), (await mailsTo(to.email)).length, await notificationsOf(to)]).toEqual([[], 1, 1]);
    await call(deleteMessage, { token: from.token, query: { chatId, id: message?._id ?? '' } });
    await deliverRoomMessage(testEnv, payload);
    await deliverDue(testEnv, clock);
    expect(await cardOf(from, chatId)).toMatchObject({ lastMessage: '' });
    expect(await textsOf(from, chatId)).toEqual(['']);
    expect([await listOf(to), (await mailsTo(to.email)).length, await notificationsOf(to)]).toEqual([[], 1, 1]);
  });

  test('a message that was deleted before the lists contained it is not shown or reported later', async () => {
    const [from, to] = [await trader(), await trader()];
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cut = cutOff();
    const chatId = await opened(from, to);
    cut.mockRestore();
    const { senderUserId, companyId, clientKey, text, createdAt } = JSON.parse(
      (await outboxRow(chatId))?.payload ?? '',
    ) as RoomMessagePayload;
    const { id } = await roomOf(testEnv, chatId).append({ senderUserId, companyId, clientKey, text, createdAt });
    await call(deleteMessage, { token: from.token, query: { chatId, id } });
    clock.advance(60_000);
    await deliverDue(testEnv, clock);
    expect([await cardOf(to, chatId), (await mailsTo(to.email)).length, await notificationsOf(to)]).toMatchObject([
      { lastMessage: '' },
      0,
      0,
    ]);
  });
});
