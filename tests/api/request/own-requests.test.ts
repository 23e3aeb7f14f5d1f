/** The account's list of requests: states, order, pages and rows read; pauses. */
import { describe, expect, test } from 'vitest';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import type { QueryInputOf } from '../../../contract/wire/call.ts';
import { requestPublicMs } from '../../../contract/limits.ts';
import { getRequestCards, getRequestDetailById, getUserAllRequestCards, setRequestPause } from '../../../contract/request/calls.ts';
import { call, callLoosely, clock, data, testEnv } from '../../support/api/api-client.ts';
import { signIn } from '../../support/api/api-fixtures.ts';
import { decided, editedCompany, editedRequest, ownRequest, type Published, published } from '../../support/api/published.ts';
import { runSql } from '../../support/api/database.ts';

/** A row of the page reads itself, its company and country, and its entry in the list. */
const pageRows = 10 * 7;

const listed = async (its: Published, query: QueryInputOf<typeof getUserAllRequestCards> = {}) => {
  const { requests, count } = await data(getUserAllRequestCards, { token: its.token, query });
  return [requests.map(({ name }) => name), count];
};
const add = async (its: Published, name: string, change: Record<string, unknown> = {}) => {
  const { code, request } = await editedRequest(its, { 'Request.Name': name, ...change });
  expect(code).toBe('REQUEST_ADDED');
  return request?.id ?? '';
};
const pause = async (its: Published, isPaused: boolean) =>
  (await call(setRequestPause, { token: its.token, body: { id: its.requestId, isPaused } })).envelope.code;

describe('the list', () => {
  test('is sorted by time, name and state, and filtered by type and state, with pages that match their total', async () => {
    const its = await published('Mills of Denizli', 'Çelik');
    await runSql("UPDATE users SET language='TR' WHERE id=?1", its.id);
    await add(its, 'Dantel', { 'Request.InServiceEnum': 2 });
    await add(its, 'cam');
    const rejected = await add(its, 'Boya', { 'Request.Send': 'true' });
    await decided('request', rejected, false);
    await add(its, 'İplik', { 'Request.Send': 'true' });

    expect(await listed(its)).toEqual([['İplik', 'Boya', 'cam', 'Dantel', 'Çelik'], 5]);
    expect(await listed(its, { sort: 'oldest' })).toEqual([['Çelik', 'Dantel', 'cam', 'Boya', 'İplik'], 5]);
    expect(await listed(its, { sort: 'name' })).toEqual([['Boya', 'cam', 'Çelik', 'Dantel', 'İplik'], 5]);
    expect(await listed(its, { sort: 'state' })).toEqual([['Boya', 'cam', 'Dantel', 'İplik', 'Çelik'], 5]);
    expect(await listed(its, { sort: 'name', page: '1', size: '2' })).toEqual([['Çelik', 'Dantel'], 5]);
    expect(await listed(its, { sort: 'name', page: '2', size: '2' })).toEqual([['İplik'], 5]);
    expect(await listed(its, { page: '3', size: '2' })).toEqual([[], 5]);
    expect(await listed(its, { serviceType: '2' })).toEqual([['Dantel'], 1]);
    expect(await listed(its, { state: 'ready', sort: 'oldest' })).toEqual([['Dantel', 'cam'], 2]);
    expect(await listed(its, { state: 'ready', serviceType: '1' })).toEqual([['cam'], 1]);
    // A new name is pending, and its owner finds the request by it.
    await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Name': 'Aliminyum' });
    expect((await listed(its, { sort: 'name', size: '1' }))[0]).toEqual(['Aliminyum']);
    const { status } = await callLoosely(getUserAllRequestCards, { token: its.token, query: { sort: 'price' } });
    expect(status).toBe(400);
  });

  test('reads short columns of the account, up to 1,000 rows, and complete rows of one page', async () => {
    const its = await published('Looms of Bursa');
    const rowsOf = async (
      query: QueryInputOf<typeof getUserAllRequestCards>,
    ): Promise<[rows: number[], count: number, isCapped: boolean]> => {
      const { headers, envelope } = await call(getUserAllRequestCards, { token: its.token, query });
      const trips = (headers.get('x-rows-read') ?? '').split(',').slice(-2);
      return [
        trips.map((trip) => trip.split('+').reduce((sum, rows) => sum + Number(rows), 0)),
        envelope.data?.count ?? -1,
        envelope.data?.totalIsCapped ?? false,
      ];
    };
    const copies = async (from: number, to: number) =>
      runSql(
        `WITH RECURSIVE each(n) AS (SELECT ?2 UNION ALL SELECT n+1 FROM each WHERE n<?3)
         INSERT INTO request(id, code, company_id, owner_user_id, author_user_id, service_type, name, description, category_id, sub_category_id, country_id, country_code, created_at)
         SELECT printf('%024x', n), 'R-'||n, company_id, owner_user_id, author_user_id, service_type, 'Copy '||n, '', category_id, sub_category_id, country_id, country_code, n
         FROM each, request r WHERE r.id=?1`,
        its.requestId,
        from,
        to,
      );
    await copies(1, 99);
    const [[keys = 0, page = 0], count] = await rowsOf({ page: '2', size: '10', sort: 'name' });
    expect(count).toBe(100);
    expect(keys).toBeLessThanOrEqual(2 * 100 + 5);
    expect(page).toBeLessThanOrEqual(pageRows);
    await copies(100, 2500);
    const [[manyKeys = 0, manyPage = 0], many, isCapped] = await rowsOf({ page: '99', size: '10', state: 'ready' });
    expect([many, isCapped]).toEqual([1000, true]);
    expect(manyKeys).toBeLessThanOrEqual(2 * 1001 + 5);
    expect(manyPage).toBeLessThanOrEqual(pageRows);
  });
});

