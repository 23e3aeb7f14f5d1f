/** Favourites of a person: private, bounded, with the present state of each. */
import { afterEach, describe, expect, test } from 'vitest';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { deleteCompany } from '../../../contract/company/calls.ts';
import { listPageSize, minuteMs, requestPublicMs } from '../../../contract/limits.ts';
import { deleteRequest } from '../../../contract/request/calls.ts';
import { getFavourites, getFavouriteKeys, removeFavourite, addFavourite, type FavouriteKind } from '../../../contract/favourite/calls.ts';
import { favouritesMax } from '../../../contract/favourite/schemas.ts';
import { deleteSubUser } from '../../../contract/staff/calls.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, member, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { liveRequest, trader } from '../../support/api/chat/chat-fixtures.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

afterEach(() => clock.restart());

interface Who {
  token: string;
}
const save = (who: Who, kind: FavouriteKind, key: string) => call(addFavourite, { token: who.token, body: { kind, key } });
const remove = (who: Who, kind: FavouriteKind, key: string) => call(removeFavourite, { token: who.token, body: { kind, key } });
const favourites = (who: Who, kind: FavouriteKind, page = 0) =>
  data(getFavourites, { token: who.token, query: { kind, page: String(page) } });
const states = async (who: Who, kind: FavouriteKind) =>
  (await favourites(who, kind)).items.map(({ state, name, path }) => [state, name, path]);
const rowsOf = (userId: string) => firstValue<number>('SELECT COUNT(*) AS n FROM favourite WHERE user_id=?1', userId);

test('a company by its path, a request by its id, the last one first; repeated additions and removals are no error', async () => {
  const [own, other] = [await member(), await trader()];
  const requestId = await liveRequest(other, 3, { name: 'Trucks to Mersin' });
  const second = await approvedCompany(other);
  for (const path of [other.company.path, second.path, other.company.path]) expect((await save(own, 'company', path)).status).toBe(200);
  expect((await save(own, 'request', requestId)).status).toBe(200);
  expect(await states(own, 'company')).toEqual([
    ['public', second.name, `/companies/${second.path}`],
    ['public', other.company.name, `/companies/${other.company.path}`],
  ]);
  const { items, counts } = await favourites(own, 'request');
  expect(counts).toEqual({ company: 2, request: 1 });
  expect(items).toMatchObject([
    { id: requestId, state: 'public', name: 'Trucks to Mersin', path: `/logistic-needs/${requestId}`, country: 'tr' },
  ]);
  expect(items[0]?.dtExpire).toBe(new Date(clock.now() + requestPublicMs).toISOString());
  expect(await data(getFavouriteKeys, { token: own.token })).toEqual({
    company: expect.arrayContaining([other.company.path, second.path]) as unknown,
    request: [requestId],
  });
  await remove(own, 'company', second.path);
  await remove(own, 'company', other.company.id);
  for (const key of [requestId, requestId]) expect((await remove(own, 'request', key)).status).toBe(200);
  expect((await favourites(own, 'company')).counts).toEqual({ company: 0, request: 0 });
});

test('a request has its name in the reader’s language if its author wrote it', async () => {
  const [own, other] = [await member(), await trader()];
  const requestId = await liveRequest(other, 1, { name: 'Hemp rope' });
  await runSql(`UPDATE request SET texts='{"RU":{"name":"Пеньковый канат","description":"Две тонны."}}' WHERE id=?1`, requestId);
  await save(own, 'request', requestId);
  const named = async (language?: 'RU' | 'TR') =>
    (await data(getFavourites, { token: own.token, query: { kind: 'request', ...(language && { language }) } })).items.map(
      ({ name }) => name,
    );
  expect([await named('RU'), await named('TR'), await named()]).toEqual([['Пеньковый канат'], ['Hemp rope'], ['Hemp rope']]);
});

test('only public ones can be added', async () => {
  const [own, other] = [await member(), await trader()];
  const hidden = await approvedCompany(other, { approveStatus: 3 });
  const waiting = await liveRequest(other, 1, { approveStatus: 2 });
  const over = await liveRequest(other, 1, { expiresAt: clock.now() });
  const address = await firstValue<string>('SELECT path FROM company WHERE owner_user_id=?1 AND is_user_company=1', other.id);
  for (const [kind, key] of [
    ['company', hidden.path],
    ['company', 'no-such-company'],
    ['company', address ?? ''],
    ['company', other.company.id],
    ['request', waiting],
    ['request', over],
    ['request', other.company.path],
  ] as const)
    expect([key, (await save(own, kind, key)).envelope.code]).toEqual([key, 'NOT_FOUND']);
  expect(await rowsOf(own.id)).toBe(0);
});

