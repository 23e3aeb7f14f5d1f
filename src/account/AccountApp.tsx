import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GrowingTexts } from '../i18n/browser.ts';
import { LoadFailure } from '../ui/later.ts';
import { followLinks } from './shared/route.ts';
import { queryClient } from './shared/data/query.ts';
import { sayFailure } from './shared/say-failure.ts';
import { TextsProvider } from './shared/texts.tsx';
import { AccountToasts } from './shell/AccountToasts.tsx';
import { keepAppBar } from './shell/app-bar.ts';
import { Guard } from './shell/Guard.tsx';
import { keepFocusLater } from './shell/keep-focus-later.ts';
import { keepHeader } from './shell/header.ts';
import { preloadOnApproach } from './shell/preload.ts';
import { ProofQuestion } from './shell/ProofQuestion.tsx';
import { Screen } from './shell/Screen.tsx';
import { keepSession } from './shell/session.ts';
import { SignOutPlace } from './shell/SignOutPlace.tsx';

/** The signed-in business area: one React app, mounted once, that serves all its addresses. */
export function AccountApp({ texts: { t, language } }: { texts: GrowingTexts }) {
  useEffect(() => {
    const stops = [followLinks(), preloadOnApproach(), keepHeader(), keepSession(), keepAppBar(), keepFocusLater()];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <TextsProvider t={t} language={language}>
      <QueryClientProvider client={queryClient}>
        <LoadFailure value={() => sayFailure(t('common.partMissing'))}>
          <Guard>
            <Screen />
            <SignOutPlace />
          </Guard>
          <ProofQuestion />
        </LoadFailure>
        <AccountToasts />
      </QueryClientProvider>
    </TextsProvider>
  );
}
