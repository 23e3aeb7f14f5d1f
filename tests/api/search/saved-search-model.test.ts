/**
 * Saved searches compared with the lists themselves: any search and row; thousands of searches; any sequence of actions by people and
 * moderators.
 * @module-tag sweep
 */
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadLookups } from '../../../api/lookup/lookups.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { newId } from '../../../api/platform/ids.ts';
import { itemKeys, searchKeys } from '../../../api/saved-search/keys.ts';
import { readList } from '../../../api/saved-search/list.ts';
import { candidatesMax, matchArrivals } from '../../../api/saved-search/matching.ts';
import { saveSearchStatements } from '../../../api/saved-search/store.ts';
import { gatheredAt } from '../../../api/saved-search/notify.ts';
import { productListing } from '../../../api/product/listing.ts';
import type { AddressLookups, KnownTypes } from '../../../contract/catalogue/list-query.ts';
import { productBody, readProductQuery } from '../../../contract/product/list-query.ts';
import { searchProducts } from '../../../contract/product/calls.ts';
import { deleteRequest, getRequestCards, sendToApproveOfRequest as sendAgain, setRequestPause } from '../../../contract/request/calls.ts';
import { readRequestQuery, requestBody } from '../../../contract/request/list-query.ts';
import { searchTextOf } from '../../../api/lookup/search-text.ts';
import { dayMs } from '../../../contract/limits.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, database, member, signIn, signUp } from '../../support/api/api-fixtures.ts';
import { type Axes, factValues, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { trader } from '../../support/api/chat/chat-fixtures.ts';
import { decided, editedRequest, sentRequest } from '../../support/api/published.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { fixtureRequests, requestPairs } from '../../support/data/search-fixture.ts';
import { mailsTo, subjectsTo } from '../../support/api/sent-mails.ts';
import { foundBy, linesOf, scheduledRun, saved } from '../../support/api/search/saved-searches.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

afterEach(() => clock.restart());

let axes: Axes;
let known: AddressLookups & KnownTypes;
beforeAll(async () => {
  axes = await readAxes();
  const lookups = await loadLookups(database(), clock.now());
  known = {
    categories: lookups.categoryById,
    countries: new Map([...lookups.countries.values()].map((country) => [country.code.toLowerCase(), country])),
    loadTypes: new Map(lookups.types.logistic.map((type) => [type.id, type])),
    shippingTypes: new Map(lookups.types.shipping.map((type) => [type.id, type])),
    categoryOf: (id) => lookups.subCategoryById.get(id)?.categoryId,
  };
});

/** All pending steps, and no step more than needed. */
const matchAll = async (): Promise<void> => {
  while (await matchArrivals(testEnv, database(), clock.now()));
};

/** Saves without calls: many people, many searches. @returns the id of each */
async function saveAll(paths: readonly string[], perPerson: number): Promise<string[]> {
  const lookups = await loadLookups(database(), clock.now());
  const people = await Promise.all(Array.from({ length: Math.ceil(paths.length / perPerson) }, () => signUp()));
  const db = database();
  const ids: string[] = [];
  const statements = paths.flatMap((path, index) => {
    const list = readList(path, lookups, clock.now());
    const userId = people[Math.floor(index / perPerson)]?.id ?? '';
    if (list === null) throw new Error(`no list: ${path}`);
    const id = newId();
    ids.push(id);
    // A person has no two equal searches.
    const search = {
      id,
      userId,
      masterUserId: userId,
      kind: list.kind,
      address: `${list.path}${list.path.includes('?') ? '&' : '?'}nothing=${index}`,
      name: path.slice(0, 100),
    };
    return saveSearchStatements(db, { ...search, level: 'none', keys: searchKeys(list) }, clock.now());
  });
  for (let from = 0; from < statements.length; from += 200) await db.batch(statements.slice(from, from + 200));
  return ids;
}

const matchesOf = async (searchId: string): Promise<string[]> =>
  (
    await allRows<{ id: string }>(
      'SELECT m.target_id AS id FROM saved_search s JOIN search_match m ON m.search_seq=s.seq WHERE s.id=?1 ORDER BY 1',
      searchId,
    )
  ).map(({ id }) => id);

/** The contents of the list at an address, all pages. */
async function shownAt(path: string): Promise<string[]> {
  const [base = '', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  const ids: string[] = [];
  for (let page = 0; page < 20; page += 1) {
    const more = await (async (): Promise<{ id: string }[]> => {
      if (params.get('selected') === '3') {
        const body = productBody(readProductQuery(params, known), known);
        return (await data(searchProducts, { body: { ...body, page, size: 50 } })).products;
      }
      const body = requestBody(readRequestQuery(params, base as '/imports', known), known);
      return (await data(getRequestCards, { body: { ...body, page, size: 50 } })).requests;
    })();
    ids.push(...more.map(({ id }) => id));
    if (more.length < 50) break;
  }
  return ids.toSorted();
}

const typed = [
  ...requestPairs.map(([text]) => text),
  'cotton yarn',
  'pamuk ipliği',
  'хлопок',
  'قطن',
  'HS 6302.60',
  '6302600012',
  '6302',
  'чай',
  'شاي',
  'б',
  '5',
];
const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 0, maxLength: 3 });
const maybe = (arbitrary: fc.Arbitrary<string>) => fc.oneof({ weight: 2, arbitrary: fc.constant('') }, arbitrary);
const codes = ['tr', 'ru', 'eg', 'kz', 'de', 'fr'];

