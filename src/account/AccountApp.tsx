import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useEffect, useState } from 'react';
import { startSession } from '../client/start.ts';
import { type Language, localeOf } from '../i18n/languages.ts';
import { shellSubjects } from '../i18n/subjects.ts';
import { LocaleProvider } from '../ui/LocaleProvider.tsx';
import { $route, followLinks } from './shared/route.ts';
import { queryClient } from './shared/query.ts';
import { startTexts, TextsProvider } from './shared/texts.tsx';
import { AccountToasts } from './shell/AccountToasts.tsx';
import { keepAppBar } from './shell/app-bar.ts';
import { Guard } from './shell/Guard.tsx';
import { keepHeader } from './shell/header.ts';
import { pages } from './shell/pages.ts';
import { Screen } from './shell/Screen.tsx';
import { keepSession } from './shell/session.ts';

/** The signed-in business area: one app, mounted once, for all its addresses. */
export function AccountApp({ language }: { language: Language }) {
  const [texts] = useState(() => startTexts(language, shellSubjects));
  useEffect(() => {
    startSession(true);
    const stops = [followLinks(), keepHeader(), keepSession(), keepAppBar()];
    // The page's script comes while the session is asked for.
    const route = $route.get();
    if (route !== undefined) pages[route.route].load().catch(() => undefined);
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <Suspense
      fallback={
        <div className="loader loader--screen">
          <span className="spinner" />
        </div>
      }
    >
      <Ready texts={texts} />
    </Suspense>
  );
}

function Ready({ texts }: { texts: ReturnType<typeof startTexts> }) {
  const { t, language } = use(texts);
  return (
    <TextsProvider t={t} language={language}>
      <QueryClientProvider client={queryClient}>
        <LocaleProvider locale={localeOf[language]}>
          <Guard>
            <Screen />
          </Guard>
          <AccountToasts />
        </LocaleProvider>
      </QueryClientProvider>
    </TextsProvider>
  );
}
