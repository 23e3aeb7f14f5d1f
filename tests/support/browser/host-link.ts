/** Tests in the sample app, which plays the host around the product's frame. */
import type { Page } from '@playwright/test';
import { type SampleHost, startSampleHost } from '../../../scripts/sample-host.ts';
import { expect, test as base } from './page.ts';

export const test = base.extend<{ host: SampleHost }>({
  host: async ({}, use) => {
    const host = await startSampleHost(process.env.KERVAN_ORIGIN ?? '');
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});

/** Sends the sample app's message to open a link. */
export async function openLink(page: Page, link: string): Promise<void> {
  const field = page.locator('#open input');
  // A page that opens in the frame takes the focus, and what is typed meanwhile is lost.
  await expect(async () => {
    await field.fill(link);
    await expect(field).toHaveValue(link, { timeout: 100 });
  }).toPass();
  await page.locator('#open button').click();
}
