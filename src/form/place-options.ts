/** Countries, cities and districts as lists show them: by their names in the reader's language, found under all others. */
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { type Language, localeOf } from '../../contract/text/languages.ts';
import type { City, Country } from '../../contract/lookup/schemas.ts';
import { allCityNames, cityNameOf } from '../../contract/lookup/place-name.ts';
import type { ComboBoxOption } from '../ui/field/ComboBox.tsx';
import type { DialCodeOption } from '../ui/field/PhoneField.tsx';

/** All names find a country, whatever language people type in. */
const countrySearchText = ({ name, code }: Country): string => `${name.en} ${name.tr} ${name.ru} ${name.ar} ${code}`;

export function countryOptions(countries: readonly Country[], language: Language): ComboBoxOption[] {
  const { compare } = new Intl.Collator(localeOf[language]);
  return countries
    .map((country) => ({ id: country.id, label: country.name[language], searchText: countrySearchText(country) }))
    .sort((one, other) => compare(one.label, other.label));
}

/** Options for dial codes, by the names of their countries. A country without a dial code is left out. */
export function dialCodeOptions(countries: readonly Country[], language: Language): DialCodeOption[] {
  const { compare } = new Intl.Collator(localeOf[language]);
  return countries
    .filter(({ dial_code: code }) => code !== '')
    .map((country) => ({
      id: asciiLowerCase(country.code),
      country: country.name[language],
      dialCode: country.dial_code.startsWith('+') ? country.dial_code : `+${country.dial_code}`,
      searchText: countrySearchText(country),
    }))
    .sort((one, other) => compare(one.country, other.country));
}

/** Numbers places of the same name: labels of a list are unique. */
export const apart = <Option extends ComboBoxOption>(options: readonly Option[]): Option[] => {
  const times = new Map<string, number>();
  return options.map((option) => {
    const time = (times.get(option.label) ?? 0) + 1;
    times.set(option.label, time);
    return time === 1 ? option : { ...option, label: `${option.label} (${time})` };
  });
};

export const cityOptions = (cities: readonly City[], language: Language): ComboBoxOption[] =>
  apart(
    cities.map(({ id, name, names, also }) => ({
      id,
      label: cityNameOf(name, names, language),
      searchText: allCityNames(name, names, also).join(' '),
    })),
  );

export const areaOptions = (cities: readonly City[], cityId: string | null): ComboBoxOption[] =>
  apart((cities.find(({ id }) => id === cityId)?.areas ?? []).map(({ id, name }) => ({ id, label: name })));
