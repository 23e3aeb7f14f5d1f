import { type Language, localeOf } from './languages.ts';

/** @param code ISO 3166, two letters */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(localeOf[language], { type: 'region', fallback: 'code' }).of(code) ?? code;
