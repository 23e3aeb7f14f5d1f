/** A search in one language finds goods described in another, among the demo's products as their authors wrote them. */
import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { readDirectory } from '../../../api/catalogue/directory.ts';
import { readProducts } from '../../../api/catalogue/product-list.ts';
import { readRequests } from '../../../api/catalogue/request-list.ts';
import { boostStatements } from '../../../api/company/boost/boost-store.ts';
import { renewProductWords } from '../../../api/company/product-words-store.ts';
import { loadLookups } from '../../../api/lookup/lookups.ts';
import { newId } from '../../../api/platform/ids.ts';
import { renewFindTexts } from '../../../api/product/list-store.ts';
import { requestSearchText } from '../../../api/request/search-text.ts';
import { readCounts } from '../../../api/search/count-store.ts';
import { suggest } from '../../../api/search/suggestions.ts';
import { companySearchTextOf } from '../../../api/lookup/search-text.ts';
import { hourMs, requestPublicMs } from '../../../contract/limits.ts';
import { productFactsOf } from '../../../demo/compose-offers.ts';
import { productFacts } from '../../../demo/facts/index.ts';
import { companies, products } from '../../../demo/index.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { clock } from '../../support/api/api-client.ts';
import { approvedCompany, database, member } from '../../support/api/api-fixtures.ts';
import { languagePairs } from '../../support/data/search-pairs.ts';
import { runSql } from '../../support/api/database.ts';

const shown = 20;
/** It does not mention cotton; its company's name does, which is not part of a request's words. */
const cottonByItsCompany = 'Combed ring yarn Ne 30/1, knitting';
const deps = () => ({ db: database(), clock });
const offered = products.filter(({ name }) => languagePairs.some(([, found]) => found === name));

/** For each of the goods there is a request by a buyer with the words of the seller. */
async function askForAll(): Promise<void> {
  const owner = await member();
  const { id: companyId } = await approvedCompany(owner, { name: 'Neither' });
  const known = await loadLookups(database(), clock.now());
  const countryId = lookupId('country', 'TR');
  const insert = env.DB.prepare(
    `INSERT INTO request(id, code, company_id, owner_user_id, author_user_id, service_type, name, description, category_id, sub_category_id, country_id, country_code,
       keywords, approve_status, approved_at, expires_at, search_text, created_at)
     VALUES(?1,?1,?2,?3,?3,1,?4,'Neither name nor keyword',?5,?6,?7,'tr',?8,4,?9,?10,?11,?9)`,
  );
  const rows = offered.map(({ name, category, subCategory, keywords: words }) => {
    const [above, within] = [lookupId('category', category), lookupId('category', `${category}/${subCategory}`)];
    const keywords = JSON.stringify(words);
    const text = requestSearchText({ name, texts: '{}', keywords, category_id: above, sub_category_id: within, facts: '{}' }, known);
    const now = clock.now();
    return insert.bind(newId(), companyId, owner.id, name, above, within, countryId, keywords, now, now + requestPublicMs, text);
  });
  await env.DB.batch(rows);
}

beforeAll(async () => {
  const idOf = new Map<string, string>();
  for (const { key, name } of companies) {
    const { id } = await approvedCompany(await member(), { name });
    await runSql('UPDATE company SET search_text=?2 WHERE id=?1', id, companySearchTextOf(name, [], []));
    idOf.set(key, id);
  }
  const insert = env.DB.prepare(
    'INSERT INTO product(id, company_id, name, description, code, category_id, sub_category_id, keywords, facts, created_at) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,1)',
  );
  // Without the names in further languages that the demo's authors gave.
  const rows = products
    .toSorted((a, b) => b.createdDaysAgo - a.createdDaysAgo)
    .map(({ key, company, name, description, code, category, subCategory, keywords }) => {
      const facts = productFactsOf(productFacts[key] ?? {}, (country) => lookupId('country', country));
      const [above, within] = [lookupId('category', category), lookupId('category', `${category}/${subCategory}`)];
      return insert.bind(
        newId(),
        idOf.get(company),
        name,
        description,
        code,
        above,
        within,
        JSON.stringify(keywords),
        JSON.stringify(facts),
      );
    });
  await env.DB.batch(rows);
  for (let left = products.length; left > 0; left -= 200) await renewFindTexts(database(), clock.now());
  for (let left = companies.length; left > 0; left -= 50) await renewProductWords(database());
  await askForAll();
}, 60_000);

