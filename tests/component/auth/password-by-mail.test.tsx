import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgotPassword } from '../../../contract/auth/calls.ts';
import { addressOf } from '../../../contract/wire/wire-call.ts';
import { ProofDialog } from '../../../src/account/shell/ProofDialog.tsx';
import { queryClient } from '../../../src/account/shared/data/query.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { clearSession, updateCredentials } from '../../../src/client/session/session.ts';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  clearSession();
});

test('whoever has forgotten the password gets a link by mail where it is asked for, and may ask for another one', async () => {
  const credentials = credentialsOf();
  updateCredentials(credentials);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method !== 'GET') asked.push(address);
    return Response.json({ success: true, code: 'OK', message: '', data: { passkeys: [], dtAdded: null } });
  });
  renderAt(
    await place(),
    <TextsProvider t={countedTexts().t} language="en">
      <QueryClientProvider client={queryClient}>
        <ProofDialog onEnd={() => undefined} />
      </QueryClientProvider>
    </TextsProvider>,
  );
  const button = page.getByRole('button', { name: 'user.settings.password.byMail' });
  await button.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('user.settings.password.mailed');
  await expect.element(button).toHaveFocus();
  await button.click();
  const own = addressOf(forgotPassword, { query: { eMail: credentials.userInfo.email } });
  await expect.poll(() => asked).toEqual([own, own]);
});
