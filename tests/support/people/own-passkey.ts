/** A member with a passkey on the device of a page. */
import { expect, type Page } from '@playwright/test';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { textsOf } from '../browser/texts.ts';
import { type VirtualAuthenticator, withAuthenticator, withoutPasskeyList } from '../browser/virtual-authenticator.ts';
import { newConfirmedAccount } from './businesses.ts';
import { type Account, enter } from './members.ts';

/** Path of the security part: passkeys, accounts at providers, authenticator app, sessions. */
export const securityPath = '/profile-settings?part=security';

/** Signs in a new person, who adds a passkey and stays at the security part. */
export async function enterWithPasskey(page: Page, language: Language = 'en'): Promise<{ account: Account; device: VirtualAuthenticator }> {
  const t = textsOf(language);
  await withoutPasskeyList(page);
  const device = await withAuthenticator(page);
  const account = await newConfirmedAccount(page.request, apiLanguage(language));
  await enter(page, account, securityPath);
  await page.getByRole('button', { name: t('passkey.add') }).click();
  await expect(page.getByText(t('passkey.added'))).toBeVisible();
  return { account, device };
}
