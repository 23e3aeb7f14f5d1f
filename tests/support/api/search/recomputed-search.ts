/** Expected lists, totals, filters and suggestions, recomputed from the rows of requests, companies and products. */
import { expect } from 'vitest';
import { readDirectory } from '../../../../api/catalogue/directory.ts';
import { readProducts } from '../../../../api/catalogue/product-list.ts';
import { readRequests } from '../../../../api/catalogue/request-list.ts';
import { companySearchText } from '../../../../api/company/search-text.ts';
import { renewProductWords } from '../../../../api/company/product-words-store.ts';
import { chosenCategoriesOf, type CompanyRow } from '../../../../api/company/row.ts';
import { loadLookups, type Lookups } from '../../../../api/lookup/lookups.ts';
import { listingOf } from '../../../../api/product/search-text.ts';
import type { ProductRow } from '../../../../api/product/store.ts';
import { listedOf } from '../../../../api/request/edit-store.ts';
import type { RequestRow } from '../../../../api/request/row.ts';
import { requestSearchText } from '../../../../api/request/search-text.ts';
import { readCounts } from '../../../../api/search/count-store.ts';
import { suggest } from '../../../../api/search/suggestions.ts';
import { companyFacets as companyWords, requestFacets as requestWords } from '../../../../api/lookup/facet-words.ts';
import { companyProductWords } from '../../../../api/product/listing.ts';
import { foldWords } from '../../../../contract/search/fold.ts';
import { clock } from '../api-client.ts';
import { database } from '../api-fixtures.ts';
import { companyFacets, productFacets, requestFacets } from './facets.ts';
import { allRows } from '../database.ts';

/** A public row as a search sees it. */
interface Entry {
  id: string;
  words: readonly string[];
  facets: readonly string[];
}
interface Catalogue {
  requests: Entry[];
  companies: Entry[];
  products: Entry[];
}
export interface Asked {
  /** Words outside of the glossary. */
  text?: string;
  categoryId?: string;
  hsChapter?: string;
}

const rowsOf = async <Row>(sql: string): Promise<Row[]> => await allRows<Row>(sql);
const isLive = (table: string): string => `${table}.approve_status=4 AND ${table}.is_active=1`;
const entry = (id: string, text: string, facets: string): Entry => ({ id, words: text.split(/\s+/), facets: facets.split(' ') });

type StoredProduct = ProductRow & { company_name: string; country_id: string | null };
function productEntry(row: StoredProduct, lookups: Lookups): Entry {
  const { searchText, facets } = listingOf(row, lookups);
  const country = row.country_id === null ? '' : ` k${row.country_id}`;
  return entry(row.id, `${searchText} ${foldWords(row.company_name).join(' ')}`, facets + country);
}

/** Newest first, the order of all lists without boosts. */
async function recomputed(): Promise<Catalogue> {
  const lookups = await loadLookups(database(), clock.now());
  const requests = await rowsOf<RequestRow>(`SELECT * FROM request r WHERE ${isLive('r')} ORDER BY seq DESC`);
  const companies = await rowsOf<CompanyRow & { city_name: string | null; city_names: string | null }>(
    `SELECT c.*, (SELECT name FROM city WHERE id=city_id) AS city_name, (SELECT names FROM city WHERE id=city_id) AS city_names
     FROM company c WHERE ${isLive('c')} AND c.is_user_company=0 ORDER BY seq DESC`,
  );
  const products = await rowsOf<StoredProduct>(
    `SELECT p.*, c.name AS company_name, c.country_id FROM product p JOIN company c ON c.id=p.company_id
     WHERE p.deleted_at IS NULL AND p.restricted_at IS NULL AND ${isLive('c')} AND c.is_user_company=0 ORDER BY p.seq DESC`,
  );
  return {
    requests: requests.map((row) => entry(row.id, requestSearchText(row, lookups), requestWords(listedOf(row), false))),
    companies: companies.map((row) => {
      const own = products.filter(({ company_id }) => company_id === row.id).map((product) => listingOf(product, lookups).searchText);
      const listed = {
        activityArea: row.activity_area,
        hasBothAreas: row.both_areas === 1,
        categories: chosenCategoriesOf(row),
        countryId: row.country_id,
      };
      return entry(row.id, `${companySearchText(row, row, lookups)} ${companyProductWords(own)}`, companyWords(listed, false));
    }),
    products: products.map((row) => productEntry(row, lookups)),
  };
}

