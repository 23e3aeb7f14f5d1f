import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { currencies, type Unit } from '../../../contract/trade/codes.ts';
import { factLimits } from '../../../contract/trade/fact-limits.ts';
import { ComboInput } from '../../form/fields/ComboInput.tsx';
import { SelectInput } from '../../form/fields/SelectInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { typedNumber } from '../../form/typed-number.ts';
import { amountText, moneyText } from '../../i18n/trade.ts';
import { useCountryOptions } from '../shared/data/place-choices.ts';
import { ManyPick } from '../shared/fields/ManyPick.tsx';
import { useTexts } from '../shared/texts.tsx';
import { NumberInput } from '../shared/trade/NumberInput.tsx';
import { useChoices } from '../shared/trade/use-choices.ts';
import { factLengths } from './facts.ts';
import type { ProductValues } from './form.ts';

/** Trade facts: unit, price, minimum order, lead time, origin, packaging, HS code, certificates. All are optional. */
export function FactFields() {
  const { t, language } = useTexts();
  const heading = useId();
  const choices = useChoices();
  const countries = useCountryOptions(language);
  const [priceKind, unit, minimumOrder, incoterm] = useWatch<ProductValues, ['priceKind', 'unit', 'minimumOrder', 'incoterm']>({
    name: ['priceKind', 'unit', 'minimumOrder', 'incoterm'],
  });
  const optional = t('common.optional');
  const none = t('product.facts.none');
  const least = typedNumber(minimumOrder, language);
  return (
    <div className="stack gap-4" role="group" aria-labelledby={heading}>
      <div className="stack gap-1">
        <h2 className="text-md" id={heading}>
          {t('trade.label.title')}
        </h2>
        <p className="text-sm soft">{t('product.facts.about')}</p>
      </div>
      <div className="form-grid">
        <SelectInput<ProductValues>
          name="unit"
          label={t('trade.label.unit')}
          optionalLabel={optional}
          placeholder={none}
          options={choices.units}
        />
        <NumberInput<ProductValues>
          name="minimumOrder"
          label={t('trade.label.minimumOrder')}
          optionalLabel={optional}
          hint={least === null || unit === '' ? undefined : amountText(least, unit as Unit, { t, language })}
          maxLength={factLengths.amount}
        />
        <SelectInput<ProductValues>
          name="priceKind"
          label={t('trade.label.price')}
          optionalLabel={optional}
          placeholder={none}
          options={[
            { id: 'stated', label: t('product.facts.stated') },
            { id: 'onRequest', label: t('trade.onRequest') },
          ]}
        />
        {priceKind === 'stated' && <PriceFields />}
        <SelectInput<ProductValues>
          name="incoterm"
          label={t('trade.label.delivery')}
          optionalLabel={optional}
          placeholder={none}
          options={choices.incoterms}
        />
        {incoterm !== '' && (
          <TextInput<ProductValues>
            name="deliveryPlace"
            label={t('product.facts.deliveryPlace')}
            optionalLabel={optional}
            dir="auto"
            maxLength={factLimits.placeDetail}
          />
        )}
        <NumberInput<ProductValues>
          name="leadTimeDays"
          label={t('product.facts.leadTime')}
          optionalLabel={optional}
          isWhole
          maxLength={factLengths.days}
        />
        <ComboInput<ProductValues>
          key={countries.length}
          name="originCountryId"
          label={t('trade.label.origin')}
          optionalLabel={optional}
          options={countries}
          disabled={countries.length === 0}
        />
        <SelectInput<ProductValues>
          name="packaging"
          label={t('trade.label.packaging')}
          optionalLabel={optional}
          placeholder={none}
          options={choices.packagings}
        />
        <NumberInput<ProductValues>
          name="hsCode"
          label={t('trade.label.hsCode')}
          optionalLabel={optional}
          isWhole
          maxLength={factLengths.hsCode}
        />
        <div className="whole">
          <ManyPick
            name="certificates"
            label={t('trade.label.certificates')}
            options={choices.certificates}
            limit={factLimits.certificates}
          />
        </div>
      </div>
    </div>
  );
}

/** The fields of a price range for one unit. */
function PriceFields() {
  const { t, language } = useTexts();
  const [from, to, currency] = useWatch<ProductValues, ['priceFrom', 'priceTo', 'currency']>({
    name: ['priceFrom', 'priceTo', 'currency'],
  });
  const shown = (typed: string): string | undefined => {
    const money = typedNumber(typed, language);
    return money === null ? undefined : moneyText(money, currency, language);
  };
  return (
    <>
      <NumberInput<ProductValues>
        name="priceFrom"
        label={t('product.facts.priceFrom')}
        hint={shown(from)}
        isRequired
        maxLength={factLengths.amount}
      />
      <NumberInput<ProductValues>
        name="priceTo"
        label={t('product.facts.priceTo')}
        hint={shown(to) ?? t('product.facts.priceToHint')}
        optionalLabel={t('common.optional')}
        maxLength={factLengths.amount}
      />
      <SelectInput<ProductValues>
        name="currency"
        label={t('trade.label.currency')}
        options={currencies.map((id) => ({ id, label: id }))}
        isRequired
      />
    </>
  );
}
