/**
 * The credits of a paid contact that the other side does not open are refunded once, by the alarm of its room
 * (docs/behaviour.md#contact-refund).
 */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refundContact } from '../../../api/chat/contact/refund-store.ts';
import { roomOf } from '../../../api/chat/room/room-delivery.ts';
import { ChatRoom } from '../../../api/chat/room/room.ts';
import { RoomRefund } from '../../../api/chat/room/room-refund.ts';
import { newId } from '../../../api/platform/ids.ts';
import { forgetAccountStatements } from '../../../api/jobs/forget-account.ts';
import { deleteMessage, getChat } from '../../../contract/chat/calls.ts';
import { contactRefundMs, minuteMs } from '../../../contract/limits.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { balanceOf, database } from '../../support/api/api-fixtures.ts';
import {
  cardOf,
  contact,
  liveRequest,
  look,
  opened,
  paymentsOf,
  priceOf,
  say,
  textsOf,
  type Trader,
  trader,
} from '../../support/api/chat/chat-fixtures.ts';
import { offered, quotesFor, quotesIn, quoting } from '../../support/api/quoting.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

beforeEach(() => priceOf(0, 1, 30));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs the alarm of the room at its time. */
async function later(chatId: string, ms = contactRefundMs): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + ms + 1000, toFake: ['Date'] });
  await runDurableObjectAlarm(roomOf(testEnv, chatId));
  vi.useRealTimers();
}
const notificationsOf = async (who: Trader) =>
  (await data(getNotifications, { token: who.token })).notifications
    .map(({ kind, values, href }) => ({ kind, values, href }))
    .filter(({ kind }) => kind.startsWith('contact-') || kind === 'credits-added');
const refundsOf = async (who: Trader): Promise<number> =>
  (await firstValue<number>(
    "SELECT COUNT(*) AS n FROM credit_transfer t JOIN credit_account a ON a.id=t.credit_account WHERE a.owner_user_id=?1 AND t.reason='refund' AND t.transaction_enum=3",
    who.id,
  )) ?? 0;
const setAlarm = (chatId: string) =>
  runInDurableObject(roomOf(testEnv, chatId), (_, state) => state.storage.setAlarm(Date.now() + 10 * minuteMs));

const message = ({ id, company }: Trader, createdAt = Date.now()) => ({
  clientKey: newId(),
  senderUserId: id,
  companyId: company.id,
  text: 'Good morning',
  createdAt,
});

async function paired(): Promise<{ from: Trader; to: Trader; before: number }> {
  const [from, to] = [await trader(), await trader()];
  return { from, to, before: await balanceOf(from) };
}

describe('an unopened paid contact', () => {
  test('of seeded data is refunded as long after its arrival as any other', async () => {
    const { from, to } = await paired();
    const chatId = await opened(from, to);
    const arrivedAt = Date.now() - contactRefundMs + 3 * minuteMs;
    await roomOf(testEnv, chatId).append({ ...message(from, arrivedAt), refund: { chatId, key: chatId, arrivedAt } });
    expect(Date.parse((await look(from, chatId)).dtRefundAt)).toBe(arrivedAt + contactRefundMs);
  });

  test('is refunded after 72 hours, once, which both sides learn, and is unpaid again', async () => {
    const { from, to, before } = await paired();
    const chatId = await opened(from, to);
    const at = (await look(from, chatId)).dtRefundAt;
    expect(Math.abs(Date.parse(at) - Date.now() - contactRefundMs)).toBeLessThan(minuteMs);
    await later(chatId, contactRefundMs - minuteMs);
    expect([await balanceOf(from), (await look(from, chatId)).isPaid]).toEqual([before - 30, true]);
    const earlier = await notificationsOf(from);
    await later(chatId);
    expect([await balanceOf(from), await refundsOf(from)]).toEqual([before, 1]);
    expect(await cardOf(from, chatId)).toMatchObject({ isPaid: false, mustBePayUser: true, isRefunded: true });
    const href = `/messages?chatId=${chatId}`;
    const values = { subject: 'Dried apricots', amount: '30' };
    expect((await notificationsOf(from)).filter(({ kind }) => kind !== 'credits-added')).toEqual([
      { kind: 'contact-refunded', values: { ...values, company: to.company.name }, href },
    ]);
    expect((await notificationsOf(from)).length).toBe(earlier.length + 1);
    expect((await notificationsOf(to)).filter(({ kind }) => kind !== 'credits-added')).toEqual([
      { kind: 'contact-missed', values: { ...values, company: from.company.name }, href },
    ]);
    await setAlarm(chatId);
    await later(chatId);
    expect([await balanceOf(from), await refundsOf(from), (await look(from, chatId)).dtRefundAt]).toEqual([before, 1, '']);
    expect((await look(to, chatId)).messages).toHaveLength(1);
  });

  test('is paid again with the next message, and that payment can be refunded too', async () => {
    const { from, to, before } = await paired();
    const chatId = await opened(from, to);
    await later(chatId);
    expect((await say(from, chatId, 'Are you there?')).envelope.data).toMatchObject({ isPaid: true, inCredit: before - 30 });
    expect((await say(from, chatId, 'Hello?')).envelope.data).toMatchObject({ inCredit: before - 30 });
    await later(chatId);
    expect([await balanceOf(from), await refundsOf(from), await paymentsOf(from)]).toEqual([before, 2, [30, 30]]);
    await say(from, chatId, 'Third try');
    await data(getChat, { token: to.token, body: { chatId } });
    await later(chatId);
    expect([await balanceOf(from), await refundsOf(from)]).toEqual([before - 30, 2]);
    expect(await textsOf(to, chatId)).toHaveLength(4);
  });

  test.each([
    ['arrives late', () => undefined],
    [
      'is lost',
      () => {
        throw new Error('lost');
      },
    ],
  ])('keeps the plan of a second payment if the answer to the refund %s', async (_name, answered) => {
    const { from, to, before } = await paired();
    const chatId = await opened(from, to);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refundAt = Date.now() + contactRefundMs + 1000;
    const second = { chatId, key: 'second' };
    const due = await runInDurableObject(roomOf(testEnv, chatId), async (_room, { storage }) => {
      const refund = new RoomRefund(storage.kv);
      const withSession = (constraint: D1SessionConstraint): D1DatabaseSession => {
        const session = testEnv.DB.withSession(constraint);
        const batch = async <Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> => {
          const results = await session.batch<Row>(statements);
          refund.note({ ...message(from), refund: second }, 2, refundAt);
          answered();
          return results;
        };
        return { prepare: session.prepare.bind(session), batch, getBookmark: session.getBookmark.bind(session) };
      };
      await refund.settle({ ...testEnv, DB: { withSession } as unknown as D1Database }, refundAt);
      return refund.due();
    });
    expect([await balanceOf(from), due]).toEqual([before, [refundAt + contactRefundMs]]);
  });

  test('can still be answered free of charge', async () => {
    const { from, to } = await paired();
    const chatId = await opened(from, to);
    await later(chatId);
    const before = await balanceOf(to);
    expect((await say(to, chatId, 'Sorry, we were at the fair')).status).toBe(200);
    expect([await balanceOf(to), (await look(from, chatId)).messages.at(-1)?.text]).toEqual([before, 'Sorry, we were at the fair']);
  });
});

