/** Names of categories are published like other content: visible at once, and used by search (ADR 017). */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewRenamed } from '../../../api/catalogue/rename.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { forgetLookups, lookupsCacheMs } from '../../../api/lookup/lookups.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { getMainMenuItems } from '../../../contract/content/calls.ts';
import { hourMs, minuteMs, secondMs } from '../../../contract/limits.ts';
import { getCategories } from '../../../contract/lookup/calls.ts';
import { getAuditLog } from '../../../contract/moderation/console-calls.ts';
import {
  getContent,
  getContents,
  publishContent,
  restoreContent,
  saveContent,
  withdrawContent,
} from '../../../contract/publishing/calls.ts';
import { getRequestCards, getRequestDetailById } from '../../../contract/request/calls.ts';
import { countResults, navigationSearch } from '../../../contract/search/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, member, type TestUser } from '../../support/api/api-fixtures.ts';
import { fillCompanies, fillProducts, fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { allRows, runSql } from '../../support/api/database.ts';

const slug = 'food/oils';
const names = { EN: 'Pressed Oils', TR: 'Preslenmiş Yağlar', RU: 'Жерновые масла', AR: 'زيوت معصورة' } as const;
const texts = Object.fromEntries(Object.entries(names).map(([language, name]) => [language, JSON.stringify({ name })]));

let editor: TestUser & { token: string };
beforeEach(async () => {
  clock.restart();
  await runSql(
    "UPDATE category SET en='Vegetable Oils', tr='Bitkisel Yağlar', ru='Растительные масла', ar='الزيوت النباتية' WHERE slug=?1",
    slug,
  );
  await runSql('DELETE FROM renamed_category');
  forgetLookups();
  editor = await consolePerson('editor');
});
afterEach(forgetLookups);

async function entryOf(key: string) {
  let after: string | undefined;
  do {
    const { entries, next } = await data(getContents, {
      token: editor.token,
      query: { kind: 'category', ...(after !== undefined && { after }) },
    });
    const found = entries.find((entry) => entry.key === key);
    if (found !== undefined) return found;
    after = next === null ? undefined : String(next);
  } while (after !== undefined);
  throw new Error(`no category ${key}`);
}
const save = (id: string, version: number, fields: Record<string, string> = texts, token = editor.token) =>
  call(saveContent, { token, body: { id, kind: 'category', version, ...fields } as never });
const publish = (id: string, version: number, at?: number) =>
  call(publishContent, { token: editor.token, body: { id, version, ...(at !== undefined && { at: new Date(at).toISOString() }) } });
/** @returns the entry, and the version in which these names are a draft */
async function drafted(key = slug, fields: Record<string, string> = texts): Promise<{ id: string; version: number }> {
  const { id, version } = await entryOf(key);
  return data(saveContent, { token: editor.token, body: { id, kind: 'category', version, ...fields } as never });
}
async function rename(key = slug, fields: Record<string, string> = texts): Promise<{ id: string; version: number }> {
  const entry = await drafted(key, fields);
  await data(publishContent, { token: editor.token, body: entry });
  return entry;
}
const oils = async () => {
  const { categories } = await data(getCategories);
  return categories[0]?.subCategories[0];
};
const found = async (text: string): Promise<number[]> => {
  const { requests, companies, products } = await data(countResults, { body: { text } });
  return [requests.count, companies.count, products.count];
};
const scheduledRun = async (): Promise<void> => {
  clock.advance(minuteMs);
  await runScheduled(testEnv, clock);
};

describe('an editor', () => {
  test('lists all categories in the order of the tree, in pages, each sub-category with its category', async () => {
    const read = async (after?: number | null) =>
      data(getContents, { token: editor.token, query: { kind: 'category', ...(typeof after === 'number' && { after: String(after) }) } });
    const first = await read();
    expect(first.entries.slice(0, 3).map(({ key }) => key)).toEqual(['food', 'food/oils', 'food/flour-pasta']);
    expect([first.entries[0]?.parent, first.entries[1]?.parent?.TR]).toEqual([null, 'Gıda ve İçecek']);
    const keys = first.entries.map(({ key }) => key);
    for (let { next } = first; next !== null;) {
      const page = await read(next);
      keys.push(...page.entries.map(({ key }) => key));
      ({ next } = page);
    }
    const slugs = (await allRows<{ slug: string }>('SELECT slug FROM category')).map((row) => row.slug);
    expect(keys.toSorted()).toEqual(slugs.toSorted());
  });

  test('publishes a name in four languages: it is visible at once through the same isolate, and id, place and slug stay', async () => {
    const before = await oils();
    const menu = (await data(getMainMenuItems)).categories[0];
    const { id, version } = await rename();
    expect(await oils()).toEqual({
      id: before?.id,
      description: { en: names.EN, tr: names.TR, ru: names.RU, ar: names.AR },
    });
    expect((await data(getMainMenuItems)).categories[0]).toEqual(menu);
    await rename('food', { EN: JSON.stringify({ name: 'Foods' }) });
    expect((await data(getMainMenuItems)).categories[0]?.description).toMatchObject({ en: 'Foods', tr: 'Gıda ve İçecek' });
    const suggested = await data(navigationSearch, { body: { text: 'жерновые', searchTypeEnum: 1, language: 'RU' } });
    expect(suggested.categories.map((category) => category.id)).toEqual([before?.id]);
    expect((await entryOf(slug)).titles).toEqual(names);

    await data(restoreContent, { token: editor.token, body: { id, version, from: 1 } });
    expect((await oils())?.description.en).toBe(names.EN);
    await publish(id, version + 1);
    expect(await oils()).toEqual(before);
    const chief = await consolePerson('administrator');
    const { entries } = await data(getAuditLog, { token: chief.token, query: { target: id } });
    const published = entries
      .filter(({ action }) => action === 'content.publish')
      .map(({ actorId, before: was, after }) => [actorId, JSON.parse(was ?? '')['EN.name'], JSON.parse(after ?? '')['EN.name']]);
    expect(published).toContainEqual([editor.id, 'Vegetable Oils', names.EN]);
    expect(published).toContainEqual([editor.id, names.EN, 'Vegetable Oils']);
  });

  test('schedules a name, which is published at its minute', async () => {
    const { id, version } = await drafted();
    expect((await publish(id, version, clock.now() + hourMs)).envelope.code).toBe('SCHEDULED');
    clock.advance(hourMs - 1);
    await runScheduled(testEnv, clock);
    expect((await oils())?.description.en).toBe('Vegetable Oils');
    clock.advance(1);
    await runScheduled(testEnv, clock);
    expect((await oils())?.description.en).toBe(names.EN);
  });

  test('cannot leave a language without a name, and cannot add or withdraw categories', async () => {
    const before = await entryOf(slug);
    const long = await save(before.id, before.version, { EN: JSON.stringify({ name: 'x'.repeat(61) }) });
    expect([long.status, long.envelope.errors]).toEqual([400, { 'EN.name': 'TOO_LONG' }]);
    const { id, version } = await drafted(slug, { AR: JSON.stringify({ name: ' ' }) });
    const empty = await publish(id, version);
    expect([empty.status, empty.envelope.errors]).toEqual([400, { 'AR.name': 'REQUIRED' }]);
    const added = await call(saveContent, { token: editor.token, body: { kind: 'category', version: 0, ...texts } as never });
    expect(added.envelope.code).toBe('NOT_FOUND');
    const withdrawal = await call(withdrawContent, { token: editor.token, body: { id, version, what: 'public' } });
    expect(withdrawal.envelope.code).toBe('NOT_PUBLIC');
    expect((await oils())?.description.ar).toBe('الزيوت النباتية');
  });
});

test('editors and administrators may publish names; moderators, members and guests may not', async () => {
  const { id, version } = await entryOf(slug);
  const [chief, moderatorUser, other] = [await consolePerson('administrator'), await consolePerson('moderator'), await member()];
  expect((await save(id, version, texts, chief.token)).status).toBe(200);
  for (const token of [moderatorUser.token, other.token, undefined]) {
    const asks = [
      call(getContents, { token, query: { kind: 'category' } }),
      call(getContent, { token, query: { id } }),
      call(saveContent, { token, body: { id, kind: 'category', version: version + 1, ...texts } as never }),
      call(publishContent, { token, body: { id, version: version + 1 } }),
    ];
    for (const { status } of await Promise.all(asks)) expect(status).toBe(token === undefined ? 401 : 403);
  }
  expect((await oils())?.description.en).toBe('Vegetable Oils');
});

describe('search', () => {
  const counts = { request: 96, company: 12, product: 48 };
  let own: number[];
  let subCategoryId: string;
  beforeAll(async () => {
    const axes = await readAxes();
    await fillRequests(axes, counts.request, 10);
    await fillCompanies(axes, counts.company, 5);
    await fillProducts(axes, counts.product);
    subCategoryId = axes.categories[0]?.subs[0] ?? '';
    const count = async (sql: string): Promise<number> => (await env.DB.prepare(sql).bind(subCategoryId).first<number>('n')) ?? 0;
    own = [
      await count('SELECT COUNT(*) AS n FROM request WHERE sub_category_id=?1'),
      await count(
        "SELECT COUNT(*) AS n FROM company c WHERE search_text<>'' AND (instr(categories, ?1)>0 OR EXISTS(SELECT 1 FROM product WHERE company_id=c.id AND sub_category_id=?1))",
      ),
      await count('SELECT COUNT(*) AS n FROM product WHERE sub_category_id=?1'),
    ];
    if (own.some((n) => n < 2)) throw new Error(`too few rows hold the category: ${own.join(' ')}`);
  });

  test('finds by the new name once no isolate has the old one cached, and changes nothing else in the rows', async () => {
    const stays = async () => [
      await allRows('SELECT id, version, changed_at, facets, is_boosted FROM request ORDER BY seq'),
      await allRows('SELECT kind, facet, n FROM facet_count ORDER BY kind, facet'),
      await allRows('SELECT COUNT(*) AS n FROM arrival WHERE is_waiting=1'),
    ];
    await scheduledRun();
    const before = await stays();
    await rename();
    await runScheduled(testEnv, clock);
    // An isolate may still have the old name cached: rows that it writes now have to be updated later.
    expect(await found('pressed')).toEqual([0, 0, 0]);
    await scheduledRun();
    await scheduledRun();
    expect(await found('pressed')).toEqual(own);
    expect(await found('معصورة')).toEqual(own);
    expect(await found('bitkisel')).toEqual([0, 0, 0]);
    expect(await stays()).toEqual(before);
    const card = (await data(getRequestCards, { body: { text: 'жерновые' } })).requests[0];
    expect(card?.dtBoostExpire).not.toBeNull();
    const detail = await data(getRequestDetailById, { query: { id: card?.id ?? '' }, body: {} });
    expect(detail.request.subCategoryName?.ru).toBe(names.RU);
  });

  test('updates rows in bounded steps, continues where it stopped, and then reads next to nothing', async () => {
    await rename();
    await renewRenamed(database(), clock.now());
    clock.advance(minuteMs);
    const walks = async () => await allRows('SELECT kind, done_seq FROM renamed_category ORDER BY seq');
    expect((await walks()).map((walk) => Object.values(walk))).toEqual([
      ['company', 0],
      ['product', 0],
      ['request', 0],
    ]);
    const reads: number[] = [];
    for (let run = 0; run < 60 && (await walks()).length > 0; run += 1) {
      const trips: ReadTrips = [];
      await renewRenamed(countReads(database(), trips), clock.now(), { rows: { span: 10, count: 3 }, stepsMax: 1 });
      if (run > 0) reads.push(trips.flat().reduce((sum, rows) => sum + rows, 0));
    }
    expect(await walks()).toEqual([]);
    expect(reads.length).toBeGreaterThan(10);
    // Ten rows are read and three written, each with some forty rows of indexes and totals.
    expect(Math.max(...reads)).toBeLessThanOrEqual(10 * 2 + 3 * 2 * 60);
    expect((await found('pressed')).toSpliced(1, 1)).toEqual(own.toSpliced(1, 1));
    const trips: ReadTrips = [];
    await renewRenamed(countReads(database(), trips), clock.now());
    expect(trips).toEqual([[1, 1]]);
  });

  test('starts again for a name that changes meanwhile, and updates rows written by an isolate with the old name', async () => {
    await rename();
    await scheduledRun();
    await renewRenamed(database(), clock.now(), { rows: { span: 10, count: 3 }, stepsMax: 2 });
    await rename(slug, { EN: JSON.stringify({ name: 'Cold Oils' }) });
    await runSql("UPDATE request SET search_text='vegetable oils', version=version+1 WHERE sub_category_id=?1", subCategoryId);
    await scheduledRun();
    await scheduledRun();
    expect(await found('cold oils')).toEqual(own);
    expect(await found('pressed')).toEqual([0, 0, 0]);
    expect(await found('bitkisel')).toEqual([0, 0, 0]);
  });
});

test('other isolates cache a name for a short time only', async () => {
  const axes = await readAxes();
  await fillRequests(axes, 1, 10);
  const nameOf = async () => {
    const [card] = (await data(getRequestCards, { body: {} })).requests;
    return (await data(getRequestDetailById, { query: { id: card?.id ?? '' }, body: {} })).request.subCategoryName?.en;
  };
  expect(await nameOf()).toBe('Vegetable Oils');
  await runSql("UPDATE category SET en='Oils by hand' WHERE slug=?1", slug);
  clock.advance(lookupsCacheMs - 1);
  expect(await nameOf()).toBe('Vegetable Oils');
  clock.advance(1);
  expect(await nameOf()).toBe('Oils by hand');
  expect(lookupsCacheMs).toBeLessThanOrEqual(20 * secondMs);
});
