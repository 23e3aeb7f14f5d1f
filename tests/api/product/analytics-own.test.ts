/** Analytics of a company and a request, for those who own them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { addCompanyView } from '../../../contract/company/calls.ts';
import { hourMs } from '../../../contract/limits.ts';
import { getCompanyAnalytics, getCompanyAnalyticsFile, getRequestAnalytics } from '../../../contract/analytics/calls.ts';
import { visitsPath } from '../../../contract/analytics/visits.ts';
import { countryHeader } from '../../../contract/wire/internal-headers.ts';
import type { Flag } from '../../../contract/permissions.ts';
import { trafficRetentionDays } from '../../../contract/dashboard/limits.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { liveRequest, opened, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { dayText, period, today } from '../../support/api/analytics.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

type Trader = Awaited<ReturnType<typeof trader>>;

beforeEach(async () => {
  clock.restart();
  await runSql('UPDATE OR REPLACE count_start SET day=0');
  await runSql('UPDATE company_day_start SET day=0');
});
afterEach(() => clock.restart());

const ofCompany = (own: Trader, days = 2, token = own.token) =>
  data(getCompanyAnalytics, { token, query: { ...period(days), companyId: own.company.id } });
const ofRequest = (own: Trader, requestId: string, token = own.token) =>
  data(getRequestAnalytics, { token, query: { ...period(2), requestId } });
const view = (id: string, address: string, country: string) =>
  call(addCompanyView, { query: { id }, headers: { 'cf-connecting-ip': address, [countryHeader]: country } });
const requestViews = (requests: [string, string, number][]) =>
  send(new Request(`http://localhost:8787${visitsPath}`, { method: 'POST', body: JSON.stringify({ views: [], visits: [], requests }) }));
const totals = ({ series }: Awaited<ReturnType<typeof ofCompany>>) => Object.fromEntries(series.map(({ kind, total }) => [kind, total]));
const parts = ({ parts: all }: Awaited<ReturnType<typeof ofCompany>>, kind: string) =>
  all.find((each) => each.kind === kind)?.items.map(({ part, count }) => [part, count]);

describe('a company', () => {
  test('has its visitors, contacts and first answers, by day and by country', async () => {
    const [own, other] = [await trader(), await trader()];
    await view(own.company.id, '192.0.2.1', 'DE');
    await view(own.company.id, '192.0.2.1', 'DE');
    await view(own.company.id, '192.0.2.2', 'DE');
    await view(own.company.id, '192.0.2.3', 'de"');
    const chat = await opened(other, own);
    await say(own, chat, 'Yes.');
    await say(own, chat, 'Twelve tonnes.');
    const analytics = await ofCompany(own);
    expect(totals(analytics)).toEqual({ visitors: 3, contacts: 1, answers: 1 });
    expect(analytics.series[0]?.values).toEqual([0, 3]);
    expect(parts(analytics, 'visitorsByCountry')).toEqual([
      ['DE', 2],
      ['', 1],
    ]);
    expect(parts(analytics, 'contactsByCountry')).toEqual([['TR', 1]]);
    expect(parts(analytics, 'answersByCountry')).toEqual([['TR', 1]]);
    expect(totals(await ofCompany(other))).toEqual({ visitors: 0, contacts: 0, answers: 0 });
  });

  test('is marked when its visitors have not been counted yet', async () => {
    const own = await trader();
    await runSql('UPDATE company_day_start SET day=?1', today());
    const [visitors, contacts] = (await ofCompany(own, 3)).series;
    expect(visitors).toMatchObject({ countedFrom: dayText(today()), values: [null, null, 0], before: null });
    expect(contacts).toMatchObject({ countedFrom: null, values: [0, 0, 0] });
  });

  test('can be downloaded as a file', async () => {
    const own = await trader();
    await view(own.company.id, '192.0.2.1', 'DE');
    const file = await data(getCompanyAnalyticsFile, {
      token: own.token,
      query: { ...period(1), companyId: own.company.id, sheet: 'parts' },
    });
    expect(file.split('\r\n')[1]).toBe('Visitors by country,DE,1');
  });
});

describe('a request', () => {
  test('has its page views, contacts and first answers; a hidden one is not counted', async () => {
    const [own, other] = [await trader(), await trader()];
    const id = await liveRequest(own, 1);
    const hidden = await liveRequest(own, 1, { approveStatus: 2 });
    await requestViews([
      [id, 'DE', 3],
      [id, '', 1],
      [hidden, 'DE', 9],
      ['abcdefabcdefabcdefabcdef', 'DE', 9],
    ]);
    await requestViews([[id, 'DE', 2]]);
    const chat = await opened(other, own, { requestId: id, createdFor: 1 });
    await say(own, chat, 'Yes.');
    const analytics = await ofRequest(own, id);
    expect(totals(analytics)).toEqual({ views: 6, contacts: 1, answers: 1 });
    expect(parts(analytics, 'viewsByCountry')).toEqual([
      ['DE', 5],
      ['', 1],
    ]);
    expect(totals(await ofRequest(own, hidden))).toEqual({ views: 0, contacts: 0, answers: 0 });
    expect(
      await firstValue('SELECT COUNT(*) AS n FROM request_country_day WHERE request_id IN (?1, ?2)', hidden, 'abcdefabcdefabcdefabcdef'),
    ).toBe(0);
  });
});

test.each([
  [['editAndDeleteCompany'], ['visitors']],
  [
    ['editAndDeleteCompany', 'getAccesibleChatCards'],
    ['visitors', 'contacts', 'answers'],
  ],
] as [Flag[], string[]][])('staff with %j see %j', async (flags, kinds) => {
  const own = await trader();
  const { series, parts: partsShown } = await ofCompany(own, 2, (await staffOf(own, flags)).token);
  expect(series.map(({ kind }) => kind)).toEqual(kinds);
  expect(partsShown).toHaveLength(kinds.length);
});

test('the days are deleted after their retention time and with the account, whose data export contains them', async () => {
  const own = await trader();
  const id = await liveRequest(own, 1);
  const days = [today() - trafficRetentionDays, today() - trafficRetentionDays + 1];
  for (const day of days) {
    await runSql("INSERT INTO company_country_day(company_id, day, country, views) VALUES(?1,?2,'DE',1)", own.company.id, day);
    await runSql("INSERT INTO request_country_day(request_id, day, country, views) VALUES(?1,?2,'DE',1)", id, day);
  }
  clock.advance(hourMs - (clock.now() % hourMs));
  await runScheduled(testEnv, clock);
  const token = await signIn(own);
  const file = (await data(downloadMyData, { token })) as unknown as Record<string, { items: unknown[] }>;
  const row = { day: dayText(days[1] ?? 0), country: 'DE', views: 1, contacts: 0, answers: 0 };
  expect(file['companyCountryDays']?.items).toEqual([{ companyId: own.company.id, ...row }]);
  expect(file['requestCountryDays']?.items).toEqual([{ requestId: id, ...row }]);
  await data(deleteUser, { token, query: { UserId: own.id } });
  const left = (table: string, column: string, of: string) => firstValue(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column}=?1`, of);
  expect([await left('company_country_day', 'company_id', own.company.id), await left('request_country_day', 'request_id', id)]).toEqual([
    0, 0,
  ]);
});
