import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Gives pickers, menus and dialogs the page's language and direction; without it they would follow the browser's. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.dataset['locale'] ?? 'en-US'}>{children}</I18nProvider>;
}