const requestPath = () =>
  fc
    .record({
      base: fc.constantFrom('/imports', '/exports', '/requests', '/search'),
      type: maybe(fc.constantFrom('1', '2', '3', '4', 'other')),
      value: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 3, arbitrary: fc.constantFrom(...typed) }),
      category: maybe(fc.constantFrom(...axes.categories.map(({ id }) => id))),
      subCategory: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, some(axes.categories.flatMap(({ subs }) => subs))),
      country: some(codes),
      loadType: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, some(axes.logisticTypes)),
      shippingType: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, some(axes.shippingTypes)),
      hs: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, some(['63', '08', '72', '10'])),
      incoterm: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, some(factValues.incoterms)),
      origin: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, some(codes)),
      destination: fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, some(codes)),
      certificate: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, some(factValues.certificates)),
      valid: maybe(fc.constantFrom('7', '14', '30')),
    })
    .map(({ base, ...query }) => {
      const params = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) if (each !== '') params.append(name, each);
      return `${base}?${params}`;
    });
const productPath = () =>
  fc
    .record({
      value: maybe(fc.constantFrom(...typed)),
      category: maybe(fc.constantFrom(...axes.categories.map(({ id }) => id))),
      country: some(codes),
    })
    .map(
      ({ value, category, country }) =>
        `/search?${new URLSearchParams([['selected', '3'], ...(value === '' ? [] : [['value', value]]), ...(category === '' ? [] : [['category', category]]), ...country.map((code) => ['country', code])])}`,
    );

/** Rows with words of the fixture in four languages, and facts. */
async function rename(): Promise<void> {
  const names = Object.values(fixtureRequests);
  const results = await allRows<{
    seq: number;
    category_id: string;
  }>("SELECT seq, id, category_id FROM request WHERE code LIKE 'R-%' ORDER BY seq");
  const lookups = await loadLookups(database(), clock.now());
  for (const [index, { seq, category_id }] of results.entries()) {
    const { name, keywords } = names[index % names.length] ?? { name: '', keywords: [] };
    const words = index % 3 === 0 ? [...keywords, '630260', '630260001240'] : keywords;
    const category = lookups.categoryById.get(category_id)?.description;
    await runSql(
      'UPDATE request SET search_text=?2 WHERE seq=?1',
      seq,
      searchTextOf(name, words, category === undefined ? [] : [category]),
    );
  }
}
async function addProducts(count: number): Promise<void> {
  const names = Object.values(fixtureRequests);
  const companies = await Promise.all([1, 2].map(async () => approvedCompany(await signUp())));
  for (let index = 0; index < count; index += 1) {
    const { name, keywords } = names[index % names.length] ?? { name: '', keywords: [] };
    const category = axes.categories[index % axes.categories.length];
    const [categoryId = '', subCategoryId = ''] = [category?.id, category?.subs[0]];
    const { searchText, facets } = productListing(
      {
        name,
        code: index % 5 === 0 ? '630260001240' : `C-${index}`,
        hsCode: index % 2 === 0 ? '630260' : undefined,
        keywords,
        furtherNames: [],
        categoryId,
        subCategoryId,
      },
      [],
    );
    await runSql(
      `INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, search_text, facets, created_at) VALUES(?1,?2,?3,'x',?4,?5,?6,?7,?8)`,
      newId(),
      companies[index % 2]?.id,
      name,
      categoryId,
      subCategoryId,
      searchText,
      facets,
      clock.now(),
    );
  }
}

