/** Lookups for forms, in the reader's language. */
import { useMemo } from 'react';
import { asciiLowerCase, asciiUpperCase } from '../../../../contract/text/letter-case.ts';
import {
  getCategories,
  getCities,
  getCompanyTypes,
  getCountries,
  getLogisticTypes,
  getShippingTypes,
} from '../../../../contract/lookup/calls.ts';
import type { Category, City, Country, LookupType } from '../../../../contract/lookup/schemas.ts';
import { cityOptions, countryOptions, dialCodeOptions } from '../../../form/place-options.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { ComboBoxOption } from '../../../ui/field/ComboBox.tsx';
import type { DialCodeOption } from '../../../ui/field/PhoneField.tsx';
import { useCall } from './query.ts';

const lookup = { isLookup: true } as const;
const none: readonly never[] = [];

export const useCountries = (): readonly Country[] => useCall(getCountries, undefined, lookup).data ?? none;
export const useCategories = (): readonly Category[] => useCall(getCategories, undefined, lookup).data?.categories ?? none;
export const useCompanyTypes = (): readonly LookupType[] => useCall(getCompanyTypes, undefined, lookup).data?.types ?? none;
export const useLogisticTypes = (): readonly LookupType[] => useCall(getLogisticTypes, undefined, lookup).data?.logisticTypes ?? none;
export const useShippingTypes = (): readonly LookupType[] => useCall(getShippingTypes, undefined, lookup).data?.shippingTypes ?? none;

/** @returns undefined while they are loading */
export function useCities(countryId: string | null): readonly City[] | undefined {
  return useCall(getCities, { params: { countryId: countryId ?? '' } }, { ...lookup, enabled: countryId !== null }).data;
}

export function useCountryOptions(language: Language): readonly ComboBoxOption[] {
  const countries = useCountries();
  return useMemo(() => countryOptions(countries, language), [countries, language]);
}

/** Cities of a country, the largest first; undefined while they are loading. */
export function useCityOptions(countryId: string | null, language: Language): readonly ComboBoxOption[] | undefined {
  const cities = useCities(countryId);
  return useMemo(() => cities && cityOptions(cities, language), [cities, language]);
}

/** @returns a function from a two-letter code (lower case) to the country's name */
export function useCountryNames(language: Language): (code: string) => string {
  const countries = useCountries();
  const names = useMemo(() => new Map(countries.map(({ code, name }) => [asciiLowerCase(code), name[language]])), [countries, language]);
  return (code) => names.get(code) ?? asciiUpperCase(code);
}

export function useDialCodes(language: Language): readonly DialCodeOption[] {
  const countries = useCountries();
  return useMemo(() => dialCodeOptions(countries, language), [countries, language]);
}
