import type { Country } from '../../contract/lookup/schemas.ts';
import { leftToRight } from '../../contract/isolate.ts';
import { freightUnits, incoterms, units, type FreightUnit, type Incoterm, type Unit } from '../../contract/trade/codes.ts';
import { factLimits } from '../../contract/trade/fact-limits.ts';
import { countryOptions } from '../form/place-options.ts';
import type { TextsOf } from '../i18n/keys.ts';
import type { Language } from '../i18n/languages.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { InquiryValues } from './values.ts';

export interface InquiryFieldsProps {
  t: TextsOf<'quote' | 'trade'>;
  language: Language;
  values: InquiryValues;
  errors: Partial<Record<keyof InquiryValues, string>>;
  countries: readonly Country[];
  onChange: (values: InquiryValues) => void;
}

/** What a quote is asked for: of goods how much and to where, of freight from where to where. */
export function InquiryFields({ t, language, values, errors, countries, onChange }: InquiryFieldsProps) {
  const { kind } = values;
  const places = countryOptions(countries, language);
  const bound = (name: keyof InquiryValues) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    errorMessage: errors[name],
  });
  const place = (side: 'from' | 'to', isRequired: boolean) => (
    <div className="fields-side-by-side">
      <Select
        {...bound(`${side}Country`)}
        label={t(`quote.form.${side}Country`)}
        options={places.map(({ id, label }) => ({ id, label }))}
        placeholder={t('quote.form.noDelivery')}
        isRequired={isRequired}
      />
      <TextField {...bound(`${side}Detail`)} label={t('quote.form.place')} autoComplete="off" maxLength={factLimits.placeDetail} />
    </div>
  );
  const day = <TextField {...bound('day')} type="date" label={t(kind === 'goods' ? 'quote.form.neededBy' : 'quote.form.readyOn')} />;
  if (kind === 'freight')
    return (
      <>
        {place('from', true)}
        {place('to', true)}
        <div className="fields-side-by-side">
          <TextField {...bound('count')} label={t('quote.form.count')} inputMode="numeric" dir="ltr" autoComplete="off" />
          <Select
            {...bound('loadUnit')}
            onChange={(loadUnit) => onChange({ ...values, loadUnit: loadUnit as FreightUnit })}
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
        <TextField {...bound('quantity')} label={t('quote.form.quantity')} inputMode="decimal" dir="ltr" autoComplete="off" isRequired />
        <Select
          {...bound('unit')}
          onChange={(unit) => onChange({ ...values, unit: unit as Unit })}
          label={t('quote.form.unit')}
          options={units.map((id) => ({ id, label: t(`trade.unitName.${id}`) }))}
        />
      </div>
      <div className="fields-side-by-side">
        <Select
          {...bound('incoterm')}
          onChange={(incoterm) => onChange({ ...values, incoterm: incoterm as Incoterm | '' })}
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
