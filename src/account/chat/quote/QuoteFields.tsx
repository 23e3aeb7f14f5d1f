import { useFormContext, useWatch } from 'react-hook-form';
import { quoteLimits } from '../../../../contract/quote/fields.ts';
import { currencies, freightUnits, frequencies, incoterms, packagings, paymentTerms, units } from '../../../../contract/trade/codes.ts';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import type { Place } from '../../../../contract/trade/shown.ts';
import { ComboInput } from '../../../form/fields/ComboInput.tsx';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { localeOf } from '../../../i18n/languages.ts';
import { leftToRight } from '../../../../contract/text/isolate.ts';
import { placeText } from '../../../i18n/trade.ts';
import { useCityOptions, useCountryOptions } from '../../shared/data/lookups.ts';
import { useTradeReader } from '../../shared/quote/use-trade-reader.ts';
import { useTexts } from '../../shared/texts.tsx';
import type { QuoteValues } from './quote-form.ts';

function useCurrencyOptions() {
  const { language } = useTexts();
  const names = new Intl.DisplayNames(localeOf[language], { type: 'currency' });
  return currencies.map((id) => ({ id, label: `${leftToRight(id)} · ${names.of(id) ?? ''}` }));
}

function useUnitOptions() {
  const { t } = useTexts();
  return units.map((id) => ({ id, label: t(`trade.unitName.${id}`) }));
}

