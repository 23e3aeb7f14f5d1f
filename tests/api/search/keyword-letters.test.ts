/** Keywords keep their letters; stored ones that lost their ı are corrected, or shown to their owner. */
import { describe, expect, test } from 'vitest';
import { spellStoredKeywords } from '../../../api/catalogue/keyword-walk.ts';
import { runScheduled } from '../../../api/jobs/scheduled-run.ts';
import { archiveAfterMs, archiveRequests } from '../../../api/request/archive.ts';
import { addCompany, getCompanyById, getCompanyByPath, getCompanyCards } from '../../../contract/company/calls.ts';
import { minuteMs, requestPublicMs } from '../../../contract/limits.ts';
import { addAndEditProduct, getProductDetailById, getUserProducts } from '../../../contract/product/calls.ts';
import { getRequestCards, getRequestDetailById } from '../../../contract/request/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, database, lookups, member, signIn } from '../../support/api/api-fixtures.ts';
import { crashingAtRoundTrip, isKilled, rowsReadBy } from '../../support/api/crash/crash-databases.ts';
import { editedCompany, editedRequest, ownCompany, ownRequest, published, type Published } from '../../support/api/published.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { allRows, firstRow, firstValue, runSql } from '../../support/api/database.ts';

const typed = ['Soğuk Sıkım', 'ZEYTİNYAĞI', 'soguk sikim', 'ISO 9001'];
const storedKeywords = ['soğuk sıkım', 'zeytinyağı', 'iso 9001'];
const turkish = 'Edremit körfezinden, ilk hasat; ihracat için 5 litrelik teneke.';

const walk = (...[env_, db, change]: [on?: typeof testEnv, db?: D1DatabaseSession, change?: { rows?: number; steps?: number }]) =>
  spellStoredKeywords(env_ ?? testEnv, db ?? database(), clock.now(), change);
const row = (table: string, id: string) =>
  firstRow<{ keywords: string; keywords_to_check: string; version: number }>(
    `SELECT keywords, keywords_to_check, version FROM ${table} WHERE id=?1`,
    id,
  );
const keywordsIn = async (table: string, id: string) => JSON.parse((await row(table, id))?.keywords ?? '[]') as string[];

/** As if they were stored by the earlier version: without ı and not yet corrected. */
async function storedBefore(table: string, id: string, keywords: readonly string[], change: { name?: string; description?: string } = {}) {
  await runSql(
    `UPDATE ${table} SET keywords=?2, name=COALESCE(?3, name), description=COALESCE(?4, description), language='TR' WHERE id=?1`,
    id,
    JSON.stringify(keywords),
    change.name ?? null,
    change.description ?? turkish,
  );
  await runSql('UPDATE keyword_walk SET done_seq=0, end_seq=NULL');
}

test('a new marketplace has nothing to correct', async () => {
  const results = await allRows('SELECT end_seq FROM keyword_walk');
  expect(results).toEqual([{ end_seq: 0 }, { end_seq: 0 }, { end_seq: 0 }]);
});

describe('a typed keyword is stored, returned, shown and found with its letters', () => {
  test('for a company', async () => {
    const user = await member('premium');
    const { companyTypeId } = await lookups();
    const basics = { companyName: 'Zeytin Evi', description: turkish, companyTypeId, companyEmail: 'evi@example.test' };
    const { id } = await data(addCompany, { token: user.token, body: { data: { ...basics, companyKeywords: typed } } as never });
    expect((await data(getCompanyById, { token: user.token, query: { id } })).company.companyKeywords).toEqual(storedKeywords);

    const company = await approvedCompany(user, { name: 'Sıkım Zeytin' });
    const owner = { ...user, company };
    expect(await editedCompany(owner, { Description: turkish, CompanyKeywords: typed.join(',') })).toBe('COMPANY_SAVED');
    expect((await data(getCompanyByPath, { query: { path: company.path } })).company.companyKeywords).toEqual(storedKeywords);
    for (const text of ['soğuk sıkım', 'SOGUK SIKIM', 'soguk sikim', 'zeytinyagi'])
      expect((await data(getCompanyCards, { body: { text } })).companies.map((each) => each.id)).toEqual([company.id]);
  });

  test('for a product, by form or import', async () => {
    const owner = await published('Sıkım Ürün');
    const { categoryId, subCategoryId } = await lookups();
    const body = {
      CompanyId: owner.company.id,
      'Product.Name': 'Naturel sızma yağ',
      'Product.Description': turkish,
      'Product.CategoryId': categoryId,
      'Product.SubCategoryId': subCategoryId,
      'Product.ProductKeywords': typed,
    };
    const { product } = await data(addAndEditProduct, { token: owner.token, body, files: { ImageList: pictureFile() } });
    expect(product.productKeywords).toEqual(storedKeywords);
    expect((await data(getProductDetailById, { body: { id: product.id } })).product.productKeywords).toEqual(storedKeywords);
    const english = { ...body, 'Product.Id': product.id, 'Product.Name': 'The oil of Edremit', 'Product.Description': 'For you and us' };
    const { product: edited } = await data(addAndEditProduct, {
      token: owner.token,
      body: { ...english, 'Product.ProductKeywords': ['CNC IRON', 'SIKIM', 'SOĞUK SIKIM'], ImageURLs: product.imageURLs },
    });
    expect(edited.productKeywords).toEqual(['cnc iron', 'sikim', 'soğuk sıkım']);
  });

  test('for a request', async () => {
    const owner = await published('Sıkım Talep');
    const change = { 'Request.Name': 'Zeytinyağı aranıyor', 'Request.Description': turkish, 'Request.Keywords': typed };
    const { request } = await editedRequest(owner, { ...change, 'Request.Id': owner.requestId, 'Request.Name': 'Hemp rope wanted' });
    expect(request?.keywords).toEqual(storedKeywords);
    expect((await data(getRequestDetailById, { query: { id: owner.requestId } })).request.keywords).toEqual(storedKeywords);
    for (const text of ['soğuk sıkım', 'SOGUK SIKIM'])
      expect((await data(getRequestCards, { body: { text } })).requests.map(({ id }) => id)).toContain(owner.requestId);
  });
});

