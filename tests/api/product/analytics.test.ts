/** Analytics of the marketplace: counts match what was done, only the requested days are read, and days without counts are not zero. */
import { describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { visitsPath } from '../../../contract/analytics/visits.ts';
import { dayMs, hourMs } from '../../../contract/limits.ts';
import { decide } from '../../../contract/moderation/calls.ts';
import { getAnalytics } from '../../../contract/analytics/calls.ts';
import { getReviewTimes } from '../../../contract/analytics/review-time-calls.ts';
import { countKinds } from '../../../contract/analytics/kinds.ts';
import {
  missRetentionDays,
  analyticsRetentionDays,
  analyticsDaysMax,
  partsShown,
  reviewTimeDays,
} from '../../../contract/analytics/limits.ts';
import { call, callLoosely, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, member, signUp, staffOf, verified } from '../../support/api/api-fixtures.ts';
import { liveRequest, opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { takenDown } from '../../support/api/decisions.ts';
import { ask, beginUncounted, chiefToken, count, dayText, period, today, totals } from '../../support/api/analytics.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

beginUncounted();
const visits = (body: unknown) => send(new Request(`http://localhost:8787${visitsPath}`, { method: 'POST', body: JSON.stringify(body) }));

describe('what is counted', () => {
  test('sign-ups are those of main accounts, not of staff', async () => {
    const main = await signUp();
    await signUp();
    await staffOf(main);
    expect((await totals())['signUps']).toBe(2);
  });

  test('requests are counted by kind and country, with paid contacts and first answers', async () => {
    const [own, other] = [await trader(), await trader()];
    await liveRequest(own, 1);
    await liveRequest(own, 1);
    await liveRequest(own, 3);
    const chat = await opened(other, own);
    await say(own, chat, 'We have it.');
    await say(own, chat, 'And more.');
    const analytics = await ask(period(1));
    const bought = await firstValue<number>("SELECT COUNT(*) AS n FROM credit_transfer WHERE reason='contact'");
    const of = (kind: string) => analytics.series.find((each) => each.kind === kind)?.total;
    expect(bought).toBeGreaterThan(0);
    expect([of('requests'), of('contacts'), of('answers')]).toEqual([3, bought, 1]);
    const parts = (kind: string) => analytics.parts.find((each) => each.kind === kind)?.items;
    expect(parts('requestsByKind')).toEqual([
      { part: '1', count: 2 },
      { part: '3', count: 1 },
    ]);
    expect(parts('requestsByCountry')).toEqual([{ part: 'TR', count: 3 }]);
  });

  test('decisions have their waiting time, also for edits and rejections', async () => {
    const decided = async (hours: number, approve: boolean) => {
      const company = await approvedCompany(await verified(await signUp()), { approveStatus: 3 });
      await runSql('UPDATE company SET sent_at=?2 WHERE id=?1', company.id, clock.now() - hours * hourMs);
      const body = {
        kind: 'company' as const,
        id: company.id,
        version: 0,
        approve,
        ...(approve ? {} : { reasons: ['INCOMPLETE'], note: 'No.' }),
      };
      await data(decide, { token: await chiefToken(), body });
    };
    const waiting = await member();
    const reviewTimes = () => data(getReviewTimes, { token: waiting.token });
    for (const hours of [1, 2, 3, 4]) await decided(hours, true);
    expect(await reviewTimes()).toEqual({ company: null, request: null });
    for (const hours of [5, 6, 7, 8, 30]) await decided(hours, true);
    await decided(40, false);
    const analytics = await ask({ ...period(1), kinds: 'companiesApproved,companiesRejected,companyWait' });
    expect(analytics.series.map(({ kind, total }) => [kind, total])).toEqual([
      ['companiesApproved', 9],
      ['companiesRejected', 1],
    ]);
    // Half of ten within 5 hours, nine within 30.
    expect(analytics.waits).toMatchObject([{ kind: 'companyWait', total: { count: 10, median: 300, ninetieth: 1800 } }]);
    expect(await reviewTimes()).toEqual({ company: { count: 10, median: 300, ninetieth: 1800 }, request: null });
    // A company that is taken down much later, and shown again, was reviewed once.
    const { company } = await trader();
    await runSql('UPDATE company SET sent_at=?2 WHERE id=?1', company.id, clock.now() - 300 * dayMs);
    const before = await reviewTimes();
    expect(await takenDown('company', company.id)).not.toBe('');
    expect((await ask({ ...period(1), kinds: 'companiesRejected' })).series[0]?.total).toBe(1);
    await runSql('UPDATE company SET approve_status=4, approved_at=?2 WHERE id=?1', company.id, clock.now());
    expect(await reviewTimes()).toEqual(before);
    await runSql("UPDATE count_day SET day=day-?1 WHERE kind='companyWait'", reviewTimeDays);
    expect(await reviewTimes()).toEqual({ company: null, request: null });
  });

  test('revenue is counted by currency, and so are refunds', async () => {
    const user = await member();
    const pay = async (id: string, amount: number, currency: string) => {
      await runSql(
        `INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key, created_at, expires_at, updated_at)
         VALUES(?1,?2,?2,'credit','x',?3,?4,100,'sandbox',?1,?1,?5,?5,?5)`,
        id,
        user.id,
        amount,
        currency,
        clock.now(),
      );
      await runSql("UPDATE payment_order SET state='fulfilled', status=1, fulfilled_at=?2 WHERE id=?1", id, clock.now());
    };
    await pay('one', 1250, 'USD');
    await pay('two', 750, 'USD');
    await pay('three', 99, 'TRY');
    await runSql('UPDATE payment_order SET refunded_at=?1 WHERE id=?2', clock.now(), 'two');
    expect(await totals()).toMatchObject({ 'revenue:USD': 2000, 'revenue:TRY': 99, 'refunds:USD': 750 });
  });

  test('visits and views reported by the edge are counted in total and by part', async () => {
    expect(
      (
        await visits({
          views: [
            ['home', 3],
            ['imports', 2],
          ],
          visits: [
            ['TR', 2],
            ['', 1],
          ],
          requests: [],
        })
      ).status,
    ).toBe(204);
    await visits({ views: [['home', 1]], visits: [], requests: [] });
    expect(await totals()).toMatchObject({ views: 6, visits: 3 });
    const { parts } = await ask({ ...period(1), kinds: 'viewsByPage,visitsByCountry' });
    expect(parts).toEqual([
      {
        kind: 'visitsByCountry',
        countedFrom: null,
        items: [
          { part: 'TR', count: 2 },
          { part: '', count: 1 },
        ],
        rest: 0,
      },
      {
        kind: 'viewsByPage',
        countedFrom: null,
        items: [
          { part: 'home', count: 4 },
          { part: 'imports', count: 2 },
        ],
        rest: 0,
      },
    ]);
  });

  test.each([
    {},
    { views: [['home', 0]], visits: [], requests: [] },
    { views: [['home', 1.5]], visits: [], requests: [] },
    { views: [["x' OR 1", 1]], visits: [], requests: [] },
    { views: [], visits: [['tr', 1]], requests: [] },
    { views: [], visits: [], requests: [['x', 'TR', 1]] },
    { views: [], visits: [], requests: [], visitor: '192.0.2.1' },
  ])('%j is refused as a batch of the edge', async (body) => {
    expect((await visits(body)).status).toBe(400);
    expect(await firstValue('SELECT COUNT(*) AS n FROM count_day')).toBe(0);
  });
});

describe('days, weeks and months', () => {
  // The clock of tests starts on Monday, 4 May 2026.
  test('weeks begin on Monday, and the last one may be incomplete', async () => {
    await count('visits', today(), 1);
    await count('visits', today() - 1, 10);
    await count('visits', today() - 7, 100);
    await count('visits', today() - 8, 1000);
    const { points, series } = await ask({ ...period(5, 'week'), kinds: 'visits' });
    expect(points).toEqual([
      { from: '2026-04-27', to: '2026-05-03' },
      { from: '2026-05-04', to: '2026-05-04' },
    ]);
    // Eight days, and the eight before them.
    expect(series).toMatchObject([{ values: [110, 1], total: 111, before: 1000 }]);
  });

  test('a moment after midnight is the next day', async () => {
    clock.at = Date.UTC(2026, 4, 4, 23, 59, 59, 999);
    await visits({ views: [], visits: [['', 1]], requests: [] });
    clock.advance(1);
    await visits({ views: [], visits: [['', 5]], requests: [] });
    const { points, series } = await ask({ ...period(2), kinds: 'visits' });
    expect(points.map(({ from }) => from)).toEqual(['2026-05-04', '2026-05-05']);
    expect(series[0]?.values).toEqual([1, 5]);
  });

  test('months have their own lengths, over the end of a year and the 29th of February', async () => {
    clock.at = Date.UTC(2028, 2, 1, 12);
    for (const day of ['2027-12-31', '2028-01-01', '2028-02-29', '2028-03-01']) await count('visits', Date.parse(day) / dayMs, 1);
    const { points, series } = await ask({ from: '2027-12-15', to: '2028-12-31', step: 'month', kinds: 'visits' });
    expect(points).toEqual([
      { from: '2027-12-01', to: '2027-12-31' },
      { from: '2028-01-01', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-01' },
    ]);
    expect(series[0]?.values).toEqual([1, 1, 1, 1]);
  });

  test.each([
    ['an end before the beginning', { from: '2026-05-03', to: '2026-05-02', step: 'day' }],
    ['a beginning that is to come', { from: '2026-05-05', to: '2026-05-06', step: 'day' }],
    ['too many days', { from: dayText(Math.floor(Date.UTC(2026, 4, 4) / dayMs) - analyticsDaysMax), to: '2026-05-04', step: 'month' }],
    ['a day that no month has', { from: '2026-02-30', to: '2026-05-04', step: 'day' }],
    ['a kind that is none', { from: '2026-05-01', to: '2026-05-04', step: 'day', kinds: 'visits,passwords' }],
    ['a step that is none', { from: '2026-05-01', to: '2026-05-04', step: 'year' }],
  ])('%s is refused', async (_, query) => {
    expect((await callLoosely(getAnalytics, { token: await chiefToken(), query })).status).toBe(400);
  });
});

describe('a day that was not counted', () => {
  test('is null, is reported as not counted, and is compared with nothing', async () => {
    await runSql("UPDATE count_start SET day=?1 WHERE kind='visits'", today() - 1);
    await count('visits', today(), 4);
    const [visited, signed] = (await ask({ ...period(4), kinds: 'visits,signUps' })).series;
    expect(visited).toEqual({
      kind: 'visits',
      part: '',
      countedFrom: dayText(today() - 1),
      values: [null, null, 0, 4],
      total: 4,
      before: null,
    });
    expect(signed).toMatchObject({ countedFrom: null, values: [0, 0, 0, 0], total: 0, before: 0 });
  });

  test('is also one beyond the retention time', async () => {
    clock.at = Date.UTC(2030, 4, 4, 9);
    const { series } = await ask({
      from: dayText(today() - analyticsRetentionDays - 3),
      to: dayText(today() - analyticsRetentionDays + 2),
      step: 'day',
      kinds: 'signUps',
    });
    expect(series[0]?.values).toEqual([null, null, null, null, 0, 0]);
  });
});

describe('the table', () => {
  test('is read by days and kinds, whatever other rows there are', async () => {
    const parts = Array.from(
      { length: 40 },
      (_, index) => String.fromCharCode(65 + Math.floor(index / 26)) + String.fromCharCode(65 + (index % 26)),
    );
    for (const kind of [...countKinds, 'visitsByCountry'])
      await runSql(
        'INSERT INTO count_day(kind, day, part, n) SELECT ?1, d.value, p.value, 1 FROM json_each(?2) d, json_each(?3) p',
        kind,
        JSON.stringify(Array.from({ length: 200 }, (_, index) => today() - index)),
        JSON.stringify(kind === 'visitsByCountry' ? parts : ['']),
      );
    const { headers, envelope } = await call(getAnalytics, {
      token: await chiefToken(),
      query: { ...period(10), kinds: 'visits,views' },
    });
    const read = (headers.get('x-rows-read') ?? '').split(',').at(-1)?.split('+').map(Number) ?? [];
    // Two kinds, ten days and ten before.
    expect(read[0]).toBeLessThanOrEqual(2 * 20 + 4);
    expect(envelope.data?.series.map(({ total }) => total)).toEqual([10, 10]);
    const { parts: partsFound } = await ask({ ...period(10), kinds: 'visitsByCountry' });
    expect([partsFound[0]?.items.length, partsFound[0]?.rest]).toEqual([partsShown, (40 - partsShown) * 10]);
  });

  test('has one row for each day, kind and part, however often it is counted', async () => {
    for (let times = 0; times < 20; times += 1) await visits({ views: [['home', 1]], visits: [['TR', 1]], requests: [] });
    expect(await firstValue('SELECT COUNT(*) AS n FROM count_day')).toBe(4);
  });

  test('is deleted after its retention time', async () => {
    for (const day of [today() - analyticsRetentionDays, today() - analyticsRetentionDays + 1]) await count('visits', day, 1);
    for (const day of [today() - missRetentionDays, today() - missRetentionDays + 1])
      await runSql("INSERT INTO search_miss_day(day, kind, term) VALUES(?1,'request','rope')", day);
    clock.advance(hourMs - (clock.now() % hourMs));
    await runScheduled(testEnv, clock);
    const days = async (sql: string) => (await allRows<{ day: number }>(sql)).map(({ day }) => day);
    expect(await days("SELECT day FROM count_day WHERE kind='visits'")).toEqual([today() - analyticsRetentionDays + 1]);
    expect(await days('SELECT day FROM search_miss_day')).toEqual([today() - missRetentionDays + 1]);
  });
});
