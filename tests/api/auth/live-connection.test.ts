/** Every new notification is reported on the account's live connection, whatever caused it, and to nobody else. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { notificationStatement } from '../../../api/notification/notification-store.ts';
import { sendLiveUpdates } from '../../../api/notification/live-updates.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { dayMs, planMs } from '../../../contract/limits.ts';
import { decide } from '../../../contract/moderation/calls.ts';
import { refundOrder } from '../../../contract/payment/calls.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, consolePerson, database, moderator, staffOf, type TestUser } from '../../support/api/api-fixtures.ts';
import { hangUp, listen, type Listener } from '../../support/api/chat/listening.ts';
import { buyer, packId, paid } from '../../support/api/payment/paying.ts';
import { testBank } from '../../support/api/payment/sandbox-bank.ts';
import { opened, priceOf, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

// Sockets expire by the real time, so the tests' clock starts at the real time.
beforeEach(() => {
  clock.at = Date.now();
});
afterEach(hangUp);

const bell = { type: 'bell' };
const bellRung = ({ received }: Listener) => vi.waitFor(() => expect(received).toContainEqual(bell));

/** Expects an event for somebody and none for people without a connection to it. @returns kinds of the new notifications */
async function rings(who: { token: string }, happen: () => Promise<unknown>): Promise<string[]> {
  const list = async () => (await data(getNotifications, { token: who.token })).notifications;
  const before = new Set((await list()).map(({ id }) => id));
  const stranger = await trader();
  const [own, others] = [await listen('', who.token), await listen('', stranger.token)];
  await happen();
  await bellRung(own);
  expect(others.received).toEqual([]);
  return (await list()).filter(({ id }) => !before.has(id)).map(({ kind }) => kind);
}
const balanceOf = (userId: string) => firstValue<number>('SELECT balance FROM credit_account WHERE owner_user_id=?1', userId);
const written = (user: TestUser, dedupeKey: string) =>
  database().batch([
    notificationStatement(database(), { userId: user.id, kind: 'new-message', values: {}, href: '/messages', dedupeKey }, clock.now()),
  ]);

describe('a notification is reported when', () => {
  test('a moderator decides', async () => {
    const [who, decider] = [await trader(), await moderator()];
    const { id } = await approvedCompany(who, { approveStatus: 3 });
    const body = { kind: 'company', id, version: 0, approve: true } as const;
    expect(await rings(who, () => data(decide, { token: decider.token, body }))).toEqual(['company-approved']);
  });

  test('a purchase is paid', async () => {
    const [bank, who] = [testBank(), await buyer('business')];
    const item = { creditId: await packId(100) };
    expect(await rings(who, () => paid(bank, who, { item }))).toEqual(['credits-added']);
  });

  test('staff spend credits, to their main user and not to themselves', async () => {
    const main = await trader({ credits: 1000 });
    const colleague = await staffOf(main, ['editAndDeleteCompany', 'getChat']);
    const theirs = await listen('', colleague.token);
    const body = { companyId: main.company.id, boostType: 1 } as const;
    expect(await rings(main, () => data(boostCompany, { token: colleague.token, body }))).toEqual(['credits-spent']);
    expect(theirs.received).toEqual([{ type: 'credit', balance: await balanceOf(main.id) }]);
  });

  test('a member of staff gets one: on the connection of their account, to them alone', async () => {
    const main = await trader();
    const colleague = await staffOf(main, ['getChat']);
    const own = await listen('', main.token);
    const happen = async () => {
      await written(colleague, 'for-staff');
      await sendLiveUpdates(testEnv);
    };
    expect(await rings(colleague, happen)).toEqual(['new-message']);
    expect(own.received).toEqual([]);
  });

  test('a plan ends soon, with the scheduled run', async () => {
    const who = await trader();
    await runSql('UPDATE users SET plan_started_at=?2, plan_expires_at=?3 WHERE id=?1', who.id, clock.now() - planMs, clock.now() + dayMs);
    expect(await rings(who, () => runScheduled(testEnv, clock))).toEqual(['plan-expiring']);
  });

  test('a message arrives, and its price is charged', async () => {
    await priceOf(0, 1, 30);
    const [from, to] = [await trader(), await trader()];
    const line = await listen('', from.token);
    expect(await rings(to, () => opened(from, to))).toEqual(['new-message']);
    await bellRung(line);
  });
});

