/** A log of a test's browser with times. It is printed when the first attempt fails, for which Playwright records no trace. */
import type { BrowserContext, Page } from '@playwright/test';
import { secondMs } from '../../../contract/limits.ts';

/** @returns a list to which lines are added: addresses of pages, answers of the API, failures, and errors of the console */
export function recordBrowser(context: BrowserContext): string[] {
  const begun = Date.now();
  const lines: string[] = [];
  const note = (text: string): void => void lines.push(`${((Date.now() - begun) / secondMs).toFixed(1)} s  ${text}`);
  const watchPage = (page: Page): void =>
    void page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(frame.url());
    });
  context.pages().forEach(watchPage);
  context.on('page', watchPage);
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) note(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  context.on('requestfailed', (request) => note(`${request.failure()?.errorText ?? ''} ${request.method()} ${request.url()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  return lines;
}
