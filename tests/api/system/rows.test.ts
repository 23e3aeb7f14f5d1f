/** The rows that a list may read (docs/performance.md): exact and without noise, unlike time. They must not change when the data grows. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDirectory } from '../../../api/catalogue/directory.ts';
import { readRequests, type RequestListAsk } from '../../../api/catalogue/request-list.ts';
import { hasTaxTwin, listTaxTwins } from '../../../api/company/tax-twin-store.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { boostedFacet, companyCountKeys, companyFacets } from '../../../api/lookup/facet-words.ts';
import { readStuck } from '../../../api/system/alarm-store.ts';
import { dayMs, passedOverMax } from '../../../contract/limits.ts';
import { getOrders, orderFilters } from '../../../contract/payment/calls.ts';
import { foldText } from '../../../contract/search/fold.ts';
import { navigationSearch } from '../../../contract/search/calls.ts';
import { call, clock } from '../../support/api/api-client.ts';
import { consolePerson, database } from '../../support/api/api-fixtures.ts';
import { type Axes, fillCompanies, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

const requestCount = 3000;
const companyCount = 1200;
const pageRowsMax = 40;
const branchRows = 10;
const searchRowsMax = 25;
const countRowsMax = 1000;
const twinRowsMax = 100;
const stuckRowsMax = 10;

let axes: Axes;
const deps = () => ({ db: database(), clock });
const ask = (part: Partial<RequestListAsk> = {}): RequestListAsk => ({ page: 0, size: 10, ...part }) as RequestListAsk;

beforeAll(async () => {
  axes = await readAxes();
  await fillRequests(axes, requestCount, 113);
  await fillCompanies(axes, companyCount, 97);
  // The fixtures' own company is listed and counted like the others.
  const results = await allRows<{ id: string; name: string; activity_area: 1 | 2; categories: string; country_id: string }>(
    "SELECT id, name, activity_area, categories, country_id FROM company WHERE approve_status=4 AND facets=''",
  );
  for (const { id, name, activity_area: activityArea, categories, country_id: countryId } of results) {
    const listed = { activityArea, categories: JSON.parse(categories) as { id: string; subs: string[] }[], countryId };
    await runSql(
      'UPDATE company SET facets=?2, count_keys=?3, search_text=?4 WHERE id=?1',
      id,
      companyFacets(listed, false),
      JSON.stringify(companyCountKeys(listed)),
      foldText(name),
    );
  }
});

/** Seq and boost of all matching rows in the order of the list, by a simple implementation. */
async function expectedIds(where: string, order = 'DESC'): Promise<string[]> {
  const results = await allRows<{ id: string }>(
    `SELECT id FROM request WHERE approve_status=4 AND is_active=1 AND ${where} ORDER BY (boost_expires_at>${clock.now()}) DESC, seq ${order}`,
  );
  return results.map(({ id }) => id);
}
const inList = (column: string, ids: readonly string[]): string =>
  ids.length === 0 ? '1' : `${column} IN (${ids.map((id) => `'${id}'`).join(',')})`;

/** Usually none or one: these combinations have an index. */
const some = (values: readonly string[]) => {
  const list = (minLength: number, maxLength: number) => fc.uniqueArray(fc.constantFrom(...values), { minLength, maxLength });
  return fc.oneof({ weight: 4, arbitrary: list(0, 0) }, { weight: 2, arbitrary: list(1, 1) }, { weight: 1, arbitrary: list(2, 3) });
};
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

