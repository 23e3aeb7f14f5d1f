import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const locales = { en: 'en-US', tr: 'tr-TR', ru: 'ru-RU', ar: 'ar-EG' } as const;

/** Gives ComboBox, Menu and the dialogs the page's language and direction; without it they would follow the browser's. */
export function LocaleProvider({ language, children }: { language: keyof typeof locales; children: ReactNode }) {
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}
