import { useFormContext, useWatch } from 'react-hook-form';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import { ComboInput } from '../../../form/fields/ComboInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useCityOptions, useCountryOptions } from '../../shared/data/place-choices.ts';
import { useTexts } from '../../shared/texts.tsx';
import type { PlaceName, TradeValues } from './values.ts';

/** Country, city and free text. Changing the country clears the city. */
export function PlaceFields({ name, label }: { name: PlaceName; label: string }) {
  const { t, language } = useTexts();
  const { setValue } = useFormContext<TradeValues>();
  const countryId = useWatch<TradeValues, `${PlaceName}CountryId`>({ name: `${name}CountryId` });
  const countries = useCountryOptions(language);
  const cities = useCityOptions(countryId, language);
  return (
    <>
      <ComboInput<TradeValues>
        key={`country ${countries.length}`}
        name={`${name}CountryId`}
        label={`${label}: ${t('tradeForm.field.country')}`}
        options={countries}
        disabled={countries.length === 0}
        onChanged={() => setValue(`${name}CityId`, null, { shouldDirty: true })}
      />
      <ComboInput<TradeValues>
        key={`city ${countryId} ${cities?.length}`}
        name={`${name}CityId`}
        label={`${label}: ${t('tradeForm.field.city')}`}
        options={cities ?? []}
        disabled={cities === undefined}
      />
      <div className="whole">
        <TextInput<TradeValues>
          name={`${name}Detail`}
          label={`${label}: ${t('tradeForm.field.detail')}`}
          maxLength={factLimits.placeDetail}
        />
      </div>
    </>
  );
}