describe('requests', () => {
  test('the latest are sorted by time, with one boosted row at most, and read as few rows', async () => {
    for (const filters of [{}, { serviceType: 1 as const }, { serviceType: 'other' as const }]) {
      const where = filters.serviceType === 1 ? 'service_type=1' : filters.serviceType === 'other' ? 'service_type IN (3,4)' : '1';
      const results = await allRows<{ id: string; is_boosted: number }>(
        `SELECT id, boost_expires_at>${clock.now()} AS is_boosted FROM request WHERE approve_status=4 AND is_active=1 AND ${where} ORDER BY seq DESC`,
      );
      const boosted = results.filter((row) => row.is_boosted === 1);
      expect(boosted.length).toBeGreaterThan(1);
      const expected = results.filter((row) => row.is_boosted !== 1 || row === boosted[0]).map(({ id }) => id);
      for (const page of [0, 2]) {
        const { requests, rowsRead } = await readRequests(deps(), ask({ filters, sort: 'latest', size: 8, page }));
        expect(requests.map(({ id }) => id)).toEqual(expected.slice(page * 8, page * 8 + 8));
        if (page === 0) expect(rowsRead.page).toBeLessThanOrEqual(pageRowsMax);
      }
    }
  });

  test('page 1 of any filter combination is correct and reads at most 40 rows, plus 10 per further branch; its total is exact', async () => {
    const subs = axes.categories.flatMap((category) => category.subs);
    const filters = fc.record({
      serviceType: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const, 'other' as const),
      categoryId: maybe(fc.constantFrom(...axes.categories.map(({ id }) => id))),
      subCategoryIds: some(subs),
      countryIds: some(axes.countries),
      loadTypeIds: some(axes.logisticTypes),
      shippingTypeIds: some(axes.shippingTypes),
    });
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom('newest' as const, 'oldest' as const),
        fc.integer({ min: 0, max: 2 }),
        async (filter, sort, page) => {
          const answer = await readRequests(deps(), ask({ filters: filter, sort, page }));
          const type =
            filter.serviceType === 0
              ? '1'
              : filter.serviceType === 'other'
                ? 'service_type IN (3,4)'
                : `service_type=${filter.serviceType}`;
          const where = [
            type,
            filter.categoryId === undefined ? '1' : `category_id='${filter.categoryId}'`,
            inList('sub_category_id', filter.subCategoryIds),
            inList('country_id', filter.countryIds),
            inList('logistic_type_id', filter.loadTypeIds),
            inList('shipping_type_id', filter.shippingTypeIds),
          ].join(' AND ');
          const expected = await expectedIds(where, sort === 'oldest' ? 'ASC' : 'DESC');
          expect(answer.requests.map(({ id }) => id)).toEqual(expected.slice(page * 10, page * 10 + 10));
          expect(answer.totalIsCapped).toBe(false);
          expect(answer.count).toBe(expected.length);
          const branches = [
            filter.serviceType === 'other' ? 2 : 1,
            ...[filter.subCategoryIds, filter.countryIds, filter.loadTypeIds, filter.shippingTypeIds].map((list) =>
              Math.max(1, list.length),
            ),
          ];
          const further = branches.reduce((product, count) => product * count, 1) - 1;
          if (page === 0) expect(answer.rowsRead.page).toBeLessThanOrEqual(pageRowsMax + branchRows * further);
          expect(answer.rowsRead.count).toBeLessThanOrEqual(countRowsMax);
        },
      ),
      { numRuns: 250, seed: 7 },
    );
  });

  test('a total of up to two filters is one row, and of a list one row per branch', async () => {
    const { categories, countries } = axes;
    const [category] = categories;
    const counts = async (filters: RequestListAsk['filters']) => (await readRequests(deps(), ask({ filters }))).rowsRead.count;
    expect(await counts({})).toBe(1);
    expect(await counts({ serviceType: 1 })).toBe(1);
    expect(await counts({ serviceType: 1, categoryId: category?.id })).toBe(1);
    expect(await counts({ categoryId: category?.id, countryIds: countries.slice(0, 1) })).toBe(1);
    expect(await counts({ serviceType: 1, countryIds: countries.slice(0, 3) })).toBeLessThanOrEqual(3);
    expect(await counts({ serviceType: 'other' })).toBeLessThanOrEqual(2);
  });

  test('more than 1,000 hits of a text or of three kinds of filters are returned as 1,000 and marked as capped', async () => {
    await runSql("UPDATE request SET search_text=search_text||' everywhere' WHERE seq % 2 = 0");
    const answer = await readRequests(deps(), ask({ text: 'everywhere' }));
    expect(answer).toMatchObject({ count: 1000, totalIsCapped: true });
    expect(answer.rowsRead.count).toBeLessThanOrEqual(countRowsMax);
    const filters = { serviceType: 'other' as const, countryIds: axes.countries, loadTypeIds: axes.logisticTypes };
    expect(await readRequests(deps(), ask({ filters }))).toMatchObject({ count: 1000, totalIsCapped: true });
    expect(await readRequests(deps(), ask({ filters: { serviceType: 'other' } }))).toMatchObject({ count: 1500, totalIsCapped: false });
  });

  test('a text search reads at most 25 rows, whatever its words and filters', async () => {
    for (const text of ['celik', 'ÇELİK boru', 'хлопковая', 'زيت', 'steel co', 'marb', 'everywhere', 'nothingatall'])
      for (const filters of [{}, { serviceType: 2 as const }, { serviceType: 'other' as const, countryIds: axes.countries.slice(0, 2) }]) {
        const answer = await readRequests(deps(), ask({ text, filters }));
        expect(answer.rowsRead.page, `${text} ${JSON.stringify(filters)}`).toBeLessThanOrEqual(searchRowsMax);
      }
    const found = await readRequests(deps(), ask({ text: 'CELIK', size: 50 }));
    expect(found.requests.length).toBe(50);
    // Boosted ones are first, also with another name of the goods (docs/behaviour.md#boost-in-lists).
    const others = found.requests.filter(({ dtBoostExpire }) => dtBoostExpire === null);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ name }) => name.startsWith('Çelik'))).toBe(true);
  });

  test('a total of more filters is one row per branch too, whatever it counts', async () => {
    const { categories, countries, logisticTypes, shippingTypes } = axes;
    const logistic = { loadTypeIds: logisticTypes.slice(0, 1), shippingTypeIds: shippingTypes.slice(0, 1) };
    const counts = async (filters: RequestListAsk['filters']) => (await readRequests(deps(), ask({ filters }))).rowsRead;
    const place = { categoryId: categories[0]?.id, countryIds: countries.slice(0, 1) };
    expect((await counts({ serviceType: 1, ...place })).count).toBe(1);
    expect((await counts({ serviceType: 3, ...place, ...logistic })).count).toBeLessThanOrEqual(1);
    expect((await counts({ serviceType: 'other', countryIds: countries.slice(0, 3), ...logistic })).count).toBeLessThanOrEqual(6);
    // Imports have no load type: if the total is zero, no index is read.
    const impossible = await counts({ serviceType: 1, ...place, ...logistic });
    expect(impossible.page + impossible.count).toBeLessThanOrEqual(1);
  });

  test('a deep page is correct, and reads no more than the rows between it and the nearer end', async () => {
    const lists: [filters: RequestListAsk['filters'], where: string][] = [
      [{}, '1'],
      [{ serviceType: 'other' }, 'service_type IN (3,4)'],
      [{ serviceType: 1, countryIds: axes.countries }, `service_type=1 AND ${inList('country_id', axes.countries)}`],
    ];
    for (const [filters, where] of lists)
      for (const sort of ['newest', 'oldest'] as const) {
        const expected = await expectedIds(where, sort === 'oldest' ? 'ASC' : 'DESC');
        const last = Math.ceil(expected.length / 7) - 1;
        const pages = [last, last - 1, last - 20, Math.ceil(last / 2), Math.floor(last / 2) - 1, 143, 142, 100];
        for (const page of pages.filter((one) => one <= last)) {
          const { requests, rowsRead, count } = await readRequests(deps(), ask({ filters, sort, page, size: 7 }));
          const name = `${where} ${sort} ${page}`;
          expect(
            requests.map(({ id }) => id),
            name,
          ).toEqual(expected.slice(page * 7, page * 7 + 7));
          expect(count, name).toBe(expected.length);
          // For the thousandth page of ten this is the limit of 15,000.
          const before = Math.min(page, page * 7 < 1000 ? page : last - page) * 7;
          expect(rowsRead.page, name).toBeLessThanOrEqual(before * 1.5 + pageRowsMax);
        }
        const behind = await readRequests(deps(), ask({ filters, sort, page: last + 1000, size: 7 }));
        expect(behind).toMatchObject({ requests: [], count: expected.length });
        expect(behind.rowsRead.page).toBeLessThanOrEqual(1);
      }
  });

  test('a page without one company passes over a bounded number of its rows', async () => {
    const newest = await firstRow<{ company_id: string }>('SELECT company_id FROM request ORDER BY seq DESC');
    const [category] = axes.categories;
    for (const filters of [{}, { categoryId: category?.id, serviceType: 1 as const }, { countryIds: axes.countries.slice(0, 2) }]) {
      const read = async (exceptCompanyId: string | undefined) => readRequests(deps(), ask({ filters, size: 4, exceptCompanyId }));
      const [own, other] = [await read(newest?.company_id), await read('0'.repeat(24))];
      expect([own.requests, other.requests.length]).toEqual([[], 4]);
      // An index row and a table row for each, boosted and not.
      expect(own.rowsRead.page).toBeLessThanOrEqual(2 * 2 * passedOverMax + 1);
      expect(other.rowsRead.page).toBeLessThanOrEqual(pageRowsMax);
    }
  });

  test('the pages of a text search end with its reported total, and reading them costs no more', async () => {
    const { requests, rowsRead } = await readRequests(deps(), ask({ text: 'everywhere', page: 99 }));
    expect(requests).toHaveLength(10);
    expect(rowsRead.page).toBeLessThanOrEqual(100 * 10 * 1.5);
  });
});