describe('their state', () => {
  test('a request that has expired, is hidden, in review or deleted has that state', async () => {
    const [own, other] = [await member(), await trader()];
    const id = await liveRequest(other, 1, { expiresAt: clock.now() + minuteMs, name: 'Figs' });
    await save(own, 'request', id);
    expect(await states(own, 'request')).toEqual([['public', 'Figs', `/imports/${id}`]]);
    clock.advance(minuteMs);
    expect(await states(own, 'request')).toEqual([['ended', 'Figs', '']]);
    await runSql('UPDATE request SET expires_at=?2, is_active=0 WHERE id=?1', id, clock.now() + minuteMs);
    expect(await states(own, 'request')).toEqual([['hidden', 'Figs', '']]);
    await runSql("UPDATE request SET approve_status=3, name='Not judged' WHERE id=?1", id);
    expect(await states(own, 'request')).toEqual([['hidden', '', '']]);
    await data(deleteRequest, { token: other.token, query: { id } });
    expect((await states(own, 'request')).map(([state]) => state)).toEqual(['gone']);
    expect((await remove(own, 'request', id)).status).toBe(200);
    expect(await states(own, 'request')).toEqual([]);
  });

  test('a hidden or deleted company has that state, and its path may be another’s', async () => {
    const [own, other] = [await member(), await trader()];
    const { id, path, name } = other.company;
    const requestId = await liveRequest(other, 1);
    await save(own, 'company', path);
    await save(own, 'request', requestId);
    await runSql('UPDATE company SET is_active=0 WHERE id=?1', id);
    expect(await states(own, 'company')).toEqual([['hidden', name, '']]);
    await runSql('UPDATE company SET is_active=1 WHERE id=?1', id);
    await data(deleteCompany, { token: other.token, query: { id } });
    expect((await states(own, 'company')).map(([state]) => state)).toEqual(['gone']);
    expect((await states(own, 'request')).map(([state]) => state)).toEqual(['gone']);
    const next = await approvedCompany(await member());
    await runSql('UPDATE company SET path=?2 WHERE id=?1', next.id, path);
    expect((await data(getFavouriteKeys, { token: own.token })).company).toEqual([]);
    await remove(own, 'company', path);
    expect(await rowsOf(own.id)).toBe(2);
    await remove(own, 'company', id);
    expect(await rowsOf(own.id)).toBe(1);
  });
});

test('each person has their own: staff and main user do not see each other’s', async () => {
  const [own, other] = [await trader(), await trader()];
  const staff = await staffOf(own, []);
  await save(staff, 'company', other.company.path);
  expect((await favourites(own, 'company')).items).toEqual([]);
  expect((await favourites(staff, 'company')).items).toHaveLength(1);
  await remove(own, 'company', other.company.path);
  expect((await favourites(staff, 'company')).items).toHaveLength(1);
});

/** @param count how many the person has saved already */
const fill = (userId: string, count: number) =>
  runSql(
    `WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM each WHERE n<?2)
     INSERT INTO favourite(user_id, kind, target_id, created_at) SELECT ?1, 'request', printf('%024x', n), n FROM each`,
    userId,
    count,
  );

test('there is a maximum, also for concurrent calls, and existing ones may be added again', async () => {
  const [own, one, two] = [await member(), await trader(), await trader()];
  await fill(own.id, favouritesMax - 1);
  const codes = await Promise.all([one, two].map(async ({ company }) => (await save(own, 'company', company.path)).envelope.code));
  expect(codes.toSorted()).toEqual(['SAVED', 'SAVED_FULL']);
  expect(await rowsOf(own.id)).toBe(favouritesMax);
  const savedPath = (codes[0] === 'SAVED' ? one : two).company.path;
  expect((await save(own, 'company', savedPath)).status).toBe(200);
});

test('a page of a full list has ten rows, and reads as many and the count', async () => {
  const [own, other] = [await member(), await trader()];
  const names = Array.from({ length: listPageSize + 2 }, (_, index) => `Request ${index}`);
  await fill(own.id, favouritesMax - names.length);
  for (const name of names) await save(own, 'request', await liveRequest(other, 1, { name }));
  expect((await favourites(own, 'request')).items.map(({ name }) => name)).toEqual(names.toReversed().slice(0, listPageSize));
  expect((await favourites(own, 'request', 1)).items.map(({ name }) => name)).toEqual(names.toReversed().slice(listPageSize));
  const { headers } = await call(getFavourites, { token: own.token, query: { kind: 'request' } });
  const [list, counted] = (headers.get('x-rows-read') ?? '').split(',').at(-1)?.split('+').map(Number) ?? [];
  expect(list).toBeLessThanOrEqual(4 * listPageSize);
  expect(counted).toBeLessThanOrEqual(favouritesMax + 1);
});

test('favourites are deleted with the person, cannot be added afterwards, and are part of the personal data', async () => {
  const [own, other] = [await trader(), await trader()];
  const staff = await staffOf(own, []);
  for (const who of [own, staff]) await save(who, 'company', other.company.path);
  const file = (await data(downloadMyData, { token: own.token })) as unknown as { saved: { items: unknown[] } };
  expect(file.saved.items).toEqual([{ kind: 'company', id: other.company.id, createdAt: new Date(clock.now()).toISOString() }]);
  await data(deleteSubUser, { token: own.token, query: { id: staff.staffId } });
  expect([await rowsOf(staff.id), await rowsOf(own.id)]).toEqual([0, 1]);
  await data(deleteUser, { token: await signIn(own), query: { UserId: own.id } });
  expect(await rowsOf(own.id)).toBe(0);
  await expect(fill(own.id, 1)).rejects.toThrow('account_gone');
});
