/** Filters of trade facts in any combination, compared with a simple implementation, and the rows they read. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readRequests, type RequestListAsk } from '../../../api/catalogue/request-list.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import type { StoredFacts } from '../../../api/request/facts.ts';
import { countMax, dayMs } from '../../../contract/limits.ts';
import type { RequestFilters } from '../../../contract/request/schemas.ts';
import { clock } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { type Axes, factValues, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { allRows } from '../../support/api/database.ts';

const requestCount = 3000;
const pageRowsMax = 40;
let axes: Axes;
const deps = () => ({ db: database(), clock });
const ask = (part: Partial<RequestListAsk> = {}): RequestListAsk => ({ page: 0, size: 10, ...part }) as RequestListAsk;

interface Live {
  id: string;
  seq: number;
  is_boosted: number;
  service_type: number;
  category_id: string;
  facts: StoredFacts;
}
let live: Live[];
beforeAll(async () => {
  axes = await readAxes();
  await fillRequests(axes, requestCount, 71);
  const results = await allRows('SELECT id, seq, is_boosted, service_type, category_id, facts FROM request');
  live = results.map((row) => ({ ...row, facts: JSON.parse(String(row['facts'])) as StoredFacts }) as Live);
});

const some = (values: readonly string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 1 });
const isAmong = (asked: readonly string[] | undefined, ...values: (string | undefined)[]): boolean =>
  asked === undefined || values.some((value) => value !== undefined && asked.includes(value));

/** A simple implementation of a filter, without facet words and indexes. */
function fits({ service_type, category_id, facts }: Live, filters: RequestFilters): boolean {
  const { hsCode, delivery, originCountryIds = [], certificates = [], validUntil, from, to } = facts;
  const validFrom = Date.parse(new Date(clock.now()).toISOString().slice(0, 10)) + (filters.validDays ?? 0) * dayMs;
  return (
    (filters.serviceType === undefined || filters.serviceType === 0 || filters.serviceType === service_type) &&
    (filters.categoryId === undefined || filters.categoryId === category_id) &&
    isAmong(filters.hsChapters, hsCode?.slice(0, 2)) &&
    isAmong(filters.incoterms, delivery?.incoterm) &&
    isAmong(filters.originCountryIds, ...originCountryIds, from?.countryId) &&
    isAmong(filters.destinationCountryIds, delivery?.place?.countryId, to?.countryId) &&
    isAmong(filters.certificates, ...certificates) &&
    (filters.validDays === undefined || (validUntil !== undefined && Date.parse(validUntil) >= validFrom))
  );
}
const expected = (filters: RequestFilters, isOldest: boolean): string[] =>
  live
    .filter((row) => fits(row, filters))
    .sort((a, b) => b.is_boosted - a.is_boosted || (isOldest ? a.seq - b.seq : b.seq - a.seq))
    .map(({ id }) => id);

test('any combination finds the matching requests in the order of the list, with their total, reading at most 40 rows', async () => {
  const filters = fc.record({
    serviceType: fc.constantFrom(0 as const, 0 as const, 1 as const, 2 as const, 3 as const),
    categoryId: fc.option(fc.constantFrom(...axes.categories.map(({ id }) => id)), { nil: undefined, freq: 1 }),
    hsChapters: some([...new Set(factValues.hsCodes.map((code) => code.slice(0, 2)))]),
    incoterms: some(factValues.incoterms),
    originCountryIds: some(axes.countries),
    destinationCountryIds: some(axes.countries),
    certificates: some(factValues.certificates),
    validDays: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined, freq: 1 }),
  }) as fc.Arbitrary<RequestFilters>;
  let hits = 0;
  let mostRows = 0;
  await fc.assert(
    fc.asyncProperty(filters, fc.boolean(), fc.integer({ min: 0, max: 2 }), async (filter, isOldest, page) => {
      const answer = await readRequests(deps(), ask({ filters: filter, sort: isOldest ? 'oldest' : 'newest', page }));
      const ids = expected(filter, isOldest);
      expect(answer.requests.map(({ id }) => id)).toEqual(ids.slice(page * 10, page * 10 + 10));
      expect(answer.count).toBe(Math.min(ids.length, answer.totalIsCapped ? countMax : ids.length));
      if (ids.length <= countMax) expect(answer.totalIsCapped).toBe(false);
      if (page === 0) {
        mostRows = Math.max(mostRows, answer.rowsRead.page);
        expect(answer.rowsRead.page).toBeLessThanOrEqual(pageRowsMax);
      }
      expect(answer.rowsRead.count).toBeLessThanOrEqual(countMax);
      if (ids.length > 10) hits += 1;
    }),
    { numRuns: 250, seed: 69 },
  );
  // The random filters included some with results, and some with full pages.
  expect(hits).toBeGreaterThan(40);
  expect(mostRows).toBeGreaterThan(19);
});

test('counting stops at 1,000 and reports it', async () => {
  const hsChapters = ['63', '08', '72'];
  const all = expected({ hsChapters }, false).length;
  expect(all).toBeGreaterThan(countMax);
  expect(await readRequests(deps(), ask({ filters: { hsChapters } }))).toMatchObject({ count: countMax, totalIsCapped: true });
});

test('a page of cards with two cities each needs one round trip and reads only its own rows', async () => {
  const trips: ReadTrips = [];
  const cities = await allRows<{ id: string; country_id: string; name: string }>('SELECT id, country_id, name FROM city LIMIT 20');
  const place = ({ id, country_id, name }: (typeof cities)[number]) => ({
    countryId: country_id,
    country: 'tr',
    cityId: id,
    city: { en: name, tr: name, ru: name, ar: name },
  });
  const statement = env.DB.prepare('UPDATE request SET facts=?2 WHERE id=?1');
  const freight = expected({ serviceType: 3 }, true).slice(0, 10);
  await env.DB.batch(
    freight.map((id, index) => {
      const [from, to] = [cities[index * 2], cities[index * 2 + 1]].map((city) => (city === undefined ? undefined : place(city)));
      return statement.bind(id, JSON.stringify({ from, to }));
    }),
  );
  await readRequests(deps(), ask());
  const counting = countReads(database(), trips);
  const { requests, rowsRead } = await readRequests({ db: counting, clock }, ask({ filters: { serviceType: 3 }, sort: 'oldest' }));
  expect(requests.flatMap(({ facts }) => [facts?.freight?.from?.city, facts?.freight?.to?.city]).filter(Boolean)).toHaveLength(20);
  expect(rowsRead.page + rowsRead.count).toBeLessThanOrEqual(pageRowsMax);
  expect(trips).toHaveLength(1);
});
