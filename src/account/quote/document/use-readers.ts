import { useQuery } from '@tanstack/react-query';
import { isLanguage, type Language } from '../../../../contract/text/languages.ts';
import { asciiLowerCase, asciiUpperCase } from '../../../../contract/text/letter-case.ts';
import { type AmountInWords, amountInWords } from '../../../i18n/amount-in-words.ts';
import { growingTexts } from '../../../i18n/browser.ts';
import { useCountries } from '../../shared/data/lookups.ts';
import type { QuoteReader } from '../../shared/quote/rows.ts';

/** Formats a document in one language. */
export interface DocumentReader extends QuoteReader {
  language: Language;
  inWords: AmountInWords;
}

/** Formatters for the languages of a document, independent of the language of the page; undefined until their texts are loaded. */
export function useReaders(codes: readonly string[]): readonly DocumentReader[] | undefined {
  const countries = useCountries();
  const nameOf = (code: string, language: Language): string =>
    countries.find((country) => asciiLowerCase(country.code) === code)?.name[language] ?? asciiUpperCase(code);
  const languages = codes.filter(isLanguage);
  const { data } = useQuery({
    queryKey: ['document-texts', ...languages],
    queryFn: () =>
      Promise.all(
        languages.map(async (language) => {
          const texts = growingTexts(language);
          await texts.add(['quote', 'trade']);
          return { t: texts.t, language, inWords: await amountInWords(language, texts.t) };
        }),
      ),
    staleTime: Infinity,
  });
  return data?.map((reader) => ({ ...reader, country: (code) => nameOf(code, reader.language) }));
}
