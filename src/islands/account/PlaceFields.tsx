import { type Ref, useMemo } from 'react';
import { areaOptions, cityOptions } from '../../form/place-options.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { ComboBox, type ComboBoxOption } from '../../ui/field/ComboBox.tsx';
import { withArea, withCity, withCountry, type Place } from './sign-up-place.ts';
import { useCities } from '../use-countries.ts';

export interface PlaceFieldsProps {
  language: Language;
  /** Ref of the country field, which the form can focus. */
  ref: Ref<HTMLInputElement>;
  value: Place;
  onChange: (place: Place) => void;
  errorMessage?: string;
  countries: readonly ComboBoxOption[];
  isCountryNeeded: boolean;
  texts: Record<'country' | 'city' | 'area' | 'open' | 'none', string>;
}

/** Country → city → area, each found by typing. */
export function PlaceFields({ language, ref, value, onChange, errorMessage, countries, isCountryNeeded, texts }: PlaceFieldsProps) {
  const cities = useCities(value.countryId);
  const cityList = useMemo(() => cityOptions(cities, language), [cities, language]);
  const areas = useMemo(() => areaOptions(cities, value.cityId), [cities, value.cityId]);
  const shared = { openLabel: texts.open, noneLabel: texts.none };
  return (
    <>
      <ComboBox
        {...shared}
        ref={ref}
        label={texts.country}
        isRequired={isCountryNeeded}
        value={value.countryId}
        onChange={(id) => onChange(withCountry(value, id))}
        options={countries}
        errorMessage={errorMessage}
      />
      {/* The key creates a new field for each country, so that no text typed for another country remains. */}
      <ComboBox
        {...shared}
        key={`city-of-${value.countryId}`}
        label={texts.city}
        value={value.cityId}
        onChange={(id) => onChange(withCity(value, id))}
        options={cityList}
        disabled={cityList.length === 0}
      />
      <ComboBox
        {...shared}
        key={`area-of-${value.cityId}`}
        label={texts.area}
        value={value.areaId}
        onChange={(id) => onChange(withArea(value, id))}
        options={areas}
        disabled={areas.length === 0}
      />
    </>
  );
}
