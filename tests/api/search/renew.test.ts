/** Rows from before a change of search texts are found without being edited, by small steps that end. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renewSearchTexts } from '../../../api/catalogue/renew.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { renewRequestStatement } from '../../../api/request/edit-store.ts';
import { searchTextVersion } from '../../../api/lookup/search-text.ts';
import { getCompanyCards } from '../../../contract/company/calls.ts';
import { getRequestCards } from '../../../contract/request/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { database, lookups } from '../../support/api/api-fixtures.ts';
import { fillCompanies, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { nameCity } from '../../support/api/places.ts';
import { allRows, firstValue, runSql } from '../../support/api/database.ts';

const requestCount = 60;
const companyCount = 12;

const state = async () =>
  (await allRows('SELECT kind, version, done_seq FROM search_version ORDER BY kind')).map((row) => Object.values(row));
const requestsFor = async (text: string) => (await data(getRequestCards, { body: { text, size: 50 } })).count;
const companiesFor = async (text: string) => (await data(getCompanyCards, { body: { text, size: 50 } })).count;

beforeAll(async () => {
  const axes = await readAxes();
  await fillRequests(axes, requestCount, 10);
  await fillCompanies(axes, companyCount, 5);
});

/** Rows as they were before words were joined and HS codes were found, after other changes. */
beforeEach(async () => {
  await runSql(
    `UPDATE request SET deleted_at=NULL, is_active=1, archive_copy=NULL, name='Rebar '||seq, keywords='["hs 7214.20"]', search_text='rebar hs 7214 20'`,
  );
  await runSql(
    `UPDATE company SET name='Forge '||seq, hs_code='7308.90', search_text=CASE WHEN is_user_company=1 THEN '' ELSE 'forge' END WHERE approve_status=4 OR is_user_company=1`,
  );
  await runSql('UPDATE search_version SET version=0, target=0, done_seq=0');
});

test('rows that could not be found are found after the scheduled runs, and are otherwise unchanged', async () => {
  const rows = async () => await allRows('SELECT id, version, changed_at, facets, is_boosted, boost_expires_at FROM request ORDER BY seq');
  const totals = async () => await allRows('SELECT * FROM facet_count ORDER BY kind, facet');
  const order = async () => (await data(getRequestCards, { body: { text: 'rebar', size: 50 } })).requests.map(({ id }) => id);
  const before = [await rows(), await totals(), await order()];
  expect([await requestsFor('721420'), await companiesFor('730890')]).toEqual([0, 0]);
  await runScheduled(testEnv, clock);
  expect([await requestsFor('721420'), await companiesFor('730890')]).toEqual([requestCount, companyCount + 1]);
  expect(await companiesFor('Стамбул')).toBe(1);
  expect([await rows(), await totals(), await order()]).toEqual(before);
  // Boosted rows have a separate index.
  expect((await data(getRequestCards, { body: { text: '721420' } })).requests[0]?.dtBoostExpire).not.toBeNull();
  expect(await state()).toEqual([
    ['company', searchTextVersion, 0],
    ['request', searchTextVersion, 0],
  ]);
});

test('each run does its steps and no more, continues where it stopped, and then only reads that the work is complete', async () => {
  const seqs = (await allRows<{ seq: number }>('SELECT seq FROM request ORDER BY seq')).map(({ seq }) => seq);
  const some = { rows: 5, steps: 3 };
  for (let done = 15; done < requestCount; done += 15) {
    const trips: ReadTrips = [];
    await renewSearchTexts(countReads(database(), trips), clock.now(), some);
    expect(await requestsFor('721420')).toBe(done);
    expect((await state())[1]).toEqual(['request', 0, seqs[done - 1]]);
  }
  await renewSearchTexts(database(), clock.now(), some);
  await renewSearchTexts(database(), clock.now(), some);
  expect(await requestsFor('721420')).toBe(requestCount);
  expect((await state()).map(([, version]) => version)).toEqual([searchTextVersion, searchTextVersion]);
  // Nothing is processed again.
  await runSql("UPDATE request SET search_text='rebar'");
  const trips: ReadTrips = [];
  await renewSearchTexts(countReads(database(), trips), clock.now());
  expect(trips).toEqual([[2]]);
  expect(await requestsFor('721420')).toBe(0);
});

test('a step reads its rows and not the catalogue', async () => {
  await data(getRequestCards, { body: {} });
  const trips: ReadTrips = [];
  await renewSearchTexts(countReads(database(), trips), clock.now(), { rows: 5, steps: 1 });
  // Some forty rows of indexes and totals for each written row.
  expect(trips.flat().reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(2 * 5 * 60);
});

test('a newer version starts again, also before the older one has reached all rows', async () => {
  await renewSearchTexts(database(), clock.now(), { rows: 5, steps: 2 });
  await runSql("UPDATE request SET search_text='rebar'");
  await renewSearchTexts(database(), clock.now(), { version: searchTextVersion + 1 });
  expect(await requestsFor('721420')).toBe(requestCount);
  expect((await state()).map(([, version]) => version)).toEqual([searchTextVersion + 1, searchTextVersion + 1]);
});

test('deleted companies and an account’s own company stay without words', async () => {
  await runSql("UPDATE request SET deleted_at=1, is_active=0, search_text='' WHERE seq % 2 = 0");
  await runScheduled(testEnv, clock);
  const texts = async (where: string) => (await allRows(`SELECT DISTINCT search_text AS text FROM ${where}`)).map(({ text }) => text);
  expect(await texts('request WHERE deleted_at IS NOT NULL')).toEqual(['']);
  expect(await texts('company WHERE is_user_company=1')).toEqual(['']);
  expect(await requestsFor('721420')).toBe(requestCount / 2);
});

test('companies of a renamed city are found by its new name, without a new version', async () => {
  await runScheduled(testEnv, clock);
  const { cityId } = await lookups();
  await runSql('UPDATE company SET city_id=?1 WHERE is_user_company=0', cityId);
  expect(await companiesFor('zeugma')).toBe(0);
  await nameCity(cityId, { en: 'Zeugma' });
  await runScheduled(testEnv, clock);
  expect(await companiesFor('zeugma')).toBe(companyCount + 1);
});

test('a concurrent edit wins', async () => {
  const db = database();
  const read = { seq: 1, version: 0 };
  await runSql("UPDATE request SET version=1, search_text='edited' WHERE seq=1");
  await db.batch([renewRequestStatement(db, { ...read, facts: '{}' }, 'older words')]);
  expect(await firstValue('SELECT search_text AS text FROM request WHERE seq=1')).toBe('edited');
});
