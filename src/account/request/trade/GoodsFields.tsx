import { useFormContext, useWatch } from 'react-hook-form';
import type { Unit } from '../../../../contract/trade/codes.ts';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { typedNumber } from '../../../form/typed-number.ts';
import { amountText, moneyText } from '../../../i18n/trade.ts';
import { useCountryOptions } from '../../shared/data/place-choices.ts';
import { ManyPick } from '../../shared/fields/ManyPick.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { NumberInput } from '../../shared/trade/NumberInput.tsx';
import { useChoices } from '../../shared/trade/use-choices.ts';
import { Choice } from './Choice.tsx';
import { HsFields } from './HsFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { Group } from './Group.tsx';
import type { TradeValues } from './values.ts';

/** For import and export requests. @param isWanted for an import request, in which buyers name a target price and an acceptable origin */
export function GoodsFields({ isWanted }: { isWanted: boolean }) {
  const { t, language, number } = useTexts();
  const { setValue, getValues } = useFormContext<TradeValues>();
  const names = ['quantity', 'unit', 'priceKind', 'price', 'currency', 'paymentTerm'] as const;
  const [quantity, unit, priceKind, price, currency, term] = useWatch<TradeValues, typeof names>({ name: names });
  const countries = useCountryOptions(language);
  const choices = useChoices();
  const amount = typedNumber(quantity, language);
  const money = typedNumber(price, language);
  return (
    <>
      <Group title={t('tradeForm.group.goods')}>
        <HsFields />
        <NumberInput<TradeValues>
          name="quantity"
          label={t('trade.label.quantity')}
          hint={amount === null || unit === '' ? undefined : amountText(amount, unit as Unit, { t, language })}
        />
        <Choice
          name="unit"
          label={t('trade.label.unit')}
          options={choices.units}
          onChanged={(code: Unit) => getValues('priceUnit') === '' && setValue('priceUnit', code, { shouldDirty: true })}
        />
        <SelectInput<TradeValues> name="frequency" label={t('tradeForm.field.frequency')} options={choices.frequencies} />
        <Choice name="packaging" label={t('trade.label.packaging')} options={choices.packagings} />
      </Group>
      <Group title={t('tradeForm.group.delivery')}>
        <div className="whole">
          <Choice name="incoterm" label={t('trade.label.delivery')} options={choices.incoterms} />
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
            options={[
              { id: 'stated', label: t('tradeForm.priceKind.stated') },
              { id: 'onRequest', label: t('trade.onRequest') },
            ]}
          />
        </div>
        {priceKind === 'stated' && (
          <>
            <NumberInput<TradeValues>
              name="price"
              label={t('trade.label.price')}
              hint={money === null ? undefined : moneyText(money, currency, language)}
              isRequired
            />
            <SelectInput<TradeValues> name="currency" label={t('trade.label.currency')} options={choices.currencies} />
            <Choice name="priceUnit" label={t('tradeForm.field.priceUnit')} options={choices.units} />
          </>
        )}
        <Choice name="paymentTerm" label={t('trade.label.payment')} options={choices.paymentTerms} />
        {term === 'openAccount' && <NumberInput<TradeValues> name="paymentDays" label={t('tradeForm.field.days')} isWhole />}
        {term !== '' && term !== 'advance' && (
          <NumberInput<TradeValues> name="advancePercent" label={t('tradeForm.field.advance')} isWhole />
        )}
      </Group>
      <Group title={t('tradeForm.group.proof')}>
        <div className="whole">
          <ManyPick
            saysOptional={false}
            name="certificates"
            label={t('trade.label.certificates')}
            hint={t('tradeForm.hint.many', { limit: number(factLimits.certificates) })}
            options={choices.certificates}
            limit={factLimits.certificates}
          />
        </div>
        <ValidUntil />
      </Group>
    </>
  );
}

/** The last day on which the request is valid. */
export function ValidUntil() {
  const { t } = useTexts();
  return <TextInput<TradeValues> name="validUntil" type="date" label={t('trade.label.validUntil')} hint={t('tradeForm.hint.validUntil')} />;
}
