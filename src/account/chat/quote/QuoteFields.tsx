import { useFormContext, useWatch } from 'react-hook-form';
import { quoteLimits } from '../../../../contract/quote/fields.ts';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import type { Place } from '../../../../contract/trade/shown.ts';
import { ComboInput } from '../../../form/fields/ComboInput.tsx';
import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { placeText } from '../../../i18n/trade.ts';
import { useCityOptions, useCountryOptions } from '../../shared/data/place-choices.ts';
import { useTradeReader } from '../../shared/quote/use-trade-reader.ts';
import { useTexts } from '../../shared/texts.tsx';
import { NumberInput } from '../../shared/trade/NumberInput.tsx';
import { useChoices } from '../../shared/trade/use-choices.ts';
import type { QuoteValues } from './quote-form.ts';

/** Price, quantity, place and time. */
export function GoodsFields() {
  const { t, language } = useTexts();
  const { setValue, clearErrors } = useFormContext<QuoteValues>();
  const [incoterm, countryId] = useWatch<QuoteValues, ['incoterm', 'countryId']>({ name: ['incoterm', 'countryId'] });
  const choices = useChoices();
  const countries = useCountryOptions(language);
  const cities = useCityOptions(incoterm === '' ? null : countryId, language);
  return (
    <>
      <div className="quote-fields quote-fields--3">
        <NumberInput<QuoteValues> name="price" label={t('quote.form.price')} isRequired />
        <SelectInput<QuoteValues> name="currency" label={t('quote.form.currency')} options={choices.currencies} />
        <SelectInput<QuoteValues> name="priceUnit" label={t('quote.form.per')} options={choices.units} />
      </div>
      <div className="quote-fields quote-fields--3">
        <NumberInput<QuoteValues> name="quantity" label={t('quote.form.quantity')} isRequired />
        <SelectInput<QuoteValues> name="unit" label={t('quote.form.unit')} options={choices.units} />
        <SelectInput<QuoteValues> name="frequency" label={t('quote.form.frequency')} options={choices.frequencies} />
      </div>
      <SelectInput<QuoteValues>
        name="incoterm"
        label={t('quote.form.delivery')}
        placeholder={t('quote.form.noDelivery')}
        options={choices.incoterms}
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
            // Either of the two fields names the place.
            onChanged={() => clearErrors('place')}
          />
          <TextInput<QuoteValues> name="place" label={t('quote.form.place')} autoComplete="off" maxLength={factLimits.placeDetail} />
        </div>
      )}
      <div className="quote-fields quote-fields--3">
        <NumberInput<QuoteValues> name="hsCode" label={t('quote.row.hsCode')} isWhole />
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
          placeholder={t('quote.form.noPackaging')}
          options={choices.packagings}
        />
      </div>
      <NumberInput<QuoteValues> name="leadTime" label={t('quote.form.leadTime')} isWhole />
    </>
  );
}

/**
 * Price, load and time.
 * @param from origin named by the request, which becomes part of the quote
 * @param to destination
 */
export function FreightFields({ from, to }: { from: Place | undefined; to: Place | undefined }) {
  const { t } = useTexts();
  const reader = useTradeReader();
  const choices = useChoices();
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
        <NumberInput<QuoteValues> name="price" label={t('quote.form.price')} isRequired />
        <SelectInput<QuoteValues> name="currency" label={t('quote.form.currency')} options={choices.currencies} />
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
        <NumberInput<QuoteValues> name="count" label={t('quote.form.count')} isWhole />
        <SelectInput<QuoteValues> name="loadUnit" label={t('quote.form.loadUnit')} options={choices.freightUnits} />
        <NumberInput<QuoteValues> name="transit" label={t('quote.form.transit')} isWhole />
      </div>
    </>
  );
}

/** Payment, validity and note: the same for goods and freight. */
export function LastFields() {
  const { t, number } = useTexts();
  const choices = useChoices();
  const payment = useWatch<QuoteValues, 'payment'>({ name: 'payment' });
  return (
    <>
      <div className="quote-fields quote-fields--3">
        <SelectInput<QuoteValues>
          name="payment"
          label={t('quote.form.payment')}
          placeholder={t('quote.form.noPayment')}
          options={choices.paymentTerms}
        />
        {payment === 'openAccount' && <NumberInput<QuoteValues> name="paymentDays" label={t('quote.form.days')} isWhole />}
        {payment !== '' && payment !== 'advance' && <NumberInput<QuoteValues> name="advance" label={t('quote.form.advance')} isWhole />}
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