describe('once', () => {
  const rang = async (happen: (who: Trader) => Promise<unknown>): Promise<unknown[]> => {
    const who = await trader();
    const { received } = await listen('', who.token);
    await happen(who);
    await deliverDue(testEnv, clock);
    await vi.waitFor(() => expect(received).not.toEqual([]));
    return received;
  };

  test('however many processes report at the same time', async () => {
    const received = await rang(async (who) => {
      await written(who, 'at-once');
      await Promise.all(Array.from({ length: 10 }, () => sendLiveUpdates(testEnv)));
    });
    expect(received).toEqual([bell]);
  });

  test('also when the newest row is deleted and the next one gets its number', async () => {
    const received = await rang(async (who) => {
      await written(who, 'first');
      await sendLiveUpdates(testEnv);
      await runSql("DELETE FROM notification WHERE dedupe_key='first'");
      await written(who, 'second');
    });
    expect(received).toEqual([bell, bell]);
  });

  test('for more accounts than one run reports', async () => {
    await runSql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<45)
       INSERT INTO users(id, email, email_normal, password_hash, full_name, created_at)
       SELECT printf('%024x', i), 'bell'||i||'@example.test', 'bell'||i||'@example.test', 'x', 'Many', 1 FROM n`);
    await runSql(
      "INSERT INTO notification(id, user_id, kind, payload, created_at) SELECT id, id, 'new-message', '{}', 1 FROM users WHERE full_name='Many'",
    );
    await sendLiveUpdates(testEnv);
    expect(await firstValue('SELECT COUNT(*) AS n FROM live_update')).toBe(0);
  });
});

describe('all windows of the account get the balance when', () => {
  const balanceSent = async ({ received }: Listener, main: TestUser) =>
    vi.waitFor(async () => expect(received).toContainEqual({ type: 'credit', balance: await balanceOf(main.id) }));

  test('a pack is paid, and when it is refunded', async () => {
    const [bank, who, decider] = [testBank(), await buyer('business'), await consolePerson('administrator')];
    const [own, stranger] = [await listen('', who.token), await listen('', (await trader()).token)];
    const before = await balanceOf(who.id);
    const orderId = await paid(bank, who, { item: { creditId: await packId(100) } });
    await balanceSent(own, who);
    expect(await balanceOf(who.id)).toBe((before ?? 0) + 100);
    own.received.length = 0;
    await data(refundOrder, { token: decider.token, body: { id: orderId, note: 'asked for' }, env: bank.env });
    expect(await balanceOf(who.id)).toBe(before);
    await balanceSent(own, who);
    expect(stranger.received).toEqual([]);
  });

  test('the main user spends', async () => {
    const main = await trader({ credits: 1000 });
    const colleague = await listen('', (await staffOf(main, ['getChat'])).token);
    await data(boostCompany, { token: main.token, body: { companyId: main.company.id, boostType: 1 } });
    await balanceSent(colleague, main);
    expect(await balanceOf(main.id)).toBeLessThan(1000);
  });
});

test('an unavailable database fails no call', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const unavailable = {
    ...testEnv,
    DB: {
      withSession: () => {
        throw new Error('unavailable');
      },
    } as unknown as D1Database,
  };
  await sendLiveUpdates(unavailable);
  expect(log.mock.calls).toEqual([[JSON.stringify({ live: 'updates', error: 'Error' })]]);
  log.mockRestore();
});