describe('nothing is refunded', () => {
  test.each<[string, (to: Trader, chatId: string) => Promise<unknown>]>([
    ['to a contact that was opened', (to, chatId) => data(getChat, { token: to.token, body: { chatId } })],
    ['to one that was answered', (to, chatId) => say(to, chatId, 'We do')],
    [
      'when the room did not hear that it was opened',
      (to, chatId) => runSql('UPDATE chat_member SET last_read_sequence=1 WHERE chat_id=?1 AND master_user_id=?2', chatId, to.id),
    ],
  ])('%s', async (_, open) => {
    const { from, to, before } = await paired();
    const chatId = await opened(from, to);
    await open(to, chatId);
    await setAlarm(chatId);
    await later(chatId);
    expect([await balanceOf(from), await refundsOf(from), (await look(from, chatId)).isPaid]).toEqual([before - 30, 0, true]);
  });

  test('to a contact whose quote was read among the quotes of the request', async () => {
    await priceOf(1, 1, 30);
    const [seller, colleague, buyer] = [await trader(), await trader(), await trader()];
    const before = await balanceOf(seller);
    const { chatId, requestId } = await quoting(1, { seller, buyer });
    const unquoted = await quoting(1, { seller: colleague, buyer, requestId });
    await offered(seller, chatId);
    // Its own author does not open it.
    await quotesFor(seller, requestId);
    expect((await look(seller, chatId)).dtRefundAt).not.toBe('');
    await quotesFor(buyer, requestId);
    expect((await look(seller, chatId)).dtRefundAt).toBe('');
    expect((await look(colleague, unquoted.chatId)).dtRefundAt).not.toBe('');
    await setAlarm(chatId);
    await later(chatId);
    expect([await balanceOf(seller), await refundsOf(seller), (await cardOf(buyer, chatId))?.unreadedMessageCount]).toEqual([
      before - 30,
      0,
      2,
    ]);
  });

  test('to a contact whose quote was read among the quotes of the chat', async () => {
    await priceOf(1, 1, 30);
    const [seller, buyer] = [await trader(), await trader()];
    const before = await balanceOf(seller);
    const { chatId } = await quoting(1, { seller, buyer });
    // Nobody has seen a quote yet.
    await quotesIn(buyer, chatId);
    await offered(seller, chatId);
    await quotesIn(seller, chatId);
    expect((await look(seller, chatId)).dtRefundAt).not.toBe('');
    await quotesIn(buyer, chatId);
    expect((await look(seller, chatId)).dtRefundAt).toBe('');
    await setAlarm(chatId);
    await later(chatId);
    expect([await balanceOf(seller), await refundsOf(seller)]).toEqual([before - 30, 0]);
  });

  test('for a message that its payer has deleted', async () => {
    const { from, before } = await paired();
    const chatId = await opened(from, await trader());
    const id = (await look(from, chatId)).messages[0]?._id ?? '';
    await data(deleteMessage, { token: from.token, query: { chatId, id } });
    expect((await look(from, chatId)).dtRefundAt).toBe('');
    await setAlarm(chatId);
    await later(chatId);
    expect([await balanceOf(from), await refundsOf(from)]).toEqual([before - 30, 0]);
  });

  test('for a free contact, or to a deleted account', async () => {
    const { from, to } = await paired();
    const paid = await opened(from, to);
    await priceOf(0, 2, 0);
    const free = await opened(from, to, { chatNameForAll: 'For nothing' });
    expect([(await look(from, free)).dtRefundAt, (await look(to, paid)).dtRefundAt]).toEqual(['', '']);
    await setAlarm(free);
    await later(free);
    expect((await look(from, free)).isPaid).toBe(true);
    await database().batch(forgetAccountStatements(database(), from.id, Date.now()));
    expect(await refundContact(database(), { chatId: paid, key: paid }, 1, Date.now())).toBeNull();
  });
});

