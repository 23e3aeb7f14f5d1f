import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  certificates,
  currencies,
  frequencies,
  incoterms,
  packagings,
  paymentTerms,
  type Unit,
  units,
} from '../../../../contract/trade/codes.ts';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { typedNumber } from '../../../form/typed-number.ts';
import { localeOf } from '../../../i18n/languages.ts';
import { amountText, moneyText } from '../../../i18n/trade.ts';
import { useCountryOptions } from '../../shared/data/lookups.ts';
import { ManyPick } from '../../shared/fields/ManyPick.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { Choice } from './Choice.tsx';
import { HsFields } from './HsFields.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { Group } from './Group.tsx';
import type { TradeValues } from './values.ts';

/** Of a request to buy or to sell. @param isWanted buyers name a target price and the origin they want */
export function GoodsFields({ isWanted }: { isWanted: boolean }) {
  const { t, language, number } = useTexts();
  const { setValue, getValues } = useFormContext<TradeValues>();
  const names = ['quantity', 'unit', 'priceKind', 'price', 'currency', 'paymentTerm'] as const;
  const [quantity, unit, priceKind, price, currency, term] = useWatch<TradeValues, typeof names>({ name: names });
  const countries = useCountryOptions(language);
  const currencyNames = useMemo(() => new Intl.DisplayNames(localeOf[language], { type: 'currency' }), [language]);
  const amount = typedNumber(quantity, language);
  const money = typedNumber(price, language);
  return (
    <>
      <Group title={t('tradeForm.group.goods')}>
        <HsFields />
        <NumberInput
          name="quantity"
          label={t('trade.label.quantity')}
          hint={amount === null || unit === '' ? undefined : amountText(amount, unit as Unit, { t, language })}
        />
        <Choice
          name="unit"
          label={t('trade.label.unit')}
          codes={units}
          nameOf={(code) => t(`trade.unitName.${code}`)}
          onChanged={(code: Unit) => getValues('priceUnit') === '' && setValue('priceUnit', code, { shouldDirty: true })}
        />
        <Choice
          name="frequency"
          label={t('tradeForm.field.frequency')}
          codes={frequencies}
          nameOf={(code) => t(`trade.frequency.${code}`)}
          isFixed
        />
        <Choice name="packaging" label={t('trade.label.packaging')} codes={packagings} nameOf={(code) => t(`trade.packaging.${code}`)} />
      </Group>
      <Group title={t('tradeForm.group.delivery')}>
        <div className="whole">
          <Choice
            name="incoterm"
            label={t('trade.label.delivery')}
            codes={incoterms}
            nameOf={(code) => `${code} · ${t(`trade.incoterm.${code}`)}`}
          />
        </div>
        <PlaceFields name="delivery" label={t('trade.label.place')} />
        <div className="whole">
          <ManyPick
            saysOptional={false}
            name="originCountryIds"
            label={t(isWanted ? 'trade.label.originWanted' : 'trade.label.origin')}
            hint={t(isWanted ? 'tradeForm.hint.originWanted' : 'tradeForm.hint.many', { limit: number(factLimits.origins) })}
            options={countries}
            limit={factLimits.origins}
          />
        </div>
      </Group>
      <Group title={t('tradeForm.group.price')}>
        <div className="whole">
          <Choice
            name="priceKind"
            label={t(isWanted ? 'trade.label.targetPrice' : 'trade.label.price')}
            codes={['stated', 'onRequest']}
            nameOf={(kind) => (kind === 'stated' ? t('tradeForm.priceKind.stated') : t('trade.onRequest'))}
          />
        </div>
        {priceKind === 'stated' && (
          <>
            <NumberInput
              name="price"
              label={t('trade.label.price')}
              hint={money === null ? undefined : moneyText(money, currency, language)}
              isRequired
            />
            <Choice
              name="currency"
              label={t('trade.label.currency')}
              codes={currencies}
              nameOf={(code) => `${code} · ${currencyNames.of(code)}`}
              isFixed
            />
            <Choice name="priceUnit" label={t('tradeForm.field.priceUnit')} codes={units} nameOf={(code) => t(`trade.unitName.${code}`)} />
          </>
        )}
        <Choice name="paymentTerm" label={t('trade.label.payment')} codes={paymentTerms} nameOf={(code) => t(`trade.payment.${code}`)} />
        {term === 'openAccount' && <NumberInput name="paymentDays" label={t('tradeForm.field.days')} isWhole />}
        {term !== '' && term !== 'advance' && <NumberInput name="advancePercent" label={t('tradeForm.field.advance')} isWhole />}
      </Group>
      <Group title={t('tradeForm.group.proof')}>
        <div className="whole">
          <ManyPick
            saysOptional={false}
            name="certificates"
            label={t('trade.label.certificates')}
            hint={t('tradeForm.hint.many', { limit: number(factLimits.certificates) })}
            options={certificates.map((id) => ({ id, label: t(`trade.certificate.${id}`) }))}
            limit={factLimits.certificates}
          />
        </div>
        <ValidUntil />
      </Group>
    </>
  );
}

/** The last day on which it holds. */
export function ValidUntil() {
  const { t } = useTexts();
  return <TextInput<TradeValues> name="validUntil" type="date" label={t('trade.label.validUntil')} hint={t('tradeForm.hint.validUntil')} />;
}
