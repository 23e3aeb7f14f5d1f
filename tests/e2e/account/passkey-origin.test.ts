/** A passkey belongs to one site: on another one neither the browser nor the product accepts it (docs/behaviour.md#passkeys). */
import type { Browser, Page } from '@playwright/test';
import { loginWithPasskey } from '../../../contract/passkey/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { startSampleHost } from '../../../scripts/sample-host.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { withAuthenticator, withoutPasskeyList } from '../../support/browser/virtual-authenticator.ts';
import { countRequests } from '../../support/people/members.ts';
import { enterWithPasskey } from '../../support/people/own-passkey.ts';

const t = textsOf('en');

/** Presses the passkey's button on the sign-in page of another site, on the device of a member. @returns how often the API was asked */
async function pressAt(origin: string, page: Page, browser: Browser): Promise<{ elsewhere: Page; asked: () => number }> {
  const { device: own } = await enterWithPasskey(page);
  const elsewhere = await (await browser.newContext({ baseURL: origin })).newPage();
  await withoutPasskeyList(elsewhere);
  const device = await withAuthenticator(elsewhere);
  await device.keepOnly(await own.passkeys());
  const asked = countRequests(elsewhere.context(), pathOf(loginWithPasskey));
  await elsewhere.goto('/sign-in');
  await elsewhere.getByRole('button', { name: t('signIn.passkey.submit') }).click();
  return { elsewhere, asked };
}

async function expectSignedOut(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith('kervan'))).toEqual([]);
}

test('a page at another port that passes everything on gets the passkey of the host, and no session', async ({ page, browser }) => {
  const between = await startSampleHost(process.env.KERVAN_ORIGIN ?? '');
  const { elsewhere, asked } = await pressAt(between.origin, page, browser);
  await expectSignedOut(elsewhere, t('errors.PASSKEY_UNKNOWN'));
  expect(asked()).toBe(1);
  await elsewhere.context().close();
  await between.stop();
});

for (const host of ['127.0.0.1', 'elsewhere.localhost'])
  test(`the site at the host name ${host} gets no passkey: the browser itself refuses`, async ({ page, browser }) => {
    const { elsewhere, asked } = await pressAt((process.env.KERVAN_ORIGIN ?? '').replace('localhost', host), page, browser);
    await expectSignedOut(elsewhere, t('signIn.passkey.notUsed'));
    expect(asked()).toBe(0);
    await elsewhere.context().close();
  });
