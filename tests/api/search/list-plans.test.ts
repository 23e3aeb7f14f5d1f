/** The query plans of the lists, which rows read do not show and time does not show reliably. */
import { beforeAll, expect, test } from 'vitest';
import { readDirectory } from '../../../api/catalogue/directory.ts';
import { readRequests, type RequestListAsk } from '../../../api/catalogue/request-list.ts';
import { clock } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { type Axes, fillCompanies, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { allRows } from '../../support/api/database.ts';

let axes: Axes;
const ask = (part: Partial<RequestListAsk> = {}): RequestListAsk => ({ page: 0, size: 10, ...part }) as RequestListAsk;

beforeAll(async () => {
  axes = await readAxes();
  await fillRequests(axes, 60, 10);
  await fillCompanies(axes, 20, 5);
});

/** Runs a list and returns SQLite's plan for the page. */
async function plansOf(read: (db: D1DatabaseSession) => Promise<unknown>): Promise<string[]> {
  const db = database();
  const asked: [sql: string, values: unknown[]][] = [];
  const prepare = db.prepare.bind(db);
  const noting = Object.assign(db, {
    prepare: (sql: string) => {
      const statement = prepare(sql);
      const bind = statement.bind.bind(statement);
      return Object.assign(statement, {
        bind: (...values: unknown[]) => {
          asked.push([sql, values]);
          return bind(...values);
        },
      });
    },
  });
  await read(noting);
  const [sql, values] = asked.find(([one]) => one.includes('AS page_seq')) ?? ['', []];
  const results = await allRows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values);
  return results.map(({ detail }) => detail);
}
/** The fault, unless both branches scan a covering index in order and only the page's rows are looked up. */
const faultsOf = (plan: string[], catalogue: string): string[] => {
  const isWalk = (step: string): boolean => / USING COVERING INDEX \w+_(?:listed|named)(_\w+)? \(.*is_boosted=\?\)/.test(step);
  const found = plan.filter((step) => step.startsWith(`SEARCH ${catalogue} `));
  return [
    ...(found.length === 2 ? [] : [`${found.length} arms`]),
    ...found.filter((step) => !isWalk(step)),
    ...plan.filter((step) => /TEMP B-TREE|^SCAN (request|company)\b/.test(step)),
  ];
};

test('filters of one value each use an index, for requests', async () => {
  const [category] = axes.categories;
  for (const serviceType of [0, 1] as const)
    for (const place of [{}, { categoryId: category?.id }, { subCategoryIds: category?.subs.slice(0, 1) }])
      for (const countryIds of [[], axes.countries.slice(0, 1)]) {
        const filters = { serviceType, ...place, countryIds };
        const plan = await plansOf((db) => readRequests({ db, clock }, ask({ filters })));
        expect(faultsOf(plan, 'request'), JSON.stringify(filters)).toEqual([]);
      }
});

test('filters of one value each use an index, for companies', async () => {
  for (const serviceType of [0, 1])
    for (const countryIds of [[], axes.countries.slice(0, 1)]) {
      const filters = { serviceType, countryIds };
      const plan = await plansOf((db) => readDirectory({ db, clock }, { filters, text: undefined, page: 0, size: 10 }));
      expect(faultsOf(plan, 'company'), JSON.stringify(filters)).toEqual([]);
      const named = await plansOf((db) => readDirectory({ db, clock }, { filters, text: undefined, page: 0, size: 10, sort: 'name' }));
      expect(faultsOf(named, 'company'), `${JSON.stringify(filters)} by name`).toEqual([]);
    }
});

test('boosted rows without an index are searched among boosted rows only', async () => {
  // A word with other names is searched twice: the word first, then the others.
  for (const [arms, part] of [
    [2, { text: 'steel' }],
    [1, { text: 'zyx' }],
    [1, { filters: { serviceType: 'other' as const } }],
  ] as const) {
    const plan = await plansOf((db) => readRequests({ db, clock }, ask(part)));
    expect(plan.filter((step) => step.includes('request_boosted_fts VIRTUAL TABLE'))).toHaveLength(arms);
    expect(plan.filter((step) => step.includes('request_fts VIRTUAL TABLE'))).toHaveLength(arms);
    expect(plan.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  }
});
