/** The terms shown before the contact form are those that CreateChat applies. */
import { beforeEach, describe, expect, test } from 'vitest';
import { blockCompany, createChat, getContactTerms } from '../../../contract/chat/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, balanceOf, staffOf } from '../../support/api/api-fixtures.ts';
import {
  contact,
  contactBody,
  liveRequest,
  look,
  opened,
  priceOf,
  say,
  talking,
  type Trader,
  trader,
} from '../../support/api/chat/chat-fixtures.ts';
import { allRows, runSql } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 1, 30));

const terms = (token: string, to: Trader, more: { createdFor?: number; requestId?: string; chatNameForAll?: string } = {}) =>
  data(getContactTerms, { token, query: { toCompanyId: to.company.id, createdFor: more.createdFor ?? 0, ...more } });
/** The answer of CreateChat, from the first possible sender or from the company of the pair. */
const tried = async (token: string, from: Trader, to: Trader): Promise<string> =>
  (await call(createChat, { token, body: contactBody(from, to) })).envelope.code;

test('senders are those that CreateChat accepts: for staff without the account’s own company, which is last for its main user', async () => {
  const [from, to] = [await trader(), await trader()];
  const second = await approvedCompany(from);
  const colleague = await staffOf(from, ['createChat']);
  const [mine, theirs] = [await terms(from.token, to), await terms(colleague.token, to)];
  expect(theirs.senders.map(({ id }) => id)).toEqual([from.company.id, second.id]);
  expect(mine.senders.map(({ id }) => id).slice(0, 2)).toEqual([from.company.id, second.id]);
  expect(mine.senders).toHaveLength(3);
  expect(mine).toMatchObject({ price: 30, inCredit: await balanceOf(from), fault: null });
  for (const [who, { senders }] of [
    [from, mine],
    [colleague, theirs],
  ] as const)
    for (const [index, { id }] of senders.entries()) {
      const body = { ...contactBody(from, to, { chatNameForAll: `By ${who.id} ${index}` }), fromCompanyId: id };
      expect((await call(createChat, { token: who.token, body })).envelope.code).toBe('CHAT_CREATED');
    }
});

