/** Lists are in the order that /transparency states (contract/transparency/list-order.ts). */
import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { boostStatements } from '../../../api/company/boost/boost-store.ts';
import { requestSearchText } from '../../../api/request/search-text.ts';
import { companySearchTextOf } from '../../../api/lookup/search-text.ts';
import { loadLookups } from '../../../api/lookup/lookups.ts';
import { renewFindTexts } from '../../../api/product/list-store.ts';
import { newId } from '../../../api/platform/ids.ts';
import { getCompanyCards } from '../../../contract/company/calls.ts';
import { hourMs } from '../../../contract/limits.ts';
import { searchProducts } from '../../../contract/product/calls.ts';
import { getRequestCards } from '../../../contract/request/calls.ts';
import { listOrders, type OrderCriterion, type OrderedList } from '../../../contract/transparency/list-order.ts';
import { clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, database, lookups, member } from '../../support/api/api-fixtures.ts';
import { runSql } from '../../support/api/database.ts';

/** Chickpeas by the typed word or another name, boosted or not, from the oldest to the newest. */
const typed = 'nohut';
const entries = [
  { name: 'Nohut 1', isBoosted: false },
  { name: 'Chickpeas 2', isBoosted: true },
  { name: 'Nohut 3', isBoosted: true },
  { name: 'Chickpeas 4', isBoosted: false },
  { name: 'Chickpeas 5', isBoosted: true },
  { name: 'Nohut 6', isBoosted: true },
  { name: 'Chickpeas 7', isBoosted: false },
  { name: 'Nohut 8', isBoosted: false },
] as const;
type Entry = (typeof entries)[number];

beforeAll(async () => {
  const { categoryId, subCategoryId, countryId } = await lookups();
  const known = await loadLookups(database(), clock.now());
  for (const { name, isBoosted } of entries) {
    const owner = await member();
    const { id } = await approvedCompany(owner, { name });
    await runSql('UPDATE company SET search_text = ?2 WHERE id = ?1', id, companySearchTextOf(name, [], []));
    const row = { name, texts: '{}', keywords: '[]', category_id: categoryId, sub_category_id: subCategoryId, facts: '{}' };
    await runSql(
      `INSERT INTO request(id, code, company_id, owner_user_id, author_user_id, service_type, name, description, category_id, sub_category_id, country_id,
         country_code, approve_status, approved_at, expires_at, search_text, created_at) VALUES(?1, ?1, ?2, ?3, ?3, 1, ?4, 'Text', ?5, ?6, ?7, 'tr', 4, ?8, ?9, ?10, ?8)`,
      newId(),
      id,
      owner.id,
      name,
      categoryId,
      subCategoryId,
      countryId,
      clock.now(),
      clock.now() + hourMs,
      requestSearchText(row, known),
    );
    await runSql(
      `INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, created_at) VALUES(?1, ?2, ?3, 'Text', ?4, ?5, ?6)`,
      newId(),
      id,
      name,
      categoryId,
      subCategoryId,
      clock.now(),
    );
    if (isBoosted) await env.DB.batch(boostStatements(database(), { id, boost_expires_at: 0 }, clock.now() + hourMs));
  }
  await renewFindTexts(database(), clock.now());
});

const isOurs = (name: string): boolean => entries.some((entry) => entry.name === name);
const namesOf = (found: readonly { name: string }[]): string[] => found.map(({ name }) => name).filter(isOurs);
const size = 50;

/** What the API returns for each list that the page names. */
const read: Record<OrderedList, () => Promise<string[][]>> = {
  lists: async () => [
    namesOf((await data(getCompanyCards, { body: { size } })).companies),
    namesOf((await data(getRequestCards, { body: { size, filters: { serviceType: 1 } } })).requests),
  ],
  search: async () => [
    namesOf((await data(getCompanyCards, { body: { size, text: typed } })).companies),
    namesOf((await data(getRequestCards, { body: { size, text: typed } })).requests),
  ],
  products: async () => [namesOf((await data(searchProducts, { body: { text: typed, page: 0, size } })).products)],
  home: async () => [namesOf((await data(getRequestCards, { body: { size, sort: 'latest', filters: { serviceType: 1 } } })).requests)],
};

/** The rank of an entry by a criterion; lower ranks come first. */
const rank: Record<OrderCriterion, (entry: Entry) => number> = {
  boost: ({ isBoosted }) => (isBoosted ? 0 : 1),
  ownWords: ({ name }) => (name.startsWith('Nohut') ? 0 : 1),
  newest: ({ name }) => -Number(/\d+$/.exec(name)?.[0]),
};
const sortedBy = (order: readonly OrderCriterion[], names: readonly string[]): string[] =>
  entries
    .filter(({ name }) => names.includes(name))
    .toSorted((a, b) => order.map((criterion) => rank[criterion](a) - rank[criterion](b)).find((difference) => difference !== 0) ?? 0)
    .map(({ name }) => name);

test.each(Object.entries(listOrders) as [OrderedList, readonly OrderCriterion[]][])('%s is sorted as stated', async (list, order) => {
  for (const names of await read[list]()) {
    expect(names.length).toBeGreaterThan(4);
    expect(names).toEqual(sortedBy(order, names));
    // The entries distinguish the criteria: with another order of them, or without one, the list would differ.
    if (order.length > 1) expect(names).not.toEqual(sortedBy(order.toReversed(), names));
    for (const left of order.slice(0, -1))
      expect(names).not.toEqual(
        sortedBy(
          order.filter((each) => each !== left),
          names,
        ),
      );
  }
});

test('the home page shows at most one boosted request', async () => {
  const [names = []] = await read.home();
  expect(names.filter((name) => entries.some((entry) => entry.name === name && entry.isBoosted))).toEqual(['Nohut 6']);
});
