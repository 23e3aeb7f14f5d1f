import { useEffect, useMemo, useState } from 'react';
import { getCities, getCountries } from '../../contract/lookup/calls.ts';
import type { City, Country } from '../../contract/lookup/schemas.ts';
import { call } from '../client/call.ts';
import { countryOptions, dialCodeOptions } from '../form/place-options.ts';
import type { Language } from '../../contract/text/languages.ts';
import type { ComboBoxOption } from '../ui/field/ComboBox.tsx';
import type { DialCodeOption } from '../ui/field/PhoneField.tsx';

export interface CountryLists {
  countries: readonly ComboBoxOption[];
  dialCodes: readonly DialCodeOption[];
}

/**
 * Countries by name in the page's language, fetched after hydration.
 * @param known dial codes to use until then
 * @param codes codes of the countries to list; by default all
 */
export function useCountries(language: Language, known: readonly DialCodeOption[], codes?: readonly string[]): CountryLists {
  const [list, setList] = useState<readonly Country[]>([]);
  useEffect(() => {
    void call(getCountries).then((answer) => answer.ok && setList(answer.data));
  }, []);
  return useMemo(() => {
    const listed = codes === undefined ? list : list.filter(({ code }) => codes.includes(code));
    return { countries: countryOptions(listed, language), dialCodes: list.length === 0 ? known : dialCodeOptions(listed, language) };
  }, [list, language, known, codes]);
}

/** Cities with their areas, the largest first; none until a country is chosen. */
export function useCities(countryId: string | null): readonly City[] {
  const [loaded, setLoaded] = useState<{ countryId: string; cities: readonly City[] } | null>(null);
  useEffect(() => {
    if (countryId === null) return;
    let isCurrent = true;
    void call(getCities, { params: { countryId } }).then((answer) => {
      if (isCurrent && answer.ok) setLoaded({ countryId, cities: answer.data });
    });
    return () => {
      isCurrent = false;
    };
  }, [countryId]);
  return loaded !== null && loaded.countryId === countryId ? loaded.cities : [];
}