test('a refunded contact about a request that has ended is not charged again, and its other side can still answer', async () => {
  await priceOf(1, 1, 30);
  const { from, to, before } = await paired();
  const requestId = await liveRequest(to, 1);
  const chatId = await opened(from, to, { createdFor: 1, requestId });
  await later(chatId);
  await runSql('UPDATE request SET expires_at=?2 WHERE id=?1', requestId, clock.now());
  expect((await look(from, chatId)).sendingFault).toBe('REQUEST_ENDED');
  expect([(await say(from, chatId, 'Are you there?')).envelope.code, await balanceOf(from)]).toEqual(['REQUEST_ENDED', before]);
  expect([(await look(to, chatId)).sendingFault, (await say(to, chatId, 'I am')).status]).toEqual([null, 200]);
  // Nor is who answers late left without a reply.
  expect([(await look(from, chatId)).sendingFault, (await say(from, chatId, 'Good')).status]).toEqual([null, 200]);
});

test('a refunded contact about an ended request is about the next one of the same name', async () => {
  await priceOf(1, 1, 30);
  const { from, to, before } = await paired();
  const about = { createdFor: 1, chatNameForAll: 'Dried apricots' } as const;
  const ended = await liveRequest(to, 1);
  const chatId = await opened(from, to, { ...about, requestId: ended });
  await later(chatId);
  await runSql('UPDATE request SET expires_at=?2, is_active=0 WHERE id=?1', ended, clock.now());
  expect((await say(from, chatId, 'Still?')).envelope.code).toBe('REQUEST_ENDED');
  expect((await contact(from, to, { ...about, requestId: await liveRequest(to, 1) })).envelope.code).toBe('CHAT_EXISTS');
  expect([(await say(from, chatId, 'Again')).status, before - (await balanceOf(from))]).toEqual([200, 30]);
});

test('a quote from before a refund that is seen later does not count as opening a second payment', async () => {
  await priceOf(1, 1, 30);
  const [seller, buyer] = [await trader(), await trader()];
  const before = await balanceOf(seller);
  const { chatId, requestId } = await quoting(1, { seller, buyer });
  await offered(seller, chatId);
  await later(chatId);
  await say(seller, chatId, 'A new price for you');
  expect(await balanceOf(seller)).toBe(before - 30);
  await quotesFor(buyer, requestId);
  await later(chatId, 2 * contactRefundMs);
  expect([await balanceOf(seller), await refundsOf(seller)]).toEqual([before, 2]);
});

test('the quotes of a request can be read although a room does not answer', async () => {
  await priceOf(1, 1, 30);
  const { seller, buyer, chatId, requestId } = await quoting();
  await offered(seller, chatId);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(ChatRoom.prototype, 'contactSeen').mockImplementation(() => {
    throw new Error('overloaded');
  });
  expect((await quotesFor(buyer, requestId)).envelope.data?.quotes).toHaveLength(1);
});

test('a refund happens once after a crash before or after the batch, or when it runs eight times concurrently', async () => {
  const { from, to, before } = await paired();
  const chatId = await opened(from, to);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const room = roomOf(testEnv, chatId);
  const refund = await runInDurableObject(room, (_, state) => state.storage.kv.get('refund'));
  await runInDurableObject(room, (instance) => {
    const broken = {
      ...testEnv,
      DB: {
        withSession: () => {
          throw new Error('killed');
        },
      } as unknown as D1Database,
    };
    Object.assign(instance, { env: broken });
  });
  await later(chatId);
  expect(await balanceOf(from)).toBe(before - 30);
  await runInDurableObject(room, (instance) => Object.assign(instance, { env: testEnv }));
  await later(chatId, contactRefundMs + 2 * minuteMs);
  expect(await balanceOf(from)).toBe(before);
  await runInDurableObject(room, (_, state) => state.storage.kv.put('refund', refund));
  await setAlarm(chatId);
  await later(chatId);
  const plan = { chatId, key: chatId };
  const results = await Promise.all(Array.from({ length: 8 }, () => refundContact(database(), plan, 1, Date.now())));
  expect([results.some(Boolean), await balanceOf(from), await refundsOf(from)]).toEqual([false, before, 1]);
});