test('a saved search finds exactly what its list shows, for any filters and words', async () => {
  const isSavable = (path: string): boolean => readList(path, lookups, clock.now()) !== null;
  const lookups = await loadLookups(database(), clock.now());
  const paths = [
    ...fc.sample(requestPath(), { numRuns: 200, seed: 15 }),
    ...fc.sample(productPath(), { numRuns: 50, seed: 16 }),
    // Each word in one of the two.
    ...typed.map((text, index) => `/${index % 3 === 0 ? 'search?selected=3&' : 'requests?'}value=${encodeURIComponent(text)}`),
  ].filter(isSavable);
  expect(paths.length).toBeGreaterThan(300);
  const ids = await saveAll(paths, 20);
  await fillRequests(axes, 80, 11);
  await rename();
  await addProducts(40);
  await matchAll();
  let hits = 0;
  for (const [index, path] of paths.entries()) {
    const shown = await shownAt(path);
    hits += shown.length;
    expect([path, await matchesOf(ids[index] ?? '')]).toEqual([path, shown]);
  }
  expect(hits).toBeGreaterThan(500);
});

test('two people among thousands of searches are each notified once of one request, nobody else of anything, and no step reads more than allowed', async () => {
  const paths = Array.from(
    { length: 3000 },
    (_, index) => `/requests?value=${index % 3 === 0 ? 'vanil' : 'vanilla'}${index % 2 === 0 ? '&type=1' : '&type=2'}&country=de`,
  );
  // Earlier rows would match too.
  await runSql('DELETE FROM saved_search');
  await saveAll(paths, 50);
  const before = (await firstValue<number>('SELECT COALESCE(MAX(seq), 0) AS n FROM notification')) ?? 0;
  const [one, two, other] = [await member(), await member(), await trader()];
  for (const who of [one, two])
    for (const path of [
      '/imports?value=vanilla',
      '/requests?value=vanilla%20beans',
      '/search?value=beans&type=1',
      '/imports?country=tr',
      '/imports',
    ])
      await saved(who, path);
  const { request } = await editedRequest(other, { 'Request.Name': 'Vanilla beans' }, { ImageList: pictureFile() });
  const id = request?.id ?? '';
  await sentRequest(other, id);
  // The steps that a decision starts are run here one by one.
  await runSql(
    'UPDATE request SET approve_status=4, is_active=1, approved_at=?2, expires_at=?3 WHERE id=?1',
    id,
    clock.now(),
    clock.now() + 60 * dayMs,
  );
  const row = await firstRow<{ search_text: string; facets: string }>('SELECT search_text, facets FROM request WHERE id=?1', id);
  const keys = itemKeys('request', new Set(row?.facets.split(' ')), new Set(row?.search_text.split(' ')));
  const stepsRead: number[] = [];
  for (let isMore = true; isMore;) {
    const trips: ReadTrips = [];
    isMore = await matchArrivals(testEnv, countReads(database(), trips), clock.now(), 1);
    if (isMore) stepsRead.push(trips.flat().reduce((sum, rows) => sum + rows, 0));
  }
  // Fifteen pages of 200 searches with these words: two rows for each, one for each word, some for the item itself and for each notified
  // person.
  expect(stepsRead.length).toBeGreaterThanOrEqual(15);
  expect(Math.max(...stepsRead)).toBeLessThanOrEqual(keys.length + 2 * candidatesMax + 60);
  for (const who of [one, two]) {
    expect(await foundBy(who.id)).toEqual([id]);
    expect(await linesOf(who)).toHaveLength(1);
  }
  const results = await allRows<{ user_id: string }>(
    "SELECT user_id FROM notification WHERE kind='search-matched' AND seq>?1 ORDER BY user_id",
    before,
  );
  expect(results.map(({ user_id }) => user_id)).toEqual([one.id, two.id].toSorted());
  clock.advance(gatheredAt(clock.now()) - clock.now());
  await scheduledRun();
  for (const who of [one, two]) expect(await subjectsTo(who.email)).toEqual(['1 new match for your saved searches']);
  expect(await firstValue<number>("SELECT COUNT(*) AS n FROM sent_mail WHERE subject LIKE '%saved searches'")).toBe(2);
});