describe('faults of CreateChat are returned in advance', () => {
  test.each<[string, (from: Trader, to: Trader) => Promise<unknown>]>([
    ['OWN_COMPANY', (from, to) => runSql('UPDATE company SET owner_user_id=?2 WHERE id=?1', to.company.id, from.id)],
    ['COMPANY_NOT_APPROVED', (from) => runSql('UPDATE company SET approve_status=3 WHERE id=?1', from.company.id)],
    ['NOT_FOUND', (_, to) => runSql('UPDATE company SET is_active=0 WHERE id=?1', to.company.id)],
    ['EMAIL_NOT_VERIFIED', (from) => runSql('UPDATE users SET email_verified_at=NULL WHERE id=?1', from.id)],
    ['NO_PLAN', (from) => runSql('UPDATE users SET plan_id=NULL, plan_started_at=NULL, plan_expires_at=NULL WHERE id=?1', from.id)],
    ['PLAN_EXPIRED', (from) => runSql('UPDATE users SET plan_expires_at=?2 WHERE id=?1', from.id, clock.now())],
    ['NOT_ENOUGH_CREDIT', () => priceOf(0, 1, 100_000)],
    [
      'LIMIT_REACHED',
      async (from) => {
        await runSql('INSERT OR REPLACE INTO plan_rule(plan_id, rule, number) SELECT plan_id, 6, 0 FROM users WHERE id=?1', from.id);
      },
    ],
    ['BLOCKED', (from, to) => data(blockCompany, { token: to.token, body: { companyId: from.company.id, isBlocked: true } })],
    ['PARTNER_BLOCKED', (from, to) => data(blockCompany, { token: from.token, body: { companyId: to.company.id, isBlocked: true } })],
  ])('%s is reported in advance, as CreateChat reports it', async (code, make) => {
    const [from, to] = [await trader(), await trader()];
    const rules = await allRows<Record<string, unknown>>('SELECT plan_id, rule, number FROM plan_rule WHERE rule=6');
    await make(from, to);
    expect([(await terms(from.token, to)).fault, await tried(from.token, from, to)]).toEqual([code, code]);
    for (const { plan_id, number } of rules) await runSql('UPDATE plan_rule SET number=?2 WHERE plan_id=?1 AND rule=6', plan_id, number);
  });

  test('also to staff without createChat', async () => {
    const [from, to] = [await trader(), await trader()];
    const colleague = await staffOf(from, ['sendMessage', 'getChat']);
    expect([(await terms(colleague.token, to)).fault, await tried(colleague.token, from, to)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});

test('an answer needs a public request, to which its chat refers', async () => {
  await priceOf(1, 2, 0);
  const [from, to] = [await trader(), await trader()];
  const requestId = await liveRequest(to, 1);
  expect(await terms(from.token, to, { createdFor: 1, requestId })).toMatchObject({ price: 0, fault: null });
  const without = await call(getContactTerms, { token: from.token, query: { toCompanyId: to.company.id, createdFor: 1 } });
  expect([without.status, without.envelope.errors]).toEqual([400, { requestId: 'REQUIRED' }]);
  const chatId = await opened(from, to, { createdFor: 1, requestId });
  const request = { id: requestId, name: 'Dried apricots', isLive: true };
  expect(await look(to, chatId)).toMatchObject({ requestId, request });
  await runSql('UPDATE request SET expires_at=?2 WHERE id=?1', requestId, clock.now());
  expect(await look(from, chatId)).toMatchObject({ request: { ...request, isLive: false } });
  expect((await terms(from.token, to, { createdFor: 1, requestId })).fault).toBe('NOT_FOUND');
});

describe('each sender has its existing chat about the subject (docs/behaviour.md#one-chat)', () => {
  const chatsOf = async (token: string, to: Trader, chatNameForAll?: string) =>
    (await terms(token, to, chatNameForAll === undefined ? {} : { chatNameForAll })).senders.map(({ chatId }) => chatId);

  test('the one that CreateChat refuses to open again, under any spelling of its name, and of no other company', async () => {
    const [from, to] = [await trader(), await trader()];
    await approvedCompany(from);
    expect(await chatsOf(from.token, to, 'Sunflower oil')).toEqual([null, null, null]);
    const chatId = await opened(from, to, { chatNameForAll: 'Sunflower oil' });
    expect(await chatsOf(from.token, to, ' SUNFLOWER  oil')).toEqual([chatId, null, null]);
    expect(await chatsOf(from.token, to, 'Corn oil')).toEqual([null, null, null]);
    expect(await chatsOf(from.token, to)).toEqual([null, null, null]);
    const again = await call(createChat, { token: from.token, body: contactBody(from, to, { chatNameForAll: 'sunflower oil' }) });
    expect(again.envelope).toMatchObject({ code: 'CHAT_EXISTS', data: { chatId } });
  });

  test('the one about the same request, also under its new name; before one of that name about another request', async () => {
    await priceOf(1, 2, 0);
    const [from, to] = [await trader(), await trader()];
    const [renamed, other] = [await liveRequest(to, 1), await liveRequest(to, 1)];
    const chatId = await opened(from, to, { createdFor: 1, requestId: renamed, chatNameForAll: 'Sunflower oil' });
    await opened(from, to, { createdFor: 1, requestId: other, chatNameForAll: 'Corn oil' });
    const { senders } = await terms(from.token, to, { createdFor: 1, requestId: renamed, chatNameForAll: 'Corn oil' });
    expect(senders[0]?.chatId).toBe(chatId);
    const again = await contact(from, to, { createdFor: 1, requestId: renamed, chatNameForAll: 'Corn oil' });
    expect(again.envelope.data).toMatchObject({ chatId });
  });

  test('not one that the other side has begun, nor another kind of contact', async () => {
    await priceOf(1, 2, 0);
    const [from, to] = [await trader(), await trader()];
    await opened(to, from, { chatNameForAll: 'Sunflower oil' });
    const requestId = await liveRequest(to, 1, { name: 'Sunflower oil' });
    await opened(from, to, { createdFor: 1, requestId, chatNameForAll: 'Sunflower oil' });
    expect(await chatsOf(from.token, to, 'Sunflower oil')).toEqual([null, null]);
  });
});

describe('GetChat returns in advance what the account lacks for the next message of an unpaid chat', () => {
  const without = 'plan_id=NULL, plan_started_at=NULL, plan_expires_at=NULL';
  test.each<[string, (from: Trader) => Promise<unknown>]>([
    ['NO_PLAN', (from) => runSql(`UPDATE users SET ${without} WHERE id=?1`, from.id)],
    ['PLAN_EXPIRED', (from) => runSql('UPDATE users SET plan_expires_at=?2 WHERE id=?1', from.id, clock.now())],
    ['NOT_ENOUGH_CREDIT', (from) => runSql('UPDATE chat SET price=100000 WHERE payer_user_id=?1', from.id)],
    [
      'LIMIT_REACHED',
      (from) => runSql('UPDATE plan_rule SET number=0 WHERE rule=6 AND plan_id=(SELECT plan_id FROM users WHERE id=?1)', from.id),
    ],
  ])('%s, as SendMessage reports it', async (code, make) => {
    const { from, chatId } = await talking({ text: '' });
    const rules = await allRows<Record<string, unknown>>('SELECT plan_id, number FROM plan_rule WHERE rule=6');
    expect((await look(from, chatId)).payingFault).toBeNull();
    await make(from);
    expect([(await look(from, chatId)).payingFault, (await say(from, chatId, 'Hello')).envelope.code]).toEqual([code, code]);
    for (const { plan_id, number } of rules) await runSql('UPDATE plan_rule SET number=?2 WHERE plan_id=?1 AND rule=6', plan_id, number);
  });

  test('but nothing when the message is free: for the side that answers, or once it is paid; after a refund it does again', async () => {
    const { from, to, chatId } = await talking({});
    for (const { id } of [from, to]) await runSql(`UPDATE users SET ${without} WHERE id=?1`, id);
    const faults = async () => [(await look(from, chatId)).payingFault, (await look(to, chatId)).payingFault];
    expect(await faults()).toEqual([null, null]);
    await runSql('UPDATE chat SET is_paid=0, refunded_at=1 WHERE id=?1', chatId);
    expect(await faults()).toEqual(['NO_PLAN', null]);
    expect([(await say(from, chatId, 'Hello?')).envelope.code, (await say(to, chatId, 'Yes')).envelope.code]).toEqual([
      'NO_PLAN',
      'MESSAGE_SENT',
    ]);
  });
});
