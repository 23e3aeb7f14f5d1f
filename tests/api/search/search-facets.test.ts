/** Counts beside filter values compared with counted rows, and the rows they read. */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readDirectory } from '../../../api/catalogue/directory.ts';
import { readProducts } from '../../../api/catalogue/product-list.ts';
import { readRequests } from '../../../api/catalogue/request-list.ts';
import { getRequestCards } from '../../../contract/request/calls.ts';
import { call, clock } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { companyFacets, productFacets, requestFacets } from '../../support/api/search/facets.ts';
import { type Axes, factValues, fillCompanies, fillProducts, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { runSql } from '../../support/api/database.ts';

let axes: Axes;
const deps = () => ({ db: database(), clock });
beforeAll(async () => {
  axes = await readAxes();
  await fillRequests(axes, 700, 31);
  await fillCompanies(axes, 300, 23);
  await fillProducts(axes, 600);
  // Half of them have a special word.
  await runSql("UPDATE request SET search_text=search_text||' '||iif(seq%2=0,'even','odd')");
  await runSql("UPDATE company SET search_text=search_text||' '||iif(seq%2=0,'even','odd') WHERE search_text<>''");
  await runSql("UPDATE product SET search_text=search_text||' '||iif(seq%2=0,'even','odd')");
});

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
const texts = fc.constantFrom(undefined, 'even', 'odd', 'nowhere');

test('a number beside a value is that of the list it leads to, and values without results are missing: requests', async () => {
  const filters = fc.record({
    serviceType: fc.constantFrom(0 as const, 1 as const, 3 as const, 'other' as const),
    categoryId: fc.option(fc.constantFrom(...axes.categories.map(({ id }) => id)), { nil: undefined }),
    countryIds: some(axes.countries),
    loadTypeIds: some(axes.logisticTypes),
  });
  let numbers = 0;
  await fc.assert(
    fc.asyncProperty(filters, texts, async (filter, text) => {
      const facets = await requestFacets(deps(), { filters: filter, text });
      expect(facets.rowsRead).toBeLessThanOrEqual(8008);
      expect(facets.capped).toEqual([]);
      const count = async (change: object) =>
        (await readRequests(deps(), { text, filters: { ...filter, ...change }, page: 0, size: 1 })).count;
      for (const id of axes.countries)
        expect(facets.countries.find((each) => each.id === id)?.count ?? 0, id).toBe(await count({ countryIds: [id] }));
      for (const { id } of axes.categories)
        expect(facets.categories.find((each) => each.id === id)?.count ?? 0, id).toBe(await count({ categoryId: id }));
      for (const id of axes.categories.find((each) => each.id === filter.categoryId)?.subs ?? [])
        expect(facets.subCategories.find((each) => each.id === id)?.count ?? 0, id).toBe(await count({ subCategoryIds: [id] }));
      for (const id of axes.logisticTypes)
        expect(facets.logisticTypes.find((each) => each.id === id)?.count ?? 0, id).toBe(await count({ loadTypeIds: [id] }));
      numbers += facets.countries.length + facets.categories.length;
      for (const list of [facets.countries, facets.categories, facets.subCategories, facets.logisticTypes, facets.shippingTypes])
        for (const one of list) expect(one.count).toBeGreaterThan(0);
    }),
    { numRuns: 25, seed: 5 },
  );
  expect(numbers).toBeGreaterThan(50);
}, 120_000);

test('the same for companies', async () => {
  const filters = fc.record({
    serviceType: fc.constantFrom(0, 1, 2),
    categoryId: fc.option(fc.constantFrom(...axes.categories.map(({ id }) => id)), { nil: undefined }),
    countryIds: some(axes.countries),
  });
  let numbers = 0;
  await fc.assert(
    fc.asyncProperty(filters, texts, async (filter, text) => {
      const facets = await companyFacets(deps(), { filters: filter, text });
      expect(facets.rowsRead).toBeLessThanOrEqual(8008);
      const count = async (change: object) =>
        (await readDirectory(deps(), { text, filters: { ...filter, ...change }, page: 0, size: 1 })).count;
      for (const id of axes.countries)
        expect(facets.countries.find((each) => each.id === id)?.count ?? 0, id).toBe(await count({ countryIds: [id] }));
      for (const { id } of axes.categories)
        expect(facets.categories.find((each) => each.id === id)?.count ?? 0, id).toBe(await count({ categoryId: id }));
      numbers += facets.countries.length + facets.categories.length;
    }),
    { numRuns: 25, seed: 6 },
  );
  expect(numbers).toBeGreaterThan(50);
}, 120_000);

const chapters = [...new Set(factValues.hsCodes.map((code) => code.slice(0, 2)))];

test('the same for products, whose countries are those of their companies', async () => {
  const filters = fc.record({
    categoryId: fc.option(fc.constantFrom(...axes.categories.map(({ id }) => id)), { nil: undefined }),
    countryIds: some(axes.countries),
    hsChapters: some(chapters),
  });
  let numbers = 0;
  await fc.assert(
    fc.asyncProperty(filters, texts, async (filter, text) => {
      const facets = await productFacets(deps(), { filters: filter, text });
      expect(facets.rowsRead).toBeLessThanOrEqual(8008);
      expect(facets.capped).toEqual([]);
      const count = async (change: object) =>
        (await readProducts(deps(), { text, filters: { ...filter, ...change }, page: 0, size: 1 })).count;
      const countOf = (list: { id: string; count: number }[], id: string) => list.find((each) => each.id === id)?.count ?? 0;
      for (const id of axes.countries) expect(countOf(facets.countries, id), id).toBe(await count({ countryIds: [id] }));
      for (const { id } of axes.categories) expect(countOf(facets.categories, id), id).toBe(await count({ categoryId: id }));
      for (const id of axes.categories.find((each) => each.id === filter.categoryId)?.subs ?? [])
        expect(countOf(facets.subCategories, id), id).toBe(await count({ subCategoryIds: [id] }));
      for (const id of chapters) expect(countOf(facets.hsChapters, id), id).toBe(await count({ hsChapters: [id] }));
      numbers += facets.countries.length + facets.categories.length + facets.hsChapters.length;
    }),
    { numRuns: 25, seed: 7 },
  );
  expect(numbers).toBeGreaterThan(50);
}, 120_000);

test('all filters of products together read as much as those of requests, at any size', async () => {
  await fillProducts(axes, 2600);
  await runSql("UPDATE product SET search_text='many' WHERE seq>600");
  const filters = { categoryId: axes.categories[0]?.id, countryIds: axes.countries, hsChapters: chapters };
  for (const ask of [{}, { text: 'many' }, { text: 'many', filters }, { filters }]) {
    const { capped, rowsRead, countries } = await productFacets(deps(), ask);
    expect(rowsRead, JSON.stringify(ask)).toBeLessThanOrEqual(8008);
    if (!('filters' in ask)) {
      expect(capped).toEqual(['categories', 'subCategories', 'countries', 'hsChapters']);
      expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
    }
  }
});

test('of more than a thousand hits the newest are counted, and the answer reports it', { tags: ['sweep'] }, async () => {
  await fillRequests(axes, 2600, 31);
  await runSql("UPDATE request SET search_text='many' WHERE seq>700");
  const { countries, capped, rowsRead } = await requestFacets(deps(), { text: 'many' });
  expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  expect(capped).toEqual(['categories', 'subCategories', 'countries', 'logisticTypes', 'shippingTypes']);
  expect(rowsRead).toBeLessThanOrEqual(8008);
});

test('stored totals of countries are read by a range scan: fewer rows than there are countries', async () => {
  const [category] = axes.categories;
  const { countries, rowsRead } = await requestFacets(deps(), { filters: { serviceType: 3, categoryId: category?.id } });
  expect(countries.length).toBeGreaterThan(3);
  expect(rowsRead).toBeLessThanOrEqual(100);
});

test('counts are returned in the round trip of the list', async () => {
  const { headers } = await call(getRequestCards, { body: { filters: { serviceType: 1 }, withFacets: true } });
  expect(headers.get('x-rows-read')).toMatch(/^\d+(\+\d+){3,}$/);
});