describe('a stored keyword', () => {
  test('is corrected from its record and the trade’s glossary, everywhere it is shown', async () => {
    const owner = await published('Eski Zeytin');
    const description = 'İlk hasat, soğuk sıkım.';
    const before = ['soğuk sikim', 'zeytinyaği', 'iso 9001'];
    await storedBefore('company', owner.company.id, before, { description });
    await storedBefore('product', owner.productId, before, { description });
    await storedBefore('request', owner.requestId, before, { description });
    const found = async () => (await data(getRequestCards, { body: { text: 'hemp' } })).count;
    const count = await found();
    await runScheduled(testEnv, clock);
    const now = ['soğuk sıkım', 'zeytinyağı', 'iso 9001'];
    expect((await data(getCompanyByPath, { query: { path: owner.company.path } })).company.companyKeywords).toEqual(now);
    expect((await data(getProductDetailById, { body: { id: owner.productId } })).product.productKeywords).toEqual(now);
    expect((await data(getRequestDetailById, { query: { id: owner.requestId } })).request.keywords).toEqual(now);
    expect(await found()).toBe(count);
  });

  test('without a spelling, or with two, is shown only to its owner, until the next edit', async () => {
    const owner = await published('Bilinmez');
    const description = 'Suda ılık, ilik sesi; soğuk sıkım.';
    const before = ['vizirti', 'ilik', 'soğuk sikim', 'tuz'];
    for (const [table, id] of [
      ['company', owner.company.id],
      ['product', owner.productId],
      ['request', owner.requestId],
    ] as const)
      await storedBefore(table, id, before, { description });
    await walk();
    const toCheck = ['vizirti', 'ilik'];
    expect((await ownCompany(owner)).keywordsToCheck).toEqual(toCheck);
    expect((await ownRequest(owner, owner.requestId)).keywordsToCheck).toEqual(toCheck);
    const product = async (token?: string) =>
      (await data(getProductDetailById, { ...(token !== undefined && { token }), body: { id: owner.productId } })).product;
    expect((await product(owner.token)).keywordsToCheck).toEqual(toCheck);
    expect((await product()).keywordsToCheck).toBeUndefined();
    expect((await product((await member()).token)).keywordsToCheck).toBeUndefined();
    expect((await data(getCompanyByPath, { query: { path: owner.company.path } })).company).not.toHaveProperty('keywordsToCheck');

    expect(await editedCompany(owner, { Description: description, CompanyKeywords: 'vızırtı,ilik' })).toBe('COMPANY_SAVED');
    await editedRequest(owner, { 'Request.Id': owner.requestId, 'Request.Keywords': before, 'Request.Description': description });
    const { name, imageURLs, categoryId, subCategoryId } = await product(owner.token);
    await data(addAndEditProduct, {
      token: owner.token,
      body: {
        CompanyId: owner.company.id,
        'Product.Id': owner.productId,
        'Product.Name': name,
        'Product.Description': description,
        'Product.CategoryId': categoryId,
        'Product.SubCategoryId': subCategoryId,
        'Product.ProductKeywords': before,
        ImageURLs: imageURLs,
      },
    });
    expect((await ownCompany(owner)).companyKeywords).toEqual(['vızırtı', 'ilik']);
    await walk();
    for (const own of [await ownCompany(owner), await product(owner.token), await ownRequest(owner, owner.requestId)])
      expect(own).not.toHaveProperty('keywordsToCheck');
    const { products } = await data(getUserProducts, { token: owner.token, body: { companyId: owner.company.id } });
    expect(products[0]?.productKeywords).toEqual(['vizirti', 'ilik', 'soğuk sikim', 'tuz']);
  });

  test('is corrected in a pending edit too', async () => {
    const owner = await published('Bekleyen');
    await editedRequest(owner, { 'Request.Id': owner.requestId, 'Request.Name': 'Kenevir aranıyor', 'Request.Description': 'Soğuk sıkım' });
    const edit = (await firstValue<string>('SELECT pending_edit FROM request WHERE id=?1', owner.requestId)) ?? '';
    expect(edit).toContain('Soğuk sıkım');
    const waiting = { ...(JSON.parse(edit) as object), keywords: JSON.stringify(['sikim', 'vizirti']) };
    await runSql('UPDATE request SET pending_edit=?2 WHERE id=?1', owner.requestId, JSON.stringify(waiting));
    await storedBefore('request', owner.requestId, ['zeytinyaği']);
    await walk();
    expect(await keywordsIn('request', owner.requestId)).toEqual(['zeytinyağı']);
    expect(await ownRequest(owner, owner.requestId)).toMatchObject({ keywords: ['sıkım', 'vizirti'], keywordsToCheck: ['vizirti'] });
  });

  test('is corrected in the archive too', async () => {
    const owner = await published('Arşiv');
    await storedBefore('request', owner.requestId, ['soğuk sikim', 'vizirti'], { description: 'Soğuk sıkım' });
    clock.advance(requestPublicMs + minuteMs);
    await runSql('UPDATE request SET is_active=0 WHERE id=?1', owner.requestId);
    clock.advance(archiveAfterMs + minuteMs);
    await archiveRequests(testEnv, database(), clock.now());
    expect(await keywordsIn('request', owner.requestId)).toEqual([]);
    await walk();
    expect(await keywordsIn('request', owner.requestId)).toEqual([]);
    const here = { ...owner, token: await signIn(owner) };
    const spelled = { keywords: ['soğuk sıkım', 'vizirti'], keywordsToCheck: ['vizirti'] };
    expect(await ownRequest(here, owner.requestId)).toMatchObject(spelled);
  });
});

