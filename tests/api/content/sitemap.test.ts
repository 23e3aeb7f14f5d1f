/** What search engines get: public items only, and a cost that does not grow with the catalogue. */
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/platform/ids.ts';
import { sitemapPart, sitemapParts, type SitemapKind } from '../../../contract/content/calls.ts';
import { dayMs, sitemapPartSize } from '../../../contract/limits.ts';
import { call, callLoosely, clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, lookups, signUp } from '../../support/api/api-fixtures.ts';
import { fillRequests, readAxes } from '../../support/api/search/catalogue-rows.ts';
import { firstValue, runSql } from '../../support/api/database.ts';

const part = async (kind: SitemapKind, number: number, lang = 'EN') =>
  (await data(sitemapPart, { query: { kind, part: number, lang } })).items;
const pathsOf = async (kind: SitemapKind, number: number, lang?: string) => (await part(kind, number, lang)).map(({ path }) => path);
const rowsRead = (headers: Headers): number[] => (headers.get('x-rows-read') ?? '').split('+').map(Number);

let company: Awaited<ReturnType<typeof approvedCompany>>;
let companyPath: string;
let productIds: string[];

beforeAll(async () => {
  const owner = await signUp();
  company = await approvedCompany(owner);
  companyPath = (await firstValue<string>('SELECT path FROM company WHERE id=?1', company.id)) ?? '';
  const { categoryId, subCategoryId } = await lookups();
  productIds = [newId(), newId(), newId()];
  for (const id of productIds)
    await runSql(
      "INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, created_at) VALUES(?1,?2,'Rope','Hemp',?3,?4,?5)",
      id,
      company.id,
      categoryId,
      subCategoryId,
      clock.now(),
    );
  for (const [path, language, age] of [
    ['fair-2026', 'EN', 1],
    ['coming', 'EN', -1],
    ['fuar-2026', 'TR', 1],
  ] as const)
    await runSql(
      "INSERT INTO news(id, path, language, title, description, content, header_image, published_at) VALUES(?1,?2,?3,'T','d','c','h.webp',?4)",
      newId(),
      path,
      language,
      clock.now() - age * dayMs,
    );
});

describe('the entries', () => {
  test('are companies that are public, under their path', async () => {
    expect(await pathsOf('companies', 0)).toContain(`/companies/${companyPath}`);
    await runSql('UPDATE company SET is_active=0 WHERE id=?1', company.id);
    expect(await pathsOf('companies', 0)).not.toContain(`/companies/${companyPath}`);
    expect(await pathsOf('products', 0)).toEqual([]);
    await runSql('UPDATE company SET is_active=1 WHERE id=?1', company.id);
  });

  test('are products of public companies', async () => {
    expect(await pathsOf('products', 0)).toEqual(productIds.map((id) => `/companies/${companyPath}/products/${id}`));
    await runSql('UPDATE product SET deleted_at=?2 WHERE id=?1', productIds[0], clock.now());
    expect(await pathsOf('products', 0)).toHaveLength(2);
  });

  test('are published articles of the language', async () => {
    expect(await pathsOf('news', 0, 'en')).toEqual(['/blogs/fair-2026']);
    expect(await pathsOf('news', 0, 'tr')).toEqual(['/blogs/fuar-2026']);
    expect((await data(sitemapParts, { query: { lang: 'RU' } })).news).toEqual([]);
    expect((await data(sitemapParts, { query: { lang: 'TR' } })).news).toEqual([0]);
  });

  test('a visible change of a page changes lastmod; a count of views does not', async () => {
    const changedAt = async () => (await part('companies', 0)).find(({ path }) => path.endsWith(companyPath))?.changedAt;
    const before = await changedAt();
    await runSql('UPDATE company SET view_count=view_count+1 WHERE id=?1', company.id);
    expect(await changedAt()).toBe(before);
    await runSql("UPDATE company SET description='New words' WHERE id=?1", company.id);
    expect(Date.parse((await changedAt()) ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  });

  test.each([[{ kind: 'users', part: 0, lang: 'EN' }], [{ kind: 'news', part: -1, lang: 'EN' }], [{ kind: 'news', part: 0, lang: 'DE' }]])(
    '%j is refused',
    async (query) => {
      expect((await callLoosely(sitemapPart, { query })).status).toBe(400);
    },
  );
});

describe('with many requests', () => {
  const count = sitemapPartSize + 500;
  beforeAll(async () => {
    await fillRequests(await readAxes(), count, 113);
    // The requests are far apart in the order of time, so that the parts between them are empty.
    await runSql('UPDATE request SET seq=seq+2000000 WHERE seq > ?1', sitemapPartSize + 400);
  });

  test('parts without a public request are omitted, and finding the others costs about a row each', async () => {
    const answer = await call(sitemapParts, { query: { lang: 'EN' } });
    expect(answer.envelope.data?.requests).toEqual([0, 1, 1001]);
    for (const rows of rowsRead(answer.headers)) expect(rows).toBeLessThanOrEqual(12);
  });

  test('every live request is in exactly one part, expired ones in none; a part reads its own rows only', async () => {
    await runSql('UPDATE request SET expires_at=?1 WHERE seq=7', clock.now());
    const all = [...(await pathsOf('requests', 0)), ...(await pathsOf('requests', 1)), ...(await pathsOf('requests', 1001))];
    expect(new Set(all).size).toBe(count - 1);
    expect(all).toHaveLength(count - 1);
    expect(all.filter((path) => /^\/(?:imports|exports|logistic-needs|logistic-services)\/[0-9a-f]{24}$/.test(path))).toHaveLength(
      count - 1,
    );
    const full = await call(sitemapPart, { query: { kind: 'requests', part: '0', lang: 'EN' } });
    expect(rowsRead(full.headers)[0]).toBeLessThanOrEqual(sitemapPartSize + 1);
    const answer = await call(sitemapPart, { query: { kind: 'requests', part: '1001', lang: 'EN' } });
    expect(answer.envelope.data?.items).toHaveLength(100);
    expect(rowsRead(answer.headers)[0]).toBeLessThanOrEqual(101);
  });
});