describe('companies', () => {
  test('page 1 of any filter combination reads at most 40 rows and shows the matches, boosted first', async () => {
    const subs = axes.categories.flatMap((category) => category.subs);
    const filters = fc.record({
      serviceType: fc.constantFrom(0, 1, 2),
      categoryId: maybe(fc.constantFrom(...axes.categories.map(({ id }) => id))),
      subCategoryIds: some(subs),
      countryIds: some(axes.countries),
    });
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const answer = await readDirectory(deps(), { filters: filter, text: undefined, page: 0, size: 10 });
        const categoryWhere =
          filter.categoryId === undefined
            ? '1'
            : `EXISTS(SELECT 1 FROM json_each(categories) c WHERE json_extract(c.value,'$.id')='${filter.categoryId}')`;
        const parents = axes.categories.find(({ id }) => id === filter.categoryId)?.subs;
        const wanted = filter.subCategoryIds.filter((id) => parents === undefined || parents.includes(id));
        const subWhere =
          filter.subCategoryIds.length === 0
            ? '1'
            : `EXISTS(SELECT 1 FROM json_each(categories) c, json_each(c.value,'$.subs') s WHERE ${wanted.length === 0 ? '0' : inList('s.value', wanted)})`;
        const where = [
          filter.serviceType === 0 ? '1' : `activity_area=${filter.serviceType}`,
          categoryWhere,
          subWhere,
          inList('country_id', filter.countryIds),
        ].join(' AND ');
        const results = await allRows<{ id: string }>(
          `SELECT id FROM company WHERE approve_status=4 AND facets<>'' AND ${where} ORDER BY (boost_expires_at>${clock.now()}) DESC, seq DESC`,
        );
        expect(answer.companies.map(({ id }) => id)).toEqual(results.slice(0, 10).map(({ id }) => id));
        expect(answer.count).toBe(results.length);
        const further = Math.max(1, filter.subCategoryIds.length) * Math.max(1, filter.countryIds.length) - 1;
        expect(answer.rowsRead.page).toBeLessThanOrEqual(pageRowsMax + branchRows * further);
        expect(answer.rowsRead.count).toBeLessThanOrEqual(countRowsMax);
      }),
      { numRuns: 120, seed: 7 },
    );
  });

  test('sorted by name, an indexed list reads at most 40 rows; others are sorted up to 500 rows and report if they are not', async () => {
    const [category] = axes.categories;
    const countryIds = axes.countries.slice(0, 1);
    /** Matches, boosted first, then by the folded name, by a simple implementation. */
    const expected = async (where: string): Promise<string[]> => {
      const results = await allRows<{ id: string; name: string; seq: number; is_boosted: number }>(
        `SELECT id, name, seq, boost_expires_at>${clock.now()} AS is_boosted FROM company WHERE approve_status=4 AND facets<>'' AND ${where}`,
      );
      const key = ({ name }: { name: string }): string => foldText(name);
      return results
        .sort((a, b) => b.is_boosted - a.is_boosted || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.seq - b.seq))
        .map(({ id }) => id);
    };
    type Ask = Parameters<typeof readDirectory>[1];
    const read = (part: Partial<Ask>) =>
      readDirectory(deps(), { filters: {}, text: undefined, page: 0, size: 10, sort: 'name', ...part } as Ask);
    const cases: [Ask['filters'], string][] = [
      [{}, '1'],
      [{ serviceType: 1 }, 'activity_area=1'],
      [{ countryIds }, inList('country_id', countryIds)],
      [{ serviceType: 2, countryIds }, `activity_area=2 AND ${inList('country_id', countryIds)}`],
    ];
    for (const [filters, where] of cases) {
      const all = await expected(where);
      const last = Math.ceil(all.length / 10) - 1;
      for (const page of [0, 1, last]) {
        const answer = await read({ filters, page });
        expect(
          answer.companies.map(({ id }) => id),
          `${where} ${page}`,
        ).toEqual(all.slice(page * 10, page * 10 + 10));
        expect([answer.sort, answer.sorts, answer.count]).toEqual(['name', ['newest', 'oldest', 'name'], all.length]);
        if (page === 0) expect(answer.rowsRead.page).toBeLessThanOrEqual(pageRowsMax);
      }
    }
    const few = { categoryId: category?.id, serviceType: 1, countryIds };
    const all = await expected(
      `activity_area=1 AND ${inList('country_id', countryIds)} AND EXISTS(SELECT 1 FROM json_each(categories) c WHERE json_extract(c.value,'$.id')='${category?.id}')`,
    );
    expect(all.length).toBeGreaterThan(20);
    for (const page of [0, Math.ceil(all.length / 10) - 1]) {
      const sorted = await read({ filters: few, page });
      expect(sorted.companies.map(({ id }) => id)).toEqual(all.slice(page * 10, page * 10 + 10));
      expect([sorted.sort, sorted.count]).toEqual(['name', all.length]);
      expect(sorted.rowsRead.page).toBeLessThanOrEqual(3 * all.length + pageRowsMax);
    }
    for (const part of [{ filters: { categoryId: category?.id } }, { text: 'ltd' }]) {
      const many = await read(part);
      expect([many.sort, many.sorts]).toEqual(['newest', ['newest', 'oldest']]);
      expect(many.companies).toEqual((await read({ ...part, sort: 'newest' })).companies);
      expect(many.rowsRead.page).toBeLessThanOrEqual(pageRowsMax);
      const oldest = await read({ ...part, sort: 'oldest' });
      expect(oldest.sort).toBe('oldest');
      expect(oldest.rowsRead.page).toBeLessThanOrEqual(pageRowsMax);
    }
  });

  test('a total of up to two filters is one row, of a list one row per branch; three are counted', async () => {
    const { categories, countries } = axes;
    const place = { countryIds: countries.slice(0, 1) };
    const counts = async (filters: Parameters<typeof readDirectory>[1]['filters']) =>
      (await readDirectory(deps(), { filters, text: undefined, page: 0, size: 10 })).rowsRead.count;
    expect(await counts({})).toBe(1);
    expect(await counts({ serviceType: 1 })).toBe(1);
    expect(await counts({ serviceType: 1, categoryId: categories[0]?.id })).toBe(1);
    expect(await counts({ categoryId: categories[0]?.id, ...place })).toBe(1);
    expect(await counts({ serviceType: 2, countryIds: countries.slice(0, 3) })).toBeLessThanOrEqual(3);
    expect(await counts({ serviceType: 1, categoryId: categories[0]?.id, ...place })).toBeLessThanOrEqual(countRowsMax);
  });

  test('more than 1,000 hits of a text are counted up to 1,000 and marked as capped', async () => {
    const answer = await readDirectory(deps(), { filters: {}, text: 'ltd', page: 0, size: 10 });
    expect(answer).toMatchObject({ count: 1000, totalIsCapped: true });
    expect(answer.rowsRead.count).toBeLessThanOrEqual(countRowsMax);
  });

  test('a deep page reads no more than the rows between it and the nearer end', async () => {
    for (const filters of [{}, { serviceType: 1 as const }, { categoryId: axes.categories[0]?.id }]) {
      const { count } = await readDirectory(deps(), { filters, text: undefined, page: 0, size: 10 });
      for (const page of [50, 100, Math.floor(count / 10) - 1]) {
        const { companies, rowsRead } = await readDirectory(deps(), { filters, text: undefined, page, size: 10 });
        expect(companies).toHaveLength(page * 10 < count ? 10 : 0);
        const before = Math.min(page, page < 100 ? page : Math.max(0, count / 10 - page)) * 10;
        expect(rowsRead.page).toBeLessThanOrEqual(before * 1.5 + pageRowsMax);
      }
    }
  });

  test('suggestions read at most 25 rows', async () => {
    for (const searchTypeEnum of [0, 1, 2, 3, 4, 5, 7])
      for (const text of ['steel', 'ltd', 'ce', 'زيت', 'nothingatall']) {
        const { headers } = await call(navigationSearch, { body: { text, searchTypeEnum } });
        const trips = (headers.get('x-rows-read') ?? '').split(/[+,]/).map(Number);
        expect(
          trips.reduce((sum, rows) => sum + rows, 0),
          `${text} ${searchTypeEnum}`,
        ).toBeLessThanOrEqual(searchRowsMax);
      }
  });

  test('a search of the directory reads at most 25 rows', async () => {
    const answer = await readDirectory(deps(), { filters: {}, text: 'marble', page: 0, size: 10 });
    expect(answer.companies).toHaveLength(10);
    expect(answer.rowsRead.page).toBeLessThanOrEqual(searchRowsMax);
  });
});

