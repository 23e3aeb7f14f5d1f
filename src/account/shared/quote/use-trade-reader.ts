import { useMemo } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import type { TradeReader } from '../../../i18n/trade.ts';
import { useCountries } from '../lookups.ts';
import { useTexts } from '../texts.tsx';

/** Names of countries by their codes, in a language. */
export function useCountryNames(): (code: string, language: Language) => string {
  const countries = useCountries();
  return useMemo(() => {
    const byCode = new Map(countries.map(({ code, name }) => [code.toLowerCase(), name]));
    return (code, language) => byCode.get(code)?.[language] ?? code.toUpperCase();
  }, [countries]);
}

/** What writes trade facts in the reader's language. */
export function useTradeReader(): TradeReader {
  const { t, language } = useTexts();
  const nameOf = useCountryNames();
  return useMemo(() => ({ t, language, country: (code) => nameOf(code, language) }), [t, language, nameOf]);
}
