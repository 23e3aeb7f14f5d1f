/** Names of countries, categories and types in the page's language, from cached lookups. */
import { asciiLowerCase, asciiUpperCase } from '../../contract/text/letter-case.ts';
import { getCategories, getCountries, getLogisticTypes, getShippingTypes } from '../../contract/lookup/calls.ts';
import type { Category, Country, LookupType } from '../../contract/lookup/schemas.ts';
import type { LocalText } from '../../contract/wire/wire.ts';
import type { TradeReader } from '../i18n/trade.ts';
import { callApi, derivedFrom } from './call-api.ts';
import type { Visitor } from './visitor.ts';

type ByKey<Value> = ReadonlyMap<string, Value>;

const mapOf = <Item, Value>(list: readonly Item[], entries: (item: Item) => readonly (readonly [string, Value])[]): ByKey<Value> =>
  derivedFrom(list, 'by key', () => new Map(list.flatMap(entries)));

/** By two-letter code, lower case. */
export async function countriesByCode(): Promise<ByKey<Country>> {
  const list = await callApi(getCountries);
  return mapOf(list, (country) => [[asciiLowerCase(country.code), country]]);
}

export async function categoriesById(): Promise<ByKey<Category>> {
  const { categories } = await callApi(getCategories);
  return mapOf(categories, (category) => [[category.id, category]]);
}

/** Known values for the address of a list (contract/catalogue/list-query.ts). */
export async function knownPlaces() {
  const [categories, countries] = await Promise.all([categoriesById(), countriesByCode()]);
  const categoryOf = (subId: string) =>
    [...categories.values()].find(({ subCategories }) => subCategories.some(({ id }) => id === subId))?.id;
  return { categories, countries, categoryOf };
}
/** Known values for a list of requests. */
export async function knownNames() {
  const [places, loadTypes, shippingTypes] = await Promise.all([knownPlaces(), logisticTypesById(), shippingTypesById()]);
  return { ...places, loadTypes, shippingTypes };
}

/** The name of a sub-category, or undefined. */
export const subCategoryName = (category: Category | undefined, id: string): LocalText | undefined =>
  category?.subCategories.find((sub) => sub.id === id)?.description;

const typesById = (types: readonly LookupType[]): ByKey<LookupType> => mapOf(types, (type) => [[type.id, type]]);
export const logisticTypesById = async (): Promise<ByKey<LookupType>> => typesById((await callApi(getLogisticTypes)).logisticTypes);
export const shippingTypesById = async (): Promise<ByKey<LookupType>> => typesById((await callApi(getShippingTypes)).shippingTypes);

/** Language, texts and country names for the trade facts of a page. */
export async function tradeReaderOf({ t, language }: Visitor): Promise<TradeReader> {
  const countries = await countriesByCode();
  return { t, language, country: (code) => countries.get(code)?.name[language] ?? asciiUpperCase(code) };
}
