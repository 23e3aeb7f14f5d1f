import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { addressLengths } from '../../../contract/user/fields.ts';
import { ComboInput } from '../../form/fields/ComboInput.tsx';
import { LongTextInput } from '../../form/fields/LongTextInput.tsx';
import { PhoneInput } from '../../form/fields/PhoneInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { areaOptions } from '../../form/place-options.ts';
import { useCities, useCityOptions, useCountries, useCountryOptions, useDialCodes } from '../shared/data/lookups.ts';
import { useTexts } from '../shared/texts.tsx';
import { Setting } from './Setting.tsx';
import type { ProfileKnown, ProfileValues } from './form.ts';

/** The account's address, which invoices use. Changing the country clears city and district; changing the city clears the district. */
export function AddressFields({ hasAddress }: ProfileKnown) {
  const { t, language } = useTexts();
  const { setValue, getValues } = useFormContext<ProfileValues>();
  const [countryId, cityId] = useWatch<ProfileValues, ['countryId', 'cityId']>({ name: ['countryId', 'cityId'] });
  const countries = useCountries();
  const countryOptions = useCountryOptions(language);
  const cities = useCities(countryId);
  const cityList = useCityOptions(countryId, language);
  const areas = useMemo(() => areaOptions(cities ?? [], cityId), [cities, cityId]);
  const optional = t('common.optional');

  const onCountry = (id: string | null): void => {
    setValue('cityId', null, { shouldDirty: true });
    setValue('areaId', null, { shouldDirty: true });
    const code = countries.find((country) => country.id === id)?.code;
    if (code !== undefined && getValues('addressPhone').digits === '')
      setValue('addressPhone', { country: asciiLowerCase(code), digits: '' });
  };
  return (
    <Setting id="address" title={t('user.settings.address.title')} about={t('user.settings.address.about')}>
      <div className="form-grid">
        <div className="whole">
          <TextInput<ProfileValues>
            name="addressHeader"
            label={t('user.settings.address.header')}
            hint={t('user.settings.address.headerHint')}
            optionalLabel={optional}
            maxLength={addressLengths.header}
          />
        </div>
        <ComboInput<ProfileValues>
          key={`country ${countryOptions.length}`}
          name="countryId"
          label={t('user.settings.address.country')}
          options={countryOptions}
          disabled={countryOptions.length === 0}
          onChanged={onCountry}
          optionalLabel={optional}
        />
        <ComboInput<ProfileValues>
          key={`city ${countryId} ${cities?.length}`}
          name="cityId"
          label={t('user.settings.address.city')}
          options={cityList ?? []}
          onChanged={() => setValue('areaId', null, { shouldDirty: true })}
          disabled={countryId === null || cities === undefined}
          optionalLabel={optional}
        />
        {areas.length > 0 && (
          <ComboInput<ProfileValues>
            key={`area ${cityId}`}
            name="areaId"
            label={t('user.settings.address.area')}
            options={areas}
            optionalLabel={optional}
          />
        )}
        <TextInput<ProfileValues>
          name="postalCode"
          label={t('user.settings.address.postalCode')}
          optionalLabel={optional}
          dir="ltr"
          maxLength={addressLengths.postalCode}
          autoComplete="postal-code"
        />
        <div className="whole">
          <LongTextInput<ProfileValues>
            name="addressDescription"
            label={t('user.settings.address.description')}
            hint={t('user.settings.address.descriptionHint')}
            limit={addressLengths.description}
            rows={3}
            {...(hasAddress ? { isRequired: true } : { optionalLabel: optional })}
          />
        </div>
        <PhoneInput<ProfileValues>
          name="addressPhone"
          label={t('user.settings.address.phone')}
          dialCodes={useDialCodes(language)}
          optionalLabel={optional}
        />
        <TextInput<ProfileValues>
          name="fax"
          type="tel"
          label={t('user.settings.address.fax')}
          optionalLabel={optional}
          maxLength={addressLengths.fax}
        />
        <TextInput<ProfileValues>
          name="addressEmail"
          type="email"
          label={t('user.settings.address.email')}
          optionalLabel={optional}
          maxLength={addressLengths.email}
        />
      </div>
    </Setting>
  );
}
