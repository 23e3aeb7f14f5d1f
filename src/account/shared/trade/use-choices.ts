import { useMemo } from 'react';
import { leftToRight } from '../../../../contract/text/isolate.ts';
import {
  certificates,
  currencies,
  dangerousGoodsClasses,
  freightUnits,
  frequencies,
  incoterms,
  packagings,
  paymentTerms,
  units,
} from '../../../../contract/trade/codes.ts';
import { localeOf } from '../../../../contract/text/languages.ts';
import { dangerousGoodsText } from '../../../i18n/trade.ts';
import { useTexts } from '../texts.tsx';

const named = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
  codes.map((id) => ({ id, label: nameOf(id) }));

/** Options for the codes of trade facts, in the reader's language. */
export function useChoices() {
  const { t, language } = useTexts();
  return useMemo(() => {
    const currencyNames = new Intl.DisplayNames(localeOf[language], { type: 'currency' });
    return {
      units: named(units, (id) => t(`trade.unitName.${id}`)),
      freightUnits: named(freightUnits, (id) => t(`trade.freightUnitName.${id}`)),
      frequencies: named(frequencies, (id) => t(`trade.frequency.${id}`)),
      packagings: named(packagings, (id) => t(`trade.packaging.${id}`)),
      incoterms: named(incoterms, (id) => `${leftToRight(id)} · ${t(`trade.incoterm.${id}`)}`),
      currencies: named(currencies, (id) => `${leftToRight(id)} · ${currencyNames.of(id) ?? ''}`),
      paymentTerms: named(paymentTerms, (id) => t(`trade.payment.${id}`)),
      certificates: named(certificates, (id) => t(`trade.certificate.${id}`)),
      dangerousGoods: named(dangerousGoodsClasses, (id) => dangerousGoodsText(id, { t, language })),
    };
  }, [t, language]);
}
