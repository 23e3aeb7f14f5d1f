/** Texts of the bank in the language of the customer. */
import { directionOf, fallbackLanguage, type Language, languageOf, localeOf } from '../contract/text/languages.ts';
import { priceText } from '../contract/text/isolate.ts';
import ar from '../locales/ar/bank.json';
import en from '../locales/en/bank.json';
import ru from '../locales/ru/bank.json';
import tr from '../locales/tr/bank.json';
import type { Payment } from './payment.ts';

export type Texts = typeof en;
const texts: Record<Language, Texts> = { en, tr, ru, ar };

export interface Reader {
  language: Language;
  direction: 'ltr' | 'rtl';
  texts: Texts;
  /** The amount, formatted for the reader. */
  amount: string;
}

/** The language is read from the callback address of the shop, since the institution's `locale` is only Turkish or English. */
export function readerOf({
  callbackUrl,
  locale,
  paidPrice,
  currency,
}: Pick<Payment, 'callbackUrl' | 'locale' | 'paidPrice' | 'currency'>): Reader {
  const language = languageOf(new URL(callbackUrl).searchParams.get('language')) ?? languageOf(locale) ?? fallbackLanguage;
  const amount = priceText(new Intl.NumberFormat(localeOf[language], { style: 'currency', currency }), paidPrice, language);
  return { language, direction: directionOf(language), texts: texts[language], amount };
}
