/** The interface languages as pages show them. */
import type { Language } from '../../contract/text/languages.ts';

export {
  apiLanguage,
  directionOf,
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  localeOf,
} from '../../contract/text/languages.ts';

/** Each language's own name, and its flag. */
export const languageNames: Record<Language, { name: string; flag: string }> = {
  tr: { name: 'Türkçe', flag: 'tr' },
  en: { name: 'English', flag: 'gb' },
  ru: { name: 'Русский', flag: 'ru' },
  ar: { name: 'العربية', flag: 'eg' },
};
