import type { Language } from '../../contract/wire.ts';

const locales: Record<Language, string> = { EN: 'en-US', TR: 'tr-TR', RU: 'ru-RU', AR: 'ar-EG' };

/** A day as the reader of a mail writes it, e.g. "November 3, 2026". */
export const dateText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