test('card payments: a page reads at most 40 rows and those it skips, its total three; both correct by state', async () => {
  const { id, token } = await consolePerson('administrator');
  await runSql(
    `WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM each WHERE n<${companyCount})
     INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, client_key,
       callback_secret_hash, created_at, expires_at, updated_at, state)
     SELECT printf('%024x', n), ?1, ?1, 'credit', '', 100, 'USD', 1, 'Sandbox', n, n, n, n, n, iif(n % 3=0, 'failed', 'expired') FROM each`,
    id,
  );
  for (const state of [undefined, ...orderFilters])
    for (const page of [0, 3, 30]) {
      const { headers, envelope } = await call(getOrders, { token, body: { page, size: 10, ...(state !== undefined && { state }) } });
      const fits = (n: number): boolean => state === undefined || (n % 3 === 0 ? 'failed' : 'expired') === state;
      const all = Array.from({ length: companyCount }, (_, index) => companyCount - index).filter(fits);
      expect(envelope.data?.orders.map((order) => Number(`0x${order.id}`))).toEqual(all.slice(page * 10, page * 10 + 10));
      expect(envelope.data?.count).toBe(all.length);
      const [shown, counted] = (headers.get('x-rows-read') ?? '').split(',').at(-1)?.split('+').map(Number) ?? [];
      expect(shown, `${state} ${page}`).toBeLessThanOrEqual(pageRowsMax + page * 10);
      expect(counted, `${state} ${page}`).toBeLessThanOrEqual(3);
    }
  const trips: ReadTrips = [];
  await readStuck(countReads(database(), trips), clock.now());
  expect(Math.max(...trips.flat())).toBeLessThanOrEqual(stuckRowsMax);
});

