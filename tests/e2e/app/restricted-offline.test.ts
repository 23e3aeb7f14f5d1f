/** The service worker does not show restricted or suspended content any more, once the device has got the refusal. */
import type { Page } from '@playwright/test';
import type { SampleHost } from '../../../scripts/sample-host.ts';
import { test } from '../../support/browser/host-link.ts';
import { expect } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { newBusiness, suspendCompany } from '../../support/people/businesses.ts';
import { actOnReport, reportContent } from '../../support/people/cases.ts';
import { liveProduct } from '../../support/people/products.ts';

// Through the host, since Chromium's own offline mode does not reach what a service worker fetches.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', locale: 'en' });

const t = textsOf('en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pages of this device are stored from now on. */
async function openApp(page: Page): Promise<void> {
  await page.goto('/en/imports?app=1');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const isStored = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (key) => (await caches.match(key)) !== undefined, `/__page${address}`);

/** Opens a page that the device has stored or deleted, without a network. */
async function expectOffline(page: Page, host: SampleHost, address: string, shown: { title: string; isStored: boolean }): Promise<void> {
  // The worker stores and deletes after the answer.
  await expect.poll(() => isStored(page, address)).toBe(shown.isStored);
  host.setNetwork(false);
  await page.goto(address);
  await expect(heading(page)).toHaveText(shown.title);
  host.setNetwork(true);
}

test('a product that was opened and then restricted answers 410, and then nothing of it is shown offline', async ({ page, host }) => {
  const business = await newBusiness(page.request);
  const name = `Hotel towel ${business.companyName.slice(-6)}`;
  const id = await liveProduct(page.request, business, { name, description: 'Certified cotton.', keyword: 'towels' });
  const address = `/en/companies/${business.path}/products/${id}`;
  await openApp(page);
  await page.goto(address);
  await expect(heading(page)).toHaveText(name);
  await expectOffline(page, host, address, { title: name, isStored: true });

  await reportContent(page.request, 'product', id);
  await actOnReport(page.request, name);
  expect((await page.goto(address))?.status()).toBe(410);
  await expectOffline(page, host, address, { title: t('notification.offline.title'), isStored: false });
});

test('a company that was opened and then suspended leads to the home page, and then nothing of it is shown offline', async ({
  page,
  host,
}) => {
  const business = await newBusiness(page.request);
  const address = `/en/companies/${business.path}`;
  await openApp(page);
  await page.goto(address);
  await expect(heading(page)).toHaveText(business.companyName);
  await expectOffline(page, host, address, { title: business.companyName, isStored: true });

  await suspendCompany(page.request, business.companyId);
  await page.goto(address);
  await expect(page).toHaveURL(/\/en\/?$/);
  await expectOffline(page, host, address, { title: t('notification.offline.title'), isStored: false });
});
