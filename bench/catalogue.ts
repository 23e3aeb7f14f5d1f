/** The measured catalogue: every value of a row is computed from its number. */
import type { LocalText } from '../contract/wire/wire.ts';
import type { FillableDatabase } from './plain-database.ts';
import { pickOf, randomOf } from './random.ts';

export interface Category {
  id: string;
  names: LocalText;
  subs: readonly { id: string; names: LocalText }[];
}

export interface Country {
  id: string;
  code: string;
}

/** The lookups that rows refer to. */
export interface Lookups {
  /** Most frequent first. */
  categories: readonly Category[];
  countries: readonly Country[];
  companyTypes: readonly string[];
  logisticTypes: readonly string[];
  shippingTypes: readonly string[];
}

const countriesUsed = 60;

/** Reads the lookups of the migrations in an order that is the same on every machine. */
export async function readLookups(database: FillableDatabase): Promise<Lookups> {
  type Row = LocalText & { id: string; parent_id: string | null };
  const rows = (await database.prepare('SELECT id, parent_id, en, tr, ru, ar FROM category ORDER BY position, id').all<Row>()).results;
  const namesOf = ({ en, tr, ru, ar }: Row): LocalText => ({ en, tr, ru, ar });
  const categories = rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({
      id: row.id,
      names: namesOf(row),
      subs: rows.filter((sub) => sub.parent_id === row.id).map((sub) => ({ id: sub.id, names: namesOf(sub) })),
    }));
  const countries = (await database.prepare('SELECT id, code FROM country ORDER BY id LIMIT ?1').bind(countriesUsed).all<Country>())
    .results;
  const types = (await database.prepare('SELECT id, kind FROM lookup_type ORDER BY kind, position').all<{ id: string; kind: string }>())
    .results;
  const typesOf = (kind: string): string[] => types.filter((type) => type.kind === kind).map(({ id }) => id);
  return {
    categories,
    countries,
    companyTypes: typesOf('company'),
    logisticTypes: typesOf('logistic'),
    shippingTypes: typesOf('shipping'),
  };
}

export interface ListedCompany {
  activityArea: 1 | 2;
  category: Category;
  country: Country;
  isLive: boolean;
  isBoosted: boolean;
}

/** Imports are most frequent, logistics least. */
const serviceTypeOf = pickOf<1 | 2 | 3 | 4>([1, 2, 3, 4], 0.9);
const boostedEvery = 333;
export const requestsPerCompany = 5;
export const productsPerCompany = 5;
/** Number of the first companies, which are always public, since they take part in the measured chats (chat-load.ts). */
const chattingCompanies = 66;

/** @returns functions that compute the company, the request and the product of a number */
export function listedOf({ categories, countries, logisticTypes, shippingTypes }: Lookups) {
  const categoryOf = pickOf(categories, 0.8);
  const subOf = pickOf([0, 1, 2, 3, 4, 5], 0.6);
  const countryOf = pickOf(countries, 1);
  const logisticOf = pickOf(logisticTypes, 0.8);
  const shippingOf = pickOf(shippingTypes, 0.8);

  const company = (number: number): ListedCompany => {
    const random = randomOf(number + 1_000_003);
    return {
      activityArea: random() < 0.45 ? 1 : 2,
      category: categoryOf(random),
      country: countryOf(random),
      isLive: random() < 0.9 || number < chattingCompanies,
      isBoosted: number % boostedEvery === 5,
    };
  };
  /** Half of the requests are in the category of their company. Companies with low numbers have more requests. */
  const request = (number: number) => {
    const random = randomOf(number + 500_000_003);
    const companyNumber = Math.floor((number / requestsPerCompany) * (1 - random() ** 3));
    const owner = company(companyNumber);
    const serviceType = serviceTypeOf(random);
    const category = random() < 0.5 ? owner.category : categoryOf(random);
    const sub = category.subs[subOf(random)] ?? category.subs[0];
    if (sub === undefined) throw new Error(`category ${category.id} has no sub-categories`);
    const isLogistic = serviceType >= 3;
    return {
      companyNumber,
      serviceType,
      category,
      sub,
      country: owner.country,
      logisticTypeId: isLogistic ? logisticOf(random) : null,
      shippingTypeId: isLogistic ? shippingOf(random) : null,
      isLive: owner.isLive && random() < 0.92,
      isBoosted: owner.isBoosted && owner.isLive,
      random,
    };
  };
  /** Each company has the same number of products, in its category. */
  const product = (number: number) => {
    const random = randomOf(number + 300_000_003);
    const companyNumber = Math.floor(number / productsPerCompany);
    const { category } = company(companyNumber);
    const sub = category.subs[subOf(random)] ?? category.subs[0];
    if (sub === undefined) throw new Error(`category ${category.id} has no sub-categories`);
    return { companyNumber, category, sub, random };
  };
  return { company, request, product };
}
