/** Where the focus goes on when a part of the second step of signing in replaces another one. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Code } from '../../../src/client/session/sign-in.ts';
import { SecondStep } from '../../../src/islands/account/second-step/SecondStep.tsx';
import { countedTexts } from '../../support/component/counted-texts.ts';
import { place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

async function openStep(missing: 'SECOND_FACTOR_NEEDED' | 'PASSKEY_NEEDED', isRecoveryReady = false): Promise<Code[]> {
  const given: Code[] = [];
  renderAt(
    await place(),
    <SecondStep
      t={countedTexts().t}
      language="en"
      missing={missing}
      isRecoveryReady={isRecoveryReady}
      typed={{ email: 'elif@kervan.example', password: 'Calm-caravan-9' }}
      errorOccurred="signIn.errorOccurred"
      signIn={async (code) => {
        given.push(code);
        return { ok: true, status: 200, code: 'OK', message: '', data: { ...credentialsOf(), recoveryCodesLeft: 9 } };
      }}
      onBack={() => undefined}
      onSignedIn={async () => undefined}
    />,
  );
  return given;
}

const heading = (name: string) => page.getByRole('heading', { name: `secondFactor.signIn.${name}` });
const press = (name: string) => page.getByRole('button', { name: `secondFactor.signIn.${name}`, exact: true }).click();

test('the step with a passkey is focused when it opens and when it is opened again, and so is the waiting time', async () => {
  await openStep('PASSKEY_NEEDED');
  await expect.element(heading('title')).toHaveFocus();
  await press('lostPasskey');
  await expect.element(heading('lostPasskey')).toHaveFocus();
  await press('back');
  await expect.element(heading('title')).toHaveFocus();
});

test('the waiting time of a lost app is focused, and after "back" the code', async () => {
  await openStep('SECOND_FACTOR_NEEDED');
  await press('useRecovery');
  await press('lost');
  await expect.element(heading('lost')).toHaveFocus();
  await press('back');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('the number of codes that are left is focused', async () => {
  await openStep('SECOND_FACTOR_NEEDED');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('aaaa-bbbb{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('secondFactor.signIn.codesLeft 9');
});

test('a recovery whose waiting time is over is used only when its button is pressed', async () => {
  const given = await openStep('SECOND_FACTOR_NEEDED', true);
  await expect.element(heading('recoveryReady')).toHaveFocus();
  await press('useApp');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  expect(given).toEqual([]);
});

test('a recovery of passkeys offers the passkey, and signs in without it when asked', async () => {
  const given = await openStep('PASSKEY_NEEDED', true);
  await expect.element(page.getByText('secondFactor.signIn.recoveryRemovesPasskeys')).toBeVisible();
  await press('recover');
  await expect.poll(() => given).toEqual([{ useRecovery: true }]);
});
