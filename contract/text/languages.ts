/** The four languages: the only list of them. */
import { asciiLowerCase, asciiUpperCase } from './letter-case.ts';

export const languages = ['en', 'tr', 'ru', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The default; its texts also define the keys. */
export const fallbackLanguage: Language = 'en';

/** BCP 47, for numbers, dates and sorting. */
export const localeOf: Record<Language, string> = { en: 'en-US', tr: 'tr-TR', ru: 'ru-RU', ar: 'ar-EG' };

const rightToLeft: readonly Language[] = ['ar'];
export const directionOf = (language: Language): 'ltr' | 'rtl' => (rightToLeft.includes(language) ? 'rtl' : 'ltr');

/** A pattern for a language code. */
export const languagePattern = `(?:${languages.join('|')})`;

/** @param value in any case */
export function languageOf(value: string | null | undefined): Language | null {
  const lower = asciiLowerCase(value ?? '');
  return languages.find((language) => language === lower) ?? null;
}

export const isLanguage = (value: string | null | undefined): value is Language => (languages as readonly unknown[]).includes(value);

/** A value for each language. */
export const inEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

/** The code as the API stores and expects it (docs/behaviour.md#user-values). */
export type ApiLanguage = Uppercase<Language>;
export const apiLanguage = <L extends Language>(language: L): Uppercase<L> => asciiUpperCase(language) as Uppercase<L>;
export const apiLanguages: readonly ApiLanguage[] = languages.map(apiLanguage);
/** From the API's code to ours. */
export const fromApiLanguage = (language: ApiLanguage): Language => asciiLowerCase(language) as Language;
/** A value for each language, by the API's codes. */
export const inEachApiLanguage = <Value>(make: (language: ApiLanguage) => Value): Record<ApiLanguage, Value> =>
  Object.fromEntries(apiLanguages.map((language) => [language, make(language)])) as Record<ApiLanguage, Value>;

/**
 * The language of ours that the browser prefers most, of equal ones the first; otherwise English.
 * @param header `Accept-Language`
 */
export function acceptedLanguage(header: string | null): Language {
  const preferences = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const language = languageOf(tag.split('-')[0]?.trim());
    const q = parameters.map((text) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined);
    const weight = q === undefined ? 1 : Number(q);
    return language !== null && weight > 0 ? [{ language, weight }] : [];
  });
  return preferences.sort((a, b) => b.weight - a.weight)[0]?.language ?? fallbackLanguage;
}

/** Each language's own name, and its flag. */
export const languageNames: Record<Language, { name: string; flag: string }> = {
  tr: { name: 'Türkçe', flag: 'tr' },
  en: { name: 'English', flag: 'gb' },
  ru: { name: 'Русский', flag: 'ru' },
  ar: { name: 'العربية', flag: 'eg' },
};
