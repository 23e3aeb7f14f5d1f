import { expect, type Page, type Request } from '@playwright/test';
import { secondMs } from '../../../contract/limits.ts';

/** Waits for an idle main thread. The limit is for a page that draws no frame, whose idle callback Chromium may never call. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout })), secondMs);

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
      await untilIdle(page);
    } while (open.size > 0);
  };
}
