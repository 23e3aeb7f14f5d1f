/** Recovery codes whose answer was lost (docs/behaviour.md#second-factor). */
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirmSecondFactor, enrolSecondFactor, renewRecoveryCodes } from '../../../contract/second-factor/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { queryClient } from '../../../src/account/shared/data/query.ts';
import { EnrolSecondFactor } from '../../../src/account/shared/second-factor/EnrolSecondFactor.tsx';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { clearSession, updateCredentials } from '../../../src/client/session/session.ts';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

const fine = (data: unknown): Response => Response.json({ success: true, code: 'OK', message: '', data });

/** A server that has set up the app by a call whose answer is lost. */
function serve(): void {
  let isSet = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === pathOf(renewRecoveryCodes)) return fine({ recoveryCodes: ['aaaa-bbbb'] });
    if (isSet) return Response.json({ success: false, code: 'SECOND_FACTOR_SET', message: '' }, { status: 409 });
    if (address === pathOf(enrolSecondFactor)) return fine({ key: 'ABCD', uri: 'otpauth://totp/Kervan' });
    isSet = address === pathOf(confirmSecondFactor);
    throw new TypeError('Failed to fetch');
  });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function beginSetUp(): Promise<void> {
  updateCredentials(credentialsOf());
  serve();
  renderAt(
    await place(),
    <TextsProvider t={countedTexts().t} language="en">
      <QueryClientProvider client={queryClient}>
        <EnrolSecondFactor />
      </QueryClientProvider>
    </TextsProvider>,
  );
  await button('secondFactor.begin').click();
  await page.getByRole('textbox').fill('123456');
  await button('secondFactor.confirm').click();
  await expect.element(page.getByText('errors.NETWORK')).toBeInTheDocument();
}

test.each([
  ['the code is sent again', async () => button('secondFactor.confirm').click()],
  [
    'the setup begins again',
    async () => {
      await button('common.actions.cancel').click();
      await button('secondFactor.begin').click();
    },
  ],
])('are made anew by another code when %s', async (_, repeat) => {
  await beginSetUp();
  await repeat();
  await expect.element(page.getByText('secondFactor.isSet secondFactor.renewText')).toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('654321');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('aaaa-bbbb')).toBeInTheDocument();
});
