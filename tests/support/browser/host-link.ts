import { expect, type Page } from '@playwright/test';

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
