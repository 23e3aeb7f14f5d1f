import { type ListedCity, namedCity } from '../../api/lookup/city-names.ts';
import { allCityNames } from '../../contract/lookup/place-name.ts';
import { lookupId } from '../../lookups/lookup-id.ts';
import { placeKey } from '../../lookups/place-key.ts';
import type { SeedTarget } from './target.ts';

/** The lookups by which names of the demo are resolved. */
export interface Lookups {
  countryId(code: string): string;
  cityId(code: string, name: string): string;
  /** Cities by id. */
  cities: ReadonlyMap<string, ListedCity>;
  /** All names by which a city is found. */
  citySearchNames(code: string, name: string): string[];
  areaId(code: string, city: string, name: string): string | null;
  categoryId(slug: string): string;
  /** Names of a category in the four languages. */
  categoryNames(id: string): { en: string; tr: string; ru: string; ar: string };
  typeId(kind: 'company' | 'logistic' | 'shipping', slug: string): string;
  planId(key: string): string;
  planCredit(key: string): number;
  planRule(key: string, rule: number): number;
  price(serviceType: number): number;
}

/** Reads the lookups once. @throws for an unknown name in the demo */
export async function readLookups(database: SeedTarget['database']): Promise<Lookups> {
  const ids = async (sql: string): Promise<Set<string>> =>
    new Set((await database.prepare(sql).all<{ id: string }>()).results.map(({ id }) => id));
  const places = await ids(
    'SELECT id FROM country UNION ALL SELECT id FROM city WHERE same_as IS NULL UNION ALL SELECT id FROM area UNION ALL SELECT id FROM lookup_type',
  );
  const cities = new Map(
    (
      await database
        .prepare('SELECT id, country_id, name, names FROM city')
        .all<{ id: string; country_id: string; name: string; names: string | null }>()
    ).results.map(({ id, country_id, name, names }): [string, ListedCity & { name: string }] => [
      id,
      { id, country_id, name, ...namedCity(name, names) },
    ]),
  );
  const categories = new Map(
    (
      await database
        .prepare('SELECT id, en, tr, ru, ar FROM category')
        .all<{ id: string; en: string; tr: string; ru: string; ar: string }>()
    ).results.map((row) => [row.id, row]),
  );
  const plans = new Map(
    (
      await database.prepare('SELECT id, key, additional_credit FROM plan').all<{ id: string; key: string; additional_credit: number }>()
    ).results.map((row) => [row.key, row]),
  );
  const rules = (
    await database.prepare('SELECT plan_id, rule, number FROM plan_rule').all<{ plan_id: string; rule: number; number: number }>()
  ).results;
  const prices = (
    await database
      .prepare('SELECT service_type, price, pay_order FROM service_price')
      .all<{ service_type: number; price: number; pay_order: number }>()
  ).results;

  const known = (set: { has(id: string): boolean }, kind: Parameters<typeof lookupId>[0], key: string): string => {
    const id = lookupId(kind, key);
    if (!set.has(id)) throw new Error(`the demo names ${kind} ${key}, which is not in the lookups`);
    return id;
  };
  const planOf = (key: string) => {
    const plan = plans.get(key);
    if (plan === undefined) throw new Error(`no plan ${key}`);
    return plan;
  };
  return {
    countryId: (code) => known(places, 'country', code),
    cityId: (code, name) => known(places, 'city', `${code}:${placeKey(name)}`),
    cities,
    citySearchNames: (code, name) => {
      const city = cities.get(known(places, 'city', `${code}:${placeKey(name)}`));
      return city === undefined ? [] : allCityNames(city.name, city.names, city.also);
    },
    areaId: (code, city, name) => known(places, 'area', `${code}:${placeKey(city)}:${placeKey(name)}`),
    categoryId: (slug) => known(categories, 'category', slug),
    categoryNames: (id) => {
      const row = categories.get(id);
      if (row === undefined) throw new Error(`no category ${id}`);
      return row;
    },
    typeId: (kind, slug) => known(places, 'type', `${kind}/${slug}`),
    planId: (key) => planOf(key).id,
    planCredit: (key) => planOf(key).additional_credit,
    planRule: (key, rule) => rules.find((row) => row.plan_id === planOf(key).id && row.rule === rule)?.number ?? 0,
    price: (serviceType) => {
      const row = prices.find((each) => each.service_type === serviceType);
      return row === undefined || row.pay_order === 2 ? 0 : row.price;
    },
  };
}
