/** The countries whose companies may sign up, for the form; from configuration (`SIGN_UP_COUNTRIES`). */
import { env } from 'cloudflare:workers';
import { getCountries } from '../../contract/lookup/calls.ts';
import { type SignUpSettings, signUpCountriesOf } from '../../contract/site/sign-up-countries.ts';
import type { TextsOf } from '../i18n/keys.ts';
import { type Language, localeOf } from '../../contract/text/languages.ts';
import { callApi } from './call-api.ts';

/** @returns undefined if all countries may sign up */
export async function servedCountries(t: TextsOf<'signUp'>, language: Language) {
  const codes = signUpCountriesOf(env as SignUpSettings);
  if (codes.length === 0) return undefined;
  const countries = (await callApi(getCountries)).filter(({ code }) => codes.includes(code));
  const { compare } = new Intl.Collator(localeOf[language]);
  const named = countries
    .map(({ code, name, dial_code: dialCode }) => ({ id: code, country: name[language], dialCode }))
    .sort((one, other) => compare(one.country, other.country));
  const names = named.map(({ country }) => country);
  return {
    codes,
    dialCodes: named,
    text: t('signUp.openTo', { countries: new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(names) }),
  };
}
