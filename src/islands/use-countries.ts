import { useEffect, useState } from 'react';
import { getCountries } from '../../contract/lookup/calls.ts';
import { call } from '../client/call.ts';
import { type Language, localeOf } from '../i18n/languages.ts';

export interface CountryChoice {
  id: string;
  /** Two-letter code, upper case. */
  code: string;
  name: string;
  dialCode: string;
}

/** All countries by name in the page's language, fetched once the form is awake. */
export function useCountries(language: Language): readonly CountryChoice[] {
  const [list, setList] = useState<readonly CountryChoice[]>([]);
  useEffect(() => {
    void call(getCountries).then((answer) => {
      if (!answer.ok) return;
      const order = new Intl.Collator(localeOf[language]);
      const choices = answer.data.map(({ id, code, name, dial_code: dialCode }) => ({
        id,
        code: code.toUpperCase(),
        name: name[language],
        dialCode,
      }));
      setList(choices.sort((a, b) => order.compare(a.name, b.name)));
    });
  }, [language]);
  return list;
}
