import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Gives ComboBox, Menu and the dialogs the page's language and direction; without it they would follow the browser's. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
