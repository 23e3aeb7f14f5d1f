import { useQuery } from '@tanstack/react-query';
import { isLanguage, languageOf, type Language } from '../../../contract/languages.ts';
import { asciiLowerCase, asciiUpperCase } from '../../../contract/letter-case.ts';
import { growingTexts } from '../../i18n/light.ts';
import type { QuoteReader } from '../shared/quote/rows.ts';
import { useCountries } from '../shared/lookups.ts';

/** Writers of a document's languages, whichever its reader speaks; undefined until their texts are here. */
export function useReaders(codes: readonly string[]): (QuoteReader & { language: Language })[] | undefined {
  const countries = useCountries();
  const nameOf = (code: string, language: Language): string =>
    countries.find((country) => asciiLowerCase(country.code) === code)?.name[language] ?? asciiUpperCase(code);
  const languages = codes.flatMap((code) => (isLanguage(code) ? (languageOf(code) ?? []) : []));
  const { data } = useQuery({
    queryKey: ['document-texts', ...languages],
    queryFn: () =>
      Promise.all(
        languages.map(async (language) => {
          const texts = growingTexts(language);
          await texts.add(['quote', 'trade']);
          return texts;
        }),
      ),
    staleTime: Infinity,
  });
  return data?.map(({ t, language }) => ({ t, language, country: (code) => nameOf(code, language) }));
}
