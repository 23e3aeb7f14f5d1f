import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { asciiLowerCase } from '../../../../contract/text/letter-case.ts';
import { ComboInput } from '../../../form/fields/ComboInput.tsx';
import { areaOptions } from '../../../form/place-options.ts';
import type { ComboBoxProps } from '../../../ui/field/ComboBox.tsx';
import { useCities, useCountries } from '../data/lookups.ts';
import { useCityOptions, useCountryOptions } from '../data/place-choices.ts';
import { useTexts } from '../texts.tsx';
import type { AddressValues } from './address.ts';
import type { PhoneParts } from '../../../ui/field/phone-digits.ts';

type PhoneName = 'phone' | 'addressPhone';
type PlaceValues = AddressValues & Record<PhoneName, PhoneParts>;

interface PlaceInputsProps extends Pick<ComboBoxProps, 'isRequired' | 'optionalLabel'> {
  labels: Record<'country' | 'city' | 'area', string>;
  /** The phone of this address; without digits it gets the dial code of the country. */
  phone: PhoneName;
}

/** Country, city and district of an address. Changing the country clears city and district; changing the city clears the district. */
export function PlaceInputs({ labels, phone, ...need }: PlaceInputsProps) {
  const { language } = useTexts();
  const { setValue, getValues } = useFormContext<PlaceValues>();
  const [countryId, cityId] = useWatch<PlaceValues, ['countryId', 'cityId']>({ name: ['countryId', 'cityId'] });
  const countries = useCountries();
  const countryOptions = useCountryOptions(language);
  const cities = useCities(countryId);
  const cityList = useCityOptions(countryId, language);
  const areas = useMemo(() => areaOptions(cities ?? [], cityId), [cities, cityId]);

  const onCountry = (id: string | null): void => {
    setValue('cityId', null, { shouldDirty: true });
    setValue('areaId', null, { shouldDirty: true });
    const code = countries.find((country) => country.id === id)?.code;
    if (code !== undefined && getValues(phone).digits === '') setValue(phone, { country: asciiLowerCase(code), digits: '' });
  };
  return (
    <>
      <ComboInput<PlaceValues>
        key={`country ${countryOptions.length}`}
        name="countryId"
        label={labels.country}
        options={countryOptions}
        disabled={countryOptions.length === 0}
        onChanged={onCountry}
        {...need}
      />
      <ComboInput<PlaceValues>
        key={`city ${countryId} ${cities?.length}`}
        name="cityId"
        label={labels.city}
        options={cityList ?? []}
        onChanged={() => setValue('areaId', null, { shouldDirty: true })}
        disabled={cities === undefined}
        {...need}
      />
      {areas.length > 0 && <ComboInput<PlaceValues> key={`area ${cityId}`} name="areaId" label={labels.area} options={areas} {...need} />}
    </>
  );
}