describe('a pause', () => {
  test('hides a request and shows it again, any number of times, and keeps its end date', async () => {
    const its = await published('Kilns of Kütahya');
    const { dtPublicUntil } = await ownRequest(its, its.requestId);
    const isPublic = async () => [
      (await call(getRequestDetailById, { query: { id: its.requestId } })).status === 200,
      (await data(getRequestCards, { body: { size: 50 } })).requests.some(({ id }) => id === its.requestId),
    ];
    expect(await isPublic()).toEqual([true, true]);
    expect(await pause(its, true)).toBe('REQUEST_PAUSED');
    expect(await pause(its, true)).toBe('REQUEST_PAUSED');
    expect(await isPublic()).toEqual([false, false]);
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'paused', isPaused: true, dtPublicUntil });
    expect(await pause(its, false)).toBe('REQUEST_RESUMED');
    expect(await isPublic()).toEqual([true, true]);
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'approved', isPaused: false, dtPublicUntil });
  });

  test('is ended only by its owner: not by the company, not by an approval', async () => {
    const its = await published('Glass of Paşabahçe');
    await pause(its, true);
    await editedCompany(its, { IsActive: 'false' });
    expect(await pause(its, false)).toBe('COMPANY_NOT_APPROVED');
    await editedCompany(its, { IsActive: 'true' });
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'paused' });
    await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Name': 'Bottles wanted' });
    await decided('request', its.requestId, true);
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'paused', name: 'Bottles wanted' });
    expect((await call(getRequestDetailById, { query: { id: its.requestId } })).status).toBe(404);
  });

  test('of a request hidden with its company is shown as such, and an expired one cannot be paused', async () => {
    const its = await published('Leather of Tuzla');
    await editedCompany(its, { IsActive: 'false' });
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'hidden' });
    expect(await pause(its, true)).toBe('REQUEST_PAUSED');
    await editedCompany(its, { IsActive: 'true' });
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'paused' });
    clock.advance(requestPublicMs);
    await runScheduled(testEnv, clock);
    its.token = await signIn(its);
    expect(await ownRequest(its, its.requestId)).toMatchObject({ state: 'expired' });
    expect(await pause(its, false)).toBe('NOT_PUBLIC');
  });
});
