/** The four interface languages; EN is the fallback. */
export const languages = ['en', 'tr', 'ru', 'ar'] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = 'en';

export const localeOf: Record<Language, string> = { en: 'en-US', tr: 'tr-TR', ru: 'ru-RU', ar: 'ar-EG' };
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
/** Every language in its own words, with the flag that stands for it. */
export const languageNames: Record<Language, { name: string; flag: string }> = {
  tr: { name: 'Türkçe', flag: 'tr' },
  en: { name: 'English', flag: 'gb' },
  ru: { name: 'Русский', flag: 'ru' },
  ar: { name: 'العربية', flag: 'eg' },
};
/** The language code as the API stores and expects it (D-72). */
export const apiLanguage = (language: Language): 'EN' | 'TR' | 'RU' | 'AR' => language.toUpperCase() as 'EN' | 'TR' | 'RU' | 'AR';

export function isLanguage(value: string | null | undefined): value is Language {
  return (languages as readonly string[]).includes(value ?? '');
}
