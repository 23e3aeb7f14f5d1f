import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Sets language and direction of pickers, menus and dialogs, which otherwise follow the browser. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.dataset['locale'] ?? 'en-US'}>{children}</I18nProvider>;
}
