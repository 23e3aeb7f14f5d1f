/** A press whose dialog cannot be loaded is answered, on the built product. Browsers repeat such an import only after a reload. */
import type { Page } from '@playwright/test';
import { watchArrivals } from '../../support/browser/arrivals.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { newBusiness } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';

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
