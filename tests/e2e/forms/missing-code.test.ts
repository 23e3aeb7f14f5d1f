/** Parts whose code cannot be loaded, on the built product. Browsers repeat such an import only after a reload. */
import type { Page } from '@playwright/test';
import { dayMs } from '../../../contract/limits.ts';
import { setSecondFactorRule } from '../../../contract/second-factor/calls.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { listenAsApp } from '../../support/browser/app-bridge.ts';
import { watchArrivals } from '../../support/browser/arrivals.ts';
import { expect, test } from '../../support/browser/page.ts';
import { scriptOf } from '../../support/browser/script-of.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { ask, login, newBusiness, newConfirmedAccount } from '../../support/people/businesses.ts';
import { enter, newAccount } from '../../support/people/members.ts';
import { addApp } from '../../support/people/second-factor.ts';

const t = textsOf('en');
const scripts = /\/_astro\/.*\.js$/;
const message = (page: Page) => page.getByRole('alert').filter({ hasText: t('common.partMissing') });

test('a dialog of the business area asks for a reload and opens after it', { tag: '@gate' }, async ({ page, request }) => {
  const whenArrived = watchArrivals(page);
  await enter(page, await newBusiness(request), '/profile-settings?part=data');
  const ask = page.getByRole('button', { name: t('user.settings.delete.open') });
  await expect(ask).toBeVisible();
  // Only the dialog's code is to fail, not what the page loads when it is idle.
  await whenArrived();
  await page.route(scripts, (route) => route.abort());
  await ask.click();
  await expect(message(page)).toBeVisible();
  await page.unroute(scripts);
  await page.reload();
  await ask.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('the question about credits asks for a reload, which keeps the message', async ({ page, request }) => {
  const { path } = await newBusiness(request);
  const whenArrived = watchArrivals(page);
  await enter(page, await newBusiness(request), `/companies/${path}`);
  const send = page.getByRole('button', { name: t('contact.send'), exact: true });
  const text = page.locator('main [name="text"]');
  await page
    .locator('#contact')
    .getByRole('button', { name: t('contact.open') })
    .click();
  await expect(text).toBeVisible();
  await whenArrived();
  await page.route(scripts, (route) => route.abort());
  await text.fill('Do you ship to Mersin?');
  await send.click();
  await expect(message(page)).toBeVisible();
  await page.unroute(scripts);
  await text.fill('Do you ship to Mersin by sea?');
  const loaded = page.waitForEvent('load');
  await message(page)
    .getByRole('link', { name: t('common.actions.reload') })
    .click();
  await loaded;
  // The page opens the form by itself; a press here would meet a button that is being replaced.
  await expect(text).toHaveValue('Do you ship to Mersin by sea?');
  await send.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a field whose list cannot be loaded asks for a reload, and shows its choice again when it is left', async ({ page, request }) => {
  const whenArrived = watchArrivals(page);
  await enter(page, await newAccount(request), '/profile-settings');
  const dialCode = page.getByRole('combobox', { name: t('account.dialCode') }).first();
  await expect(dialCode).toBeVisible();
  const before = await dialCode.inputValue();
  await whenArrived();
  await page.route(scripts, (route) => route.abort());
  await dialCode.fill('+49');
  await expect(message(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialCode).toHaveValue(before);
});

test('a page of the app without the code of its banner and its badge stays usable', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await listenAsApp(page);
  const account = await newAccount(request);
  const from = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
  await ask(request, pathOf(setSecondFactorRule), { token: await login(request, account), data: { from } });
  const parts = ['src/account/shell/AppBadge.tsx', 'src/account/shell/second-factor/DueBanner.tsx'];
  const refused = new Set<string>();
  for (const part of parts)
    await page.route(scriptOf(part), (route) => {
      refused.add(part);
      return route.abort();
    });
  const whenArrived = watchArrivals(page);
  await enter(page, account, '/my-companies', { language: 'en', isApp: true });
  await expect.poll(() => [...refused].toSorted()).toEqual(parts);
  await whenArrived();
  await expect(page.getByRole('heading', { level: 1, name: t('nav.business.companies') })).toHaveCount(1);
});

test('a second step of the sign-in that cannot be loaded is a network failure', async ({ page, request }) => {
  const account = await newConfirmedAccount(request);
  await addApp(request, account);
  await page.route(scriptOf('src/islands/account/second-step/SecondStep.tsx'), (route) => route.abort());
  await page.goto('/en/sign-in');
  const form = page.locator('main form');
  await form.locator('[name=email]').fill(account.email);
  await form.locator('[name=password]').fill(account.password);
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('alert')).toHaveText(t('errors.NETWORK'));
  await expect(form.locator('[name=password]')).toHaveValue(account.password);
});
