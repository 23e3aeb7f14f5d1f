/** The dashboard's call: steps, open items, analytics; and that it reads little of a large account. */
import { env } from 'cloudflare:test';
import { afterEach, describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { addCompanyView } from '../../../contract/company/calls.ts';
import { blockCompany } from '../../../contract/chat/calls.ts';
import { dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { flags } from '../../../contract/permissions.ts';
import { getDashboard } from '../../../contract/dashboard/calls.ts';
import {
  endsSoonMs,
  dashboardChatsRead,
  dashboardListMax,
  dashboardMatchesRead,
  trafficDays,
  trafficRetentionDays,
} from '../../../contract/dashboard/limits.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, signIn, signUp, staffOf, verified } from '../../support/api/api-fixtures.ts';
import { liveRequest, opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { offered, quoting, refuse, take, takeBack } from '../../support/api/quoting.ts';
import { allRows, runSql } from '../../support/api/database.ts';

afterEach(() => clock.restart());

const dashboardOf = (who: { token: string }) => data(getDashboard, { token: who.token });
const doneOf = async (who: { token: string }) => (await dashboardOf(who)).steps.map(({ name, isDone }) => [name, isDone]);
const today = (): number => Math.floor(clock.now() / dayMs);
const countedFrom = (day: number) => runSql('UPDATE company_day_start SET day=?1', day);

describe('the steps', () => {
  test('are done one after the other, the last one when another company writes', async () => {
    const user = await signUp();
    const who = { ...user, token: await signIn(user) };
    const done = (count: number) => ['email', 'company', 'approval', 'request', 'answer'].map((name, index) => [name, index < count]);
    expect(await doneOf(who)).toEqual(done(0));
    expect(await dashboardOf(who)).toMatchObject({ company: null, traffic: null, unanswered: [], ending: [] });
    await verified(user);
    expect(await doneOf(who)).toEqual(done(1));
    const company = await approvedCompany(user, { approveStatus: 3 });
    expect(await doneOf(who)).toEqual(done(2));
    expect((await dashboardOf(who)).company).toEqual({ id: company.id, approveStatus: 3 });
    await runSql('UPDATE company SET approve_status=4 WHERE id=?1', company.id);
    expect(await doneOf(who)).toEqual(done(3));
    await liveRequest({ ...who, company }, 1);
    expect(await doneOf(who)).toEqual(done(4));
    await opened(await trader(), { ...who, company });
    expect(await doneOf(who)).toEqual(done(5));
  });

  test('are not completed by a chat that is unpaid or without a message, or by one of the own side', async () => {
    const [own, other] = [await trader(), await trader()];
    await opened(own, other);
    await opened(other, own, { text: '', chatNameForAll: 'Not written' });
    expect((await dashboardOf(own)).steps.at(-1)).toEqual({ name: 'answer', isDone: false });
    expect((await dashboardOf(other)).steps.at(-1)).toEqual({ name: 'answer', isDone: true });
  });
});

describe('staff', () => {
  test('without flags see no steps, chats, requests, contacts, credits or plan', async () => {
    const [own, other] = [await trader(), await trader()];
    await opened(other, own);
    await liveRequest(own, 1, { expiresAt: clock.now() + dayMs });
    const dashboard = await dashboardOf(await staffOf(own, []));
    expect(dashboard).toMatchObject({ steps: [], unanswered: null, ending: null, credits: null, plan: null });
    expect(new Set(dashboard.traffic?.map(({ contacts }) => contacts))).toEqual(new Set([null]));
  });

  test.each([
    ['getAccesibleChatCards', 'answer', 'unanswered'],
    ['requestsAccess', 'request', 'ending'],
    ['viewUserTransactions', undefined, 'credits'],
    ['addCompany', 'company', undefined],
    ['editAndDeleteCompany', 'approval', undefined],
  ] as const)('with %s see what belongs to it, and no more', async (flag, step, part) => {
    const own = await trader();
    const { steps, ...dashboard } = await dashboardOf(await staffOf(own, [flag]));
    expect(steps.map(({ name }) => name)).toEqual(step === undefined ? [] : [step]);
    const parts = (['unanswered', 'ending', 'credits'] as const).filter((name) => dashboard[name] !== null);
    expect(parts).toEqual(part === undefined ? [] : [part]);
  });

  test('with all flags see what the main user sees, except the step for the main user’s e-mail', async () => {
    const own = await trader();
    const [main, staff] = [await dashboardOf(own), await dashboardOf(await staffOf(own, flags))];
    expect(staff).toEqual({ ...main, steps: main.steps.slice(1) });
    expect(main.credits).toBeGreaterThan(0);
    expect(main.plan).toMatchObject({ isExpired: false });
    expect(main.plan?.name).not.toBe('');
  });
});

describe('open items', () => {
  test('include every chat in which the other side wrote last, the newest first, and none of a blocked company', async () => {
    const [own, first, second] = [await trader(), await trader(), await trader()];
    const one = await opened(first, own);
    clock.advance(minuteMs);
    const two = await opened(second, own);
    const chats = async () => (await dashboardOf(own)).unanswered?.map(({ chatId, companyName }) => [chatId, companyName]);
    expect(await chats()).toEqual([
      [two, second.company.name],
      [one, first.company.name],
    ]);
    await say(own, two, 'Yes, we do.');
    expect(await chats()).toEqual([[one, first.company.name]]);
    await data(blockCompany, { token: own.token, body: { companyId: first.company.id, isBlocked: true } });
    expect(await chats()).toEqual([]);
  });

  test('do not include a chat whose quote was accepted, declined or withdrawn by the other side', async () => {
    for (const end of ['accepted', 'declined', 'withdrawn'] as const) {
      const { seller, buyer, chatId } = await quoting();
      const { id } = await offered(seller, chatId);
      const [waits, ends] = end === 'withdrawn' ? [buyer, seller] : [seller, buyer];
      const chats = async (who: typeof seller) => (await dashboardOf(who)).unanswered?.map((chat) => chat.chatId);
      expect(await chats(buyer)).toEqual([chatId]);
      await (end === 'accepted' ? take(ends, id) : end === 'declined' ? refuse(ends, id) : takeBack(ends, id));
      expect([end, await chats(waits)]).toEqual([end, []]);
      await say(ends, chatId, 'One more question.');
      expect([end, await chats(waits)]).toEqual([end, [chatId]]);
    }
  });

  test('include public requests that expire soon, the next one first', async () => {
    const own = await trader();
    const now = clock.now();
    const soon = await liveRequest(own, 1, { expiresAt: now + 3 * dayMs });
    const sooner = await liveRequest(own, 2, { expiresAt: now + dayMs });
    await liveRequest(own, 1, { expiresAt: now + endsSoonMs + 1 });
    await liveRequest(own, 1, { expiresAt: now });
    await liveRequest(own, 1, { expiresAt: now + dayMs, approveStatus: 2 });
    const { ending } = await dashboardOf(own);
    expect(ending?.map(({ id }) => id)).toEqual([sooner, soon]);
    expect(ending?.[0]?.dtExpire).toBe(new Date(now + dayMs).toISOString());
  });
});

describe('views and contacts', () => {
  const view = (id: string, address: string) => call(addCompanyView, { query: { id }, headers: { 'cf-connecting-ip': address } });
  const lastDays = async (who: { token: string }, count: number) =>
    (await dashboardOf(who)).traffic?.slice(-count).map(({ views, contacts }) => [views, contacts]);

  test('are counted by day, of all companies of the account', async () => {
    const own = await trader();
    const second = await approvedCompany(own);
    await countedFrom(today() - 3);
    await view(own.company.id, '192.0.2.1');
    await view(own.company.id, '192.0.2.1');
    await view(second.id, '192.0.2.2');
    await opened(await trader(), own);
    clock.advance(dayMs);
    const token = await signIn(own);
    await view(own.company.id, '192.0.2.1');
    const { traffic } = await dashboardOf({ token });
    expect(traffic).toHaveLength(trafficDays);
    expect(traffic?.at(-1)?.day).toBe(new Date(clock.now()).toISOString().slice(0, 10));
    expect(await lastDays({ token }, 3)).toEqual([
      [0, 0],
      [2, 1],
      [1, 0],
    ]);
  });

  test('of days before counting began are unknown, which is not zero', async () => {
    const own = await trader();
    await countedFrom(today() - 1);
    expect(await lastDays(own, 3)).toEqual([
      [null, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('are deleted after their retention time, and with the account', async () => {
    const own = await trader();
    const rows = async () =>
      (await allRows<{ day: number }>('SELECT day FROM company_day WHERE company_id=?1 ORDER BY day', own.company.id)).map(
        ({ day }) => day,
      );
    const days = [today() - trafficRetentionDays, today() - trafficRetentionDays + 1, today()];
    for (const day of days) await runSql('INSERT INTO company_day(company_id, day, views) VALUES(?1,?2,1)', own.company.id, day);
    clock.advance(hourMs - (clock.now() % hourMs));
    await runScheduled(testEnv, clock);
    expect(await rows()).toEqual(days.slice(1));
    await data(deleteUser, { token: await signIn(own), query: { UserId: own.id } });
    expect(await rows()).toEqual([]);
  });
});

test('a large account needs no more reads than a small one', async () => {
  const own = await trader();
  const others = await trader();
  const many = 400;
  await runSql(
    `WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM each WHERE n<${many})
     INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_sequence, last_at, created_at, last_company_id)
     SELECT printf('%024x', n), ?1, ?2, 0, 'Chat ' || n, 'chat ' || n, ?3, 0, 1, ?4, 1, ?4, ?4, iif(n>3, ?2, ?1) FROM each`,
    others.company.id,
    own.company.id,
    others.id,
    clock.now(),
  );
  await runSql(
    "INSERT INTO chat_member(chat_id, master_user_id, company_id, last_at) SELECT id, ?1, to_company_id, last_at + CAST(substr(name_folded, 6) AS INTEGER) FROM chat WHERE name_folded LIKE 'chat %'",
    own.id,
  );
  for (let index = 0; index < 40; index += 1) await liveRequest(own, 1, { expiresAt: clock.now() + dayMs + index });
  for (let day = 0; day < trafficRetentionDays; day += 1)
    await runSql('INSERT INTO company_day(company_id, day, views) VALUES(?1,?2,1) ON CONFLICT DO NOTHING', own.company.id, today() - day);
  // A search with as many matches, most of which are hidden by now.
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO saved_search(id, user_id, master_user_id, kind, address, name, version, created_at) VALUES(printf('%024x', 1), ?1, ?1, 'request', '/imports', 'Imports', 1, 1)",
    ).bind(own.id),
    env.DB.prepare(
      `WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM each WHERE n<${many})
       INSERT INTO search_match(search_seq, user_id, target_id, level, found_at) SELECT s.seq, ?1, printf('%024x', n), 'day', n FROM each, saved_search s WHERE s.user_id=?1`,
    ).bind(own.id),
  ]);
  const { headers, envelope } = await call(getDashboard, { token: own.token });
  expect(envelope.data?.matches).toEqual([]);
  // The three unanswered ones are not among the last active chats that are read.
  expect([envelope.data?.unanswered?.length, envelope.data?.ending?.length]).toEqual([0, dashboardListMax]);
  const trips = (headers.get('x-rows-read') ?? '').split(',');
  const rows = (trips.at(-1) ?? '').split('+').map(Number);
  expect(rows).toHaveLength(6);
  expect(rows.pop()).toBeLessThanOrEqual(3 * dashboardMatchesRead);
  expect(rows.reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(2 * dashboardChatsRead + 3 * trafficDays);
});
