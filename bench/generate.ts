/** Fills an empty marketplace with a catalogue of any size, through the schema's triggers, the same on every machine. */
import { asciiLowerCase, asciiUpperCase } from '../contract/text/letter-case.ts';
import { listedFacts, searchedFacts } from '../api/request/facts.ts';
import { companyCountKeys, companyFacets, requestCountKeys, requestFacets } from '../api/lookup/facet-words.ts';
import { companySearchTextOf, searchTextOf } from '../api/lookup/search-text.ts';
import { dayMs } from '../contract/limits.ts';
import type { LocalText } from '../contract/wire/wire.ts';
import { publicUntil } from '../contract/request/rules.ts';
import type { FillableDatabase } from './plain-database.ts';
import { type Lookups, listedOf, productsPerCompany, requestsPerCompany } from './catalogue.ts';
import { requestFactsOf } from './facts.ts';
import { categoryText, productsOf } from './products.ts';
import { benchId, randomOf } from './random.ts';
import { languageOf, wordsOf } from './vocabulary.ts';

type Value = string | number | null;
type Values = Record<string, Value>;

const companiesPerUser = 3;
const rowsPerStatement = 1500;
const boostedForMs = 20 * dayMs;
const requestAgeMs = 50 * dayMs;
const description =
  'Regular quantities over the year, inspection before loading, documents in English. Please name your price, terms and first date.';

/**
 * Inserts the rows first … end-1 in bulk: as one JSON parameter, because D1 binds at most 100 values, and in few transactions, because
 * each writes a segment of the full-text index. The next rows are generated while these are stored.
 */
async function insert(
  database: FillableDatabase,
  table: string,
  first: number,
  end: number,
  rowOf: (number: number) => Values,
): Promise<void> {
  let stored: Promise<unknown> = Promise.resolve();
  for (let start = first; start < end; start += rowsPerStatement) {
    const rows = Array.from({ length: Math.min(rowsPerStatement, end - start) }, (_, index) => rowOf(start + index));
    const columns = Object.keys(rows[0] ?? {});
    const values = columns.map((_, index) => `value->>${index}`).join(',');
    const json = JSON.stringify(rows.map((row) => Object.values(row)));
    await stored;
    stored = database
      .prepare(`INSERT INTO ${table}(${columns.join(',')}) SELECT ${values} FROM json_each(?1)`)
      .bind(json)
      .run();
  }
  await stored;
}

/** Numbers of rows; the catalogue grows from one size to the next. */
export interface Size {
  requests: number;
  companies: number;
  products: number;
}
export function sizeOf(requests: number): Size {
  const companies = Math.ceil(requests / requestsPerCompany);
  return { requests, companies, products: companies * productsPerCompany };
}

