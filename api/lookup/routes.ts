import {
  getActivityAreas,
  getCategories,
  getCities,
  getCompanyTypes,
  getCountries,
  getLogisticTypes,
  getShippingTypes,
} from '../../contract/lookup/calls.ts';
import { on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readCategories, readCities, readCountries, readTypes } from './store.ts';

/** Two fixed values of the API, not rows: companies contain 1 and 2. */
const activityAreas = [
  { id: 1, description: { en: 'Import', tr: 'İthalat', ru: 'Импорт', ar: 'استيراد' } },
  { id: 2, description: { en: 'Export', tr: 'İhracat', ru: 'Экспорт', ar: 'تصدير' } },
];

export const lookupRoutes: readonly Route[] = [
  on(getCountries, ({ deps }) => readCountries(deps.db)),
  on(getCities, async ({ params, deps }) => {
    const cities = await readCities(deps.db, params.countryId);
    if (cities === null) throw new Refusal('NOT_FOUND');
    return cities;
  }),
  on(getCategories, async ({ deps }) => ({ categories: await readCategories(deps.db) })),
  on(getActivityAreas, async () => ({ activityAreas })),
  on(getCompanyTypes, async ({ deps }) => ({ types: (await readTypes(deps.db)).company })),
  on(getLogisticTypes, async ({ deps }) => ({ logisticTypes: (await readTypes(deps.db)).logistic })),
  on(getShippingTypes, async ({ deps }) => ({ shippingTypes: (await readTypes(deps.db)).shipping })),
];
