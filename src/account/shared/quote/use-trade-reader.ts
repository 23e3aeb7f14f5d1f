import type { TradeReader } from '../../../i18n/trade.ts';
import { useCountryNames } from '../data/lookups.ts';
import { useTexts } from '../texts.tsx';

/** Formats trade facts in the reader's language. */
export function useTradeReader(): TradeReader {
  const { t, language } = useTexts();
  return { t, language, country: useCountryNames(language) };
}