const fits = ({ words, facets }: Entry, { text = '', categoryId, hsChapter }: Asked): boolean =>
  foldWords(text).every((asked) => words.some((word) => word.startsWith(asked))) &&
  (categoryId === undefined || facets.includes(`c${categoryId}`)) &&
  (hsChapter === undefined || facets.includes(`h${hsChapter}`));

/** Counts by each value of a kind. */
function countsOf(entries: readonly Entry[], kind: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { facets } of entries)
    for (const word of facets) if (word.startsWith(kind)) counts[word.slice(1)] = (counts[word.slice(1)] ?? 0) + 1;
  return counts;
}
const countsById = (list: readonly { id: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(list.map(({ id, count }) => [id, count]));
const idsOf = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);

const size = 50;
const suggested = 5;

/** Expects lists, totals, counts and suggestions to agree with the rows. */
export async function expectSearch(asks: readonly Asked[]): Promise<void> {
  await renewProductWords(database());
  const deps = { db: database(), clock };
  const catalogue = await recomputed();
  for (const ask of asks) {
    const { text, categoryId, hsChapter } = ask;
    const name = JSON.stringify(ask);
    const having = (entries: readonly Entry[], change: Asked = {}): Entry[] => entries.filter((one) => fits(one, { ...ask, ...change }));
    const page = { text, page: 0, size };
    const filters = { ...(categoryId !== undefined && { categoryId }) };
    const traded = { ...filters, ...(hsChapter !== undefined && { hsChapters: [hsChapter] }) };

    const requests = having(catalogue.requests);
    const asked = await readRequests(deps, { ...page, filters: traded });
    expect([asked.count, idsOf(asked.requests)], name).toEqual([requests.length, idsOf(requests)]);
    const products = having(catalogue.products);
    const goods = await readProducts(deps, { ...page, filters: traded });
    expect([goods.count, idsOf(goods.products)], name).toEqual([products.length, idsOf(products)]);
    const companies = having(catalogue.companies, { hsChapter: undefined });
    const directory = await readDirectory(deps, { ...page, filters });
    expect([directory.count, idsOf(directory.companies)], name).toEqual([companies.length, idsOf(companies)]);

    const ofRequests = await requestFacets(deps, { text, filters: traded });
    expect([countsById(ofRequests.countries), countsById(ofRequests.categories)], name).toEqual([
      countsOf(requests, 'k'),
      countsOf(having(catalogue.requests, { categoryId: undefined }), 'c'),
    ]);
    const ofProducts = await productFacets(deps, { text, filters: traded });
    expect([countsById(ofProducts.countries), countsById(ofProducts.categories), countsById(ofProducts.hsChapters)], name).toEqual([
      countsOf(products, 'k'),
      countsOf(having(catalogue.products, { categoryId: undefined }), 'c'),
      countsOf(having(catalogue.products, { hsChapter: undefined }), 'h'),
    ]);
    const ofCompanies = await companyFacets(deps, { text, filters });
    expect([countsById(ofCompanies.countries), countsById(ofCompanies.categories)], name).toEqual([
      countsOf(companies, 'k'),
      countsOf(having(catalogue.companies, { hsChapter: undefined, categoryId: undefined }), 'c'),
    ]);
    if (hsChapter !== undefined) continue;
    const counts = await readCounts(database(), { text, categoryId });
    expect([counts.requests.count, counts.companies.count, counts.products.count], name).toEqual(
      [requests, companies, products].map(({ length }) => length),
    );
    if (text === undefined || categoryId !== undefined) continue;
    const ofAll = await suggest(deps, { text, searchTypeEnum: 5, size: suggested });
    expect(idsOf(ofAll.requests), name).toEqual(idsOf(requests).slice(0, suggested));
    const ofGoods = await suggest(deps, { text, searchTypeEnum: 6, size: suggested });
    expect(idsOf(ofGoods.products ?? []), name).toEqual(idsOf(products).slice(0, suggested));
  }
}