/** Adds the rows by which a catalogue grows from size `from` to size `to`. */
export async function generate(database: FillableDatabase, lookups: Lookups, from: Size, to: Size, now: number): Promise<void> {
  const listed = listedOf(lookups);
  const products = productsOf(listed, lookups.countries, now - requestAgeMs);
  const factsFor = requestFactsOf(lookups.countries);

  const userRow = (number: number): Values => ({
    id: benchId('user', number),
    email: `bench-${number}@example.test`,
    email_normal: `bench-${number}@example.test`,
    password_hash: 'none',
    full_name: `Bench Person ${number}`,
    email_verified_at: now,
    created_at: now - requestAgeMs,
  });

  const companyRow = (number: number): Values => {
    const { activityArea, category, country, isLive, isBoosted } = listed.company(number);
    const subs = category.subs.slice(number % 4, (number % 4) + 3);
    const random = randomOf(number + 900_000_003);
    const { name, keywords } = wordsOf(languageOf(random), category.names.en, number, random);
    const categories = [{ id: category.id, subs: subs.map(({ id }) => id) }];
    const listedCompany = { activityArea, categories, countryId: country.id };
    const createdAt = now - requestAgeMs + number;
    return {
      seq: number + 1,
      id: benchId('company', number),
      owner_user_id: benchId('user', Math.floor(number / companiesPerUser)),
      name,
      path: `bench-company-${number}`,
      description,
      email: `office-${number}@example.test`,
      type_id: lookups.companyTypes[number % lookups.companyTypes.length] ?? null,
      activity_area: activityArea,
      keywords: JSON.stringify(keywords),
      categories: JSON.stringify(categories),
      country_id: country.id,
      approve_status: isLive ? 4 : 2,
      approved_at: isLive ? createdAt : null,
      is_boosted: isBoosted && isLive ? 1 : 0,
      boost_expires_at: isBoosted && isLive ? now + boostedForMs : 0,
      search_text: `${companySearchTextOf(name, keywords, [])} ${categoryText([category, ...subs])}`,
      ...(to.products > 0 && { product_words: products.wordsOf(number) }),
      facets: companyFacets(listedCompany, isBoosted && isLive),
      count_keys: JSON.stringify(companyCountKeys(listedCompany)),
      created_at: createdAt,
    };
  };

  const requestRow = (number: number): Values => {
    const request = listed.request(number);
    const { companyNumber, serviceType, category, sub, country, logisticTypeId, shippingTypeId, isLive, isBoosted, random } = request;
    const owner = benchId('user', Math.floor(companyNumber / companiesPerUser));
    const language = languageOf(random);
    const { name, keywords } = wordsOf(language, sub.names[asciiLowerCase(language) as keyof LocalText], number, random);
    const requestFacts = factsFor(serviceType, now, randomOf(number + 700_000_003));
    const facts = JSON.stringify(requestFacts);
    const listedRequest = {
      serviceType,
      categoryId: category.id,
      subCategoryId: sub.id,
      countryId: country.id,
      logisticTypeId,
      shippingTypeId,
      facts: listedFacts({ facts }),
    };
    // The newest has the highest number and was approved last.
    const createdAt = now - requestAgeMs + number;
    return {
      seq: number + 1,
      id: benchId('request', number),
      code: `R-${asciiUpperCase(number.toString(36)).padStart(8, '0')}`,
      company_id: benchId('company', companyNumber),
      owner_user_id: owner,
      author_user_id: owner,
      service_type: serviceType,
      name,
      description,
      category_id: category.id,
      sub_category_id: sub.id,
      logistic_type_id: logisticTypeId,
      shipping_type_id: shippingTypeId,
      keywords: JSON.stringify(keywords),
      facts,
      country_id: country.id,
      country_code: asciiLowerCase(country.code),
      approve_status: isLive ? 4 : 2,
      approved_at: isLive ? createdAt : null,
      expires_at: isLive ? publicUntil(createdAt, requestFacts.validUntil) : null,
      is_boosted: isBoosted && isLive ? 1 : 0,
      boost_expires_at: isBoosted && isLive ? now + boostedForMs : 0,
      search_text: `${searchTextOf(name, [...keywords, ...searchedFacts({ facts }).words], [])} ${categoryText([category, sub])}`,
      facets: requestFacets(listedRequest, isBoosted && isLive),
      count_keys: JSON.stringify(requestCountKeys(listedRequest)),
      created_at: createdAt,
    };
  };

  const usersOf = ({ companies }: Size): number => Math.ceil(companies / companiesPerUser);
  await insert(database, 'users', usersOf(from), usersOf(to), userRow);
  await insert(database, 'company', from.companies, to.companies, companyRow);
  await database
    .prepare(
      'INSERT INTO active_boost(company_id, expires_at) SELECT id, boost_expires_at FROM company WHERE is_boosted=1 AND id NOT IN (SELECT company_id FROM active_boost)',
    )
    .run();
  const categories = `INSERT INTO company_category(company_id, category_id, sub_category_id)
    SELECT c.id, one.value->>'id', sub.value FROM company c, json_each(c.categories) one, json_each(one.value, '$.subs') sub WHERE c.seq>?1 AND c.seq<=?2`;
  await database.prepare(categories).bind(from.companies, to.companies).run();
  if (to.products > 0) {
    await insert(database, 'product', from.products, to.products, products.row);
    // The words of the products are already stored with their companies.
    await database.prepare('UPDATE company SET products_changed=0 WHERE products_changed>0').run();
  }
  await insert(database, 'request', from.requests, to.requests, requestRow);
}
