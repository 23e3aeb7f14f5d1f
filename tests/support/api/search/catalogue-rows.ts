/** Many public rows, stored without calls, for measurements of lists. */
import { env } from 'cloudflare:test';
import { listedFacts, type StoredFacts } from '../../../../api/request/facts.ts';
import { companyCountKeys, companyFacets, requestCountKeys, requestFacets } from '../../../../api/lookup/facet-words.ts';
import { productListing } from '../../../../api/product/listing.ts';
import type { ServiceType } from '../../../../contract/request/shapes.ts';
import { foldText } from '../../../../contract/search/fold.ts';
import { newId } from '../../../../api/platform/ids.ts';
import { clock } from '../api-client.ts';
import { approvedCompany, lookups, signUp } from '../api-fixtures.ts';
import { allRows } from '../database.ts';

export interface Axes {
  categories: { id: string; subs: string[] }[];
  countries: string[];
  logisticTypes: string[];
  shippingTypes: string[];
}

const ids = async (sql: string): Promise<string[]> => (await allRows<{ id: string }>(sql)).map(({ id }) => id);

/** The values that the rows are distributed over. */
export async function readAxes(): Promise<Axes> {
  const roots = await ids('SELECT id FROM category WHERE parent_id IS NULL ORDER BY position LIMIT 4');
  return {
    categories: await Promise.all(
      roots.map(async (id) => ({ id, subs: await ids(`SELECT id FROM category WHERE parent_id='${id}' ORDER BY position LIMIT 3`) })),
    ),
    countries: await ids("SELECT id FROM country WHERE code IN ('TR','RU','EG','KZ','DE') ORDER BY code"),
    logisticTypes: await ids("SELECT id FROM lookup_type WHERE kind='logistic' ORDER BY position LIMIT 3"),
    shippingTypes: await ids("SELECT id FROM lookup_type WHERE kind='shipping' ORDER BY position LIMIT 3"),
  };
}

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const words = ['Çelik boru', 'хлопковая пряжа', 'زيت الزيتون', 'steel coil', 'marble slab'];

export const factValues = {
  hsCodes: ['630260', '6302', '080810', '72'],
  incoterms: ['FOB', 'CIF', 'DAP', 'EXW'],
  certificates: ['halal', 'iso9001', 'ce'],
} as const;

/** Trade facts of a row, each of which some rows lack. */
function factsAt(axes: Axes, index: number, serviceType: ServiceType): StoredFacts {
  const { hsCodes, incoterms, certificates } = factValues;
  const place = (step: number) => ({ countryId: pick(axes.countries, Math.floor(index / step)), country: 'tr' });
  const validUntil = new Date(clock.now() + (index % 61) * 86_400_000).toISOString().slice(0, 10);
  const valid = index % 4 === 1 ? {} : { validUntil };
  if (index % 13 === 0) return {};
  if (serviceType > 2)
    return { ...valid, ...(index % 3 > 0 && { from: place(11) }), ...(index % 7 > 1 && { to: place(17) }), weight: index + 1 };
  return {
    ...valid,
    ...(index % 5 > 0 && { hsCode: pick(hsCodes, Math.floor(index / 5)) }),
    ...(index % 6 > 1 && {
      delivery: { incoterm: pick(incoterms, Math.floor(index / 9)), ...(index % 10 > 3 && { place: place(13) }) },
    }),
    ...(index % 8 > 2 && { originCountryIds: [...new Set([place(3).countryId, place(19).countryId])] }),
    ...(index % 9 > 5 && { certificates: certificates.slice(0, 1 + (index % 3)) }),
  };
}

