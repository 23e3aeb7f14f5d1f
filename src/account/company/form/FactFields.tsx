import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { spokenLanguages, type Unit } from '../../../../contract/trade/codes.ts';
import { factLimits } from '../../../../contract/trade/fact-limits.ts';
import { SelectInput } from '../../../form/fields/SelectInput.tsx';
import { typedNumber } from '../../../form/typed-number.ts';
import { amountText } from '../../../i18n/trade.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { useCountryOptions } from '../../shared/data/place-choices.ts';
import { ManyPick } from '../../shared/fields/ManyPick.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { NumberInput } from '../../shared/trade/NumberInput.tsx';
import { useChoices } from '../../shared/trade/use-choices.ts';
import { factLengths } from './facts.ts';
import type { CompanyValues } from './values.ts';

/** Founding year, capacity, markets, languages. All are optional. */
export function FactFields() {
  const { t, language } = useTexts();
  const choices = useChoices();
  const countries = useCountryOptions(language);
  const names = useMemo(
    () =>
      spokenLanguages
        .map((id) => ({ id, label: languageName(id, language) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  );
  const [capacity, unit] = useWatch<CompanyValues, ['capacity', 'capacityUnit']>({ name: ['capacity', 'capacityUnit'] });
  const amount = typedNumber(capacity, language);
  return (
    <>
      <NumberInput<CompanyValues> name="foundedIn" label={t('company.facts.foundedIn')} isWhole maxLength={factLengths.year} />
      <NumberInput<CompanyValues>
        name="capacity"
        label={t('company.facts.capacity')}
        hint={amount === null || unit === '' ? t('company.facts.capacityHint') : amountText(amount, unit as Unit, { t, language })}
        maxLength={factLengths.amount}
      />
      <SelectInput<CompanyValues>
        name="capacityUnit"
        label={t('company.facts.capacityUnit')}
        placeholder={t('common.actions.choose')}
        options={choices.units}
      />
      <SelectInput<CompanyValues> name="capacityFrequency" label={t('company.facts.capacityFrequency')} options={choices.frequencies} />
      <div className="whole">
        <ManyPick name="marketCountryIds" label={t('company.facts.markets')} options={countries} limit={factLimits.markets} />
      </div>
      <div className="whole">
        <ManyPick name="speaks" label={t('company.facts.speaks')} options={names} limit={factLimits.spokenLanguages} />
      </div>
    </>
  );
}
