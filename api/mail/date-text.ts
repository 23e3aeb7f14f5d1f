import { type ApiLanguage, fromApiLanguage, localeOf } from '../../contract/text/languages.ts';

/** A day in the reader's language, e.g. "November 3, 2026". */
export const dateText = (at: number, language: ApiLanguage): string =>
  new Intl.DateTimeFormat(localeOf[fromApiLanguage(language)], { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** A moment in the reader's language, in UTC, e.g. "November 3, 2026 at 9:30 AM UTC". */
export function momentText(at: number, language: ApiLanguage): string {
  const format = new Intl.DateTimeFormat(localeOf[fromApiLanguage(language)], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at)} UTC`;
}