/** One row of every `boostedEvery` is boosted for a day. */
export async function fillRequests(axes: Axes, count: number, boostedEvery: number): Promise<void> {
  const owner = await signUp();
  const company = await approvedCompany(owner);
  const insert = env.DB.prepare(
    `INSERT INTO request(id, code, company_id, owner_user_id, author_user_id, service_type, name, description, category_id, sub_category_id, logistic_type_id, shipping_type_id,
       country_id, country_code, approve_status, approved_at, expires_at, is_boosted, boost_expires_at, search_text, facets, count_keys, facts, created_at)
     VALUES(?1,?2,?3,?4,?4,?5,?6,'Description',?7,?8,?9,?10,?11,'tr',4,?12,?13,?14,?15,?16,?17,?18,?19,?12)`,
  );
  const statements = Array.from({ length: count }, (_, index) => {
    const serviceType = ((index % 4) + 1) as ServiceType;
    const category = pick(axes.categories, Math.floor(index / 3));
    const isLogistic = serviceType > 2;
    const listed = {
      serviceType,
      categoryId: category.id,
      subCategoryId: pick(category.subs, Math.floor(index / 7)),
      countryId: pick(axes.countries, Math.floor(index / 2)),
      logisticTypeId: isLogistic ? pick(axes.logisticTypes, index) : null,
      shippingTypeId: isLogistic ? pick(axes.shippingTypes, Math.floor(index / 5)) : null,
    };
    const facts = JSON.stringify(factsAt(axes, index, serviceType));
    const isBoosted = index % boostedEvery === 0;
    const name = `${pick(words, index)} ${index}`;
    return insert.bind(
      newId(),
      `R-${index}-${newId().slice(0, 6)}`,
      company.id,
      owner.id,
      serviceType,
      name,
      listed.categoryId,
      listed.subCategoryId,
      listed.logisticTypeId,
      listed.shippingTypeId,
      listed.countryId,
      clock.now(),
      clock.now() + 60 * 86_400_000,
      isBoosted ? 1 : 0,
      isBoosted ? clock.now() + 86_400_000 : 0,
      foldText(name),
      requestFacets({ ...listed, facts: listedFacts({ facts }) }, isBoosted),
      JSON.stringify(requestCountKeys(listed)),
      facts,
    );
  });
  for (let from = 0; from < statements.length; from += 250) await env.DB.batch(statements.slice(from, from + 250));
}

export async function fillCompanies(axes: Axes, count: number, boostedEvery: number): Promise<void> {
  const { companyTypeId } = await lookups();
  const owners = await Promise.all(Array.from({ length: Math.ceil(count / 3) }, () => signUp()));
  const insert = env.DB.prepare(
    `INSERT INTO company(id, owner_user_id, name, path, description, email, type_id, activity_area, categories, country_id, approve_status, approved_at, is_boosted, boost_expires_at,
       search_text, facets, count_keys, created_at)
     VALUES(?1,?2,?3,?4,'Description',?5,?6,?7,?8,?9,4,?10,?11,?12,?13,?14,?15,?10)`,
  );
  const statements = Array.from({ length: count }, (_, index) => {
    const first = pick(axes.categories, index);
    const second = pick(axes.categories, index + 1);
    const categories = [first, second].map((category) => ({ id: category.id, subs: [pick(category.subs, Math.floor(index / 4))] }));
    const listed = { activityArea: ((index % 2) + 1) as 1 | 2, categories, countryId: pick(axes.countries, Math.floor(index / 2)) };
    const isBoosted = index % boostedEvery === 0;
    const name = `${pick(words, index)} Ltd ${index}`;
    const id = newId();
    return insert.bind(
      id,
      pick(owners, index).id,
      name,
      `rows-${id}`,
      `rows-${id}@example.test`,
      companyTypeId,
      listed.activityArea,
      JSON.stringify(categories),
      listed.countryId,
      clock.now(),
      isBoosted ? 1 : 0,
      isBoosted ? clock.now() + 86_400_000 : 0,
      foldText(name),
      companyFacets(listed, isBoosted),
      JSON.stringify(companyCountKeys(listed)),
    );
  });
  for (let from = 0; from < statements.length; from += 250) await env.DB.batch(statements.slice(from, from + 250));
}

/** Products of the existing companies, each in one of their categories, some with an HS code. */
export async function fillProducts(axes: Axes, count: number): Promise<void> {
  const companies = await ids("SELECT id FROM company WHERE path LIKE 'rows-%' ORDER BY seq");
  const insert = env.DB.prepare(
    `INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, created_at, search_text, facets, find_version)
     VALUES(?1,?2,?3,'Description',?4,?5,?6,?7,?8,99)`,
  );
  const statements = Array.from({ length: count }, (_, index) => {
    const category = pick(axes.categories, Math.floor(index / 3));
    const name = `${pick(words, index)} ${index}`;
    const subCategoryId = pick(category.subs, Math.floor(index / 7));
    const hsCode = index % 5 === 0 ? undefined : pick(factValues.hsCodes, Math.floor(index / 5));
    const searched = { name, code: '', hsCode, keywords: [], furtherNames: [], categoryId: category.id, subCategoryId };
    const { searchText, facets } = productListing(searched, []);
    return insert.bind(newId(), pick(companies, Math.floor(index / 2)), name, category.id, subCategoryId, clock.now(), searchText, facets);
  });
  for (let from = 0; from < statements.length; from += 250) await env.DB.batch(statements.slice(from, from + 250));
}
