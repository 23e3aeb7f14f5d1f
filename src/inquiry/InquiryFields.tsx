import { useWatch } from 'react-hook-form';
import type { Country } from '../../contract/lookup/schemas.ts';
import { leftToRight } from '../../contract/text/isolate.ts';
import { freightUnits, incoterms, units } from '../../contract/trade/codes.ts';
import { factLimits } from '../../contract/trade/fact-limits.ts';
import { SelectInput } from '../form/fields/SelectInput.tsx';
import { TextInput } from '../form/fields/TextInput.tsx';
import { countryOptions } from '../form/place-options.ts';
import type { TextsOf } from '../i18n/keys.ts';
import type { Language } from '../../contract/text/languages.ts';
import type { InquiryValues } from './values.ts';

export interface InquiryFieldsProps {
  t: TextsOf<'quote' | 'trade'>;
  language: Language;
  countries: readonly Country[];
}

/** Fields of a quote request within a form: for goods quantity and destination, for freight origin and destination. */
export function InquiryFields({ t, language, countries }: InquiryFieldsProps) {
  const kind = useWatch<InquiryValues, 'kind'>({ name: 'kind' });
  const places = countryOptions(countries, language);
  const place = (side: 'from' | 'to', isRequired: boolean) => (
    <div className="fields-side-by-side">
      <SelectInput<InquiryValues>
        name={`${side}Country`}
        label={t(`quote.form.${side}Country`)}
        options={places.map(({ id, label }) => ({ id, label }))}
        placeholder={t('quote.form.noCountry')}
        isRequired={isRequired}
      />
      <TextInput<InquiryValues>
        name={`${side}Detail`}
        label={t('quote.form.place')}
        autoComplete="off"
        maxLength={factLimits.placeDetail}
      />
    </div>
  );
  const day = (
    <TextInput<InquiryValues> name="day" type="date" label={t(kind === 'goods' ? 'quote.form.neededBy' : 'quote.form.readyOn')} />
  );
  if (kind === 'freight')
    return (
      <>
        {place('from', true)}
        {place('to', true)}
        <div className="fields-side-by-side">
          <TextInput<InquiryValues> name="count" label={t('quote.form.count')} inputMode="numeric" dir="ltr" autoComplete="off" />
          <SelectInput<InquiryValues>
            name="loadUnit"
            label={t('quote.form.loadUnit')}
            options={freightUnits.map((id) => ({ id, label: t(`trade.freightUnitName.${id}`) }))}
          />
          {day}
        </div>
      </>
    );
  return (
    <>
      <div className="fields-side-by-side">
        <TextInput<InquiryValues>
          name="quantity"
          label={t('quote.form.quantity')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          isRequired
        />
        <SelectInput<InquiryValues>
          name="unit"
          label={t('quote.form.unit')}
          options={units.map((id) => ({ id, label: t(`trade.unitName.${id}`) }))}
        />
      </div>
      <div className="fields-side-by-side">
        <SelectInput<InquiryValues>
          name="incoterm"
          label={t('quote.form.delivery')}
          placeholder={t('quote.form.noDelivery')}
          options={incoterms.map((id) => ({ id, label: `${leftToRight(id)} · ${t(`trade.incoterm.${id}`)}` }))}
        />
        {day}
      </div>
      {place('to', false)}
    </>
  );
}
