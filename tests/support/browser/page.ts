import { test as base, type Browser, expect, type Page } from '@playwright/test';
import { recordBrowser } from '../people/browser-log.ts';
import { watchRules } from '../people/faults.ts';
import { withSteadyInterception } from './interception.ts';
import { withResends } from './resends.ts';

/** Playwright's test with the product's base rules: no uncaught error, no CSP refusal, no third-party request. */
export const test = base.extend<{ faults: string[]; log: void }, { contexts: void }>({
  baseURL: async ({}, use) => use(process.env.KERVAN_ORIGIN),
  request: async ({ request }, use) => use(withResends(request)),
  // For the context of each test, and those that a test opens for further people.
  contexts: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = withSteadyInterception(await open(options));
        withResends(context.request);
        return context;
      };
      await use();
    },
    { auto: true, scope: 'worker' },
  ],
  faults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      watchRules(context, baseURL ?? '', faults);
      await use(faults);
      // A page that polls may have a call on its way, and a handler that waits for its answer fails when the test has ended.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  log: [
    async ({ context }, use, info) => {
      const log = recordBrowser(context);
      await use();
      // Printed, because reporters shorten attachments.
      if (info.status !== info.expectedStatus) console.info(log.join('\n'));
    },
    { auto: true },
  ],
});

/** Playwright's `test`, as far as a test without options of its own needs it. */
interface TestIn {
  (title: string, body: Body): void;
  (title: string, details: { tag: string }, body: Body): void;
}
type Body = Parameters<typeof test>[2];

/**
 * For files whose tests need one left-to-right and one right-to-left language. A promise that does not depend on the direction is tested in
 * one language only, because these tests are the slowest.
 * @returns Playwright's own `test`, so that a failure names its line
 */
export const testsOf =
  (language: string) =>
  (own: 'en' | 'ar'): TestIn =>
    own === language ? test : () => undefined;

/** A step of a long test that takes longer hangs. */
export const stepMs = 15_000;

/** A page of somebody else, on a device of their own. */
export async function pageElsewhere(browser: Browser, language: string, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({
    locale: language,
    extraHTTPHeaders: { 'accept-language': language },
    baseURL: process.env.KERVAN_ORIGIN,
    userAgent,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(stepMs);
  return page;
}

export { expect };
