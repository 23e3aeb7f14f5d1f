import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { spendStatement, type Transfer } from '../../../api/credit/ledger-store.ts';
import { notificationStatement } from '../../../api/notification/notification-store.ts';
import { readNotificationList } from '../../../api/notification/store.ts';
import { newId } from '../../../api/platform/ids.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { dayMs, hourMs, minuteMs, planMs, welcomePlanMs } from '../../../contract/limits.ts';
import { notifyEndingPlans } from '../../../api/plan/expiry-notice.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { adjustCredits } from '../../../contract/moderation/people-calls.ts';
import { getNotifications, readNotifications } from '../../../contract/notification/calls.ts';
import { refundOrder } from '../../../contract/payment/calls.ts';
import { addAndEditRequest, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import {
  approvedCompany,
  consolePerson,
  database,
  lookups,
  member,
  moderator,
  signIn,
  signUp,
  staffOf,
  type TestUser,
  verified,
  withCredits,
} from '../../support/api/api-fixtures.ts';
import { opened, priceOf, trader } from '../../support/api/chat/chat-fixtures.ts';
import { buyer, packId, paid } from '../../support/api/payment/paying.ts';
import { testBank } from '../../support/api/payment/sandbox-bank.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

const notify = (user: TestUser, company: string, dedupeKey?: string) =>
  database().batch([
    notificationStatement(
      database(),
      { userId: user.id, kind: 'new-message', values: { company }, href: '/messages', dedupeKey },
      clock.now(),
    ),
  ]);
const list = (token: string, before?: string) => data(getNotifications, { token, query: { before } });
const forget = (user: TestUser) => runSql('DELETE FROM notification WHERE user_id=?1', user.id);
/** A member without notifications: that of the welcome credits is deleted. */
async function quietMember() {
  const user = await member();
  await forget(user);
  return user;
}
const notificationsOf = async (user: TestUser, token?: string) => (await list(token ?? (await signIn(user)))).notifications;

describe('the notification list', () => {
  test("has the newest 30 of the user's own, then those before one", async () => {
    const [user, other] = [await quietMember(), await quietMember()];
    for (let index = 0; index < 35; index += 1) await notify(user, `Company ${index}`);
    await notify(other, 'Elsewhere');
    const first = await list(user.token);
    expect(first.unreadCount).toBe(35);
    expect(first.notifications.map(({ values }) => values['company'])).toEqual(
      Array.from({ length: 30 }, (_, index) => `Company ${34 - index}`),
    );
    expect(first.notifications[0]).toMatchObject({
      kind: 'new-message',
      href: '/messages',
      isRead: false,
      dtCreatedAt: new Date(clock.now()).toISOString(),
    });
    const rest = await list(user.token, first.notifications.at(-1)?.id);
    expect(rest.notifications.map(({ values }) => values['company'])).toEqual([
      'Company 4',
      'Company 3',
      'Company 2',
      'Company 1',
      'Company 0',
    ]);
    const foreign = (await list(other.token)).notifications[0]?.id;
    const codeBefore = async (id?: string) => (await call(getNotifications, { token: user.token, query: { before: id } })).envelope.code;
    expect(await codeBefore(foreign)).toBe('GONE');
    // A newer notification with the same target replaces it.
    await runSql('DELETE FROM notification WHERE id=?1', first.notifications.at(-1)?.id);
    expect([await codeBefore(first.notifications.at(-1)?.id), await codeBefore(first.notifications.at(-2)?.id)]).toEqual(['GONE', 'OK']);
  });

  test("marks some or all as read, never another user's", async () => {
    const [user, other] = [await quietMember(), await quietMember()];
    await notify(user, 'One');
    await notify(user, 'Two');
    await notify(other, 'Elsewhere');
    const foreign = (await list(other.token)).notifications[0]?.id ?? '';
    const own = (await list(user.token)).notifications.find(({ values }) => values['company'] === 'One')?.id ?? '';
    await data(readNotifications, { token: user.token, body: { ids: [own, foreign] } });
    expect((await list(user.token)).notifications.map(({ isRead }) => isRead)).toEqual([false, true]);
    expect((await list(other.token)).unreadCount).toBe(1);
    await data(readNotifications, { token: user.token, body: {} });
    expect((await list(user.token)).unreadCount).toBe(0);
    expect((await list(other.token)).unreadCount).toBe(1);
  });

  test('leaves unread what arrived after the newest one that was seen', async () => {
    const [user, other] = [await quietMember(), await quietMember()];
    for (const company of ['One', 'Two', 'Three']) {
      await notify(user, company);
      clock.advance(1);
    }
    await notify(other, 'Elsewhere');
    const seen = (await list(user.token)).notifications[1];
    // A further message of the same chat replaces its notification.
    await runSql('DELETE FROM notification WHERE id=?1', seen?.id ?? '');
    await data(readNotifications, { token: user.token, body: { newest: seen?.dtCreatedAt } });
    expect((await list(user.token)).notifications.map(({ isRead }) => isRead)).toEqual([false, true]);
    expect((await list(other.token)).unreadCount).toBe(1);
  });

  test('stores the same event once', async () => {
    const user = await quietMember();
    await notify(user, 'One', 'event:1');
    await notify(user, 'One again', 'event:1');
    expect((await list(user.token)).notifications).toHaveLength(1);
  });

  test('reads 30 rows on any page, and at most 100 to count what is unread', async () => {
    const user = await quietMember();
    await runSql(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<400)
       INSERT INTO notification(id, user_id, kind, payload, created_at) SELECT lower(hex(randomblob(12))), ?1, 'new-message', '{}', ?2 FROM n`,
      user.id,
      clock.now(),
    );
    let before: string | null = null;
    for (let page = 0; page < 10; page += 1) {
      const trips: ReadTrips = [];
      const { rows, unreadCount } = await readNotificationList(countReads(database(), trips), user.id, before);
      expect([rows.length, unreadCount]).toEqual([30, 100]);
      // One more row is read to find where the page begins.
      expect(trips[0]?.[0]).toBeLessThanOrEqual(31);
      expect(trips[0]?.[1]).toBeLessThanOrEqual(100);
      before = rows.at(-1)?.id ?? null;
    }
  });

  test('deletes those older than a year, in bounded steps', async () => {
    const user = await quietMember();
    await runSql(
      "INSERT INTO notification(seq, id, user_id, kind, payload, created_at) VALUES(-1, ?1, ?2, 'new-message', '{}', ?3)",
      newId(),
      user.id,
      clock.now() - 366 * dayMs,
    );
    await notify(user, 'Fresh');
    clock.at = Math.ceil(clock.at / hourMs) * hourMs;
    await runScheduled(testEnv, clock);
    expect((await notificationsOf(user)).map(({ values }) => values['company'])).toEqual(['Fresh']);
  });
});

describe('credits', () => {
  const spend = (transfer: Partial<Transfer> & { ownerUserId: string; actorUserId: string }) =>
    spendStatement(
      database(),
      { amount: 30, reason: 'contact', operationKey: `test:${newId()}`, detail: 'Nile Linen', ...transfer },
      clock.now(),
    );

  test('welcome credits are the first notification of a new account', async () => {
    expect(await notificationsOf(await signUp())).toMatchObject([
      { kind: 'credits-added', values: { amount: '50', reason: 'welcome', by: '' }, href: '/membership', isRead: false },
    ]);
  });

  test('incoming credits are unread; spending by the main user is read; neither is mailed', async () => {
    const user = await quietMember();
    await withCredits(user, 200);
    await database().batch([spend({ ownerUserId: user.id, actorUserId: user.id })]);
    await deliverDue(testEnv, clock);
    const { notifications, unreadCount } = await list(user.token);
    expect(notifications).toMatchObject([
      { kind: 'credits-spent', values: { amount: '30', reason: 'contact', detail: 'Nile Linen', by: '' }, isRead: true },
      { kind: 'credits-added', values: { amount: '200', reason: 'gift' }, isRead: false },
    ]);
    expect([unreadCount, await mailsTo(user.email)]).toEqual([1, []]);
  });

  test('spending by staff is unread for the main account, with their name, and no notification for themselves', async () => {
    const main = await quietMember();
    const colleague = await staffOf(main);
    await database().batch([spend({ ownerUserId: main.id, actorUserId: colleague.id })]);
    expect(await notificationsOf(main, main.token)).toMatchObject([
      { kind: 'credits-spent', values: { by: 'Test Colleague' }, isRead: false },
    ]);
    expect(await notificationsOf(colleague, colleague.token)).toEqual([]);
    // Only the account's own people are named.
    const stranger = await member();
    await database().batch([spend({ ownerUserId: main.id, actorUserId: stranger.id, amount: 1 })]);
    expect((await notificationsOf(main, main.token))[0]).toMatchObject({ kind: 'credits-spent', values: { by: '' } });
  });

  test('credits that nobody spent are removed: by a refund, and by an adjustment, which is named as such', async () => {
    const [bank, user, administrator] = [testBank(), await buyer('basic'), await consolePerson('administrator')];
    const id = await paid(bank, user, { item: { creditId: await packId(100) } });
    await data(refundOrder, { token: administrator.token, body: { id, note: 'Asked for' }, env: bank.env });
    await data(adjustCredits, { token: administrator.token, body: { id: user.id, amount: -5, kind: 'CORRECTION', note: 'Given twice' } });
    expect((await notificationsOf(user, user.token)).slice(0, 2)).toMatchObject([
      { kind: 'credits-removed', values: { amount: '5', reason: 'adjustment', detail: 'CORRECTION' }, isRead: false },
      { kind: 'credits-removed', values: { amount: '100', reason: 'refund', detail: expect.stringMatching(/^KRV-/) }, isRead: false },
    ]);
  });

  test('exactly one per transfer: a refused, failed or repeated transfer adds none', async () => {
    const user = await quietMember();
    const once = { ownerUserId: user.id, actorUserId: user.id, operationKey: `once:${user.id}`, amount: 5 };
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => database().batch([spend(once)])));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(database().batch([spend({ ...once, operationKey: 'more', amount: 46 })])).rejects.toThrow('not_enough');
    await expect(
      database().batch([spend({ ...once, operationKey: 'less', amount: 1 }), spend({ ...once, operationKey: 'more', amount: 1000 })]),
    ).rejects.toThrow('not_enough');
    expect(await notificationsOf(user, user.token)).toHaveLength(1);
  });

  test('a contact, a request and a boost are notified with their subject', async () => {
    const [from, to] = [await trader({ credits: 1000 }), await trader({ credits: 0 })];
    await priceOf(0, 1, 30);
    await Promise.all([forget(from), forget(to)]);
    await opened(from, to);
    const { categoryId, subCategoryId } = await lookups();
    const { request } = await data(addAndEditRequest, {
      token: from.token,
      body: {
        'Request.CompanyId': from.company.id,
        'Request.InServiceEnum': 2,
        'Request.CategoryId': categoryId,
        'Request.SubCategoryId': subCategoryId,
        'Request.Name': 'Sun-dried figs',
        'Request.Description': 'Grade A',
        'Request.Keywords': ['figs'],
      } as never,
    });
    const boost = () => call(boostCompany, { token: from.token, body: { companyId: from.company.id, boostType: 1, lang: 'EN' } });
    expect([(await boost()).status, (await boost()).status]).toEqual([200, 409]);
    expect((await notificationsOf(from, from.token)).map(({ kind, values: { reason, detail } }) => [kind, reason, detail])).toEqual([
      ['credits-spent', 'boost', from.company.name],
      ['credits-spent', 'create_request', request.name],
      ['credits-spent', 'contact', 'Dried apricots'],
    ]);
    expect((await notificationsOf(to, to.token)).map(({ kind }) => kind)).toEqual(['new-message']);
  });
});

describe('a decision on a request of staff', () => {
  test('notifies its author as well; the mail is for the main account', async () => {
    const main = await quietMember();
    await withCredits(main, 100);
    const colleague = await staffOf(main, ['requestsAccess']);
    const company = await approvedCompany(main);
    const { categoryId, subCategoryId } = await lookups();
    const { request } = await data(addAndEditRequest, {
      token: colleague.token,
      body: {
        'Request.CompanyId': company.id,
        'Request.InServiceEnum': 2,
        'Request.CategoryId': categoryId,
        'Request.SubCategoryId': subCategoryId,
        'Request.Name': 'Sun-dried figs',
        'Request.Description': 'Grade A',
        'Request.Keywords': ['figs'],
      } as never,
    });
    await data(sendToApproveOfRequest, { token: colleague.token, query: { requestId: request.id } });
    const { token } = await moderator();
    const item = (await data(getQueue, { token, query: { kind: 'request' } })).items.find(({ id }) => id === request.id);
    await data(decide, {
      token,
      body: { kind: 'request', id: request.id, version: item?.version ?? 0, approve: false, reasons: ['DUPLICATE'], note: 'See R-1' },
    });
    const expected = {
      kind: 'request-rejected',
      href: `/edit-request/${request.id}`,
      values: { request: 'Sun-dried figs', reason: JSON.stringify({ reasons: ['DUPLICATE'], note: 'See R-1' }) },
      isRead: false,
    };
    expect((await notificationsOf(main, main.token))[0]).toMatchObject(expected);
    expect(await notificationsOf(colleague, colleague.token)).toMatchObject([expected]);
    expect([(await mailsTo(main.email)).length, await mailsTo(colleague.email)]).toEqual([1, []]);
  });
});

describe('a plan that is about to end', () => {
  /** Other tests' accounts do not take part. */
  beforeEach(() => runSql('UPDATE users SET plan_id=NULL, plan_started_at=NULL, plan_expires_at=NULL'));
  const planId = () => firstValue<string>("SELECT id FROM plan WHERE key='basic'");
  const planOf = async (user: TestUser, endsAt: number, lengthMs = planMs) =>
    runSql(
      'UPDATE users SET plan_id=?2, plan_started_at=?3, plan_expires_at=?4 WHERE id=?1',
      user.id,
      await planId(),
      endsAt - lengthMs,
      endsAt,
    );
  const someone = async (level = 1) => {
    const user = await verified(await signUp());
    await runSql('UPDATE users SET notify_email=?2 WHERE id=?1', user.id, level);
    await forget(user);
    return user;
  };
  const cron = () => runScheduled(testEnv, clock);
  /** Notifications older than three months are in the archive. */
  const notices = async (user: TestUser) => {
    const days = "SELECT json_extract(payload, '$.days') AS days FROM notification WHERE user_id=?1 ORDER BY seq";
    const lists = await Promise.all([env.ARCHIVE, env.DB].map((of) => of.prepare(days).bind(user.id).all<{ days: string }>()));
    return lists.flatMap(({ results }) => results.map((row) => row.days));
  };

  test('is notified 30, 7 and 1 days before, each once however often the scheduled run starts, and never after', async () => {
    const user = await someone();
    const endsAt = clock.now() + 31 * dayMs;
    await planOf(user, endsAt);
    const seen: Record<string, string[]> = {};
    for (const left of [31 * dayMs, 30 * dayMs + 1, 30 * dayMs, 20 * dayMs, 7 * dayMs, 2 * dayMs, dayMs, minuteMs, 0, -dayMs]) {
      clock.at = endsAt - left;
      await Promise.all([cron(), cron()]);
      await cron();
      seen[left / dayMs] = await notices(user);
    }
    expect(Object.values(seen).map((days) => days.length)).toHaveLength(10);
    expect([seen['31'], seen[30 + 1 / dayMs], seen['30'], seen['20']]).toEqual([[], [], ['30'], ['30']]);
    expect([seen['7'], seen['2'], seen['1'], seen['0'], seen['-1']]).toEqual([
      ['30', '7'],
      ['30', '7'],
      ['30', '7', '1'],
      ['30', '7', '1'],
      ['30', '7', '1'],
    ]);
    expect((await notificationsOf(user))[0]).toMatchObject({
      kind: 'plan-expiring',
      href: '/membership',
      values: { days: '1', date: new Date(endsAt).toISOString() },
      isRead: false,
    });
    await deliverDue(testEnv, clock);
    expect(await mailsTo(user.email)).toHaveLength(3);
  });

  test('is mailed only to a confirmed address whose owner wants mails; the notice itself reaches everybody', async () => {
    const [quiet, unconfirmed] = [await someone(3), await someone()];
    await runSql('UPDATE users SET email_verified_at=NULL WHERE id=?1', unconfirmed.id);
    for (const user of [quiet, unconfirmed]) await planOf(user, clock.now() + 7 * dayMs);
    await cron();
    await deliverDue(testEnv, clock);
    expect([await notices(quiet), await notices(unconfirmed)]).toEqual([['7'], ['7']]);
    expect([await mailsTo(quiet.email), await mailsTo(unconfirmed.email)]).toEqual([[], []]);
  });

  test('a plan of 14 days is notified at 7 and 1 only', { tags: ['sweep'] }, async () => {
    const user = await someone();
    const endsAt = clock.now() + welcomePlanMs;
    await planOf(user, endsAt, welcomePlanMs);
    for (let at = clock.now(); at < endsAt + dayMs; at += 6 * hourMs) {
      clock.at = at;
      await cron();
    }
    expect(await notices(user)).toEqual(['7', '1']);
  });

  test('a renewed plan has notices of its own, and none of the old ones', async () => {
    const user = await someone();
    const endsAt = clock.now() + 7 * dayMs;
    await planOf(user, endsAt);
    await cron();
    expect(await notices(user)).toEqual(['7']);
    await planOf(user, endsAt + planMs);
    for (const at of [endsAt - dayMs, endsAt, endsAt + planMs - 31 * dayMs]) {
      clock.at = at;
      await cron();
    }
    expect(await notices(user)).toEqual(['7']);
    clock.at = endsAt + planMs - 30 * dayMs;
    await cron();
    expect(await notices(user)).toEqual(['7', '30']);
  });

  test('is not mailed if it was renewed meanwhile', async () => {
    const user = await someone();
    const endsAt = clock.now() + 7 * dayMs;
    await planOf(user, endsAt);
    await notifyEndingPlans(database(), clock.now());
    await planOf(user, endsAt + planMs);
    await deliverDue(testEnv, clock);
    expect([await notices(user), await mailsTo(user.email)]).toEqual([['7'], []]);
  });

  test('after an interruption of days only the most urgent one is sent, and none about ended plans', async () => {
    const [soon, ended, later, deleted] = [await someone(), await someone(), await someone(), await someone()];
    const now = clock.now();
    await planOf(soon, now + 31 * dayMs);
    await planOf(ended, now + 30 * dayMs);
    await planOf(later, now + 40 * dayMs);
    await planOf(deleted, now + 31 * dayMs);
    await runSql('UPDATE users SET deleted_at=1 WHERE id=?1', deleted.id);
    clock.at = now + 30 * dayMs + hourMs;
    await cron();
    expect(await Promise.all([soon, ended, later, deleted].map(notices))).toEqual([['1'], [], ['30'], []]);
  });

  test('is mailed at levels 1 and 2 in the reader’s language, not at level 3, and never to an unconfirmed address', async () => {
    const [all, important, nothing, unconfirmed] = [await someone(1), await someone(2), await someone(3), await someone(1)];
    await runSql('UPDATE users SET email_verified_at=NULL WHERE id=?1', unconfirmed.id);
    await runSql("UPDATE users SET language='AR' WHERE id=?1", important.id);
    for (const user of [all, important, nothing, unconfirmed]) await planOf(user, Date.UTC(2032, 10, 3, 12));
    clock.at = Date.UTC(2032, 10, 2, 12);
    await cron();
    await deliverDue(testEnv, clock);
    expect(await Promise.all([all, important, nothing, unconfirmed].map(notices))).toEqual([['1'], ['1'], ['1'], ['1']]);
    const mails = await Promise.all([all, important, nothing, unconfirmed].map(({ email }) => mailsTo(email)));
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
    expect(mails[0]?.[0]).toMatchObject({ language: 'EN', subject: 'Your plan ends on November 3, 2032' });
    expect(mails[0]?.[0]?.text).toContain('http://localhost:8787/membership');
    expect(mails[1]?.[0]).toMatchObject({ language: 'AR', subject: `تنتهي باقتكم في ${isolated('٣ نوفمبر ٢٠٣٢')}` });
  });

  test('many that end together are notified in pages, without a scan of all accounts', async () => {
    clock.advance(1);
    const endsAt = clock.now() + dayMs;
    const plan = await planId();
    await runSql(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<2000)
       INSERT INTO users(id, email, email_normal, password_hash, full_name, plan_id, plan_started_at, plan_expires_at, created_at)
       SELECT printf('%024x', 4096+i), 'many'||i||'@example.test', 'many'||i||'@example.test', 'x', 'Many', ?1, ?2, CASE WHEN i<=120 THEN ?3 ELSE ?3+?2 END, 1 FROM n`,
      plan,
      clock.now() - planMs,
      endsAt,
    );
    const count = async () =>
      firstValue("SELECT COUNT(*) AS n FROM notification WHERE kind='plan-expiring' AND created_at=?1", clock.now());
    const run = async (): Promise<number> => {
      const trips: ReadTrips = [];
      await notifyEndingPlans(countReads(database(), trips), clock.now());
      return Math.max(...trips.map((trip) => trip[0] ?? 0));
    };
    const reads = [];
    for (const expected of [50, 100, 120, 120]) {
      reads.push(await run());
      expect(await count()).toBe(expected);
    }
    expect(Math.max(...reads)).toBeLessThanOrEqual(51);
    expect(reads[3]).toBeLessThanOrEqual(3);
  });
});
