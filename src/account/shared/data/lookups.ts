/** Lookups as the API answers them. */
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
import type { Language } from '../../../../contract/text/languages.ts';
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

/** @returns a function from a two-letter code (lower case) to the country's name */
export function useCountryNames(language: Language): (code: string) => string {
  const countries = useCountries();
  const names = useMemo(() => new Map(countries.map(({ code, name }) => [asciiLowerCase(code), name[language]])), [countries, language]);
  return (code) => names.get(code) ?? asciiUpperCase(code);
}
