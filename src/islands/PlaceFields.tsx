import { useMemo } from 'react';
import { ComboBox, type ComboBoxOption } from '../ui/ComboBox.tsx';
import { withArea, withCity, withCountry, type Place } from './sign-up-place.ts';
import { useCities } from './use-countries.ts';

interface PlaceFieldsProps {
  value: Place;
  onChange: (place: Place) => void;
  countries: readonly ComboBoxOption[];
  texts: Record<'country' | 'city' | 'area' | 'open' | 'none', string>;
}

const optionsOf = (list: readonly { id: string; name: string }[]): ComboBoxOption[] =>
  // Two places of one name are told apart by a number: a picker's labels are unique.
  list.map(({ id, name }, index) => {
    const before = list.slice(0, index).filter((other) => other.name === name).length;
    return { id, label: before === 0 ? name : `${name} (${before + 1})` };
  });

/** Country → city → area, each found by typing. The stars are cosmetic (D-27). */
export function PlaceFields({ value, onChange, countries, texts }: PlaceFieldsProps) {
  const cities = useCities(value.countryId);
  const cityOptions = useMemo(() => optionsOf(cities), [cities]);
  const areas = useMemo(() => optionsOf(cities.find(({ id }) => id === value.cityId)?.areas ?? []), [cities, value.cityId]);
  const shared = { openLabel: texts.open, noneLabel: texts.none, isRequired: true };
  return (
    <>
      <ComboBox
        {...shared}
        label={texts.country}
        value={value.countryId}
        onChange={(id) => onChange(withCountry(value, id))}
        options={countries}
      />
      {/* Anew for each country, so that nothing typed for the last one stays. */}
      <ComboBox
        {...shared}
        key={`city-of-${value.countryId}`}
        label={texts.city}
        value={value.cityId}
        onChange={(id) => onChange(withCity(value, id))}
        options={cityOptions}
        disabled={cityOptions.length === 0}
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
