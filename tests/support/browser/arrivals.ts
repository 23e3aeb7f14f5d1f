import { expect, type Page, type Request } from '@playwright/test';

/**
 * Watches the requests of a page that has loaded. Playwright's `networkidle` happens once per document, so it does not wait for what the page
 * requests after an input.
 * @returns waits until everything that was requested has arrived, also what arrived scripts have requested
 */
export function watchArrivals(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do {
      await expect.poll(() => open.size).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    } while (open.size > 0);
  };
}
