/** Amounts in words, as banks require them on invoices; loaded with a pro-forma. */
import { type Currency, currencyDigits } from '../../contract/trade/codes.ts';
import { upperCase } from '../../contract/text/letter-case.ts';
import type { Gender } from './arabic-number.ts';
import type { TextsOf } from './keys.ts';
import { type Language, localeOf } from '../../contract/text/languages.ts';

/** Lira and rupee are feminine in Russian and Arabic; the other currencies are masculine there. */
const genderOf = (currency: Currency): Gender => (currency === 'TRY' || currency === 'INR' ? 'feminine' : 'masculine');

type NumberWords = (number: bigint, gender: Gender) => string;

/** Turkish documents write numbers as one word, so that nothing can be inserted. */
async function numberWords(language: Language): Promise<NumberWords> {
  switch (language) {
    case 'en': {
      const { toCardinal } = await import('n2words/en-US');
      return (number) => toCardinal(number);
    }
    case 'tr': {
      const { toCardinal } = await import('n2words/tr-TR');
      return (number) => toCardinal(number, { dropSpaces: true });
    }
    case 'ru': {
      const { toCardinal } = await import('n2words/ru-RU');
      return (number, gender) => toCardinal(number, { gender });
    }
    case 'ar':
      return (await import('./arabic-number.ts')).arabicNumber;
  }
}

/** The currency's name in the form for the number before it: доллар, доллара, долларов. */
const currencyName = (number: bigint, currency: Currency, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 })
    .formatToParts(number)
    .findLast(({ type }) => type === 'currency')?.value ?? currency;

const capitalised = (text: string, language: Language): string => upperCase(text.slice(0, 1), language) + text.slice(1);

/** @param amount in the form of the API: `117010.00` */
export type AmountInWords = (amount: string, currency: Currency) => string;

/** @throws if the words of the language cannot be loaded */
export async function amountInWords(language: Language, t: TextsOf<'quote'>): Promise<AmountInWords> {
  const words = await numberWords(language);
  return (amount, currency) => {
    const [whole = '0', part = ''] = amount.split('.');
    const digits = currencyDigits(currency);
    const number = BigInt(whole);
    return capitalised(
      t('quote.doc.inWords', {
        words: words(number, genderOf(currency)),
        currency: currencyName(number, currency, language),
        fraction: `${part.padEnd(digits, '0')}/${10 ** digits}`,
      }),
      language,
    );
  };
}
