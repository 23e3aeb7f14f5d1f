/** The triggers of `request_combination` and the boosted indexes compared with a simple recomputation. */
import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { readRequests } from '../../../api/catalogue/request-list.ts';
import { boostedFacet } from '../../../api/lookup/facet-words.ts';
import { dayMs } from '../../../contract/limits.ts';
import { clock } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { type Axes, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { allRows, runSql } from '../../support/api/database.ts';

let axes: Axes;
beforeAll(async () => {
  axes = await readAxes();
  await fillRequests(axes, 1500, 13);
});

test('totals and boosted rows are correct after everything that can happen to a request', async () => {
  const { categories, countries, logisticTypes, shippingTypes } = axes;
  const [first, second] = categories;
  for (const change of [
    `service_type=2, logistic_type_id=NULL, shipping_type_id=NULL WHERE seq % 29=0`,
    `service_type=4, logistic_type_id='${logisticTypes[1]}', shipping_type_id='${shippingTypes[1]}' WHERE seq % 31=0`,
    // An incomplete logistic need: only existing facts are counted.
    `service_type=1, logistic_type_id='${logisticTypes[2]}', shipping_type_id=NULL WHERE seq % 37=0`,
    `category_id='${second?.id}', sub_category_id='${second?.subs[0]}' WHERE category_id='${first?.id}' AND seq % 3=0`,
    `country_id='${countries[0]}' WHERE country_id='${countries[1]}' AND seq % 2=0`,
    `is_active=0 WHERE seq % 7=0`,
    `is_active=0 WHERE country_id='${countries[4]}'`,
    `approve_status=3 WHERE seq % 11=0`,
    `is_active=1 WHERE seq % 14=0`,
    `is_boosted=1, boost_expires_at=${clock.now() + dayMs}, facets=facets||' ${boostedFacet}' WHERE seq % 17=0 AND is_boosted=0`,
    `search_text='changed' WHERE is_boosted=1 AND seq % 2=0`,
  ])
    await runSql(`UPDATE request SET ${change}`);
  interface Live {
    seq: number;
    is_boosted: number;
    words: string;
  }
  const word = (kind: string, column: string): string => `COALESCE('${kind}'||${column}||' ', '')`;
  const results =
    await allRows<Live>(`SELECT seq, is_boosted, ${word('t', 'service_type')}||${word('c', 'category_id')}||${word('s', 'sub_category_id')}||${word('k', 'country_id')}||${word('l', 'logistic_type_id')}||${word('p', 'shipping_type_id')} AS words
     FROM request WHERE approve_status=4 AND is_active=1`);
  const expected = new Map<string, number>();
  for (const { words } of results) {
    const all = words.trim().split(' ');
    for (let mask = 0; mask < 2 ** all.length; mask += 1) {
      const chosen = all.filter((_, index) => (mask & (1 << index)) > 0);
      const kinds = chosen.map((one) => one.charAt(0)).join('');
      if (chosen.length < 3 || kinds.includes('cs')) continue;
      expected.set(chosen.join('|'), (expected.get(chosen.join('|')) ?? 0) + 1);
    }
  }
  const stored = await env.DB.prepare("SELECT facet, n FROM facet_count WHERE kind='request' AND facet LIKE '%|%|%'").all<{
    facet: string;
    n: number;
  }>();
  expect(new Map(stored.results.map(({ facet, n }) => [facet, n]))).toEqual(expected);
  const boosted = await env.DB.prepare('SELECT rowid AS seq FROM request_boosted_fts').all<{ seq: number }>();
  const live = results.filter((row) => row.is_boosted === 1).map(({ seq }) => seq);
  expect(boosted.results.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(live.toSorted((a, b) => a - b));
  expect((await readRequests({ db: database(), clock }, { text: 'changed', page: 0, size: 50 })).requests.length).toBeGreaterThan(10);
});