/** Price, quantity, where and when. */
export function GoodsFields() {
  const { t, language } = useTexts();
  const { setValue, clearErrors } = useFormContext<QuoteValues>();
  const [incoterm, countryId] = useWatch<QuoteValues, ['incoterm', 'countryId']>({ name: ['incoterm', 'countryId'] });
  const [currencyOptions, unitOptions] = [useCurrencyOptions(), useUnitOptions()];
  const countries = useCountryOptions(language);
  const cities = useCityOptions(incoterm === '' ? null : countryId, language);
  return (
    <>
      <div className="quote-fields quote-fields--3">
        <TextInput<QuoteValues> name="price" label={t('quote.form.price')} inputMode="decimal" dir="ltr" autoComplete="off" isRequired />
        <SelectInput<QuoteValues> name="currency" label={t('quote.form.currency')} options={currencyOptions} />
        <SelectInput<QuoteValues> name="priceUnit" label={t('quote.form.per')} options={unitOptions} />
      </div>
      <div className="quote-fields quote-fields--3">
        <TextInput<QuoteValues>
          name="quantity"
          label={t('quote.form.quantity')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          isRequired
        />
        <SelectInput<QuoteValues> name="unit" label={t('quote.form.unit')} options={unitOptions} />
        <SelectInput<QuoteValues>
          name="frequency"
          label={t('quote.form.frequency')}
          options={frequencies.map((id) => ({ id, label: t(`trade.frequency.${id}`) }))}
        />
      </div>
      <SelectInput<QuoteValues>
        name="incoterm"
        label={t('quote.form.delivery')}
        placeholder={t('quote.form.noDelivery')}
        options={incoterms.map((id) => ({ id, label: `${leftToRight(id)} · ${t(`trade.incoterm.${id}`)}` }))}
      />
      {incoterm !== '' && (
        <div className="quote-fields quote-fields--3">
          <ComboInput<QuoteValues>
            name="countryId"
            label={t('quote.form.country')}
            options={countries}
            onChanged={() => setValue('cityId', null)}
            isRequired
          />
          <ComboInput<QuoteValues>
            name="cityId"
            label={t('quote.form.city')}
            options={cities ?? []}
            disabled={countryId === null}
            // Either of the two names the place.
            onChanged={() => clearErrors('place')}
          />
          <TextInput<QuoteValues> name="place" label={t('quote.form.place')} autoComplete="off" maxLength={factLimits.placeDetail} />
        </div>
      )}
      <div className="quote-fields quote-fields--3">
        <TextInput<QuoteValues>
          name="hsCode"
          label={t('quote.row.hsCode')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={factLimits.typedLength}
        />
        <ComboInput<QuoteValues>
          key={`origin ${countries.length}`}
          name="originCountryId"
          label={t('quote.row.origin')}
          options={countries}
          disabled={countries.length === 0}
        />
        <SelectInput<QuoteValues>
          name="packaging"
          label={t('quote.row.packaging')}
          placeholder={t('quote.form.noDelivery')}
          options={packagings.map((id) => ({ id, label: t(`trade.packaging.${id}`) }))}
        />
      </div>
      <TextInput<QuoteValues> name="leadTime" label={t('quote.form.leadTime')} inputMode="numeric" dir="ltr" autoComplete="off" />
    </>
  );
}

/**
 * Price, load and time.
 * @param from where the goods are, as the request says it: it is quoted along
 * @param to where they go
 */
export function FreightFields({ from, to }: { from: Place | undefined; to: Place | undefined }) {
  const { t } = useTexts();
  const reader = useTradeReader();
  const currencyOptions = useCurrencyOptions();
  return (
    <>
      {(from ?? to) !== undefined && (
        <dl className="row text-sm">
          {from !== undefined && (
            <div>
              <dt className="faint">{t('trade.label.from')}</dt>
              <dd>{placeText(from, reader)}</dd>
            </div>
          )}
          {to !== undefined && (
            <div>
              <dt className="faint">{t('trade.label.to')}</dt>
              <dd>{placeText(to, reader)}</dd>
            </div>
          )}
        </dl>
      )}
      <div className="quote-fields quote-fields--3">
        <TextInput<QuoteValues> name="price" label={t('quote.form.price')} inputMode="decimal" dir="ltr" autoComplete="off" isRequired />
        <SelectInput<QuoteValues> name="currency" label={t('quote.form.currency')} options={currencyOptions} />
        <SelectInput<QuoteValues>
          name="priceFor"
          label={t('quote.form.priceFor')}
          options={[
            { id: 'total', label: t('quote.form.whole') },
            { id: 'unit', label: t('quote.form.each') },
          ]}
        />
      </div>
      <div className="quote-fields quote-fields--3">
        <TextInput<QuoteValues> name="count" label={t('quote.form.count')} inputMode="numeric" dir="ltr" autoComplete="off" />
        <SelectInput<QuoteValues>
          name="loadUnit"
          label={t('quote.form.loadUnit')}
          options={freightUnits.map((id) => ({ id, label: t(`trade.freightUnitName.${id}`) }))}
        />
        <TextInput<QuoteValues> name="transit" label={t('quote.form.transit')} inputMode="numeric" dir="ltr" autoComplete="off" />
      </div>
    </>
  );
}

/** Payment, validity and a note: of goods and freight alike. */
export function LastFields() {
  const { t, number } = useTexts();
  const payment = useWatch<QuoteValues, 'payment'>({ name: 'payment' });
  return (
    <>
      <div className="quote-fields quote-fields--3">
        <SelectInput<QuoteValues>
          name="payment"
          label={t('quote.form.payment')}
          placeholder={t('quote.form.noPayment')}
          options={paymentTerms.map((id) => ({ id, label: t(`trade.payment.${id}`) }))}
        />
        {payment === 'openAccount' && (
          <TextInput<QuoteValues> name="paymentDays" label={t('quote.form.days')} inputMode="numeric" dir="ltr" autoComplete="off" />
        )}
        {payment !== '' && payment !== 'advance' && (
          <TextInput<QuoteValues> name="advance" label={t('quote.form.advance')} inputMode="numeric" dir="ltr" autoComplete="off" />
        )}
      </div>
      <TextInput<QuoteValues> name="validUntil" type="date" label={t('quote.form.validUntil')} isRequired />
      <LongTextInput<QuoteValues>
        name="note"
        label={t('quote.form.note')}
        rows={3}
        limit={quoteLimits.note}
        countLabel={(used, limit) => `${number(used)} / ${number(limit)}`}
      />
    </>
  );
}
