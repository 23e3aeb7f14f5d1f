import { type ApiLanguage, fromApiLanguage, localeOf } from '../../contract/text/languages.ts';

/** A day in the reader's language, e.g. "November 3, 2026". */
export const dateText = (at: number, language: ApiLanguage): string =>
  new Intl.DateTimeFormat(localeOf[fromApiLanguage(language)], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