test('any sequence of adding, editing, approving, rejecting, pausing, expiring and deleting reports each newly published row once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('add', 'edit', 'approve', 'reject', 'pause', 'resume', 'expire', 'delete', 'minute'), {
        minLength: 4,
        maxLength: 10,
      }),
      async (steps) => {
        clock.restart();
        const word = `q${newId()
          .replaceAll(/[0-9]/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
          .slice(0, 8)}`;
        const [own, other] = [await member(), await trader({ credits: 5000 })];
        await saved(own, `/requests?value=${word}`, 'now');
        const expected = new Set<string>();
        let state: { id: string; status: 'none' | 'incomplete' | 'pending' | 'live' | 'edited' | 'paused' | 'over' } = {
          id: '',
          status: 'none',
        };
        const tokenOf = async () => ({ ...other, token: await signIn(other) });
        for (const step of steps) {
          const who = await tokenOf();
          const { id, status } = state;
          if (step === 'add') {
            const { request } = await editedRequest(who, { 'Request.Name': `Goods ${word}` }, { ImageList: pictureFile() });
            await sentRequest(who, request?.id ?? '');
            state = { id: request?.id ?? '', status: 'pending' };
          } else if (step === 'edit' && ['incomplete', 'live'].includes(status)) {
            await editedRequest(who, { 'Request.Id': id, 'Request.Name': `Other goods ${word}` }, { ImageList: pictureFile() });
            await sentRequest(who, id);
            state = { id, status: status === 'live' ? 'edited' : 'pending' };
          } else if (step === 'approve' && ['pending', 'edited'].includes(status)) {
            expect(await decided('request', id, true)).toBe('APPROVED');
            expected.add(id);
            state = { id, status: 'live' };
          } else if (step === 'reject' && ['pending', 'edited'].includes(status)) {
            expect(await decided('request', id, false)).toBe('REJECTED');
            state = { id, status: status === 'edited' ? 'live' : 'incomplete' };
          } else if (step === 'pause' && status === 'live') {
            await data(setRequestPause, { token: who.token, body: { id, isPaused: true } });
            state = { id, status: 'paused' };
          } else if (step === 'resume' && status === 'paused') {
            await data(setRequestPause, { token: who.token, body: { id, isPaused: false } });
            state = { id, status: 'live' };
          } else if (step === 'expire' && status === 'live') {
            await runSql('UPDATE request SET expires_at=?2 WHERE id=?1', id, clock.now());
            await scheduledRun();
            await call(sendAgain, { token: who.token, query: { requestId: id } });
            state = { id, status: 'pending' };
          } else if (step === 'delete' && id !== '' && status !== 'none') {
            await data(deleteRequest, { token: who.token, query: { id } });
            state = { id: '', status: 'none' };
          } else if (step === 'minute') await scheduledRun();
        }
        await scheduledRun();
        expect(await foundBy(own.id)).toEqual([...expected].toSorted());
        const lines = await linesOf({ token: await signIn(own) });
        expect(lines.map(({ href }) => href).toSorted()).toEqual([...expected].map((id) => `/imports/${id}`).toSorted());
        const mails = (await mailsTo(own.email)).filter(({ subject }) => subject.startsWith('New: '));
        expect(mails).toHaveLength(Math.min(3, expected.size));
      },
    ),
    { numRuns: 12, seed: 7 },
  );
});
