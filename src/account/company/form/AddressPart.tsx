import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { asciiLowerCase } from '../../../../contract/text/letter-case.ts';
import { addressLengths } from '../../../../contract/user/fields.ts';
import { ComboInput } from '../../../form/fields/ComboInput.tsx';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { PhoneInput } from '../../../form/fields/PhoneInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { areaOptions } from '../../../form/place-options.ts';
import { useCities, useCityOptions, useCountries, useCountryOptions, useDialCodes } from '../../shared/data/lookups.ts';
import { useTexts } from '../../shared/texts.tsx';
import { ProfileAddress } from './ProfileAddress.tsx';
import type { CompanyValues } from './values.ts';

/** The address. Changing the country clears city and district; changing the city clears the district. */
export function AddressPart() {
  const { t, language } = useTexts();
  const { setValue, getValues } = useFormContext<CompanyValues>();
  const [countryId, cityId] = useWatch<CompanyValues, ['countryId', 'cityId']>({ name: ['countryId', 'cityId'] });
  const countries = useCountries();
  const countryOptions = useCountryOptions(language);
  const cities = useCities(countryId);
  const cityList = useCityOptions(countryId, language);
  const areas = useMemo(() => areaOptions(cities ?? [], cityId), [cities, cityId]);

  const onCountry = (id: string | null): void => {
    setValue('cityId', null);
    setValue('areaId', null);
    const code = countries.find((country) => country.id === id)?.code;
    if (code !== undefined && getValues('phone').digits === '') setValue('phone', { country: asciiLowerCase(code), digits: '' });
  };
  return (
    <div className="form-grid">
      <ProfileAddress />
      <div className="whole">
        <TextInput<CompanyValues>
          name="addressHeader"
          label={t('company.field.addressHeader')}
          hint={t('company.hint.addressHeader')}
          maxLength={addressLengths.header}
          isRequired
        />
      </div>
      <ComboInput<CompanyValues>
        key={`country ${countryOptions.length}`}
        name="countryId"
        label={t('company.field.country')}
        options={countryOptions}
        disabled={countryOptions.length === 0}
        onChanged={onCountry}
        isRequired
      />
      <ComboInput<CompanyValues>
        key={`city ${countryId} ${cities?.length}`}
        name="cityId"
        label={t('company.field.city')}
        options={cityList ?? []}
        onChanged={() => setValue('areaId', null)}
        disabled={cities === undefined}
        isRequired
      />
      {areas.length > 0 && (
        <ComboInput<CompanyValues> key={`area ${cityId}`} name="areaId" label={t('company.field.area')} options={areas} isRequired />
      )}
      <TextInput<CompanyValues>
        name="postalCode"
        label={t('company.field.postalCode')}
        dir="ltr"
        maxLength={addressLengths.postalCode}
        autoComplete="postal-code"
        isRequired
      />
      <div className="whole">
        <LongTextInput<CompanyValues>
          name="addressDescription"
          label={t('company.field.addressDescription')}
          limit={addressLengths.description}
          rows={3}
          isRequired
        />
      </div>
      <PhoneInput<CompanyValues>
        name="phone"
        label={t('company.field.phone')}
        hint={t('company.hint.phone')}
        dialCodes={useDialCodes(language)}
        isRequired
      />
      <TextInput<CompanyValues>
        name="fax"
        type="tel"
        label={t('company.field.fax')}
        optionalLabel={t('common.optional')}
        maxLength={addressLengths.fax}
      />
    </div>
  );
}