test('companies with the same tax number are found without reading the others, however many have it', async () => {
  await runSql("UPDATE company SET tax_key='TR:' || (seq / 600)");
  const trips: ReadTrips = [];
  const db = countReads(database(), trips);
  const { id, tax_key } = (await firstRow<{
    id: string;
    tax_key: string;
  }>('SELECT id, tax_key FROM company ORDER BY seq LIMIT 1 OFFSET 4'))!;
  expect(await hasTaxTwin(db, { id, tax_key })).toBe(true);
  expect(await listTaxTwins(db, { id, tax_key })).toHaveLength(10);
  expect(Math.max(...trips.flat())).toBeLessThanOrEqual(twinRowsMax);
});

// Last, because the clock only advances.
describe('ended boosts', () => {
  test('a boost that has just ended is compared with the server’s clock, before the sweep removes it', async () => {
    const before = await readRequests(deps(), ask());
    expect(before.requests[0]?.dtBoostExpire).not.toBeNull();
    clock.advance(dayMs + 1);
    const after = await readRequests(deps(), ask());
    expect(after.requests.map(({ id }) => id)).toEqual((await expectedIds('1')).slice(0, 10));
    expect(after.rowsRead.page).toBeLessThanOrEqual(pageRowsMax);
    // Rows found by words and not by an index too.
    const byWords = await readRequests(deps(), ask({ filters: { serviceType: 'other' } }));
    expect(byWords.requests.map(({ id }) => id)).toEqual((await expectedIds('service_type IN (3,4)')).slice(0, 10));
    expect(await firstValue('SELECT COUNT(*) AS n FROM request_boosted_fts')).toBe(0);
    expect(await firstValue(`SELECT COUNT(*) AS n FROM request WHERE is_boosted=1 OR facets LIKE '% ${boostedFacet}'`)).toBe(0);
  });
});