describe('the correction', () => {
  async function old(name: string): Promise<Published> {
    const owner = await published(name);
    for (const [table, id] of [
      ['company', owner.company.id],
      ['product', owner.productId],
      ['request', owner.requestId],
    ] as const)
      await storedBefore(table, id, ['soğuk sikim', 'vizirti'], { description: 'Soğuk sıkım' });
    return owner;
  }
  const all = async (owner: Published) => [
    await row('company', owner.company.id),
    await row('product', owner.productId),
    await row('request', owner.requestId),
  ];

  test('can crash at any point, and the next run completes it exactly once', { tags: ['sweep'] }, async () => {
    let trips = 0;
    for (let trip = 1; trip === 1 || trip <= trips; trip += 1) {
      const owner = await old(`Kill ${trip}`);
      const before = await all(owner);
      const crashing = crashingAtRoundTrip(trip);
      expect(await isKilled(walk(crashing.on, crashing.db))).toBe(true);
      await walk();
      const after = await all(owner);
      expect(after).toEqual(
        before.map((each) => ({
          ...each,
          keywords: '["soğuk sıkım","vizirti"]',
          keywords_to_check: '["vizirti"]',
          version: (each?.version ?? 0) + 1,
        })),
      );
      if (trip === 1) {
        await old('Count');
        const counted = crashingAtRoundTrip(1000);
        await walk(counted.on, counted.db);
        trips = counted.trips();
        expect(trips).toBeGreaterThan(6);
      }
    }
  });

  test('continues where it stopped, a few rows at a time, and needs next to nothing when it is complete', { tags: ['sweep'] }, async () => {
    const owner = await old('Langsam');
    for (let count = 0; count < 500; count += 1) {
      const walks = await firstValue<number>('SELECT COUNT(*) AS n FROM keyword_walk WHERE end_seq IS NULL OR done_seq<end_seq');
      if (walks === 0) break;
      await walk(testEnv, database(), { rows: 2, steps: 1 });
    }
    expect(await keywordsIn('request', owner.requestId)).toEqual(['soğuk sıkım', 'vizirti']);
    expect(await rowsReadBy((on, db) => walk(on, db))).toBeLessThanOrEqual(3);
  });

  test('repeats a step in which somebody saved a row that it had read', async () => {
    const owner = await old('Zugleich');
    const db = database();
    const batch = db.batch.bind(db);
    let isFavourite = false;
    const changing = Object.assign(db, {
      batch: async <Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> => {
        if (!isFavourite) await runSql('UPDATE company SET version=version+1, name=name WHERE id=?1', owner.company.id);
        isFavourite = true;
        return batch<Row>(statements);
      },
    });
    await walk(testEnv, changing);
    expect(await keywordsIn('company', owner.company.id)).toEqual(['soğuk sikim', 'vizirti']);
    await walk();
    expect(await keywordsIn('company', owner.company.id)).toEqual(['soğuk sıkım', 'vizirti']);
  });

  test('makes a form that was opened before outdated, because it would store the old words again', async () => {
    const owner = await old('Offen');
    const { version } = await ownRequest(owner, owner.requestId);
    await walk();
    const change = { 'Request.Id': owner.requestId, 'Request.Version': String(version), 'Request.Keywords': ['soğuk sikim'] };
    expect((await editedRequest(owner, change)).code).toBe('STALE_VERSION');
  });
});
