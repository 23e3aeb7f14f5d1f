import { expect, test } from 'vitest';
import {
  getActivityAreas,
  getCategories,
  getCities,
  getCompanyTypes,
  getCountries,
  getLogisticTypes,
  getShippingTypes,
} from '../../../contract/lookup/calls.ts';
import { call, callLoosely, data } from '../../support/api/api-client.ts';
import { lookups } from '../../support/api/api-fixtures.ts';

test('countries have a lower-case code, a dial code and names in four languages', async () => {
  const countries = await data(getCountries);
  expect(countries.length).toBeGreaterThan(190);
  const turkey = countries.find(({ code }) => code === 'tr');
  expect(turkey).toMatchObject({ dial_code: '+90', name: { tr: 'Türkiye', ru: 'Турция' } });
  expect(
    countries.every(({ code, name }) => /^[a-z]{2}$/.test(code) && [name.en, name.tr, name.ru, name.ar].every((text) => text !== '')),
  ).toBe(true);
});

test('cities are returned with their areas, the largest first', async () => {
  const { countryId } = await lookups();
  const cities = await data(getCities, { params: { countryId } });
  expect(cities[0]?.name).toBe('İstanbul');
  expect(cities[0]?.areas.map(({ name }) => name)).toContain('Kadıköy');
});

test('cities have names in languages that differ from the general name, and alternative names by which they are found', async () => {
  const countries = await data(getCountries);
  const citiesOf = async (code: string) =>
    data(getCities, { params: { countryId: countries.find((country) => country.code === code)?.id ?? '' } });
  const cities = [...(await citiesOf('tr')), ...(await citiesOf('sa')), ...(await citiesOf('de'))];
  expect(cities.find(({ name }) => name === 'İstanbul')?.names).toEqual({ en: 'Istanbul', ru: 'Стамбул', ar: 'إسطنبول' });
  expect(cities.find(({ name }) => name === 'Riyadh')?.names).toEqual({ tr: 'Riyad', ru: 'Эр-Рияд', ar: 'الرياض' });
  expect(cities.find(({ name }) => name === 'Munich')?.also).toEqual(['München']);
  // Answers do not say which names were transliterated.
  expect((await citiesOf('ru')).find(({ name }) => name === 'Podolsk')?.names).toEqual({ ru: 'Подольск', ar: 'بودولسك' });
  // Of two rows for the same city, one is listed.
  expect((await citiesOf('ly')).filter(({ names }) => names?.ar === 'الزاوية').map(({ name }) => name)).toEqual(['Zawiya']);
});

test('an unknown country returns 404 for its cities, an invalid id 400', async () => {
  const missing = await call(getCities, { params: { countryId: 'f'.repeat(24) } });
  expect([missing.status, missing.envelope.code]).toEqual([404, 'NOT_FOUND']);
  const wrong = await callLoosely(getCities, { params: { countryId: 'turkey' } });
  expect([wrong.status, wrong.envelope.errors]).toEqual([400, { countryId: 'INVALID_ID' }]);
});

test('every category has sub-categories, and the types are complete', async () => {
  const { categories } = await data(getCategories);
  expect(categories).toHaveLength(17);
  expect(categories.every(({ subCategories, icon }) => subCategories.length === 6 && icon !== '')).toBe(true);
  expect((await data(getCompanyTypes)).types).toHaveLength(8);
  expect((await data(getLogisticTypes)).logisticTypes).toHaveLength(8);
  expect((await data(getShippingTypes)).shippingTypes).toHaveLength(12);
  expect((await data(getActivityAreas)).activityAreas.map(({ id }) => id)).toEqual([1, 2]);
});
