/** The lists' full-text indexes are merged into one segment each on Sunday nights, and find the same as before. */
import { expect, test } from 'vitest';
import { mergeIndexes } from '../../../api/catalogue/merge-store.ts';
import { readRequests } from '../../../api/catalogue/request-list.ts';
import { dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';
import { clock } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { fillCompanies, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { firstValue } from '../../support/api/database.ts';

const indexes = ['request_fts', 'request_boosted_fts', 'company_fts', 'company_boosted_fts'];
const piecesOf = async (index: string): Promise<number> =>
  (await firstValue<number>(`SELECT COUNT(DISTINCT segid) AS n FROM ${index}_idx`)) ?? 0;
const pieces = (): Promise<number[]> => Promise.all(indexes.map(piecesOf));
const found = async (text?: string): Promise<string[]> =>
  (await readRequests({ db: database(), clock }, { text, page: 0, size: 50 })).requests.map(({ id }) => id);

/** Sunday, 01:00 UTC. */
const night = Date.UTC(2026, 10, 22, 1);

test('the merge runs from one o’clock on Sundays, for four hours; rows written meanwhile are found too', async () => {
  const axes = await readAxes();
  for (let part = 0; part < 3; part += 1) {
    await fillRequests(axes, 12, 3);
    await fillCompanies(axes, 6, 3);
  }
  const [all, named, before] = [await found(), await found('steel'), await pieces()];
  expect(named.length).toBeGreaterThan(0);
  expect(Math.min(...before)).toBeGreaterThan(1);

  for (const at of [night - minuteMs, night + 4 * hourMs, night + dayMs, night - dayMs]) await mergeIndexes(database(), at);
  expect(await pieces()).toEqual(before);

  await mergeIndexes(database(), night);
  for (let minute = 1; minute < 5; minute += 1) await mergeIndexes(database(), night + minute * minuteMs);
  expect(await pieces()).toEqual(indexes.map(() => 1));
  expect([await found(), await found('steel')]).toEqual([all, named]);

  await fillRequests(axes, 12, 3);
  await mergeIndexes(database(), night + 5 * minuteMs);
  expect((await found()).length).toBe(all.length + 12);
  // The scheduled run has missed the earlier minutes.
  await mergeIndexes(database(), night + 7 * dayMs + 4 * minuteMs);
  expect(await pieces()).toEqual(indexes.map(() => 1));
  expect((await found()).length).toBe(all.length + 12);
});
