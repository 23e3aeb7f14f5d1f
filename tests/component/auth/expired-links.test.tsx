/** Pages of mailed links that have expired say so in the reader's language, and lead on. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ComponentProps, ReactNode } from 'react';
import type { Language } from '../../../contract/text/languages.ts';
import { Activation } from '../../../src/islands/account/Activation.tsx';
import { InvitationForm } from '../../../src/islands/account/InvitationForm.tsx';
import { KeepAddress } from '../../../src/islands/account/KeepAddress.tsx';
import { ResetPasswordForm } from '../../../src/islands/account/ResetPasswordForm.tsx';
import { place, renderAt } from '../../support/component/mount.ts';

const files = import.meta.glob<Record<string, Record<string, string> & string>>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});
const textsOf = (language: Language, name: string) => files[`../../../locales/${language}/${name}.json`] ?? {};

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

interface Kind {
  code: 'TOKEN_EXPIRED' | 'STAFF_LINK_EXPIRED';
  page: (language: Language) => ReactNode;
  says: (language: Language) => string | undefined;
  leadsTo: string;
}
const signInHref = '/sign-in';
function activation(language: Language): ReactNode {
  const texts = textsOf(language, 'activation') as unknown as ComponentProps<typeof Activation>['texts'];
  const signInTexts = { submit: 'sign in' } as ComponentProps<typeof Activation>['signInTexts'];
  const hrefs = { startHref: '/start', forgotHref: '/forgot', signInHref, resendHref: '/profile' };
  return <Activation {...{ language, texts, signInTexts, ...hrefs }} offerPaths={[]} />;
}

const kinds: Record<string, Kind> = {
  activation: {
    code: 'TOKEN_EXPIRED',
    page: activation,
    says: (language) => textsOf(language, 'activation')['expired'],
    leadsTo: '/profile',
  },
  'address change': {
    code: 'STAFF_LINK_EXPIRED',
    page: activation,
    says: (language) => textsOf(language, 'activation')['outdated'],
    leadsTo: signInHref,
  },
  'stopped address change': {
    code: 'TOKEN_EXPIRED',
    page: (language) => (
      <KeepAddress
        {...{ language, signInHref }}
        texts={textsOf(language, 'keepAddress') as unknown as ComponentProps<typeof KeepAddress>['texts']}
      />
    ),
    says: (language) => textsOf(language, 'keepAddress')['expired'],
    leadsTo: signInHref,
  },
  invitation: {
    code: 'TOKEN_EXPIRED',
    page: (language) => (
      <InvitationForm
        {...{ language, signInHref }}
        texts={textsOf(language, 'invitation') as unknown as ComponentProps<typeof InvitationForm>['texts']}
      />
    ),
    says: (language) => textsOf(language, 'invitation')['expired'],
    leadsTo: signInHref,
  },
  reset: {
    code: 'TOKEN_EXPIRED',
    page: (language) => {
      const texts = textsOf(language, 'password')['reset'] as unknown as ComponentProps<typeof ResetPasswordForm>['texts'];
      return <ResetPasswordForm {...{ language, signInHref, texts }} forgotHref="/forgot" />;
    },
    says: (language) => textsOf(language, 'password')['reset']?.['expired'],
    leadsTo: '/forgot',
  },
};

const cases = Object.keys(kinds).flatMap((kind) => (['en', 'tr', 'ru', 'ar'] as const).map((language) => [kind, language] as const));
test.each(cases)('an expired link (%s) says so in %s, and leads on', async (kind, language) => {
  const its = kinds[kind];
  if (its === undefined) throw new Error(kind);
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code: its.code, message: '' }, { status: 400 }));
  history.replaceState(null, '', '?token=late');
  renderAt(await place(390, 900, language), its.page(language));
  const text = its.says(language);
  expect(text).toBeTruthy();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text ?? '');
  await expect.element(page.getByRole('link')).toHaveAttribute('href', its.leadsTo);
});
