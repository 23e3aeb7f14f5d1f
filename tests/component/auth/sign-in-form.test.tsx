import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import secondFactor from '../../../locales/en/secondFactor.json';
import { SignInForm, type SignInFormProps } from '../../../src/islands/account/SignInForm.tsx';
import { clearSession } from '../../../src/client/session/session.ts';
// Loaded by the form later, and here with the file, so that the test does not wait for the bundler.
import '../../../src/i18n/browser.ts';
import '../../../src/islands/account/second-step/SecondStep.tsx';
import { place, renderAt } from '../../support/component/mount.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

/** Texts that are their own names. */
const texts = new Proxy({}, { get: (_, name) => String(name) }) as SignInFormProps['texts'];

test('"back" from the second step leads to the password', async () => {
  const asked = vi.fn(async () => Response.json({ success: false, code: 'SECOND_FACTOR_NEEDED', message: '' }, { status: 400 }));
  vi.stubGlobal('fetch', asked);
  renderAt(await place(), <SignInForm language="en" texts={texts} forgotHref="/forgot-password" homeHref="/" />);
  await page.getByRole('textbox', { name: 'email' }).fill('elif@kervan.example');
  await userEvent.keyboard('{Tab}Calm-caravan-9{Enter}');
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: secondFactor.signIn.back }).click();
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('password');
});
