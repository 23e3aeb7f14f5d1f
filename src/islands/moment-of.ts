import { type Language, localeOf } from '../i18n/languages.ts';

/** Day and time where the reader is, e.g. "November 3, 2026 at 9:30 AM". */
export const momentOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
