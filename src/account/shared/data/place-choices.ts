/** Countries, cities and dial codes to choose from, in the reader's language. */
import { useMemo } from 'react';
import { cityOptions, countryOptions, dialCodeOptions } from '../../../form/place-options.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import type { ComboBoxOption } from '../../../ui/field/ComboBox.tsx';
import type { DialCodeOption } from '../../../ui/field/PhoneField.tsx';
import { useCities, useCountries } from './lookups.ts';

export function useCountryOptions(language: Language): readonly ComboBoxOption[] {
  const countries = useCountries();
  return useMemo(() => countryOptions(countries, language), [countries, language]);
}

/** Cities of a country, the largest first; undefined while they are loading. */
export function useCityOptions(countryId: string | null, language: Language): readonly ComboBoxOption[] | undefined {
  const cities = useCities(countryId);
  return useMemo(() => cities && cityOptions(cities, language), [cities, language]);
}

export function useDialCodes(language: Language): readonly DialCodeOption[] {
  const countries = useCountries();
  return useMemo(() => dialCodeOptions(countries, language), [countries, language]);
}