test('there are enough pairs', () => expect(languagePairs.length).toBeGreaterThanOrEqual(120));

test.each(languagePairs)('%j finds %j, in results and suggestions', { tags: ['sweep'] }, async (typed, name) => {
  const found = (await readProducts(deps(), { text: typed, page: 0, size: 50 })).products;
  expect(found.map((each) => each.name)).toContain(name);
  const { products: suggested = [] } = await suggest(deps(), { text: typed, searchTypeEnum: 6, size: shown });
  expect(suggested.map(({ id }) => id)).toEqual(found.slice(0, shown).map(({ id }) => id));
});

test.each(languagePairs)(
  '%j finds who looks for %j and who offers it, in results and suggestions',
  { tags: ['sweep'] },
  async (typed, name) => {
    const { requests } = await readRequests(deps(), { text: typed, page: 0, size: 50 });
    expect(requests.some((each) => each.name === name)).toBe(name !== cottonByItsCompany);
    const asking = await suggest(deps(), { text: typed, searchTypeEnum: 5, size: shown });
    expect(asking.requests.map(({ id }) => id)).toEqual(requests.slice(0, shown).map(({ id }) => id));
    const offering = companies.find(({ key }) => offered.some((each) => each.name === name && each.company === key));
    const found = (await readDirectory(deps(), { filters: {}, text: typed, page: 0, size: 100 })).companies;
    expect(found.map((each) => each.name)).toContain(offering?.name);
    const suggested = await suggest(deps(), { text: typed, searchTypeEnum: 3, size: shown });
    expect(suggested.companies.map(({ id }) => id)).toEqual(found.slice(0, shown).map(({ id }) => id));
  },
);

test('items with the typed words come before those with other names of the same goods', async () => {
  const names = (await readProducts(deps(), { text: 'nohut', page: 0, size: 10 })).products.map(({ name }) => name);
  const twice = (await readProducts(deps(), { text: 'нут', page: 0, size: 10 })).products.map(({ name }) => name);
  expect([names[0], twice[0]]).toEqual(['Nohut 9 mm, koçbaşı', 'Нут 7 мм, калиброванный']);
  expect(twice.toSorted()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(1);
});

test('boosted companies come first, also with another name of the goods only (docs/behaviour.md#boost-in-lists)', async () => {
  const insert = async (name: string, boostEnds: number): Promise<void> => {
    const { id } = await approvedCompany(await member(), { name });
    await runSql('UPDATE company SET search_text=?2 WHERE id=?1', id, companySearchTextOf(name, [], []));
    if (boostEnds > 0) await env.DB.batch(boostStatements(database(), { id, boost_expires_at: 0 }, boostEnds));
  };
  const soon = clock.now() + hourMs;
  await insert('Leblebi nohut', 0);
  await insert('Chickpeas', soon);
  await insert('Nohut ambarı', soon);
  await insert('Нут', 0);
  const found = (await readDirectory(deps(), { filters: {}, text: 'nohut', page: 0, size: 100 })).companies;
  const names = found.map(({ name }) => name).filter((name) => ['Leblebi nohut', 'Chickpeas', 'Nohut ambarı', 'Нут'].includes(name));
  expect(names).toEqual(['Nohut ambarı', 'Chickpeas', 'Leblebi nohut', 'Нут']);
});

test('the number of results is the same in any language and notation of the code', async () => {
  for (const words of [
    ['6302', 'HS 6302', 'GTİP 6302', 'ТН ВЭД 6302'],
    ['HS 6302.60', '630260', '6302.60', 'hs code 6302 60'],
  ]) {
    const counts = await Promise.all(words.map((text) => readCounts(database(), { text })));
    for (const each of counts) expect(each).toEqual(counts[0]);
    expect(counts[0]?.products.count).toBeGreaterThan(0);
  }
});
