import { asciiUpperCase } from '../../contract/text/letter-case.ts';
import type { TradeReader } from '../i18n/trade.ts';
import { countriesByCode } from './trade-names.ts';
import type { Visitor } from './visitor.ts';

/** Language, texts and country names for the trade facts of a page. */
export async function tradeReaderOf({ t, language }: Visitor): Promise<TradeReader> {
  const countries = await countriesByCode();
  return { t, language, country: (code) => countries.get(code)?.name[language] ?? asciiUpperCase(code) };
}
